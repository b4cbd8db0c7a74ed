import { coverageOf } from "./check/coverage.ts";
import { command, type Args, type Command, type Shell } from "./lib/cli.ts";
import { projectFiles } from "./lib/files.ts";
import { GAMES } from "./registry.ts";
import { writeRulebooks } from "./rulebook/rulebook.ts";

export const rules: Command = {
  name: "rules",
  about: "Which rules have a story, which are cited in code, and which are missing.",
  args: {
    json: { type: "boolean", description: "close with one JSON object on the last line" },
    write: { type: "boolean", description: "write the players' rulebooks in docs/rules anew" },
  },
  run,
};

if (import.meta.main) await command(rules);

function run(args: Args, shell: Shell): void {
  if (args["write"] === true) for (const path of writeRulebooks()) shell.stdout.write(`${path}\n`);
  const files = projectFiles();
  const games = GAMES.map(({ game }) => ({ game: game.id, ...coverageOf(game.id, Object.keys(game.rules), files) }));
  const missing = games.reduce((sum, g) => sum + g.missingStories.length + g.unknown.length, 0);
  if (args["json"] === true) shell.stdout.write(`${JSON.stringify({ games, missing })}\n`);
  else
    for (const g of games) {
      const { book, citedByStories, citedInCode, missingStories, unknown } = g;
      shell.stdout.write(
        `${g.game}: ${book.length} rules, ${citedByStories.length} with stories, ${citedInCode.length} cited in code.\n`,
      );
      for (const id of missingStories) shell.stdout.write(`  ${id} has no story\n`);
      for (const id of unknown) shell.stdout.write(`  ${id} is in no rule book\n`);
    }
  if (missing > 0) shell.exitCode = 1;
}
