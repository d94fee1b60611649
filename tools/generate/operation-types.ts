import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const areas = ["auth", "account", "session"];

/** The types of the contract's operations, which the sandbox answers: path → text. */
export async function operationTypeFiles(): Promise<[string, string][]> {
  return Promise.all(areas.map(async (area) => [pathOf(area), await typesOf(`schemas/api/${area}.openapi.json`)]));
}

const pathOf = (area: string) => `tools/sandbox/contract/generated/${area}.ts`;

async function typesOf(contractFile: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(contractFile), { immutable: true, silent: true });
  return `// Generated from ${contractFile} by \`npm run generate\`. Change the contract instead.\n\n${astToString(nodes)}`;
}
