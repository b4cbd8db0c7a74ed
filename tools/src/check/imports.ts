import type { Expression, Node } from "oxc-parser";
import { walk, type Parsed } from "./source.ts";

/** One place where a file names another one. */
export interface Import {
  /** As it stands there; null where it is computed and nobody can say what it loads. */
  specifier: string | null;
  offset: number;
  /** Nothing of it is left when the program runs. */
  typeOnly: boolean;
  /** `import.meta.glob`: the specifier is a pattern. */
  glob: boolean;
}

/** Every form there is: `import`, `import type`, `export … from`, `import()`, `typeof import()`, `require`, globs. */
export function importsOf(file: Parsed): Import[] {
  const found: Import[] = [];
  const add = (node: Node, specifier: string | null, kind: { typeOnly?: boolean; glob?: boolean } = {}): void => {
    found.push({ specifier, offset: node.start, typeOnly: kind.typeOnly ?? false, glob: kind.glob ?? false });
  };
  walk(file.program, (node) => {
    switch (node.type) {
      case "ImportDeclaration":
        return add(node, node.source.value, { typeOnly: node.importKind === "type" });
      case "ExportNamedDeclaration":
        if (node.source !== null) add(node, node.source.value, { typeOnly: node.exportKind === "type" });
        return;
      case "ExportAllDeclaration":
        return add(node, node.source.value, { typeOnly: node.exportKind === "type" });
      case "TSImportType":
        return add(node, node.source.value, { typeOnly: true });
      case "TSExternalModuleReference":
        return add(node, node.expression.value);
      case "ImportExpression":
        return add(node, textOf(node.source));
      case "CallExpression": {
        const called = file.text.slice(node.callee.start, node.callee.end);
        const first = node.arguments[0];
        if (first === undefined || first.type === "SpreadElement") return;
        if (called === "require" || called === "require.resolve") return add(node, textOf(first));
        if (called === "import.meta.glob")
          for (const pattern of first.type === "ArrayExpression" ? first.elements : [first])
            add(node, pattern === null || pattern.type === "SpreadElement" ? null : textOf(pattern), { glob: true });
        return;
      }
      default:
    }
  });
  return found;
}

function textOf(node: Expression): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}
