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
  value?: Value;
  properties?: { name: string; value: Value }[];
}

/** The focused element, as a screen reader describes it. */
interface Focused {
  role: string;
  name: string;
  /** Its value. */
  value: string;
  on: boolean;
}

/** Without a sentence for so long the page hangs. */
const SILENCE_MS = 240_000;
/** During silence we poll less often: polling costs time that the page's bots need. */
const POLL_MS = 30;
const POLL_MOST_MS = 150;
const KEEP_MS = 2_000;

/** Nodes whose children are not read: their own name says it all. */
const WHOLE: ReadonlySet<string> = new Set(["paragraph", "StaticText"]);

/**
 * A blind player: knows the page only by its accessibility tree and acts only by keys. No selectors, no mouse, no script
 * in the page.
 */
export class ScreenReaderPlayer {
  readonly #page: Page;
  readonly #line: CDPSession;
  readonly #seen = new Set<number>();
  #kept: AXNode[] = [];
  #keptAt = 0;
  /** All sentences, in order. */
  readonly heard: string[] = [];
  presses = 0;

  private constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static async at(page: Page): Promise<ScreenReaderPlayer> {
    const line = await page.context().newCDPSession(page);
    await line.send("Accessibility.enable");
    return new ScreenReaderPlayer(page, line);
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.#page.keyboard.press(key);
  }

  async #tree(): Promise<AXNode[]> {
    const { nodes } = await this.#line.send("Accessibility.getFullAXTree");
    return nodes;
  }

  async focused(): Promise<Focused> {
    const node = (await this.#tree()).find((n) => property(n, "focused") === true && text(n.role) !== "RootWebArea");
    const on = node !== undefined && property(node, "checked") === "true";
    return { role: text(node?.role), name: text(node?.name), value: text(node?.value), on };
  }

  /** Presses Tab until something of one of these roles and of this name has the focus. */
  async tabTo(roles: string | readonly string[], named: (name: string) => boolean): Promise<Focused> {
    for (let i = 0; i < 200; i++) {
      await this.press("Tab");
      const at = await this.focused();
      if (roles.includes(at.role) && at.role !== "" && named(at.name)) return at;
    }
    throw new Error(`Tab never reached the ${String(roles)}`);
  }

  /** Sets a field of a form by its label: a switch to "on" or "off", a list to one of its choices by typing its name. */
  async choose(label: string, choice: string): Promise<void> {
    const field = await this.tabTo(["switch", "combobox"], (name) => name === label);
    if (field.role === "switch") {
      if (field.on !== (choice === "on")) await this.press("Space");
    } else if (field.value !== choice) {
      this.presses++;
      await this.#page.keyboard.type(choice);
    }
    const now = await this.focused();
    if (field.role === "switch" ? now.on !== (choice === "on") : now.value !== choice)
      throw new Error(`${label} is not ${choice} but ${now.role === "switch" ? String(now.on) : now.value}`);
  }

  /** New sentences of the live regions. One query for all: each query waits for the page. */
  async listen(): Promise<string[]> {
    const below = await Promise.all((await this.#logs()).map((root) => this.#below(root)));
    const paragraphs = below.flat().filter(({ role, backendDOMNodeId: id }) => {
      if (text(role) !== "paragraph" || id === undefined || this.#seen.has(id)) return false;
      this.#seen.add(id);
      return true;
    });
    const fresh = await Promise.all(paragraphs.map((paragraph) => this.#words(paragraph)));
    this.heard.push(...fresh);
    return fresh;
  }

  async #words(paragraph: AXNode): Promise<string> {
    const words = (await this.#below(paragraph)).filter((n) => text(n.role) === "StaticText");
    const said = words.map((n) => text(n.name)).join("");
    return said.replaceAll("\u200b", "").trim();
  }

  /** Scanning a full table takes a tenth of a second, so the live regions are cached and looked for again at times. */
  async #logs(): Promise<AXNode[]> {
    if (this.#kept.length > 0 && Date.now() - this.#keptAt < KEEP_MS) return this.#kept;
    const { root } = await this.#line.send("DOM.getDocument", { depth: 0 });
    const { nodes } = await this.#line.send("Accessibility.queryAXTree", { nodeId: root.nodeId, role: "log" });
    this.#kept = nodes.filter((n) => property(n, "live") === "polite");
    this.#keptAt = Date.now();
    return this.#kept;
  }

  /** All below a node; what vanishes meanwhile is not there. */
  async #below(node: AXNode): Promise<AXNode[]> {
    const got = await this.#line.send("Accessibility.getChildAXNodes", { id: node.nodeId }).catch(() => null);
    const children = got?.nodes ?? [];
    const deeper = await Promise.all(
      children.filter((c) => (c.childIds ?? []).length > 0 && !WHOLE.has(text(c.role))).map((c) => this.#below(c)),
    );
    return [...children, ...deeper.flat()];
  }

  /** Waits for a new sentence. */
  async hears(what: RegExp): Promise<string> {
    let quiet = Date.now();
    for (let pause = POLL_MS; Date.now() - quiet < SILENCE_MS; pause = Math.min(1.4 * pause, POLL_MOST_MS)) {
      const fresh = await this.listen();
      if (fresh.length > 0) quiet = Date.now();
      const found = fresh.findLast((said) => what.test(said));
      if (found !== undefined) return found;
      await this.#page.waitForTimeout(pause);
    }
    throw new Error(
      `never heard ${String(what)}; last: ${this.heard.slice(-5).join(" | ")}; ${await this.#whereabouts()}`,
    );
  }

  /** For the message of a failing test: what the page says about itself. */
  async #whereabouts(): Promise<string> {
    const nodes = await this.#tree();
    const [logs, headings, alerts] = ["log", "heading", "alert"].map((role) =>
      nodes.filter((n) => text(n.role) === role),
    );
    const { role, name } = await this.focused();
    const said = [...headings!, ...alerts!].map((n) => text(n.name)).join(" | ");
    return `at ${this.#page.url()}, focus on ${role} "${name}", ${logs!.length} logs, ${nodes.length} nodes: ${said}`;
  }

  /** Presses a question key and waits for the answer. */
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
