/** The arguments that every command which serves takes, as citty has them. */
export const servingArguments = {
  port: { type: "string", description: "The port; 8080 or the next free one when absent" },
  memory: { type: "boolean", default: false, description: "Keep the sandbox's rows in memory, not in .sandbox" },
} as const;

/** The port asked for, by argument or PORT. Throws when it is none. */
export function wishedPort(argument: string | undefined): number | undefined {
  const text = argument ?? process.env.PORT;
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is not a port from 0 to 65535`);
  return port;
}
