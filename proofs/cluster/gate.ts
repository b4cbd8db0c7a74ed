import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A way to the database that can be shut: its connections are dropped, and new ones refused. */
export class Gate {
  readonly #to: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  constructor(to: number) {
    this.#to = to;
  }

  async open(): Promise<void> {
    const server = createServer((from) => this.#pass(from));
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
    this.port = (server.address() as AddressInfo).port;
  }

  #pass(from: Socket): void {
    const to = connect({ host: "127.0.0.1", port: this.#to, noDelay: true });
    from.setNoDelay(true);
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#sockets.add(a);
      a.on("error", () => b.destroy());
      a.on("close", () => {
        this.#sockets.delete(a);
        b.destroy();
      });
      a.pipe(b);
    }
  }

  async shut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    const closed = new Promise((done) => (server === null ? done(null) : server.close(done)));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
