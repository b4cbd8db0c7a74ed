const ASKS = 100;
const BETWEEN_ASKS = 150;

/** Keeps the page for times without a network, once it has been loaded. Only a built page has the files for it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is not allowed (a private window, plain http) the page works as before, only not without a network.
  takeNewest().catch(() => undefined);
  const register = (): void => {
    navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/**
 * A newer build has come in since the last visit: this load was the old one's last. The page that was left for this one
 * is counted for a moment longer, so it asks more than once; never once somebody has touched the page.
 */
async function takeNewest(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration(document.baseURI);
  const newer = found?.waiting;
  if (newer == null) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  for (let asked = 0; asked < ASKS && found!.waiting === newer && !navigator.userActivation.hasBeenActive; asked++) {
    newer.postMessage("take over");
    await new Promise((go) => setTimeout(go, BETWEEN_ASKS));
  }
}
