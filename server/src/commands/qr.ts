import { networkInterfaces } from "node:os";
import qrcode from "qrcode-generator";

/** A QR code as terminal text, two rows of squares a line: light squares are drawn, dark ones left out. */
export function qrLines(text: string): string[] {
  const qr = qrcode(0, "L");
  qr.addData(text);
  qr.make();
  const size = qr.getModuleCount();
  const quiet = 2;
  const light = (row: number, column: number): boolean =>
    row < 0 || column < 0 || row >= size || column >= size || !qr.isDark(row, column);
  const lines: string[] = [];
  for (let row = -quiet; row < size + quiet; row += 2) {
    let line = "";
    for (let column = -quiet; column < size + quiet; column++) {
      const [upper, lower] = [light(row, column), light(row + 1, column)];
      line += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    lines.push(line);
  }
  return lines;
}

/** The address by which others on the same network reach this machine; null: there is no such network. */
export function localAddress(): string | null {
  for (const list of Object.values(networkInterfaces()))
    for (const a of list ?? [])
      if (a.family === "IPv4" && !a.internal && !a.address.startsWith("169.254.")) return a.address;
  return null;
}
