// A small player: sits down at a table by its code and plays any legal move. Node 22 or newer, no packages.
//   node examples/bot.mjs http://localhost:8080 ABCDEF [name]
// docs/PROTOCOL.md says what the frames mean.
const [server = "http://localhost:8080", code = "", name = "Rusty"] = process.argv.slice(2);
const sha256 = async (text) => Buffer.from(await crypto.subtle.digest("SHA-256", text));
const random = (bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString("hex");

const found = await fetch(`${server}/api/codes/${encodeURIComponent(code)}`).then((r) => r.json());
if (!found.table) throw new Error(found.text);

const legal = new Map(); // decision → its moves: they are sent once
const answered = new Set();
const secrets = [random(16)]; // whoever has the seat's secret has the seat: keep it to come back after a lost connection
const parts = new Map(); // commitment → the part of the deal behind it
let promised; // the server's commitment, as it was first shown
let revealed = { attempt: 0, list: "" }; // the newest list for which a part was revealed
let preparing = false;
let revealing = 0; // the attempt for which a part is on its way by this connection
let ws;

function connect() {
  ws = new WebSocket(`${server.replace(/^http/, "ws")}/ws/${found.table}`);
  ws.addEventListener("open", () => send({ t: "hello", protocol: 2, secrets, history: false }));
  ws.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  ws.addEventListener("close", ({ code: why }) => (why === 1000 ? process.exit(0) : setTimeout(connect, 1000)));
}

const send = (frame) => ws.send(JSON.stringify(frame.t === "hello" ? frame : { key: random(12), ...frame }));

function hear(frame) {
  if (frame.t === "fault" || frame.t === "refused") {
    console.error(`${frame.t}: ${frame.rule}`, frame.data);
    setTimeout(() => ws.close(4000), 2000); // whatever it was, a fresh `sync` says what is asked now
  }
  if (frame.t === "done" || frame.t === "refused") preparing = false;
  if (frame.t === "sync") {
    preparing = false;
    revealing = 0;
    answered.clear();
    if (frame.you.seats.length === 0 && frame.table.phase === "lobby")
      send({ t: "sit", seat: null, name, secret: secrets[0] });
    frame.boards.forEach(look);
  }
  if (frame.t === "step") look(frame.board);
  if (frame.t === "sync" || frame.t === "about") void prepare(frame.table, frame.you.seats[0]);
}

// Commits to 32 random bytes when it gets ready, and reveals them when the list of all commitments is frozen.
async function prepare({ id, phase, seats, attempt, starting, commitment }, seat) {
  if (phase === "over") return ws.close(1000);
  if (phase !== "lobby" || seat === undefined) return;
  promised ??= commitment;
  if (starting) return starting.missing.includes(seat) && reveal(starting.list, seat);
  if (seats[seat].ready || preparing) return;
  preparing = true;
  const part = random(32);
  const head = Buffer.from(`trestle-deal/2 part\0\0${String.fromCharCode(id.length)}${id}${String.fromCharCode(seat)}`);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(attempt);
  const mine = (await sha256(Buffer.concat([head, count, Buffer.from(part, "hex")]))).toString("hex");
  parts.set(mine, part);
  send({ t: "ready", seat, ready: true, attempt, commitment: mine });
}

// One list an attempt: whoever freezes another one later wants to choose among deals. Sent again it does no harm.
function reveal(frozen, seat) {
  const list = JSON.stringify(frozen);
  const part = parts.get(frozen.seats[seat].commitment);
  if (!part || frozen.table !== found.table || frozen.commitment !== promised) return;
  if (frozen.attempt <= revealed.attempt && list !== revealed.list) return;
  if (revealing === frozen.attempt) return;
  revealing = frozen.attempt;
  revealed = { attempt: frozen.attempt, list };
  send({ t: "part", seat, attempt: frozen.attempt, part });
}

function look({ seat, pending, legal: fresh }) {
  for (const { d, moves } of fresh) legal.set(d, moves);
  for (const { id, seat: whose, free } of pending) {
    const moves = legal.get(id);
    if (whose !== seat || free || moves === undefined || answered.has(id)) continue;
    answered.add(id);
    send({ t: "move", seat, d: id, move: moves[Math.floor(Math.random() * moves.length)] });
  }
}

connect();
