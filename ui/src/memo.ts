import { Component, h, type ComponentType } from "preact";

/** Renders again only when a prop has changed. */
export function memo<P extends object>(Drawn: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      return Object.keys({ ...now, ...then }).some((key) => !Object.is(now[key], then[key]));
    }
    override render() {
      return h(Drawn, this.props as P);
    }
  };
}
