import { Component, type ComponentChildren } from "preact";
import { words } from "../text/index.ts";
import css from "./error-boundary.module.css";
import { Button } from "@trestle/ui/parts/button.tsx";

/** Shown when a component throws, instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static override getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const text = words.getState().text.home;
    return (
      <main class={css.broken} role="alert">
        <h1>{text.broken.title}</h1>
        <p>{text.broken.text}</p>
        <p class={css.ways}>
          <Button kind="main" onClick={() => location.reload()}>
            {text.broken.again}
          </Button>
          <Button onClick={() => this.home()}>{text.notFound.home}</Button>
        </p>
        <details>
          <summary>{text.broken.detail}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      </main>
    );
  }

  private home(): void {
    location.hash = "#/";
    this.setState({ error: null });
  }
}
