import { PlayerPatterns } from "@trestle/ui/art/player-mark.tsx";

/** Patterns that all pictures of this game share; drawn once a page. */
export function Defs() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <PlayerPatterns />
        <pattern id="colt-cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" fill="#c99a5b" />
          <path d="M0 0V7" stroke="#2a1c12" stroke-width="3.4" />
        </pattern>
        <pattern id="colt-grain" width="44" height="13" patternUnits="userSpaceOnUse">
          <path
            d="M0 3q9-3 20 0t24 0M0 10q7 2 15 0t29 0M12 6q5-2 11 0"
            fill="none"
            stroke="#2a1c12"
            stroke-width="1.1"
            opacity=".34"
          />
        </pattern>
        <pattern id="colt-tone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3" cy="3" r="1.25" fill="#2a1c12" opacity=".42" />
        </pattern>
        <pattern id="colt-warn" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="12" height="12" fill="#f6c848" />
          <path d="M0 0V12" stroke="#1e1e1e" stroke-width="11" />
        </pattern>
      </defs>
    </svg>
  );
}
