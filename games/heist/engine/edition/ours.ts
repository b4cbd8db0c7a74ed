import { EVENTS, POKER, TILES, WANTED } from "./ours-cards.ts";
import { LAND_SPACES } from "./ours-land-spaces.ts";
import { MESAS } from "./ours-mesas.ts";
import { TRACK_SPACES } from "./ours-track-spaces.ts";
import { TRAIN_MAP } from "./ours-train.ts";
import { EDITION_FORMAT } from "./types.ts";
import type { Edition } from "./types.ts";

/**
 * The edition of the house. The counts, the kinds of components and all rules are those of the game; what no public
 * text shows was built anew to fit them and is named in `reconstructed`. HEIST-COMP-3, HEIST-DOUBT-1
 */
export const ours: Edition = {
  format: EDITION_FORMAT,
  id: "trestle",
  name: "Trestle reconstruction",
  reconstruction: true,
  reconstructed: ["poker", "tiles", "events", "wanted", "colours", "bands", "mainMap", "track", "trainMap"],
  colours: ["green", "yellow", "red", "blue"],
  poker: POKER,
  tiles: TILES,
  events: EVENTS,
  wanted: WANTED,
  bands: [
    { from: 10, to: 12, name: "Sidetrack" },
    { from: 13, to: 15, name: "Branch Line" },
    { from: 16, to: 18, name: "Main Line" },
    { from: 19, to: 20, name: "Express" },
  ],
  mainMap: {
    width: 1000,
    height: 640,
    spaces: [...TRACK_SPACES, ...LAND_SPACES],
    mesas: MESAS,
    towns: [
      { letter: "A", space: "townA", star: "r05" },
      { letter: "B", space: "townB", star: "r27" },
      { letter: "C", space: "townC", star: "r18" },
    ],
    cacti: [
      { id: "north", space: "cactusN", track: "r02" },
      { id: "east", space: "cactusE", track: "r24" },
      { id: "south", space: "cactusS", track: "r14" },
    ],
    canyon: "canyon",
  },
  track: {
    links: [
      ["r00", "r01"],
      ["r01", "r02"],
      ["r02", "r03"],
      ["r03", "r04"],
      ["r04", "r05"],
      ["r05", "r06"],
      ["r06", "r07"],
      ["r07", "r08"],
      ["r08", "r09"],
      ["r09", "r10"],
      ["r10", "r11"],
      ["r11", "r12"],
      ["r12", "r13"],
      ["r13", "r14"],
      ["r14", "r15"],
      ["r15", "r16"],
      ["r16", "r17"],
      ["r17", "r18"],
      ["r18", "r19"],
      ["r19", "r20"],
      ["r20", "r21"],
      ["r21", "r22"],
      ["r22", "r23"],
      ["r23", "r24"],
      ["r24", "r25"],
      ["r25", "r26"],
      ["r26", "r27"],
      ["r27", "r28"],
      ["r28", "r29"],
      ["r29", "r30"],
      ["r30", "r31"],
      ["r31", "r00"],
      ["r00", "rN"],
      ["r16", "rS"],
      ["rN", "rS"],
    ],
    edge: ["rN", "rS"],
    junctions: [
      {
        id: "top",
        space: "r00",
        routes: { green: { r31: "r01", r01: "r31", rN: "r01" }, red: { r31: "rN", r01: "rN", rN: "r31" } },
      },
      {
        id: "low",
        space: "r16",
        routes: { green: { r15: "r17", r17: "r15", rS: "r17" }, red: { r15: "rS", r17: "rS", rS: "r15" } },
      },
    ],
    silverStars: ["r02", "r11", "r22"],
    tunnel: ["r07", "r08", "r09"],
  },
  trainMap: TRAIN_MAP,
  start: { cars: ["r05", "r04", "r03", "r02", "r01"], switches: { top: "red", low: "green" }, sheriff: "in4" },
};
