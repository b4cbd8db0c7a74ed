/**
 * The service worker: the page offline. Each build has a cache of its own. `index.html` is stored last, so a cache that has
 * it is complete. A loading page gets the newest complete build. Older builds stay until their last page is closed, so
 * that no page mixes two builds.
 */

export interface Kept {
  /** Relative to the page. */
  path: string;
  /** The hash of its content; null: the name contains it. */
  hash: string | null;
}
declare const FILES: readonly Kept[];
declare const BUILD: string;
/** By id. */
declare const GAME_NAMES: Readonly<Record<string, string>>;

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchAsked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}
interface Touched extends Extendable {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { readonly language: string };
  readonly clients: {
    matchAll(which: object): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchAsked) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Touched) => void): void;
}
// The DOM types of the page and those of service workers exclude each other.
declare const self: Scope;

const PAGE = "index.html";
const PREFIX = "trestle-files-";
const CACHE = PREFIX + BUILD;
/** Paths that only the server answers. */
const SERVERS = /^(api|ws|healthz|readyz|metrics)(\/|$)/;

const address = (path: string): string => new URL(path, self.registration.scope).href;

async function install(): Promise<void> {
  // Caches are listed in the order of creation: delete first, so that a build that comes back is the newest.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.filter(({ path }) => path !== PAGE).map((file) => take(cache, file)));
  await take(
    cache,
    FILES.find(({ path }) => path === PAGE)!,
  );
}

/** Takes a file with the same hashed name from an earlier build instead of fetching it. */
async function take(cache: Cache, { path, hash }: Kept): Promise<void> {
  const url = address(path);
  const known = hash === null ? await caches.match(url) : undefined;
  if (known !== undefined) return cache.put(url, known);
  const got = await fetch(url, { cache: hash === null ? "default" : "reload" });
  if (!got.ok) throw new Error(`${path}: ${got.status}`);
  await cache.put(url, got);
}

async function builds(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** Deletes older builds: no page uses them any more. */
async function activate(): Promise<void> {
  const all = await builds();
  await Promise.all(all.slice(0, all.indexOf(CACHE)).map((name) => caches.delete(name)));
}

/** The file from the newest complete build that has it. */
async function fromBuild(path: string): Promise<Response | undefined> {
  for (const name of (await builds()).toReversed()) {
    const cache = await caches.open(name);
    const [page, kept] = await Promise.all([cache.match(address(PAGE)), cache.match(address(path))]);
    if (page !== undefined && kept !== undefined) return kept;
  }
  return undefined;
}

function answer(event: FetchAsked): void {
  const { request } = event;
  const { scope } = self.registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/)[0]!;
  if (SERVERS.test(path)) return;
  event.respondWith(fromBuild(path === "" ? PAGE : path).then((kept) => kept ?? fetch(request)));
}

/** The only text here, in the browser's language: the page's texts are not loaded. */
const TURN = { en: "It is your turn.", it: "Tocca a te." } as const;

async function tellTurn(text: string): Promise<void> {
  const { table = "", code = "", game = "" } = JSON.parse(text) as Record<string, string | undefined>;
  const body = self.navigator.language.startsWith("it") ? TURN.it : TURN.en;
  const title = `${GAME_NAMES[game] ?? "Trestle"} · ${code}`;
  await self.registration.showNotification(title, { body, tag: table, icon: address("icon.svg"), data: { table } });
}

async function toTable(table: string): Promise<void> {
  const url = address(`#/t/${table}`);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((one) => one.url === url);
  await (there === undefined ? self.clients.openWindow(url) : there.focus());
}

self.addEventListener("push", (event) => event.waitUntil(tellTurn(event.data?.text() ?? "{}")));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(toTable(table));
});
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", answer);
