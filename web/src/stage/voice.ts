import { settings } from "@trestle/ui/settings.ts";
import { words } from "../text/index.ts";

/** Speaks a text with the system's voice, if the voice slider is not at zero. */
export function speakAloud(text: string): void {
  const { voice, muted } = settings.getState();
  if (voice === 0 || muted || text === "" || typeof speechSynthesis === "undefined") return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = words.getState().language;
  utterance.volume = voice;
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (typeof speechSynthesis !== "undefined") speechSynthesis.cancel();
}
