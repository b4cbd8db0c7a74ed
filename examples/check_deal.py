"""Checks the sealed deal of a finished Trestle log: python3 check_deal.py game.log

Written from docs/PROTOCOL.md alone. Recomputes running checks, commitments and seed, and deals the opening cards.
It knows no rules, so it plays no moves; `npm run -s verify` does. Compare commitment and part with what you were shown.
"""
import hashlib
import json
import re
import sys

ROLES = {3: (0, 1, 1, 1), 4: (1, 0, 2, 1), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1), 8: (1, 2, 3, 2)}
CARDS = """barrel QS KS; dynamite 2H; jail JS 10S 4H; mustang 8H 9H; scope AS; volcanic 10S 10C; schofield JC QC KS;
remington KC; rev-carabine AC; winchester 8S; bang AS 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D 10D
JD QD KD AD; missed 2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC; beer 6H 7H 8H 9H 10H JH; cat-balou KH 9D 10D JD;
panic JH QH AH 8D; duel QD JS 8C; gatling 10H; general-store 9C QS; indians KD AD; saloon 5H; stagecoach 9S 9S;
wells-fargo 3H; cactus 7H; dragoon JS; evaded QC; full-steam 2S; knife-revolver 5D; map 3D; money-bag QC;
most-wanted KS; next-stop 2D KC; refund 3S; strongbox 9H; switch 6H; train-robbery 4D JC; water-tower 8H"""
CHARACTERS = """bart-cassidy 4; black-jack 4; calamity-janet 4; el-gringo 3; jesse-jones 4; jourdonnais 4;
kit-carlson 4; lucky-duke 4; paul-regret 3; pedro-ramirez 4; rose-doolan 4; sid-ketchum 4; slab-the-killer 4;
suzy-lafayette 4; vulture-sam 4; willy-the-kid 4; benny-brawler 4; evan-babbit 4; jimmy-texas 4; manuelita 4;
sancho 3; sgt-blaze 5; shade-oconnor 4; zippy-roy 5"""
STATIONS = """boom-town catico creepy-creek crowns-hole deathwood dodgeville fort-wroth frisco miners-oath san-tafe
tombrock virginia-town yooma custom"""
RAILCARS = """baggage-car caboose cattle-truck circus-wagon coal-hopper dining-car express-car ghost-car lounge-car
lumber-flatcar mail-car observation-car passenger-car prisoner-car private-car sleeper-car"""
WANTED = "sixShooter wild trailblazer crazy* tombstone* theKid twoTiming slippery mustang boxcar switchback quickDraw"
QUARTER_ROUNDS = [(i, 4 + (i + k) % 4, 8 + (i + 2 * k) % 4, 12 + (i + 3 * k) % 4) for k in (0, 1) for i in range(4)]


def sha(*pieces):
    return hashlib.sha256(b"".join(p.encode() if isinstance(p, str) else p for p in pieces))


def read(data):
    """The lines of a log as objects, once every running check fits."""
    lines = data.split(b"\n")
    if lines.pop() != b"" or not lines:
        raise SystemExit("the file is empty or cut off")
    bodies, before = [], b""
    for number, line in enumerate(lines, 1):
        found = re.fullmatch(rb'(\{.*),"check":"([0-9a-f]{32})"\}', line)
        if found is None:
            raise SystemExit(f"line {number} has no check at its end; is this a Trestle log?")
        body = found[1] + b"}"
        if sha(before, body).hexdigest()[:32].encode() != found[2]:
            raise SystemExit(f"line {number}: the check does not fit, so this line or one before it was changed")
        before = found[2]
        bodies.append(json.loads(body))
    if bodies[0].get("format") != "trestle-log/1":
        raise SystemExit("line 1: this is not a log of the format trestle-log/1")
    if bodies[-1].get("t") != "end":
        raise SystemExit("the last line is missing: the game is not over, and its deal is still sealed")
    return bodies


