import { createHash } from "node:crypto";
import type { AdminStats } from "./stats.ts";

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:70em;margin:1.5em auto;padding:0 1em;background:#f6efe2;color:#2b1d12}" +
  "table{border-collapse:collapse;width:100%;margin:.5em 0 1.5em}th,td{text-align:left;padding:.3em .6em;border-bottom:1px solid #cdbb9c}" +
  "td.n{text-align:right}code{overflow-wrap:anywhere}div{overflow-x:auto}input,button{font:inherit;padding:.5em;min-height:44px}" +
  "@media(prefers-color-scheme:dark){body{background:#1d1712;color:#efe4d2}th,td{border-color:#4a3b2b}}";
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** No script at all; the word is sent to this server only. */
export const ADMIN_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

function document(title: string, body: string, refresh: number | null): string {
  const again = refresh === null ? "" : `<meta http-equiv="refresh" content="${refresh}">\n`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${again}<title>${title}</title>
<style>${STYLE}</style>
<main>
${body}
</main>
`;
}

/** Asks for the word; `why` says what was wrong with the last one. */
export function wordPage(why: string | null): string {
  const no = why === null ? "" : `<p role="alert"><strong>${escape(why)}</strong></p>`;
  return document(
    "Trestle: admin",
    `<h1>Trestle: admin</h1>${no}
<form method="post" action="/admin"><p><label for="word">The admin word</label></p>
<p><input id="word" name="word" type="password" autocomplete="current-password" required> <button>Open</button></p></form>`,
    null,
  );
}

type Cell = string | number;

function grid(caption: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return `<h2>${caption}</h2><p>None.</p>`;
  const cell = (c: Cell): string => (typeof c === "number" ? `<td class="n">${c}</td>` : `<td>${escape(c)}</td>`);
  const titles = head.map((h) => `<th scope="col">${h}</th>`).join("");
  const lines = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n");
  return `<h2>${caption}</h2><div tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${titles}</tr></thead><tbody>\n${lines}\n</tbody></table></div>`;
}

const time = (at: number): string => new Date(at).toISOString().replace("T", " ").slice(0, 19);
const ms = (value: number | null): string => (value === null ? "–" : `≤ ${value} ms`);

export function statsPage(f: AdminStats): string {
  const now: (readonly [string, Cell])[] = [
    ["Running for", `${Math.floor(f.upSeconds / 3600)} h ${Math.floor((f.upSeconds % 3600) / 60)} min`],
    ["Memory", `${f.memoryMb} MB`],
    ["Sockets", f.sockets],
    ["Tables in memory / stored", `${f.tablesInMemory} / ${f.tablesKept}`],
    ["Log lines stored", f.linesKept],
    [
      "Commit: half within / 99 of 100 within",
      `${ms(f.commitMs.p50)} / ${ms(f.commitMs.p99)} (${f.commitMs.count} commits)`,
    ],
    ["Event loop: half within / 99 of 100 / longest", `${f.loopMs.p50} / ${f.loopMs.p99} / ${f.loopMs.max} ms`],
  ];
  const tables = f.tables.map((t) => [t.id, t.game, t.phase, t.people, t.bots, t.sockets, t.entries, time(t.used)]);
  const damage = f.damage.map(({ table, reason }) => [table ?? "–", reason]);
  const errors = f.errors.map((e) => [time(e.at), e.level, e.message, e.reason]);
  const refusals = f.refusals.map(({ rule, count }) => [rule, count]);
  return document(
    "Trestle: admin",
    [
      "<h1>Trestle: admin</h1>",
      grid("Now", ["what", "value"], now),
      grid(
        "Tables in memory",
        ["id", "game", "phase", "people", "bots", "sockets", "entries", "last used (UTC)"],
        tables,
      ),
      grid("Damage found since the start", ["table", "what"], damage),
      grid("Errors and warnings, newest first", ["when (UTC)", "level", "what", "reason"], errors),
      grid("Refusals by rule", ["rule", "count"], refusals),
      "<p>This page reloads every 15 seconds. To export a table: <code>trestle export ID --server ADDRESS</code>.</p>",
    ].join("\n"),
    15,
  );
}
