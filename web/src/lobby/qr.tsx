import qrcode from "qrcode-generator";
import { useMemo } from "preact/hooks";
import css from "./qr.module.css";

/** An address as a QR code, dark on light with its quiet zone in both themes. */
export function Qr({ address, label }: { address: string; label: string }) {
  const { size, d } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(address);
    code.make();
    const n = code.getModuleCount();
    let path = "";
    for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (code.isDark(y, x)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
    return { size: n + 8, d: path };
  }, [address]);
  return (
    <svg class={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#2a1c12" d={d} />
    </svg>
  );
}
