/** What this browser and this server have for telling somebody that they are waited for. */
export interface Means {
  registration: ServiceWorkerRegistration;
  /** The server's public key. */
  key: string;
  subscribed: boolean;
}

/** As the wire has it: the push service's address and the browser's keys. */
export interface Reach {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** null: this browser cannot, or this server does not. */
export async function noticesOf(): Promise<Means | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return null;
  try {
    const registration = await navigator.serviceWorker.getRegistration(document.baseURI);
    if (registration === undefined) return null;
    const response = await fetch(new URL("api/push", document.baseURI));
    const { key } = (await response.json()) as { key?: unknown };
    if (!response.ok || typeof key !== "string") return null;
    return { registration, key, subscribed: (await registration.pushManager.getSubscription()) !== null };
  } catch {
    return null;
  }
}

/** null: the player, or the browser, said no. */
export async function startNotices({ registration, key }: Means): Promise<Reach | null> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    return reachOf((await registration.pushManager.subscribe(wish)).toJSON());
  } catch {
    return null;
  }
}

export async function endNotices({ registration }: Means): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}

function reachOf({ endpoint, keys }: PushSubscriptionJSON): Reach | null {
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
}
