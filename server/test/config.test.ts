import { isAbsolute } from "node:path";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addressOf, network } from "../src/http/address.ts";
import { Buckets } from "../src/http/token-bucket.ts";
import { ConfigError, readConfig } from "../src/config.ts";

test("the command line wins over the environment, the environment over the defaults", () => {
  const config = readConfig({ port: "9000" }, { PORT: "7000", DATA_DIR: "here", LOG_LEVEL: "warn" });
  expect(config).toMatchObject({ port: 9000, logLevel: "warn", host: "0.0.0.0", publicUrl: null, trustProxy: false });
  expect(isAbsolute(config.dataDir!)).toBe(true);
  expect(readConfig({ data: "memory" }, {}).dataDir).toBeNull();
  expect(readConfig({}, { PUBLIC_URL: "https://play.example/x" }).publicUrl).toBe("https://play.example");
});

test.each([
  [{ port: "http" }, {}, '--port takes a whole number from 0 to 65535, not "http".'],
  [{}, { PORT: "70000" }, 'PORT takes a whole number from 0 to 65535, not "70000".'],
  [{ "log-level": "loud" }, {}, '--log-level takes one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  [
    { "allowed-hosts": "play.example,http://x" },
    {},
    '--allowed-hosts takes host names separated by commas, not "play.example,http://x".',
  ],
  [{ "public-url": "trestle" }, {}, '--public-url takes an address such as https://trestle.example, not "trestle".'],
  [{}, { TRUST_PROXY: "maybe" }, 'TRUST_PROXY takes yes or no, not "maybe".'],
  [{ data: "" }, {}, "--data takes the path of a folder."],
  [{ host: "a b" }, {}, '--host takes a host name or an IP address, not "a b".'],
])("a setting that makes no sense is named in words: %j %j", (flags, env, message) => {
  expect(() => readConfig(flags, env)).toThrow(new ConfigError(message));
});

test("a bucket lets a burst through, then so many a second, and forgets who has gone", () => {
  const bucket = new Buckets({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => bucket.take("a", 0))).toEqual([0, 0, 0, 1]);
  expect(bucket.take("b", 0)).toBe(0);
  expect([bucket.take("a", 500), bucket.take("a", 500)]).toEqual([0, 1]);
  expect(bucket.size).toBe(2);
  bucket.take("c", 100_000);
  expect(bucket.size).toBe(1);
  for (let i = 0; i < 50_000; i++) bucket.take(`2001:db8:${i}::/64`, 100_000);
  expect(bucket.size).toBe(20_000);
  const none = new Buckets({ burst: 1, perSecond: 1 }, 0);
  expect([1, 2, 3].map(() => none.take("a", 0))).toEqual([0, 0, 0]);
});

const request = (headers: Record<string, string>, remoteAddress = "10.0.0.9"): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

test("an address is the network it comes from; a proxy's word counts only where it is trusted", () => {
  expect(network("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(network("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
  expect(network("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(network("::1")).toBe("0:0:0:0::/64");
  expect(network("2001:0DB8:0001:0002::7")).toBe("2001:db8:1:2::/64");
  expect(network("[2001:db8:1:2::7]:443")).toBe("2001:db8:1:2::/64");
  expect(network("fe80::1:2%eth0")).toBe("fe80:0:0:0::/64");
  expect(network("192.0.2.1:51234")).toBe("192.0.2.1");
  const forged = request({ "x-forwarded-for": "1.1.1.1, 2.2.2.2" });
  expect(addressOf(forged, false)).toBe("10.0.0.9");
  expect(addressOf(forged, true)).toBe("2.2.2.2");
  expect(addressOf(request({}), true)).toBe("10.0.0.9");
});
