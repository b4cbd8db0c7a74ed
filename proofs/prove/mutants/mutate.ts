import type { Node } from "oxc-parser";
import { parse, walk, type Source } from "@trestle/tools/check/source.ts";

/** One change of one place of a source. */
export interface Mutant {
  path: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const OTHER_WAY: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
};

/** Every way we know to break a source: conditions inverted, lines dropped, numbers and orders changed. */
export function mutantsOf(source: Source): Mutant[] {
  const found: Mutant[] = [];
  const add = (node: Span, after: string): void => {
    const before = source.text.slice(node.start, node.end);
    const line = source.text.slice(0, node.start).split("\n").length;
    found.push({ path: source.path, line, start: node.start, end: node.end, before, after });
  };
  const text = (node: Span): string => source.text.slice(node.start, node.end);
  walk(parse(source).program, (node, parents) => {
    if ([...parents, node].some((p) => tells(p, text) || isType(p))) return;
    switch (node.type) {
      case "IfStatement":
      case "ConditionalExpression":
        return add(node.test, `!(${text(node.test)})`);
      case "LogicalExpression":
      case "BinaryExpression": {
        const other = OTHER_WAY[node.operator];
        if (other !== undefined) add(node, `${text(node.left)} ${other} ${text(node.right)}`);
        return;
      }
      case "Literal":
        if (typeof node.value === "boolean") return add(node, String(!node.value));
        if (typeof node.value === "number") return add(node, String(node.value + 1));
        return;
      case "ExpressionStatement":
        if (node.directive === undefined || node.directive === null) add(node, ";");
        return;
      case "BlockStatement":
        node.body.forEach((line, i) => {
          const next = node.body[i + 1];
          if (next === undefined || !isCall(line) || !isCall(next)) return;
          add({ start: line.start, end: next.end }, `${text(next)}\n${text(line)}`);
        });
        return;
      default:
        return;
    }
  });
  return found;
}

interface Span {
  start: number;
  end: number;
}

/** What only tells is no rule line: `if (x.sink) …`, `x.sink(…)`. */
function tells(node: Node, text: (node: Span) => string): boolean {
  if (node.type === "IfStatement") return /\bsink\b/.test(text(node.test));
  return node.type === "CallExpression" && /\bsink$/.test(text(node.callee));
}

/** Assignments of different fields may stand in any order. */
function isCall(node: Node): boolean {
  return node.type === "ExpressionStatement" && node.expression.type === "CallExpression";
}

function isType(node: Node): boolean {
  return /^TS(Type|Interface|Enum)/.test(node.type);
}
