/** Installs the service worker, so that the page works offline. Only a built page has one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Where that is not allowed (private window, plain HTTP) the page works only online.
    navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
