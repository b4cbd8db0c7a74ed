/** The logo: a trestle bridge before the sun. `public/icon.svg` is the same drawing. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect x="1" y="1" width="62" height="62" rx="9" fill="#131a29" stroke="#f7f1e3" stroke-width="2" />
      <circle cx="32" cy="27" r="15" fill="#ffc857" />
      <path d="M3 44 14 33l8 6 12-9 10 8 7-5 10 9v14a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z" fill="#a23a16" />
      <path
        d="M4 29h56M4 34h56M11 34 6 60M21 34 17 62M15 34l4 28M32 34 28 62M32 34l4 28M43 34l4 28M49 34 45 62M53 34l5 26M8 45h48M7 54h50"
        fill="none"
        stroke="#f7f1e3"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path
        d="M15 27.500v-7h5v-5h8v5h8v-6h-1.500v-3h6v3H39v6h3.500a4.5 4.5 0 0 1 4.5 4.500v2.500zM51 27.500l-3-4v4z"
        fill="#2a1c12"
        stroke="#f7f1e3"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
    </svg>
  );
}
