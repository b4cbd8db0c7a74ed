import { playAll, type Played } from "./play-all.ts";

declare global {
  interface Window {
    playAll(): Played[];
  }
}

// A page has no other way to hand a function to the test that drives it.
window.playAll = playAll;
