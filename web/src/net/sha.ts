import { hex, sha256 } from "@trestle/kernel";

export function sha256Hex(bytes: Uint8Array): string {
  return hex(sha256(bytes));
}
