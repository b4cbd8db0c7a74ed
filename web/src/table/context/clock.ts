import { useEffect, useState } from "preact/hooks";
import type { ClockInfo, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";

/** When the page received these clocks; it counts down from there. */
const heard = new WeakMap<readonly ClockInfo[], number>();

function noteClocks(info: TableInfo): void {
  if (!heard.has(info.clocks)) heard.set(info.clocks, performance.now());
}

/** Milliseconds that the seat has left now; null: no clock. */
export function leftOf(info: TableInfo, seat: Seat): number | null {
  noteClocks(info);
  const clock = info.clocks.find((c) => c.seat === seat);
  if (clock === undefined || clock.left === null) return null;
  const gone = clock.running && !info.paused ? performance.now() - (heard.get(info.clocks) ?? 0) : 0;
  return Math.max(0, clock.left - gone);
}

/** The same, updated every second. */
export function useLeft(info: TableInfo | null, seat: Seat | null): number | null {
  const [, tick] = useState(0);
  const left = info === null || seat === null ? null : leftOf(info, seat);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return left;
}

/** 0:14, 12:05, 3 h 20. Seconds are rounded up, so that 0:00 means over. */
export function clockText(left: number, days: (n: number) => string, hours: (n: number) => string): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * 86_400) return days(Math.floor(seconds / 86_400));
  if (seconds >= 2 * 3600) return hours(Math.floor(seconds / 3600));
  const pad = (n: number): string => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}
