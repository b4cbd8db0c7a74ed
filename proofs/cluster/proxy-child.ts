import { Proxy } from "./proxy.ts";

// A proxy in a process of its own, before the servers whose ports it is given; ends when nobody holds its input.
const proxy = new Proxy(process.argv.slice(2).map(Number));
process.stdout.write(`${await proxy.listen(0)}\n`);
process.stdin.on("end", () => process.exit(0)).resume();
