import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { QueueMetrics } from "./queue.ts";

/** The queue's metrics for Prometheus: by lane, never by table or address. */
export function botQueueMetrics(registers: Registry[]): QueueMetrics {
  const waiting = new Gauge({
    name: "trestle_thinking_waiting",
    help: "Bots' moves and hints that wait for a thread",
    labelNames: ["lane"],
    registers,
  });
  const waited = new Histogram({
    name: "trestle_thinking_wait_seconds",
    help: "From asking for a bot's move or a hint until a thread takes it",
    labelNames: ["lane"],
    buckets: [0.002, 0.008, 0.032, 0.125, 0.5, 2, 8, 32],
    registers,
  });
  const used = new Counter({
    name: "trestle_thinking_seconds_total",
    help: "Time that threads were busy, for addresses and tables within their quota or beyond it",
    labelNames: ["lane", "quota"],
    registers,
  });
  const hurried = new Counter({
    name: "trestle_thinking_hurried_total",
    help: "Jobs cut short because a job with precedence waited",
    labelNames: ["lane"],
    registers,
  });
  const refused = new Counter({
    name: "trestle_thinking_refused_total",
    help: "Hints that were refused because too many of the same table waited",
    labelNames: ["lane"],
    registers,
  });
  return {
    waiting: (lane, change) => waiting.inc({ lane }, change),
    waited: (lane, ms) => waited.observe({ lane }, ms / 1_000),
    used: (lane, ms, { over }) => used.inc({ lane, quota: over ? "beyond" : "within" }, ms / 1_000),
    hurried: (lane) => hurried.inc({ lane }),
    refused: (lane) => refused.inc({ lane }),
  };
}
