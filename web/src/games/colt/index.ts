import type { Language } from "../../text/index.ts";
import type { Scene } from "../scene.ts";

export async function loadColt(_language: Language): Promise<Scene> {
  throw new Error("not drawn yet");
}
