import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { botQueueMetrics } from "./bots/queue-metrics.ts";

/** Metrics for Prometheus. No names, no table ids: nothing here tells who plays. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Counted in a plain map, since every frame is counted, and converted when metrics are read.
  const frames = new Map<string, number>();
  // The registry holds on to it.
  void new Counter({
    name: "trestle_frames_total",
    help: "Frames from clients",
    labelNames: ["t"],
    registers,
    collect() {
      this.reset();
      for (const [t, count] of frames) this.inc({ t }, count);
    },
  });
  return {
    /** A frame of this kind has come in. */
    count(t: string): void {
      frames.set(t, (frames.get(t) ?? 0) + 1);
    },
    registry,
    connections: new Gauge({ name: "trestle_connections", help: "Open sockets", registers }),
    inMemory: new Gauge({ name: "trestle_tables_in_memory", help: "Tables in memory", registers }),
    stored: new Gauge({ name: "trestle_tables_stored", help: "Tables in the store", registers }),
    lines: new Gauge({ name: "trestle_log_lines_stored", help: "Log lines in the store", registers }),
    made: new Counter({ name: "trestle_tables_made_total", help: "Tables made", labelNames: ["game"], registers }),
    refused: new Counter({ name: "trestle_refused_total", help: "Refusals", labelNames: ["rule"], registers }),
    faults: new Counter({
      name: "trestle_faults_total",
      help: "Invalid frames",
      labelNames: ["rule"],
      registers,
    }),
    closed: new Counter({
      name: "trestle_sockets_closed_total",
      help: "Sockets we closed",
      labelNames: ["code"],
      registers,
    }),
    rebuilt: new Counter({
      name: "trestle_tables_rebuilt_total",
      help: "Tables discarded and rebuilt from their logs",
      labelNames: ["why"],
      registers,
    }),
    loaded: new Counter({ name: "trestle_tables_loaded_total", help: "Tables brought back from the store", registers }),
    bots: new Counter({
      name: "trestle_bot_answers_total",
      help: "Answers of bots",
      labelNames: ["result"],
      registers,
    }),
    thinking: botQueueMetrics(registers),
    limited: new Counter({
      name: "trestle_rate_limited_total",
      help: "Refused by a rate limit",
      labelNames: ["what"],
      registers,
    }),
    commit: new Histogram({
      name: "trestle_commit_seconds",
      help: "From handing entries to the store until they are durable",
      buckets: [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.25, 1],
      registers,
    }),
    conflicts: new Counter({
      name: "trestle_conflicts_total",
      help: "Commits that lost to another process; the table is read again and the commands are repeated",
      registers,
    }),
    processes: new Gauge({ name: "trestle_processes", help: "Processes at the same database", registers }),
    followed: new Histogram({
      name: "trestle_follow_seconds",
      help: "From the commit of another process until a table here has followed it",
      buckets: [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2],
      registers,
    }),
    withProcess(): void {
      collectDefaultMetrics({ register: registry });
    },
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
