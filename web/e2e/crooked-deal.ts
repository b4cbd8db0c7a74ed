import { colt } from "@trestle/games/colt/engine";
import { sha256Text } from "@trestle/kernel";

// Loaded into a server before it starts: it promises one seed and deals from another.
const setup = colt.setup.bind(colt);
colt.setup = (start, sink) => setup({ ...start, seed: sha256Text(start.seed) }, sink);