def seed_of(first, end):
    """Checks every commitment; returns the seed."""
    parts = [None if part is None else bytes.fromhex(part) for part in end["parts"]]
    secret, table = bytes.fromhex(end["secret"]), first["table"].encode()
    if len(parts) != first["seats"] or any(part is not None and len(part) != 32 for part in parts):
        raise SystemExit("the last line does not have one part of 32 bytes a seat")
    revealed = b"".join(b"\0" if part is None else b"\1" + part for part in parts)
    sized = len(table).to_bytes(2, "big") + table
    old = "deal" not in first
    promise = (secret,) if old else ("trestle-deal/2 server\0", secret, bytes.fromhex(end["botSecret"]))
    if sha(*promise).hexdigest() != first["commitment"]:
        raise SystemExit("the last line opens another secret than the server committed to in line 1")
    if old:
        return sha("trestle-deal/1\0", secret, sized, bytes([len(parts)]), revealed).digest()
    deal = first["deal"]
    if deal["label"] != "trestle-deal/2":
        raise SystemExit(f"line 1: the deal {deal['label']} is not known here")
    for seat, part in enumerate(parts):
        pieces = sized, bytes([seat]), deal["attempt"].to_bytes(4, "big"), part or b""
        if part is not None and sha("trestle-deal/2 part\0", *pieces).hexdigest() != deal["seats"][seat]["commitment"]:
            raise SystemExit(f"the last line has another part of seat {seat} than it committed to in line 1")
    frozen = {name: first[name] for name in ("table", "game", "rulesVersion", "commitment")}
    frozen.update({name: deal[name] for name in ("label", "attempt", "seats")}, options=first["config"])
    frozen["edition"] = first["edition"] and first["edition"]["hash"]
    text = json.dumps(frozen, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha("trestle-deal/2 seed\0", secret, sha(text).digest(), revealed).digest()


class Stream:
    """ChaCha with 20 rounds as a stream of words. The key's words are big-endian."""

    def __init__(self, seed):
        self.key = [int.from_bytes(seed[i : i + 4], "big") for i in range(0, 32, 4)]
        self.blocks, self.words = 0, []

    def word(self):
        if not self.words:
            start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *self.key, self.blocks, 0, 0, 0]
            x = start[:]
            for a, b, c, d in QUARTER_ROUNDS * 10:
                for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    mixed = x[r] ^ x[p]
                    x[r] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF
            self.words = [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]
            self.blocks += 1
        return self.words.pop(0)

    def below(self, n):
        bits = (n - 1).bit_length()
        while bits > 0:
            value = self.word() >> (32 - bits)
            if value < n:
                return value
        return 0

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def deal_colt(rng, first, _):
    n = 4 if first["config"]["duel"] else first["seats"]
    values = rng.shuffled(["301", "312", "323", "345", "356", "367", "378", "389"])
    yield f"cars: {' '.join(values[: n + 1])}"
    yield f"first figure: {rng.below(n)}"


def deal_bang(rng, first, entries):
    options, seats, names = first["config"], first["seats"], ("sheriff", "deputy", "outlaw", "renegade")
    train, offered = options["expansion"], options["characterChoice"]
    roles = rng.shuffled(name for name, count in zip(names, ROLES[seats]) for _ in range(count))
    cast = [character.split() for character in CHARACTERS.split(";")]
    pile = rng.shuffled(range(24 if train else 16))
    kinds = [kind.split() for kind in CARDS.split(";")]
    deck = rng.shuffled([f"{name} {copy}" for name, *copies in kinds for copy in copies][: 96 if train else 80])
    if train:
        line = rng.shuffled(STATIONS.split()[: 13 if options["customStation"] == "off" else 14])
        yield "stations: " + " ".join(line[:seats])
        yield "railcars: " + " ".join(rng.shuffled(RAILCARS.split())[:-4:-1])
        yield "locomotive: " + ("ironhorse", "leland")[rng.below(2)]
    chosen = {e["seat"]: e["move"]["character"] for e in entries if e["t"] == "move" and e["move"]["t"] == "choose"}
    for seat, role in enumerate(roles):
        offer, pile = pile[:offered], pile[offered:]
        offer.sort(key=lambda character: character != chosen.get(seat))
        lives = int(cast[offer[0]][1]) + (role == "sheriff")
        hand = [deck.pop() for _ in range(lives if offered == 1 or len(chosen) == seats else 0)]
        yield f"seat {seat}: {role}, {' not '.join(cast[character][0] for character in offer)}: {', '.join(hand)}"


