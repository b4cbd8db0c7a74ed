import { expect, test } from "vitest";
import { kernelRules as kernelEnglish } from "@trestle/kernel/text/en";
import { kernelRules as kernelItalian } from "@trestle/kernel/text/it";
import { tableRules as tableEnglish } from "@trestle/table/text/en";
import { tableRules as tableItalian } from "@trestle/table/text/it";
import { ruleTextFaults } from "@trestle/testkit";
import { serverRules as serverEnglish } from "../text/en.ts";
import { serverRules as serverItalian } from "../text/it.ts";

const glossary = { same: [], words: { JSON: "JSON", KiB: "KiB", hello: "hello", five: "cinque", six: "sei" } };

test.each([
  ["the kernel", kernelEnglish, kernelItalian],
  ["the table", tableEnglish, tableItalian],
  ["server and wire", serverEnglish, serverItalian],
])("the rules of %s say in Italian what they say in English", (_, english, italian) => {
  expect(ruleTextFaults(english, italian, glossary)).toEqual([]);
  expect(Object.keys(italian)).toEqual(Object.keys(english));
});
