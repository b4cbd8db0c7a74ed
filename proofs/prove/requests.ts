import { connect } from "node:net";
import { below, pick, type Rng } from "@trestle/kernel";
import { mutate, mutateBytes, mutateTree } from "./mutate.ts";
import type { Made } from "./program.ts";
import { addFigures, type Figures } from "./proof.ts";

/** As it would look if it were ever put into a page as it is. */
export const SCRIPT = "<img src=q onerror=x>";

interface Request {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

/** Requests that are good as they stand. */
function goodRequests(made: Made): Request[] {
  const secrets = [made.hostSecret];
  const proof = { name: "Ann", passphrase: "x" };
  return [
    { method: "GET", path: "/", body: null },
    { method: "GET", path: "/healthz", body: null },
    { method: "GET", path: "/readyz", body: null },
    { method: "GET", path: "/metrics", body: null },
    { method: "GET", path: "/api/games", body: null },
    { method: "GET", path: "/api/tables", body: null },
    { method: "GET", path: `/api/codes/${made.code}`, body: null },
    { method: "GET", path: `/api/tables/${made.table}/log`, body: null },
    { method: "GET", path: `/ws/${made.table}`, body: null },
    { method: "POST", path: "/api/tables", body: { game: "colt", seats: 99, bots: 2, options: {}, clock: "off" } },
    { method: "POST", path: "/api/quick", body: { game: "poker" } },
    { method: "POST", path: "/api/mine", body: { secrets } },
    { method: "POST", path: "/api/claim", body: proof },
    { method: "POST", path: "/api/login", body: proof },
    { method: "POST", path: "/api/logout", body: {} },
  ];
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get"];
const HEADERS = [
  "Origin: http://evil.example",
  "Content-Type: text/plain",
  "Content-Type: application/xml",
  "Content-Type: application/json; charset=utf-16",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip",
  "Content-Encoding: gzip",
  "Expect: 100-continue",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Cookie: trestle=x.y.z; trestle=\u0001",
  "X-Forwarded-For: 1.1.1.1, ::::",
  `Referer: ${SCRIPT}`,
  "If-None-Match: *",
  "Range: bytes=0-999999999999",
  `X: ${"y".repeat(9_000)}`,
];

function anyPath(rng: Rng, path: string): string {
  switch (below(rng, 8)) {
    case 0:
      return `${path}?${SCRIPT}`;
    case 1:
      return `${path}/${encodeURIComponent(SCRIPT)}`;
    case 2:
      return path.replace(/\w+$/, pick(rng, ["..", "%2e%2e%2f", "%00", "%ff", "x".repeat(3_000), "__proto__", "%"]));
    case 3:
      return `/${pick(rng, ["../", "//", "%2e%2e/%2e%2e/", "\\..\\"])}${pick(rng, ["etc/passwd", "package.json"])}`;
    default:
      return path;
  }
}

/** One request, whole in its framing; what it asks for may be anything. */
function request(rng: Rng, made: Made, last: boolean): Buffer {
  const good = pick(rng, goodRequests(made));
  // What may end the connection comes last, so that those before it are answered.
  const method = last && below(rng, 3) === 0 ? pick(rng, METHODS) : good.method;
  const wrong = good.body === null ? "" : last ? mutate(rng, good.body) : mutateTree(rng, good.body);
  const body = Buffer.from(wrong);
  const path = anyPath(rng, good.path);
  const lines = [
    `${method} ${last ? path : path.replaceAll(" ", "%20")} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Content-Length: ${body.length}`,
  ];
  if (good.body !== null) lines.push("Content-Type: application/json");
  if (last && below(rng, 2) === 0) lines.push(pick(rng, HEADERS));
  if (last && below(rng, 4) === 0) lines[1] = `Host: ${SCRIPT}`;
  if (last) lines.push("Connection: close");
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

/** Sends all at once and reads until the other side closes; `hangUp`: it is told that no more will come. */
function exchange(port: number, bytes: Buffer, { hangUp }: { hangUp: boolean }): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const end = (): void => done(Buffer.concat(chunks).toString("latin1"));
    socket.setTimeout(20_000, () => {
      socket.destroy();
      fail(new Error(`neither answered nor closed: ${JSON.stringify(bytes.toString("latin1").slice(0, 2_000))}`));
    });
    socket.on("data", (data: Buffer) => chunks.push(data));
    socket.on("error", end);
    socket.on("end", () => socket.end());
    socket.on("close", end);
    socket.write(bytes);
    if (hangUp) socket.end();
  });
}

/** A script or picture in a page that is not the client's own, which comes from a file of this server. */
export const PLANTED = /<(?!script type="module"[^>]* src="[./]*assets\/[\w.-]+")(?:script|img)/i;

/** The answers to requests sent one after the other; each must be one of ours, and no page may hold what we sent. */
function judge(text: string, tally: Figures): void {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/);
  for (const answer of answers) {
    if (answer === "") continue;
    const status = Number(answer.slice(9, 12));
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    const fine = status < 500 || /"rule":"SERVER-(STORE|DOWN|BUSY)/.test(body);
    if (!fine) throw new Error(`a request was answered ${answer.slice(0, 400)}`);
    if (/content-type: text\/html/i.test(head) && PLANTED.test(body)) throw new Error(`a script in ${answer}`);
    if (
      /content-type: application\/json/i.test(head) &&
      !/x-content-type-options: nosniff/i.test(head) &&
      status !== 400
    )
      throw new Error(`an answer that may be sniffed: ${head}`);
    const typed = /"rule":"[A-Z]+(-[A-Z]+)*-\d+"/.test(body);
    addFigures(tally, { [status < 400 ? "answered" : typed ? "typedRefusals" : "bareRefusals"]: 1 });
  }
}

const TOGETHER = 10;

/** So many requests over pipelined connections. */
export async function badRequests(port: number, made: Made, rng: Rng, many: number): Promise<Figures> {
  const tally: Figures = { requests: 0 };
  const worker = async (): Promise<void> => {
    while (tally["requests"]! < many) {
      const broken = below(rng, 5) === 0;
      const count = broken ? 1 : TOGETHER;
      tally["requests"]! += count;
      const all = Array.from({ length: count }, (_, i) => request(rng, made, i === count - 1));
      const bytes = broken ? mutateBytes(rng, all[0]!) : Buffer.concat(all);
      const text = await exchange(port, bytes, { hangUp: broken });
      judge(text, tally);
      if (text === "") addFigures(tally, { closedUnanswered: 1 });
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return tally;
}