def deal_heist(rng, first, _):
    options, box, n = first["config"], first["edition"].get("file"), first["config"]["solo"] or first["seats"]
    if box is None:
        poker = [f"{suit}{i:02}" for suit in "RBK" for i in range(1, 11)] + ["W1"] * 5
        tiles, events = [f"L{i:02}" for i in range(1, 22)], ["EV01"] * 2 + ["EV03", "EV04", "EV05"]
        events += [f"EV{i:02}" for i in (6, 9, 12, 15) for _ in range(3)] + ["EV18"] * 4
        speed_up, wanted = "EV01", [(card.strip("*"), "*" not in card) for card in WANTED.split()]
    else:
        def faces(cards):
            return [next(o["id"] for o in cards if {**o, "id": 0} == {**card, "id": 0}) for card in cards]
        poker, tiles, events = faces(box["poker"]), [tile["id"] for tile in box["tiles"]], faces(box["events"])
        speed_up = next(event["id"] for event in box["events"] if event["kind"] == "speedUp")
        wanted = [(card["id"], card["versus"]) for card in box["wanted"]]
    d = len(events) - {2: 3, 3: 6, 4: 9}[n] - options["fewerEvents"]
    line = rng.shuffled(event for event in events if event != speed_up)[: d - 2]
    for a, b in ((max(1, 15 * d // 100), 35 * d // 100), (65 * d // 100, min(d - 2, 85 * d // 100))):
        line.insert(a + rng.below(b - a + 1), speed_up)
    wanted = [card for card, versus in wanted if versus or options["mode"] != "versus"]
    tiles, wanted, deck = rng.shuffled(tiles), rng.shuffled(wanted), rng.shuffled(poker)
    begins = rng.below(n) if options["first"] == "random" else options["first"] - 1
    yield "events: " + " ".join(line)
    yield "squares: " + ", ".join(" ".join(tiles[i : i + 2]) for i in range(0, 12, 2))
    yield "wanted: " + " ".join(wanted[:5])
    for cowboy in range(n):
        yield f"cowboy {cowboy}: " + " ".join(sorted((deck.pop() for _ in range(5)), key=poker.index))
    yield f"turned up: {deck.pop()}"
    yield f"first cowboy: {begins}"


def report(path):
    with open(path, "rb") as file:
        first, *entries, end = lines = read(file.read())
    seed = seed_of(first, end)
    deal = first.get("deal", {"label": "trestle-deal/1", "attempt": 1})
    yield f"{len(lines)} lines, {deal['label']}, attempt {deal['attempt']}"
    yield f"commitment: {first['commitment']}"
    for seat, part in enumerate(end["parts"]):
        if part is not None or ("seats" in deal and deal["seats"][seat]["commitment"] is not None):
            yield f"part of seat {seat}: {part or 'MISSING'}"
    yield f"seed: {seed.hex()}"
    yield from {"colt": deal_colt, "bang": deal_bang, "heist": deal_heist}[first["game"]](Stream(seed), first, entries)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python3 check_deal.py LOG")
    try:
        print("\n".join(report(sys.argv[1])))
    except OSError as error:
        sys.exit(str(error))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        sys.exit(f"this is not a whole Trestle log: something in it is missing or malformed ({error!r})")
