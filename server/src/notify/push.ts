import { isIP } from "node:net";
import webpush from "web-push";
import type { ReportError } from "../recent-errors.ts";
import type { Config } from "../config.ts";
import type { SendNotice, TurnNotice } from "./turn-notices.ts";
import type { ServerStore } from "../store/server-store.ts";

interface Keys {
  publicKey: string;
  privateKey: string;
}

export interface Push {
  /** What a browser needs to subscribe; null: this server sends no pushes. */
  publicKey: string | null;
  send: SendNotice;
}

/** Seconds for which a push service keeps trying: a turn in a game over days. */
const TTL = 86_400;
const PATIENCE = 10_000;

/** Keys are made at the first start and stored, so that subscriptions survive restarts. */
async function keysOf(store: ServerStore): Promise<Keys> {
  const stored = await store.setting("vapid", JSON.stringify(webpush.generateVAPIDKeys()));
  return JSON.parse(stored!) as Keys;
}

export async function openPush(config: Config, store: ServerStore, report: ReportError): Promise<Push> {
  const keys = config.push ? await keysOf(store) : null;
  const vapid =
    keys === null ? null : { ...keys, subject: config.publicUrl?.startsWith("https:") ? config.publicUrl : CONTACT };
  return {
    publicKey: keys?.publicKey ?? null,
    async send(notice) {
      const { webhook } = config;
      const hook = webhook === null ? null : tellHook(webhook, config, notice, report);
      const fits = notice.who.subscriptions.filter(({ endpoint }) => isKnown(endpoint, config.pushHosts));
      const gone = vapid === null ? [] : await Promise.all(fits.map((to) => pushTo(to, notice, vapid, report)));
      await hook;
      return gone.filter((endpoint) => endpoint !== null);
    },
  };
}

/** Push services want a contact; a server without a public address has none. */
const CONTACT = "mailto:host@localhost";

/** Only known push services: a player must not make this server connect to machines of their choice. */
export function isKnown(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  // A URL has no port where it is the default one. A numeric address is no service, whatever the list says.
  if (url === null || url.protocol !== "https:" || url.port !== "" || `${url.username}${url.password}` !== "")
    return false;
  const { hostname } = url;
  if (hostname.startsWith("[") || isIP(hostname) !== 0) return false;
  return hosts.some((host) => (host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : hostname === host));
}

async function pushTo(
  to: TurnNotice["who"]["subscriptions"][number],
  { table, code, game }: TurnNotice,
  vapid: Keys & { subject: string },
  report: ReportError,
): Promise<string | null> {
  const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
  try {
    const options = { vapidDetails: vapid, TTL, timeout: PATIENCE, topic: topicOf(table) };
    await webpush.sendNotification(subscription, JSON.stringify({ t: "turn", table, code, game }), options);
    return null;
  } catch (error) {
    const status = error instanceof webpush.WebPushError ? error.statusCode : 0;
    if (status === 404 || status === 410) return to.endpoint;
    report("warn", new Error(`a push service answered ${status}`), "a notice could not be pushed", { table });
    return null;
  }
}

/** A newer notice of the same table replaces an older one that was not delivered yet. */
function topicOf(table: string): string {
  return table.slice(0, 32);
}

async function tellHook(webhook: string, config: Config, notice: TurnNotice, report: ReportError): Promise<void> {
  const { table, code, game, who } = notice;
  const url = config.publicUrl === null ? null : `${config.publicUrl}/#/t/${table}`;
  const body = JSON.stringify({ t: "turn", table, code, game, seat: who.seat, name: who.name, url });
  try {
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(webhook, { method: "POST", headers, body, signal, redirect: "error" });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    report("warn", error, "the webhook did not accept a notice", { table });
  }
}
