import { api } from "../net/api.ts";
import { workerCall } from "../local/worker-client.ts";
import { toast, toastError } from "./toast.tsx";

/** The finished game as a file, from the server or from this device. */
export async function saveLog(table: string, { local, file }: { local: boolean; file: string }): Promise<void> {
  try {
    const log = local ? await workerCall("log", { table }) : await api.log(table);
    if (typeof log !== "string") return toast(log.text, "warn");
    saveFile(file, log);
  } catch (error) {
    await toastError(error);
  }
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
