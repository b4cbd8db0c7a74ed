import type { Node } from "oxc-parser";

const cache = new WeakMap<Node, ReadonlySet<string>>();

/** The node in whose scope a name is declared, seen from inside `parents`; null for a global. */
export function declaredBy(name: string, parents: readonly Node[]): Node | null {
  return parents.findLast((scope) => namesIn(scope).has(name)) ?? null;
}

function namesIn(scope: Node): ReadonlySet<string> {
  const known = cache.get(scope);
  if (known !== undefined) return known;
  const names = new Set(declared(scope));
  cache.set(scope, names);
  return names;
}

function declared(scope: Node): string[] {
  switch (scope.type) {
    case "Program":
    case "BlockStatement":
    case "StaticBlock":
      return scope.body.flatMap(byStatement);
    case "SwitchStatement":
      return scope.cases.flatMap((c) => c.consequent).flatMap(byStatement);
    case "ForStatement":
      return scope.init === null ? [] : byStatement(scope.init);
    case "ForInStatement":
    case "ForOfStatement":
      return byStatement(scope.left);
    case "CatchClause":
      return scope.param === null ? [] : byPattern(scope.param);
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression": {
      const own = scope.type === "FunctionExpression" && scope.id !== null ? [scope.id.name] : [];
      return [...own, ...scope.params.flatMap(byPattern)];
    }
    case "ClassExpression":
      return scope.id === null ? [] : [scope.id.name];
    default:
      return [];
  }
}

function byStatement(node: Node): string[] {
  switch (node.type) {
    case "VariableDeclaration":
      return node.declarations.flatMap((d) => byPattern(d.id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return node.id === null ? [] : [node.id.name];
    case "ImportDeclaration":
      return node.specifiers.map((s) => s.local.name);
    case "ExportNamedDeclaration":
      return node.declaration === null ? [] : byStatement(node.declaration);
    default:
      return [];
  }
}

function byPattern(node: Node): string[] {
  switch (node.type) {
    case "Identifier":
      return [node.name];
    case "ObjectPattern":
      return node.properties.flatMap((p) => byPattern(p.type === "RestElement" ? p.argument : p.value));
    case "ArrayPattern":
      return node.elements.flatMap((e) => (e === null ? [] : byPattern(e)));
    case "AssignmentPattern":
      return byPattern(node.left);
    case "RestElement":
      return byPattern(node.argument);
    case "TSParameterProperty":
      return byPattern(node.parameter);
    default:
      return [];
  }
}
