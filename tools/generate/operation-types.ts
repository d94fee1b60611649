import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const folder = "schemas/api";
const ENDING = ".openapi.json";

/** The types of the contract's operations, which the sandbox answers: path → text. */
export async function operationTypeFiles(): Promise<[string, string][]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return Promise.all(
    files.map(async (file) => [generatedPath(file.slice(0, -ENDING.length)), await generateTypes(`${folder}/${file}`)]),
  );
}

const generatedPath = (area: string) => `tools/sandbox/contract/generated/${area}.ts`;

async function generateTypes(contractFile: string): Promise<string> {
  const nodes = await openapiTS(pathToFileURL(contractFile), { immutable: true, silent: true });
  return `// Generated from ${contractFile} by \`npm run generate\`. Change the contract instead.\n\n${astToString(nodes)}`;
}
