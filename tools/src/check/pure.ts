import type { Node } from "oxc-parser";
import { declaredBy } from "./scope.ts";
import { faultAt, walk, type Fault, type Parsed } from "./source.ts";

export const PURE = /^((kernel|bots|protocol|table)\/(src|text)|games\/[^/]+\/(engine|text|bots|terminal|lessons))\//;

const GLOBALS: readonly (readonly [message: string, names: readonly string[]])[] = [
  ["nothing here is asynchronous", ["Promise"]],
  ["there is no clock here", ["Date", "performance"]],
  ["there are no timers here", ["setTimeout", "setInterval", "setImmediate", "queueMicrotask"]],
  ["there is no Node here", ["process", "Buffer", "require", "__dirname", "__filename", "global"]],
  ["there is no page here", ["document", "window", "navigator", "localStorage", "sessionStorage", "self", "fetch"]],
  ["chance lives in the state", ["crypto"]],
  ["nothing is printed here", ["console"]],
  ["copies are made by hand here", ["structuredClone"]],
  ["name what you mean", ["globalThis", "eval"]],
];
const MESSAGES = new Map(GLOBALS.flatMap(([message, names]) => names.map((name) => [name, message] as const)));

/** No platform, clock, chance, timer or promise in the pure rooms. */
export function pureFaults(file: Parsed): Fault[] {
  if (!PURE.test(file.path)) return [];
  const faults: Fault[] = [];
  walk(file.program, (node, parents) => {
    const message = impurity(node, parents);
    if (message !== null) faults.push(faultAt(file, node.start, message));
  });
  return faults;
}

function impurity(node: Node, parents: readonly Node[]): string | null {
  switch (node.type) {
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return node.async ? "nothing here is asynchronous" : null;
    case "AwaitExpression":
    case "ImportExpression":
      return "nothing here is asynchronous";
    case "MetaProperty":
      return node.meta.name === "import" ? "there is no Node here" : null;
    case "Identifier": {
      if (!isReference(node, parents) || declaredBy(node.name, parents) !== null) return null;
      if (node.name === "Math") return isDeterministic(parents.at(-1)) ? null : "chance lives in the state";
      return MESSAGES.get(node.name) ?? null;
    }
    default:
      return null;
  }
}

/** `Math.floor`, written out: `Math.random`, `Math["random"]` and `const { random } = Math` are none of that. */
function isDeterministic(parent: Node | undefined): boolean {
  return (
    parent?.type === "MemberExpression" &&
    !parent.computed &&
    parent.property.type === "Identifier" &&
    parent.property.name !== "random"
  );
}

/** A name that stands for a value: no property, key, label or type. */
function isReference(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent === undefined) return false;
  switch (parent.type) {
    case "MemberExpression":
      return parent.object === node || parent.computed;
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
    case "AccessorProperty":
      return parent.value === node || parent.computed;
    case "TSEnumMember":
    case "LabeledStatement":
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return false;
    default:
      return !parent.type.startsWith("TS") || parent.type === "TSAsExpression" || isExpressionWrapper(parent);
  }
}

function isExpressionWrapper(node: Node): boolean {
  return ["TSNonNullExpression", "TSSatisfiesExpression", "TSTypeAssertion", "TSInstantiationExpression"].includes(
    node.type,
  );
}
