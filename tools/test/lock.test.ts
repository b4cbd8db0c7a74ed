import { expect, test } from "vitest";
import { lockFaults } from "../src/check/lock.ts";
import { readText } from "../src/lib/files.ts";

const lock = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });

test("every package of the lock file has its integrity, and none names a registry", () => {
  expect(lockFaults(readText("package-lock.json"))).toEqual([]);
});

test("a package without integrity, with a weak one or with an address is found", () => {
  const good = { version: "1.0.0", integrity: "sha512-abc" };
  const address = "https://registry.example/b/-/b-1.0.0.tgz";
  const packages = {
    "": { name: "trestle" },
    kernel: { name: "@trestle/kernel" },
    "node_modules/@trestle/kernel": { resolved: "kernel", link: true },
    "node_modules/a": good,
    "node_modules/b": { ...good, resolved: address },
    "node_modules/a/node_modules/c": { version: "1.0.0", optional: true },
    "node_modules/d": { ...good, integrity: "sha1-abc" },
  };
  const named = lockFaults(lock(packages)).map((fault) => fault.split(" ")[0]);
  expect(named).toEqual(["node_modules/b", "node_modules/a/node_modules/c", "node_modules/d"]);
});
