import { createHash } from "node:crypto";
import { GAMES } from "../games/games.ts";

const STYLE =
  "body{font:18px/1.5 system-ui,sans-serif;max-width:38em;margin:3em auto;padding:0 1em;background:#f6efe2;color:#2b1d12}" +
  "h1{font-size:1.8em}code{background:#e9ddc6;padding:.1em .3em}@media(prefers-color-scheme:dark){body{background:#1d1712;color:#efe4d2}code{background:#33291f}}";

export const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A trestle bridge, drawn in one stroke. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 8h28M6 8l4 20M26 8l-4 20M16 8v20M7 15h18M9 22h14" fill="none" stroke="#a23a16" stroke-width="3"/></svg>',
)}`;

/** What a visitor sees where the web client has not been built. */
export function plainPage(address: string): string {
  const example = GAMES[0]!;
  const games = GAMES.map(({ text }) => `<li><strong>${escape(text.name)}</strong> – ${escape(text.promise)}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="${ICON}">
<title>Trestle</title>
<style>${STYLE}</style>
<main>
<h1>Trestle</h1>
<p>A table for train-robbery board games, with friends, strangers or bots. This server is running and plays:</p>
<ul>
${games.join("\n")}
</ul>
<p>The web client has not been built here. From a terminal in a copy of this project:</p>
<p><code>npm run play -- ${example.game.id} --seats ${example.seats} --bots ${example.seats - 1} --join ${escape(address)}</code></p>
<p>Programs find the <a href="/api/games">games and their options</a> and the <a href="/api/tables">open tables</a> as JSON.</p>
</main>
`;
}
