import { settings } from "@trestle/ui/settings.ts";
import { words } from "../text/index.ts";

/** Says a line with the system's voice, after what is being said; silent while the voice slider stands at nothing. */
export function speakAloud(text: string): void {
  const { voice, muted } = settings.getState();
  if (voice === 0 || muted || text === "" || typeof speechSynthesis === "undefined") return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = words.getState().language;
  said.volume = voice;
  speechSynthesis.speak(said);
}

export function stopSpeaking(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
