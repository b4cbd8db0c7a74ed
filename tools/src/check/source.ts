import { parseSync, type Comment, type Node, type Program } from "oxc-parser";

/** The checks work on texts, so that a planted violation can be tested. */
export interface Source {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}

export interface Fault {
  path: string;
  line: number;
  message: string;
}

export interface Parsed extends Source {
  program: Program;
  comments: readonly Comment[];
}

/** A file that does not parse has an empty tree; the type check says what is wrong with it. */
export function parse(source: Source): Parsed {
  const { program, comments } = parseSync(source.path, source.text);
  return { ...source, program, comments };
}

export function faultAt(source: Source, offset: number, message: string): Fault {
  return { path: source.path, line: source.text.slice(0, offset).split("\n").length, message };
}

/** Visits a tree from the top. `parents` are the nodes around this one, the nearest last. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const parents: Node[] = [];
  const step = (at: Node): void => {
    visit(at, parents);
    parents.push(at);
    for (const child of childrenOf(at)) step(child);
    parents.pop();
  };
  step(node);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
