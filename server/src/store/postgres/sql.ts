import type { Phase } from "../server-store.ts";
import { OF_A_HOLDER } from "../lists.ts";

/**
 * Milliseconds between updates of a public table's place on the list: its index is not written with each move, and its
 * row is updated in place.
 */
const MOVED_EVERY = 30_000;

/** Appends moves of many tables at once. Tables whose next line has another number are left out, and not returned. */
export const LINES = `
  with want as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::double precision[]) as w (id, n, more, due)
  ), mine as materialized (
    select t.id from tables t join want w on w.id = t.id and w.n = t.next order by t.id for update of t
  ), counted as (
    update tables t set next = t.next + w.more, due = w.due, lined = $5::double precision,
      seen = case when t.listed and t.seen < $5::double precision - ${MOVED_EVERY} then $5 else t.seen end
    from want w join mine m on m.id = w.id where t.id = w.id returning t.id
  ), kept as (
    insert into lines (table_id, n, line)
    select l.id, l.n, l.line from unnest($6::text[], $7::integer[], $8::text[]) as l (id, n, line)
    join counted c on c.id = l.id
  )
  select id from counted`;

export const KEEP = "select keep($1::jsonb, $2) as answers";

/** What has changed since a known version of each table, in one statement, so that all of it is consistent. */
export const CHANGES = `
  select t.id, t.rev, t.next, t.lined, r.record,
    case when t.next > w.next then
      (select array_agg(l.line order by l.n) from lines l where l.table_id = t.id and l.n >= w.next) end as lines,
    case when t.rev > w.rev then
      (select array_agg(c.line order by c.id) from chat c where c.table_id = t.id
       and c.id > case (c.id - 1) % 3 when 0 then w.chat0 when 1 then w.chat1 else w.chat2 end) end as chat
  from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[])
    as w (id, rev, next, chat0, chat1, chat2)
  join tables t on t.id = w.id and (t.rev > w.rev or t.next > w.next)
  left join records r on r.table_id = t.id and t.rev > w.rev`;

const NEWEST = "greatest(updated, lined)";
export const FIND = "select id from tables where code = $1";
/** Indexed columns and a small summary: lists never read a record. */
const SHOWN = `
  select t.id, code, game, phase, edition, summary, ${NEWEST} as updated
  from tables t join summaries s on s.table_id = t.id`;
export const LISTED = `${SHOWN} where listed and phase in ('lobby', 'playing') order by seen desc limit $1`;
export const LISTING = `${SHOWN} where t.id = $1`;
export const WAITING = `
  ${SHOWN} where game = $1 and listed and phase = 'lobby' and open > 0 order by t.updated desc limit $2`;
/** The newest tables of each holder, and of those the newest. */
export const HELD = `
  ${SHOWN} where t.id in (
    select h.table_id from unnest($1::text[], $2::text[]) as w (kind, by) cross join lateral
      (select table_id, n from holders where kind = w.kind and held_by = w.by order by n desc limit $4) h
    order by h.n desc limit ${OF_A_HOLDER.read})
  order by ${NEWEST} desc, t.id limit $3`;
export const EDITION = "select file from editions where hash = $1";
export const KEEP_EDITION = `
  insert into editions select $1, $2, $3
  where (select count(*) from editions) < $4 or exists (select 1 from editions where hash = $1)
  on conflict (hash) do update set used = excluded.used`;
/** `used` is checked again in case somebody brings the edition at the same moment. */
export const DROP_EDITIONS = `
  delete from editions where used < $1 and not exists (select 1 from tables where edition = hash)`;
export const DUE = "select id, due from tables where due is not null and due < $1 order by due limit $2";
export const ACCOUNT = "select name, folded, passphrase from accounts where folded = $1";
export const CLAIM = "insert into accounts (folded, name, passphrase) values ($1, $2, $3) on conflict do nothing";
export const IDS = "select id from tables where id > $1 order by id limit $2";
export const ACCOUNTS = `
  select name, folded, passphrase from accounts where folded collate "C" > $1 order by folded collate "C" limit $2`;
export const SET = "insert into settings values ($1, $2) on conflict do nothing";
export const SETTING = "select value from settings where name = $1";
export const COUNTS =
  "select count(*)::integer as tables, coalesce(sum(next), 0)::double precision as lines from tables";
/** Rows that are being written are left for the next time. The phases are in the text because an index covers some. */
export const forget = (phases: readonly Phase[]): string => `
  with old as (
    select id from tables where phase in (${phases.map((phase) => `'${phase}'`).join()}) and updated < $1 and lined < $1
    order by updated limit $2 for update skip locked
  ), l as (delete from lines where table_id in (select id from old)
  ), c as (delete from chat where table_id in (select id from old)
  ), h as (delete from holders where table_id in (select id from old)
  ), p as (delete from presence where table_id in (select id from old)
  ), s as (delete from summaries where table_id in (select id from old)
  ), r as (delete from records where table_id in (select id from old))
  delete from tables where id in (select id from old) returning id`;
/** Seats held through other living processes. */
export const PRESENCE = `
  select p.table_id, p.seats from presence p join processes q on q.id = p.process
  where p.table_id = any($1) and p.process <> $2 and q.beat > now() - interval '4 seconds'`;
export const SERVERS = "select count(*)::integer as n from processes where beat > now() - interval '4 seconds'";
export const WRITABLE =
  "select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as yes";
