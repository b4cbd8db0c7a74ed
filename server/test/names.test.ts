import { describe, expect, test } from "vitest";
import { CHAT_LENGTH, cleanChat, cleanName, foldName } from "../src/accounts/names.ts";
import { Client, make, openServer, newSecret } from "./kit.ts";

describe("[SERVER-NAME-1] [SERVER-NAME-2] names", () => {
  test.each(["Ann", "Zoë", "Łukasz", "Дмитрий", "山田", "محمد", "O'Neil", "Ann 2", "🤠 Bill", "👩‍🚀"])(
    "%s can be shown",
    (name) => {
      expect(cleanName(name)).toBe(name.normalize("NFC"));
    },
  );
  test("blanks are tidied", () => expect(cleanName("  Ann   Lee\u00a0")).toBe("Ann Lee"));
  test.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["only signs", "..."],
    ["21 letters", "a".repeat(21)],
  ])("%s is no name", (_, name) => expect(cleanName(name)).toMatchObject({ rule: "SERVER-NAME-1" }));
  test.each([
    ["a control character", "An\u0007n"],
    ["a line break", "An\nn"],
    ["a turned text", "\u202ennA"],
    ["an isolate", "\u2066Ann"],
    ["a zero-width space", "An\u200bn"],
    ["a lone joiner", "Ann\u200d"],
    ["a soft hyphen", "An\u00adn"],
    ["a filler that shows nothing", "\u3164"],
    ["a lone surrogate", "An\ud800"],
    ["a private character", "\ue000"],
    ["a tag", "A\u{e0041}"],
    ["a tower of accents", "A\u0301\u0302\u0303\u0304\u0305\u0306\u0307"],
  ])("%s is refused", (_, name) => expect(cleanName(name)).toMatchObject({ rule: "SERVER-NAME-2" }));
});

describe("[SERVER-NAME-3] look-alikes", () => {
  test.each([
    ["Ann", "ANN"],
    ["Ann", "А\u043fn"],
    ["paypal", "рауpаl"],
    ["Bill", "BiIl"],
    ["Bill", "Bi1l"],
    ["Zoe", "Zoë"],
    ["Oskar", "0skar"],
    ["Ann Lee", "Ann-Lee"],
    ["Nikos", "Νіkοs"],
    ["Ａｎｎ", "Ann"],
    ["modern", "modem"],
  ])("%s and %s are the same", (a, b) => expect(foldName(a)).toBe(foldName(b)));
  test.each([
    ["Ann", "Anna"],
    ["Дмитрий", "Сергей"],
    ["山田", "山口"],
    ["Bill", "Bell"],
  ])("%s and %s are not", (a, b) => expect(foldName(a)).not.toBe(foldName(b)));
});

describe("[SERVER-CHAT-1] [SERVER-CHAT-2] chat", () => {
  test("is one line of text", () => {
    expect(cleanChat(" well\n done,\tpartner ")).toBe("well done, partner");
    expect(cleanChat("<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
    expect(cleanChat(" ")).toMatchObject({ rule: "SERVER-CHAT-1" });
    expect(cleanChat("x".repeat(CHAT_LENGTH + 1))).toMatchObject({ rule: "SERVER-CHAT-1" });
    expect(cleanChat("x\u202ey")).toMatchObject({ rule: "SERVER-CHAT-2", data: { character: "U+202E" } });
  });
});

test("nobody sits down under a name that looks like another's, a bot's included", async () => {
  const server = await openServer();
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table);
  await ann.sit("Ann", 0);
  const eve = await Client.at(server.port, made.table);
  const sit = (name: string) => eve.rule({ t: "sit", seat: 1, name, secret: newSecret() });
  expect(await sit("Аnn")).toBe("SERVER-NAME-3");
  expect(await sit(ann.table!.seats[2]!.name)).toBe("SERVER-NAME-3");
  expect(await sit("Eve\u200b")).toBe("SERVER-NAME-2");
  expect(await sit("")).toBe("SERVER-NAME-1");
  expect(await sit("Eve")).toBe("done");
});

test("channels do not cross: watchers among themselves, seats at the table, nobody uninvited", async () => {
  const server = await openServer();
  const made = await make(server.url, { bots: 1 });
  const ann = await Client.at(server.port, made.table);
  const watcher = await Client.at(server.port, made.table);
  const other = await Client.at(server.port, made.table);
  await ann.sit("Ann", 0);
  expect(await ann.rule({ t: "say", seat: 0, channel: "table", text: "howdy" })).toBe("done");
  expect(await watcher.rule({ t: "say", seat: null, channel: "watch", text: "psst" })).toBe("done");
  expect(await watcher.rule({ t: "say", seat: null, channel: "table", text: "me too" })).toBe("TABLE-CHAT-2");
  expect(await watcher.rule({ t: "say", seat: 0, channel: "table", text: "as Ann" })).toBe("TABLE-SEAT-1");
  expect(await ann.rule({ t: "say", seat: 0, channel: "watch", text: "hello watchers" })).toBe("TABLE-CHAT-2");
  expect(await ann.rule({ t: "say", seat: 0, channel: "out", text: "I am in" })).toBe("TABLE-CHAT-2");
  expect(await watcher.rule({ t: "say", seat: null, channel: "watch", text: "\u0000\u202e" })).toBe("SERVER-CHAT-2");
  await other.until(() => other.chat.length === 2);
  const texts = (client: Client): string[] => client.chat.map((line) => line.text);
  expect([texts(ann), texts(watcher), texts(other)]).toEqual([["howdy"], ["howdy", "psst"], ["howdy", "psst"]]);
  const late = await Client.at(server.port, made.table, ann.secrets);
  expect(texts(late)).toEqual(["howdy"]);
});

test("a table without watchers shows a stranger no board and no talk", async () => {
  const server = await openServer();
  const made = await make(server.url, { watchers: false });
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  await ann.sit("Ann", 0);
  await ann.ask({ t: "say", seat: 0, channel: "table", text: "just us" });
  await ann.ready(0);
  const eve = await Client.at(server.port, made.table);
  await ann.start();
  await ann.play();
  await eve.until(() => eve.over);
  expect(eve.frames.filter((f) => f.t === "step" || f.t === "said")).toEqual([]);
  expect(eve.chat).toEqual([]);
});
