import { Client } from "pg";
import { LocalPostgres } from "./local-postgres.ts";

export interface Databases {
  /** The address of a database that nobody has used. */
  fresh(): Promise<string>;
  end(): Promise<void>;
}

/** The PostgreSQL that TEST_DATABASE_URL names, or one of our own, which does not wait for its disk. */
export async function openDatabases(): Promise<Databases> {
  const given = process.env["TEST_DATABASE_URL"];
  const own = given === undefined ? await LocalPostgres.start({ durable: false }) : null;
  const url = given ?? own!.url;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  const made: string[] = [];
  return {
    async fresh() {
      const name = `trestle_test_${process.pid}_${made.length}`;
      made.push(name);
      await admin.query(`create database ${name}`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async end() {
      if (own === null) for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await own?.end();
    },
  };
}
