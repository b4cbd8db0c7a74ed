/** Keeps the page for times without a network, once it has been loaded. Only a built page has the files for it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Where it is not allowed (a private window, plain http) the page works as before, only not without a network.
    navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
