import { StoreFailure } from "@trestle/table";
import type { Client } from "pg";

/** Everything lies in a schema of its own: the database may serve other programs too. */
export const SCHEMA = "trestle";
/** The advisory lock that is held while the schema changes. */
const MIGRATING = "7310579668418262";

/**
 * Forward only: a step that has run anywhere is never changed, the next one is added below it. While a cluster is
 * restarted one by one, older programs go on working with the newer schema: a step may only add.
 */
const MIGRATIONS: readonly string[] = [
  // `next` is the number the table's next line must have; `held` is what `holders` was filled from. A move changes
  // only columns without an index (`due` stays null without clocks), so that the row is updated where it lies.
  `create table tables (
     id text collate "C" primary key, code text not null unique, game text not null, phase text not null,
     listed boolean not null, due double precision, rev integer not null, next integer not null, held text not null,
     updated double precision not null, lined double precision not null
   ) with (fillfactor = 70);
   create table records (table_id text collate "C" primary key, record text not null) with (fillfactor = 70);
   create table lines (table_id text collate "C", n integer, line text not null, primary key (table_id, n));
   create table chat (table_id text collate "C", id integer, line text not null, primary key (table_id, id));
   create table holders (kind text, held_by text, table_id text collate "C", primary key (kind, held_by, table_id));
   create index holders_of_table on holders (table_id);
   create table accounts (folded text primary key, name text not null, passphrase text not null);
   create index tables_due on tables (due) where due is not null;
   create index tables_listed on tables (updated) where listed and phase in ('lobby', 'playing');
   create index tables_done on tables (updated) where phase in ('over', 'closed', 'lobby');`,
  // What dies with the processes need not outlive the database: a crash of it empties these two tables.
  `create unlogged table processes (id text primary key, beat timestamptz not null);
   create unlogged table presence (
     table_id text collate "C", process text, seats integer[] not null, primary key (table_id, process)
   );
   create index presence_of_process on presence (process);`,
  // Commits that do more than append lines. Each succeeds or fails by itself; the answer says why, or is empty.
  `create function keep(commits jsonb, now double precision) returns text[] language plpgsql as $$
   declare
     answers text[] := '{}';
     ops jsonb;
     op jsonb;
     kept tables;
   begin
     -- In one order for everybody: two processes that want the same tables wait for each other, never in a circle.
     perform 1 from tables where id in (
       select o ->> 'table' from jsonb_array_elements(commits) c, jsonb_array_elements(c) o
     ) order by id for update;
     for ops in select value from jsonb_array_elements(commits) loop
       begin
         for op in select value from jsonb_array_elements(ops) loop
           if op ->> 't' = 'line' then
             update tables set next = next + 1, due = (op ->> 'due')::double precision, lined = now
               where id = op ->> 'table' and next = (op ->> 'n')::integer;
             if not found then
               raise exception 'line % of table % is not the next one', op ->> 'n', op ->> 'table' using errcode = 'TR001';
             end if;
             insert into lines values (op ->> 'table', (op ->> 'n')::integer, op ->> 'line');
           elsif op ->> 't' = 'chat' then
             update tables set updated = now where id = op ->> 'table';
             if not found then raise exception 'table % is gone', op ->> 'table' using errcode = 'TR001'; end if;
             insert into chat values (op ->> 'table', (op ->> 'id')::integer, op ->> 'line');
           else
             select * into kept from tables where id = op ->> 'table';
             if coalesce(kept.rev, 0) <> (op ->> 'rev')::integer - 1 then
               raise exception 'revision % of table % is not the next one', op ->> 'rev', op ->> 'table'
                 using errcode = 'TR001';
             end if;
             if kept.id is null then
               insert into tables values (op ->> 'table', op ->> 'code', op ->> 'game', op ->> 'phase',
                 (op ->> 'listed')::boolean, (op ->> 'due')::double precision, (op ->> 'rev')::integer, 0, op ->> 'held',
                 now, now);
             else
               update tables set code = op ->> 'code', game = op ->> 'game', phase = op ->> 'phase',
                 listed = (op ->> 'listed')::boolean, due = (op ->> 'due')::double precision,
                 rev = (op ->> 'rev')::integer, held = op ->> 'held', updated = now where id = kept.id;
             end if;
             insert into records values (op ->> 'table', op ->> 'record')
               on conflict (table_id) do update set record = excluded.record;
             if kept.held is distinct from op ->> 'held' then
               delete from holders where table_id = op ->> 'table';
               insert into holders select 'secret', h, op ->> 'table'
                 from jsonb_array_elements_text((op ->> 'held')::jsonb -> 0) h on conflict do nothing;
               insert into holders select 'account', h, op ->> 'table'
                 from jsonb_array_elements_text((op ->> 'held')::jsonb -> 1) h on conflict do nothing;
             end if;
           end if;
         end loop;
         answers := array_append(answers, '');
       exception when sqlstate 'TR001' or unique_violation then
         answers := array_append(answers, sqlerrm);
       end;
     end loop;
     return answers;
   end $$;`,
  // The servers' own keys.
  "create table settings (name text primary key, value text not null)",
  // Lists read no record: what they show lies in `summaries`. `seen` orders the public list, and a move changes it seldom.
  // Rows of `holders` are numbered, so that the newest are found first. Editions lie outside of records.
  `create table summaries (table_id text collate "C" primary key, summary text not null);
   create table editions (hash text primary key, file text not null, used double precision not null);
   alter table tables add column open integer not null default 0, add column edition text,
     add column seen double precision not null default 0;
   alter table holders add column n bigint generated by default as identity;
   create index holders_newest on holders (kind, held_by, n);
   insert into editions
     select distinct on (r -> 'edition' ->> 'hash') r -> 'edition' ->> 'hash', (r -> 'edition' -> 'file')::text, updated
     from (select table_id, record::json as r from records) q join tables on id = table_id
     where r -> 'edition' -> 'file' is not null order by r -> 'edition' ->> 'hash', updated desc;
   update tables t set edition = r -> 'edition' ->> 'hash', seen = greatest(updated, lined),
     open = (select count(*) from json_array_elements(r -> 'seats') s where s ->> 'kind' = 'open'),
     listed = (r ->> 'listed')::boolean and (phase = 'lobby' or phase = 'playing' and (r ->> 'watchers')::boolean)
     from (select table_id, record::json as r from records) q where t.id = q.table_id;
   insert into summaries
     select table_id, json_build_object('options', r -> 'options', 'clock', r -> 'clock', 'watchers', r -> 'watchers',
       'quick', r -> 'quick' is not null, 'rematch', r -> 'rematch', 'host', r -> 'host', 'seats',
       (select json_agg(json_build_object('kind', s -> 'kind', 'name', coalesce(s ->> 'name', ''), 'holders',
          coalesce(s -> 'holders', '[]'), 'account', s -> 'account') order by o)
        from json_array_elements(r -> 'seats') with ordinality as x (s, o)))::text
     from (select table_id, record::json as r from records) q;
   update lines l set line = replace(line, ',"file":' || e.file, '')
     from tables t join editions e on e.hash = t.edition where l.table_id = t.id and l.n = 0;
   update records r set record = replace(record, ',"file":' || e.file, '')
     from tables t join editions e on e.hash = t.edition where r.table_id = t.id;
   drop index tables_listed;
   create index tables_listed on tables (seen) where listed and phase in ('lobby', 'playing');
   create index tables_waiting on tables (game, updated) where listed and phase = 'lobby' and open > 0;
   create index tables_edition on tables (edition) where edition is not null;`,
  `create or replace function keep(commits jsonb, now double precision) returns text[] language plpgsql as $$
   declare
     answers text[] := '{}';
     ops jsonb;
     op jsonb;
     kept tables;
   begin
     -- In one order for everybody: two processes that want the same tables wait for each other, never in a circle.
     perform 1 from tables where id in (
       select o ->> 'table' from jsonb_array_elements(commits) c, jsonb_array_elements(c) o
     ) order by id for update;
     for ops in select value from jsonb_array_elements(commits) loop
       begin
         for op in select value from jsonb_array_elements(ops) loop
           if op ->> 't' = 'line' then
             update tables set next = next + 1, due = (op ->> 'due')::double precision, lined = now
               where id = op ->> 'table' and next = (op ->> 'n')::integer;
             if not found then
               raise exception 'line % of table % is not the next one', op ->> 'n', op ->> 'table' using errcode = 'TR001';
             end if;
             insert into lines values (op ->> 'table', (op ->> 'n')::integer, op ->> 'line');
           elsif op ->> 't' = 'chat' then
             update tables set updated = now, seen = now where id = op ->> 'table';
             if not found then raise exception 'table % is gone', op ->> 'table' using errcode = 'TR001'; end if;
             insert into chat values (op ->> 'table', (op ->> 'id')::integer, op ->> 'line');
           else
             select * into kept from tables where id = op ->> 'table';
             if coalesce(kept.rev, 0) <> (op ->> 'rev')::integer - 1 then
               raise exception 'revision % of table % is not the next one', op ->> 'rev', op ->> 'table'
                 using errcode = 'TR001';
             end if;
             if kept.id is null then
               insert into tables values (op ->> 'table', op ->> 'code', op ->> 'game', op ->> 'phase',
                 (op ->> 'listed')::boolean, (op ->> 'due')::double precision, (op ->> 'rev')::integer, 0, op ->> 'held',
                 now, now, coalesce((op ->> 'open')::integer, 0), op ->> 'edition', now);
             else
               update tables set code = op ->> 'code', game = op ->> 'game', phase = op ->> 'phase',
                 listed = (op ->> 'listed')::boolean, due = (op ->> 'due')::double precision,
                 rev = (op ->> 'rev')::integer, held = op ->> 'held', updated = now, seen = now,
                 open = coalesce((op ->> 'open')::integer, 0), edition = op ->> 'edition' where id = kept.id;
             end if;
             insert into records values (op ->> 'table', op ->> 'record')
               on conflict (table_id) do update set record = excluded.record;
             -- A program from before there were summaries sends none.
             if op ->> 'summary' is not null then
               insert into summaries values (op ->> 'table', op ->> 'summary')
                 on conflict (table_id) do update set summary = excluded.summary;
             end if;
             if kept.held is distinct from op ->> 'held' then
               delete from holders where table_id = op ->> 'table';
               insert into holders select 'secret', h, op ->> 'table'
                 from jsonb_array_elements_text((op ->> 'held')::jsonb -> 0) h on conflict do nothing;
               insert into holders select 'account', h, op ->> 'table'
                 from jsonb_array_elements_text((op ->> 'held')::jsonb -> 1) h on conflict do nothing;
             end if;
           end if;
         end loop;
         answers := array_append(answers, '');
       exception when sqlstate 'TR001' or unique_violation then
         answers := array_append(answers, sqlerrm);
       end;
     end loop;
     return answers;
   end $$;`,
];

export function newestSchema(): number {
  return MIGRATIONS.length;
}

/**
 * Brings the database to the newest schema. Of several processes that start at once one does it. `upTo` is for tests
 * that need an older program's database.
 */
export async function migrate(client: Client, upTo: number = MIGRATIONS.length): Promise<void> {
  await client.query(`select pg_advisory_lock(${MIGRATING})`);
  try {
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query(`create table if not exists ${SCHEMA}.schema (version integer not null)`);
    const found = await client.query<{ version: number }>(`select version from ${SCHEMA}.schema`);
    const version = found.rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new StoreFailure(
        `The database was written by a newer Trestle (its schema is ${version}, this program knows ` +
          `${MIGRATIONS.length}). Start the newer program. Nothing was changed.`,
      );
    for (let next = version; next < upTo; next++) await step(client, next);
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATING})`);
  }
}

async function step(client: Client, index: number): Promise<void> {
  const count = index === 0 ? `insert into schema values (1)` : `update schema set version = ${index + 1}`;
  // Statements sent together without an explicit transaction are one transaction.
  await client.query(`set local search_path = ${SCHEMA}; ${MIGRATIONS[index]!}; ${count};`);
}
