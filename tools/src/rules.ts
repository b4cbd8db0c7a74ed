import { coverageOf } from "./check/coverage.ts";
import { command, type Args } from "./lib/cli.ts";
import { projectFiles } from "./lib/files.ts";
import { GAMES } from "./registry.ts";
import { writeRulebooks } from "./rulebook/rulebook.ts";

await command({
  name: "rules",
  about: "Which rules have a story, which are cited in code, and which are missing.",
  args: {
    json: { type: "boolean", description: "close with one JSON object on the last line" },
    write: { type: "boolean", description: "write the players' rulebooks in docs/rules anew" },
  },
  run,
});

function run(args: Args): void {
  if (args["write"] === true) for (const path of writeRulebooks()) process.stdout.write(`${path}\n`);
  const files = projectFiles();
  const games = GAMES.map(({ game }) => ({ game: game.id, ...coverageOf(game.id, Object.keys(game.rules), files) }));
  const missing = games.reduce((sum, g) => sum + g.missingStories.length + g.unknown.length, 0);
  if (args["json"] === true) process.stdout.write(`${JSON.stringify({ games, missing })}\n`);
  else
    for (const g of games) {
      const { book, citedByStories, citedInCode, missingStories, unknown } = g;
      process.stdout.write(
        `${g.game}: ${book.length} rules, ${citedByStories.length} with stories, ${citedInCode.length} cited in code.\n`,
      );
      for (const id of missingStories) process.stdout.write(`  ${id} has no story\n`);
      for (const id of unknown) process.stdout.write(`  ${id} is in no rule book\n`);
    }
  if (missing > 0) process.exitCode = 1;
}
