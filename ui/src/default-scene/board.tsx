import type { EventBase, Fact, Seat, Types } from "@trestle/kernel";
import type { VNode } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { Land } from "../art/land.tsx";
import { COLOURS, PALETTE } from "../art/palette.ts";
import { PlayerMark } from "../art/player-mark.tsx";
import type { BoardProps } from "../scene.ts";
import css from "./board.module.css";
import { outcomeIn, readView, type DefaultGame } from "./game.ts";
import { Locomotive } from "./locomotive.tsx";

type Props = BoardProps<Types, unknown>;
type Pieces = Pick<Props, "lit" | "picks" | "pointed" | "touch"> & { name: (key: string) => string };

/** A train with a car for each seat; above it a sheet with what lies on the table, and what was told last. */
export function boardOf(game: DefaultGame): (props: Props) => VNode {
  const { text, words } = game;
  return function DefaultBoard(props: Props) {
    const { view, names, table, me, event, width, lit, picks, pointed, touch } = props;
    const read = useMemo(() => readView(game, view, names, table.seats.length), [view, names, table.seats.length]);
    const told = useLastTold(event, (e) => text.event(e, names));
    const over = outcomeIn(view) !== null;
    const pieces: Pieces = { lit, picks, pointed, touch, name: (key) => text.piece(key, view, names) };
    return (
      <div class={css.board} data-width={width} data-captions="bar">
        <div class={css.land} aria-hidden="true">
          <Land seed={table.id} progress={0.3} rolling={!over} />
        </div>
        {/* A small window scrolls it, also by keys. */}
        <div class={css.ground} tabIndex={0} role="group" aria-label={words.table}>
          {read.table.length > 0 && (
            <dl class={`${css.sheet} noon`}>
              {read.table.map((fact) => (
                <FactPlate key={fact.key} fact={fact} pieces={pieces} />
              ))}
            </dl>
          )}
          <p class={css.told} aria-hidden="true">
            {told !== null && <span key={told}>{told}</span>}
          </p>
          <ul class={css.train} aria-label={words.players}>
            {read.seats.map((facts, seat) => (
              <Car
                key={seat}
                seat={seat}
                name={names.seat(seat)}
                note={seat === me ? words.you : null}
                act={read.turn === seat ? words.toMove : null}
                facts={facts}
                pieces={pieces}
              />
            ))}
            <li class={css.engine} aria-hidden="true">
              <Locomotive />
            </li>
          </ul>
        </div>
      </div>
    );
  };
}

/** The sentence of the event under way, else of the last one that had a sentence. */
function useLastTold(event: EventBase | null, say: (event: EventBase) => string | null): string | null {
  const last = useRef<string | null>(null);
  if (event !== null) last.current = say(event) ?? last.current;
  return last.current;
}

interface CarProps {
  seat: Seat;
  name: string;
  note: string | null;
  act: string | null;
  facts: readonly Fact[];
  pieces: Pieces;
}

function Car({ seat, name, note, act, facts, pieces }: CarProps) {
  const key = `seat:${seat}`;
  const colour = COLOURS[seat % COLOURS.length]!;
  const look = [css.car, act === null ? "" : css.acts, pieces.pointed.has(key) ? css.pointed : ""];
  const plate = (
    <>
      <PlayerMark colour={colour} size={26} />
      <span class={css.name}>
        {name} {note !== null && <small>{note}</small>}
      </span>
    </>
  );
  return (
    <li class={`${look.filter(Boolean).join(" ")} noon`} style={{ "--coat": PALETTE[colour].hex }}>
      {pieces.lit.has(key) || pieces.picks.includes(key) ? (
        <button
          type="button"
          class={`${css.plate} ${css.lit}`}
          data-key={key}
          aria-pressed={pieces.picks.includes(key)}
          onClick={() => pieces.touch(key)}
        >
          {plate}
        </button>
      ) : (
        <p class={css.plate}>{plate}</p>
      )}
      {facts.length > 0 && (
        <dl class={css.facts}>
          {facts.map((fact, i) => (
            <FactPlate key={`${i} ${fact.key}`} fact={fact} pieces={pieces} />
          ))}
        </dl>
      )}
      {act !== null && <p class={css.act}>{act}</p>}
    </li>
  );
}

/** A key of the view and its value; new values stand out for a moment. */
function FactPlate({ fact, pieces }: { fact: Fact; pieces: Pieces }) {
  const { name, text, pieces: keys } = fact;
  if (text === "" && keys.length === 0)
    return (
      <div class={css.flag}>
        <dt>{name}</dt>
        <dd class="unseen">✓</dd>
      </div>
    );
  return (
    <div class={css.fact}>
      <dt>{name}</dt>
      <dd>
        {keys.length === 0 ? (
          <span key={text} class={css.value} data-long={text.length > 6}>
            {text}
          </span>
        ) : (
          <ul class={css.pieces}>
            {keys.map((key, i) => (
              <li key={`${i} ${key}`}>
                <Piece piece={key} {...pieces} />
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}

/** A piece that lies open: lit where it can be picked; else a touch asks why not. */
function Piece({ piece, name, lit, picks, pointed, touch }: Pieces & { piece: string }) {
  const look = [
    css.piece,
    lit.has(piece) ? css.lit : "",
    picks.includes(piece) ? css.chosen : "",
    pointed.has(piece) ? css.pointed : "",
  ];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(" ")}
      data-key={piece}
      aria-disabled={!lit.has(piece)}
      tabIndex={lit.has(piece) ? 0 : -1}
      onClick={() => touch(piece)}
    >
      {name(piece)}
    </button>
  );
}
