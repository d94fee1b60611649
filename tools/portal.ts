import "./run/plain-when-piped.ts";
import { readdirSync } from "node:fs";
import { defineCommand, runCommand, showUsage } from "citty";
import { closest } from "../src/checker/findings/closest.ts";
import { type AnyCommand, commandInside, unknownOptions } from "./arguments/unknown-options.ts";
import { undoUnfinishedRename } from "./rename/swap-files.ts";

const commandsFolder = new URL("./commands/", import.meta.url);

/** Each file of `tools/commands` is a command; it exports `command`, made by citty's `defineCommand`. */
const commandNames = readdirSync(commandsFolder)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -".ts".length))
  .sort();

/** A command may export `examples`, for its help. */
interface CommandFile {
  readonly command?: AnyCommand;
  readonly examples?: readonly string[];
}

async function loadFile(name: string): Promise<CommandFile> {
  return import(new URL(`${name}.ts`, commandsFolder).href);
}

async function loadCommand(name: string): Promise<AnyCommand> {
  const { command } = await loadFile(name);
  if (!command) throw new Error(`tools/commands/${name}.ts exports no \`command\``);
  return command;
}

const RUN = "npm run portal -- ";

async function showCommands(): Promise<void> {
  await showUsage(portal);
  console.log(
    `Run a command as \`${RUN}<command>\`; start with \`validate\`, and docs/how-to says how to add what you need.`,
  );
}

const portal = defineCommand({
  meta: { name: "portal", description: "Checks, builds and serves the portal's documents" },
  subCommands: Object.fromEntries(commandNames.map((name) => [name, () => loadCommand(name)])),
});

function explainUnknown(name: string): void {
  const near = closest(name, commandNames);
  console.error(`There is no command "${name}".${near ? ` Did you mean "${near}"?` : ""}`);
  console.error(`Commands are: ${commandNames.join(", ")}. \`npm run portal -- <command> --help\` tells more.`);
}

async function main([name, ...rest]: string[]): Promise<void> {
  if (!name || name === "--help" || name === "-h") return showCommands();
  if (!commandNames.includes(name)) {
    explainUnknown(name);
    process.exitCode = 2;
    return;
  }
  if (rest.includes("--help") || rest.includes("-h")) return showHelp(name, rest[0]);
  const command = await loadCommand(name);
  const unknown = await unknownOptions(command, rest);
  if (unknown.length > 0) throw new Error(unknown.join("\n"));
  if (undoUnfinishedRename("."))
    console.error("A change of several files had been cut off; everything is as it was before it.");
  await runCommand(command, { rawArgs: rest });
}

/** Of a command that has commands of its own, tells of the one that is named. */
async function showHelp(name: string, first = ""): Promise<void> {
  const command = await loadCommand(name);
  const own = await commandInside(command, [first]);
  await (own === undefined ? showUsage(command, portal) : showUsage(own, command));
  const { examples = [] } = await loadFile(name);
  if (examples.length > 0) console.log(["EXAMPLES", "", ...examples.map((one) => `  ${RUN}${one}`), ""].join("\n"));
}

/** Exit codes of every command: 0 clean, 1 findings, 2 could not run. */
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 2;
});
