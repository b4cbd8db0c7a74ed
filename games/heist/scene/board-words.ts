import { sceneText } from "@trestle/ui/scene-text.ts";
import type { HeistWords } from "./text/board-en.ts";

export const boardText = sceneText<HeistWords>();
