/** Web push support of this browser and server. */
export interface PushSupport {
  registration: ServiceWorkerRegistration;
  /** The server's public key. */
  key: string;
  subscribed: boolean;
}

/** As the protocol has it: the address at the push service and the browser's keys. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** null: this browser or this server has no web push. */
export async function pushSupport(): Promise<PushSupport | null> {
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

/** null: the player or the browser refused. */
export async function subscribe({ registration, key }: PushSupport): Promise<PushAddress | null> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return null;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return addressOf((await registration.pushManager.subscribe(options)).toJSON());
  } catch {
    return null;
  }
}

export async function unsubscribe({ registration }: PushSupport): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}

function addressOf({ endpoint, keys }: PushSubscriptionJSON): PushAddress | null {
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
}
