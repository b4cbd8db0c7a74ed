import { NAME, RANGE, type BangTypes, type CardName, type RailcarId } from "../engine/page.ts";
import type { Names, Refusal, Seat } from "@trestle/kernel";
import { COLOURS } from "@trestle/ui/art/palette.ts";
import { PlayerMark } from "@trestle/ui/art/player-mark.tsx";
import type { BoardProps } from "@trestle/ui/scene.ts";
import { Bullets, EquipmentIcon, WeaponIcon } from "./art/marks.tsx";
import { RoleBadge } from "./art/role.tsx";
import { Back, Face } from "./faces.tsx";
import { game, text } from "./names.ts";
import type { BangPicture } from "./picture.ts";
import { refusalText } from "./piece-text.ts";
import { farOf, seatSaid, weaponOf, type Far } from "./said.ts";
import type { Spot } from "./ring.ts";
import css from "./seat.module.css";

interface Props extends BoardProps<BangTypes, BangPicture> {
  seat: Seat;
  spot: Spot | null;
  waited: boolean;
}

/** One player: face, lives, hand, what lies in front, and how far away it is. */
export function SeatTile(props: Props) {
  const { picture, view, names, seat, spot, lit, touch, picks, pointed, me, waited } = props;
  const p = picture.players[seat]!;
  const key = `seat:${seat}`;
  const far = picture.winners === null && !p.out ? farOf(view, seat) : null;
  const aiming = picks.length > 0 && [...lit].some((k) => k.startsWith("seat:"));
  const dim = aiming && seat !== me && !lit.has(key) && !picks.includes(key);
  const why = dim ? refusedOf(props, key) : null;
  const classes = [
    css.seat,
    seat === me ? css.mine : "",
    picture.turn === seat && picture.winners === null ? css.turn : "",
    waited ? css.waited : "",
    picture.affair?.at === seat ? css.target : "",
    picture.affair?.next.includes(seat) === true ? css.next : "",
    p.out ? css.out : "",
    p.ghost ? css.ghost : "",
    lit.has(key) ? css.lit : dim ? css.dim : "",
    picks.includes(key) ? css.picked : "",
    pointed.has(key) ? css.pointed : "",
  ];
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      data-seat={seat}
      data-others={picture.players.length - 1}
      style={spot === null ? undefined : { "--x": spot.x, "--y": spot.y }}
    >
      <button type="button" class={css.who} data-key={key} aria-disabled={!lit.has(key)} onClick={() => touch(key)}>
        <span class="unseen">{seatSaid(picture, view, seat, names)}</span>
        <Look {...props} far={far} />
      </button>
      <Front {...props} />
      {why !== null && <span class={css.why}>{whyShort(why, far, names)}</span>}
    </li>
  );
}

/** Why the piece cannot be picked after those that are, as the engine answers. */
function refusedOf({ rehearsal, picks }: Props, key: string): Refusal | null {
  if (rehearsal === null || rehearsal.picks.join(" ") !== picks.join(" ")) return null;
  return rehearsal.refused?.[key] ?? null;
}

/** Where it is a matter of distance, its figures; else the whole sentence. */
function whyShort({ rule, data }: Refusal, far: Far | null, names: Names): string {
  const { distance, reach } = data;
  if (typeof distance === "number" && typeof reach === "number" && distance > reach)
    return text().tooFar(text().sum(distance, distance === far?.sum ? far.parts : ""), reach);
  return refusalText({ rule, data }, names);
}

function Look({ picture, view, names, seat, me, far }: Props & { far: Far | null }) {
  const p = picture.players[seat]!;
  const t = text();
  const weapon = weaponOf(p);
  return (
    <span class={css.look} aria-hidden="true">
      <span class={css.face}>
        <Face character={p.character} out={p.out} />
        <span class={css.role} data-secret={p.role !== null && !p.shown}>
          <RoleBadge role={p.role} size={26} />
        </span>
      </span>
      <span class={css.about}>
        <span class={css.name}>
          <PlayerMark colour={COLOURS[seat]!} size={18} />
          <b>{seat === me ? t.you : names.seat(seat)}</b>
        </span>
        <span class={css.character}>{p.character === null ? "" : game().characterName(p.character)}</span>
        <span class={css.life}>
          {p.out ? t.stamp.out : p.ghost ? t.stamp.ghost : <Bullets lives={Math.max(0, p.life)} of={p.max} size={16} />}
        </span>
        {!p.out && (
          <span class={css.facts}>
            <span class={css.cards}>
              <Back size="tiny" />
              {p.hand}
            </span>
            <WeaponIcon
              id={weapon === null ? null : (NAME[weapon] as CardName)}
              reach={view.players[seat]?.range ?? 1}
              size={22}
            />
            {far !== null && (
              <span
                class={css.far}
                data-reach={far.inReach}
                data-danger={far.danger}
                title={t.distance(far.sum, far.parts)}
              >
                {t.distanceShort(far.sum)}
                {far.parts !== "" && <small> = {far.parts}</small>}
              </span>
            )}
          </span>
        )}
      </span>
    </span>
  );
}

/** What lies in front of a player, each a piece of its own; the weapon stands with its reach already. */
function Front(props: Props) {
  const { picture, seat, me, lit, touch, picks, pointed, width } = props;
  const p = picture.players[seat]!;
  // My own lie as cards beside my hand.
  if (seat === me && !p.out) return null;
  if (p.table.length === 0 && !lit.has(`hand:${seat}`)) return null;
  return (
    <span class={css.front}>
      {lit.has(`hand:${seat}`) && <HandThing {...props} />}
      {p.table.map((card) => {
        const key = `card:${card}`;
        const look = [css.thing, lit.has(key) ? css.lit : "", picks.includes(key) ? css.picked : ""];
        if (pointed.has(key)) look.push(css.pointed);
        const icon = <EquipmentIcon id={NAME[card] as CardName | RailcarId} size={width === "wide" ? 26 : 20} />;
        // On a small screen they are too small to be hit: what can be taken stands among the choices as well.
        return width === "narrow" ? (
          <span key={card} class={look.join(" ")} data-piece={card} data-weapon={RANGE[card]! > 0}>
            {icon}
          </span>
        ) : (
          <button
            key={card}
            type="button"
            class={look.join(" ")}
            data-key={key}
            data-piece={card}
            title={game().plainName(card)}
            onClick={() => touch(key)}
          >
            <span class="unseen">{game().pieceName(card)}</span>
            {icon}
          </button>
        );
      })}
    </span>
  );
}

/** The hand of somebody else, where a card may be drawn from it; on a small screen it is hit among the choices. */
function HandThing({ seat, names, touch, width }: Props) {
  const look = `${css.thing} ${css.lit}`;
  const key = `hand:${seat}`;
  if (width === "narrow")
    return (
      <span class={look}>
        <Back size="tiny" />
      </span>
    );
  return (
    <button type="button" class={look} data-key={key} onClick={() => touch(key)}>
      <span class="unseen">{text().handOf(names.seat(seat))}</span>
      <Back size="tiny" />
    </button>
  );
}
