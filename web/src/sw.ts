/**
 * The page without a network. Each build has a list of its files; they are fetched together and used together, so that no
 * page is ever made of two builds. A new build waits until the next load and takes over then.
 */

export interface Kept {
  /** From the folder the page lies in. */
  path: string;
  /** Its content's hash; null: the name has it. */
  hash: string | null;
}
declare const FILES: readonly Kept[];
declare const BUILD: string;

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
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "fetch", hear: (event: FetchAsked) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Touched) => void): void;
  addEventListener(type: "message", hear: (event: MessageEvent & Extendable) => void): void;
}
// The page's own types know no service worker, and the two kinds cannot be had in one program.
declare const self: Scope;

const PREFIX = "trestle-files-";
const CACHE = PREFIX + BUILD;
/** What only a server can answer. */
const SERVERS = /^(api|ws|healthz|readyz|metrics)(\/|$)/;

const address = (path: string): string => new URL(path, self.registration.scope).href;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((file) => take(cache, file)));
}

/** What an earlier build has under the same name of its content is not fetched again. */
async function take(cache: Cache, { path, hash }: Kept): Promise<void> {
  const url = address(path);
  const known = hash === null ? await caches.match(url) : undefined;
  if (known !== undefined) return cache.put(url, known);
  const got = await fetch(url, { cache: hash === null ? "default" : "reload" });
  if (!got.ok) throw new Error(`${path}: ${got.status}`);
  await cache.put(url, got);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  return (await fromBuild("index.html")) ?? fetch(request);
}

/** Not yet where another page may still be one of the build before: it would miss its files. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length < 2) await self.skipWaiting();
}

async function fromBuild(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address(path));
}

const paths = new Set(FILES.map((file) => file.path));

function answer(event: FetchAsked): void {
  const { request } = event;
  const { scope } = self.registration;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/)[0]!;
  if (SERVERS.test(path)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (paths.has(path)) event.respondWith(fromBuild(path).then((kept) => kept ?? fetch(request)));
}

/** It has but one sentence to say, in the browser's own language: the page's words are not loaded here. */
const TURN = { en: "It is your turn.", it: "Tocca a te." } as const;
const GAMES: Readonly<Record<string, string>> = { colt: "Colt Super Express", bang: "BANG!", heist: "Train Heist" };

async function tellTurn(text: string): Promise<void> {
  const { table = "", code = "", game = "" } = JSON.parse(text) as Record<string, string | undefined>;
  const body = self.navigator.language.startsWith("it") ? TURN.it : TURN.en;
  const title = `${GAMES[game] ?? "Trestle"} · ${code}`;
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
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver());
});
self.addEventListener("fetch", answer);
