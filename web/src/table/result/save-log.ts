import { api, isFailed } from "../../net/api.ts";
import { LocalFault, workerCall } from "../../local/worker-client.ts";
import { toast } from "../../shell/toast.tsx";
import { refusalText } from "../../text/refusals.ts";

/** The finished game as a file, from the server or from this device. */
export async function saveLog(table: string, local: boolean): Promise<void> {
  const text = await (local ? fromDevice(table) : fromServer(table));
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `trestle-${table}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}

async function fromServer(table: string): Promise<string | null> {
  const reply = await api.log(table);
  if (!isFailed(reply)) return reply;
  toast(reply.text, "warn");
  return null;
}

async function fromDevice(table: string): Promise<string | null> {
  try {
    return await workerCall("log", { table });
  } catch (error) {
    if (!(error instanceof LocalFault)) throw error;
    toast(await refusalText(error.refusal), "warn");
    return null;
  }
}
