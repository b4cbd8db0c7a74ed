import type { Expression, Node, TSType } from "oxc-parser";
import { PURE } from "./pure.ts";
import { declaredBy } from "./scope.ts";
import { faultAt, walk, type Fault, type Parsed } from "./source.ts";

const MUTATORS = /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;
const CONTAINERS = /^(Map|Set|Array|ArrayBuffer|DataView|(Big)?(Uint|Int|Float)\d+(Clamped)?Array)$/;

/**
 * Nothing in a pure room outlives a call: no variable of a module, no static field, no container of a module that is
 * written to from a function (tables may be filled while the module loads), and none that is empty and may be filled
 * elsewhere. Weak memos are let through.
 */
export function stateFaults(file: Parsed): Fault[] {
  if (!PURE.test(file.path)) return [];
  const faults: Fault[] = [];
  const filled = filledOnLoad(file);
  const weak = weakMemos(file);
  walk(file.program, (node, parents) => {
    const message = parents.some(isFunction)
      ? writeIn(node, parents, weak)
      : stateOf(node, parents, new Set([...filled, ...weak]));
    if (message !== null) faults.push(faultAt(file, node.start, message));
  });
  return faults;
}

function isFunction(node: Node): boolean {
  return ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type);
}

/** Memos that keep nothing alive: whether they still know a value changes no result. */
function weakMemos(file: Parsed): ReadonlySet<string | null> {
  const names = new Set<string | null>();
  walk(file.program, (node, parents) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || parents.some(isFunction)) return;
    const made = node.init === null ? "" : file.text.slice(node.init.start, node.init.end);
    if (/^new (WeakMap|Map<\w+, WeakRef)\b/.test(made)) names.add(node.id.name);
  });
  return names;
}

/** Tables that the module itself fills while it loads. */
function filledOnLoad(file: Parsed): ReadonlySet<string | null> {
  const names = new Set<string | null>();
  walk(file.program, (node, parents) => {
    if (!parents.some(isFunction)) for (const target of writtenBy(node)) names.add(rootOf(target));
  });
  return names;
}

function stateOf(node: Node, parents: readonly Node[], filled: ReadonlySet<string | null>): string | null {
  if (node.type === "PropertyDefinition" && node.static && !node.readonly)
    return "a static field is state of the module: pass it in, or make it readonly";
  if (node.type === "VariableDeclaration" && node.kind !== "const")
    return parents.at(-1)?.type.startsWith("For") ? null : `a module keeps no variable: no \`${node.kind}\` out here`;
  if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || node.init === null) return null;
  if (filled.has(node.id.name) || !isEmptyContainer(node.init) || isReadonly(node.id.typeAnnotation?.typeAnnotation))
    return null;
  return `${node.id.name} is empty and waits to be filled: pass it in, or give it a readonly type`;
}

/** A write to what the module declares or imports. */
function writeIn(node: Node, parents: readonly Node[], weak: ReadonlySet<string | null>): string | null {
  const root = writtenBy(node)
    .map(rootOf)
    .find((name) => name !== null && !weak.has(name) && declaredBy(name, parents)?.type === "Program");
  return root == null ? null : `${root} belongs to the module and is written to: pass it in`;
}

function writtenBy(node: Node): Node[] {
  switch (node.type) {
    case "AssignmentExpression":
      return targets(node.left);
    case "UpdateExpression":
      return [node.argument];
    case "UnaryExpression":
      return node.operator === "delete" ? [node.argument] : [];
    case "ForInStatement":
    case "ForOfStatement":
      return node.left.type === "VariableDeclaration" ? [] : targets(node.left);
    case "CallExpression": {
      const { callee } = node;
      if (callee.type !== "MemberExpression") return [];
      const name = callee.property.type === "Identifier" ? callee.property.name : "";
      if (rootOf(callee) === "Object" && /^(assign|defineProperty|defineProperties|setPrototypeOf)$/.test(name))
        return node.arguments.slice(0, 1);
      return MUTATORS.test(name) ? [callee.object] : [];
    }
    default:
      return [];
  }
}

function targets(node: Node): Node[] {
  switch (node.type) {
    case "ObjectPattern":
      return node.properties.flatMap((p) => targets(p.type === "RestElement" ? p.argument : p.value));
    case "ArrayPattern":
      return node.elements.flatMap((e) => (e === null ? [] : targets(e)));
    case "AssignmentPattern":
      return targets(node.left);
    case "RestElement":
      return targets(node.argument);
    default:
      return [node];
  }
}

/** The name at the beginning of `name.a[b].c`. */
function rootOf(node: Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression") return rootOf(node.object);
  if (node.type === "TSNonNullExpression" || node.type === "TSAsExpression") return rootOf(node.expression);
  if (node.type === "ParenthesizedExpression" || node.type === "ChainExpression") return rootOf(node.expression);
  return null;
}

function isEmptyContainer(init: Expression): boolean {
  if (init.type === "ArrayExpression") return init.elements.length === 0;
  if (init.type === "ObjectExpression") return init.properties.length === 0;
  if (init.type !== "NewExpression" || init.callee.type !== "Identifier" || !CONTAINERS.test(init.callee.name))
    return false;
  const first = init.arguments[0];
  return first === undefined || (first.type === "Literal" && typeof first.value === "number");
}

function isReadonly(type: TSType | undefined): boolean {
  if (type?.type === "TSTypeOperator") return type.operator === "readonly";
  return (
    type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name.startsWith("Readonly")
  );
}
