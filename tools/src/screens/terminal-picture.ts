/** Terminal lines with colour codes, drawn as an SVG: text stays text, so that it can be read and searched. */

const COLOURS: Record<number, string> = {
  31: "#ff9466",
  32: "#7fd69b",
  33: "#ffc857",
  35: "#e59ad0",
  36: "#8fd3ff",
  37: "#f2e6cf",
  90: "#a7a9b5",
};
const LINE = 18;
const CHAR = 8.43;

interface Span {
  text: string;
  colour: string | null;
  bold: boolean;
  dim: boolean;
}

export function terminalPicture(lines: readonly string[], title: string): string {
  const spans = lines.map(spansOf);
  const columns = Math.max(...spans.map((line) => line.reduce((n, s) => n + s.text.length, 0)));
  const width = Math.ceil(columns * CHAR) + 40;
  const height = lines.length * LINE + 56;
  const body = spans.map((line, i) => row(line, 50 + i * LINE)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${title}</title>
<rect width="100%" height="100%" rx="10" fill="#131a29"/>
<circle cx="22" cy="20" r="6" fill="#ff9466"/><circle cx="42" cy="20" r="6" fill="#ffc857"/><circle cx="62" cy="20" r="6" fill="#7fd69b"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="#f2e6cf">
${body}
</g>
</svg>
`;
}

/** Each piece is put at its own column, so that the drawing holds in any monospaced font. */
function row(line: readonly Span[], y: number): string {
  let column = 0;
  return line
    .map((s) => {
      const x = (20 + column * CHAR).toFixed(1);
      column += s.text.length;
      if (s.text.trim() === "") return "";
      const style = `${s.colour === null ? "" : ` fill="${s.colour}"`}${s.bold ? ' font-weight="bold"' : ""}${s.dim ? ' opacity="0.6"' : ""}`;
      return `<text x="${x}" y="${y}" textLength="${(s.text.length * CHAR).toFixed(1)}"${style}>${escape(s.text)}</text>`;
    })
    .join("");
}

function spansOf(line: string): Span[] {
  const out: Span[] = [];
  let style: Omit<Span, "text"> = { colour: null, bold: false, dim: false };
  // oxlint-disable-next-line no-control-regex -- colour codes are what is read
  for (const [i, part] of line.split(/\u001b\[([0-9;]*)m/).entries()) {
    if (i % 2 === 0) {
      if (part !== "") out.push({ text: part, ...style });
    } else for (const code of part.split(";").map(Number)) style = styled(style, code);
  }
  return out;
}

function styled(style: Omit<Span, "text">, code: number): Omit<Span, "text"> {
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 39 || code === 0) return { ...style, colour: null };
  return COLOURS[code] === undefined ? style : { ...style, colour: COLOURS[code] };
}

/** Spaces are made unbreakable: SVG would fold them. */
function escape(text: string): string {
  return text.replaceAll(" ", "\u00a0").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
