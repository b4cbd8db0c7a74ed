import { settings, type Settings } from "@trestle/ui/settings.ts";
import { onReduced, pagePace } from "@trestle/ui/motion/pace.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");

function dress({ theme, easyReading, motion, grain }: Settings): void {
  const on = document.documentElement.dataset;
  on["theme"] = theme === "system" ? (dark.matches ? "dusk" : "noon") : theme;
  on["reading"] = easyReading ? "easy" : "usual";
  on["motion"] = motion;
  on["grain"] = grain ? "on" : "off";
  const ground = on["theme"] === "dusk" ? "#131A29" : "#F6EBD5";
  // CSS animations follow the speed setting too.
  const { tempo, reduced } = pagePace();
  document.documentElement.style.setProperty("--tempo", String(reduced ? 0 : tempo));
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

/** Sets theme, type and motion as attributes of the page, from the settings and the system's preferences. */
export function wearTheme(): void {
  dress(settings.getState());
  const again = (): void => dress(settings.getState());
  onReduced(again);
  dark.addEventListener("change", again);
}
