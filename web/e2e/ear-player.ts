import type { CDPSession, Page } from "@playwright/test";

interface Value {
  value?: unknown;
}
interface AXNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
}

/** No frame of the page and no word for this long: it hangs. */
const SILENCE_MS = 90_000;
const POLL_MS = 60;

/**
 * A player who cannot see: it knows the page by its accessibility tree alone and acts by keys alone. No selector, no
 * mouse, no script in the page.
 */
export class EarPlayer {
  readonly #page: Page;
  readonly #line: CDPSession;
  readonly #seen = new Set<number>();
  /** All that was said, in order. */
  readonly heard: string[] = [];
  presses = 0;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<EarPlayer> {
    const line = await page.context().newCDPSession(page);
    await line.send("Accessibility.enable");
    return new EarPlayer(page, line);
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.#page.keyboard.press(key);
  }

  async #tree(): Promise<AXNode[]> {
    const { nodes } = await this.#line.send("Accessibility.getFullAXTree");
    return nodes;
  }

  /** What has the focus, as a screen reader would call it. */
  async focused(): Promise<{ role: string; name: string }> {
    const node = (await this.#tree()).find((n) => property(n, "focused") === true && text(n.role) !== "RootWebArea");
    return { role: text(node?.role), name: text(node?.name) };
  }

  /** Presses Tab until something of this role and name has the focus; returns its name. */
  async tabTo(role: string, named: (name: string) => boolean): Promise<string> {
    for (let i = 0; i < 200; i++) {
      await this.press("Tab");
      const at = await this.focused();
      if (at.role === role && named(at.name)) return at.name;
    }
    throw new Error(`Tab never reached the ${role}`);
  }

  /** New sentences of the live regions, since the last time. */
  async listen(): Promise<string[]> {
    const nodes = await this.#tree();
    const by = new Map(nodes.map((n) => [n.nodeId, n]));
    const fresh: string[] = [];
    for (const root of nodes.filter((n) => property(n, "live") === "polite" && text(n.role) === "log"))
      for (const child of below(root, by)) {
        const id = child.backendDOMNodeId;
        if (text(child.role) !== "paragraph" || id === undefined || this.#seen.has(id)) continue;
        this.#seen.add(id);
        const said = below(child, by)
          .filter((n) => text(n.role) === "StaticText")
          .map((n) => text(n.name))
          .join("");
        fresh.push(said.replaceAll("\u200b", "").trim());
      }
    this.heard.push(...fresh);
    return fresh;
  }

  /** Waits for a sentence; what was said before is not looked at again. */
  async hears(what: RegExp): Promise<string> {
    let quiet = Date.now();
    while (Date.now() - quiet < SILENCE_MS) {
      const fresh = await this.listen();
      if (fresh.length > 0) quiet = Date.now();
      const found = fresh.findLast((said) => what.test(said));
      if (found !== undefined) return found;
      await this.#page.waitForTimeout(POLL_MS);
    }
    throw new Error(`never heard ${String(what)}; last: ${this.heard.slice(-5).join(" | ")}`);
  }

  /** Presses a question key and waits for what is answered. */
  async asks(key: string, answer = /./): Promise<string> {
    await this.listen();
    await this.press(key);
    return this.hears(answer);
  }
}

function text(value: Value | undefined): string {
  return typeof value?.value === "string" ? value.value : "";
}
function property(node: AXNode, name: string): unknown {
  return node.properties?.find((p) => p.name === name)?.value.value;
}
function below(node: AXNode, by: ReadonlyMap<string, AXNode>): AXNode[] {
  return (node.childIds ?? []).flatMap((id) => {
    const child = by.get(id);
    return child === undefined ? [] : [child, ...below(child, by)];
  });
}
