import { parseArgs } from "node:util";
import type { ArgDef, ArgsDef, CommandDef, Resolvable, SubCommandsDef } from "citty";
import { closest } from "../../src/checker/findings/closest.ts";

// biome-ignore lint/suspicious/noExplicitAny: citty types a command whose arguments are not known here so.
export type AnyCommand = CommandDef<any>;

/** The unknown options of a command line, a sentence for each; citty would ignore them. */
export async function unknownOptions(command: AnyCommand, rawArgs: readonly string[]): Promise<string[]> {
  const args = await resolved<ArgsDef>(command.args ?? {});
  const own = await commandInside(command, rawArgs);
  if (own !== undefined) return unknownOptions(own, rawArgs.slice(1));
  const known = Object.entries(args).flatMap(([name, arg]) => listSpellings(name, arg));
  return optionsIn(rawArgs, args)
    .filter((option) => !known.includes(option))
    .map((option) => sentence(option, known));
}

/** The value of a citty setting: a value, a promise or a function. */
export const resolved = async <Value>(value: Resolvable<Value>): Promise<Value> =>
  value instanceof Function ? value() : value;

/** The command of a command that the first argument names. */
export async function commandInside(
  command: AnyCommand,
  [name = ""]: readonly string[],
): Promise<AnyCommand | undefined> {
  const own = (await resolved<SubCommandsDef>(command.subCommands ?? {}))[name];
  return own === undefined ? undefined : resolved(own);
}

/** The options as written: `--format`, `-f`; the value after an option is not an option. */
function optionsIn(rawArgs: readonly string[], args: ArgsDef): string[] {
  const options = Object.entries(args).flatMap(([name, arg]) =>
    arg.type === "positional"
      ? []
      : [[name, { type: arg.type === "boolean" ? "boolean" : "string" } as const] as const],
  );
  const { tokens } = parseArgs({
    args: [...rawArgs],
    options: Object.fromEntries(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  return tokens.flatMap((token) => (token.kind === "option" ? [token.rawName] : []));
}

/** The spellings of an option; `--max-findings` is also `--maxFindings`, and a switch also `--no-live`. */
function listSpellings(name: string, arg: ArgDef): string[] {
  if (arg.type === "positional") return [];
  const joined = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const aliases = "alias" in arg ? [arg.alias ?? []].flat() : [];
  const long = [...new Set([name, joined]), ...aliases.filter(({ length }) => length > 1)].map((one) => `--${one}`);
  const off = arg.type === "boolean" ? long.map((one) => `--no-${one.slice(2)}`) : [];
  return [...long, ...off, ...aliases.filter(({ length }) => length === 1).map((one) => `-${one}`)];
}

function sentence(option: string, known: readonly string[]): string {
  const near = option.startsWith("--") ? closest(option, known) : undefined;
  const shown = known.filter((name) => !name.startsWith("--no-") && !/[A-Z]/.test(name));
  const all = shown.length === 0 ? "This command has no options." : `Options are: ${shown.join(", ")}.`;
  return `There is no option "${option}".${near === undefined ? "" : ` Did you mean "${near}"?`} ${all}`;
}
