import { readFileSync } from "node:fs";

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const lockFile = new URL("../../package-lock.json", import.meta.url);

/**
 * The packages of the app, as a bill of materials. Without a time and a serial number, which CycloneDX makes optional,
 * so that the same packages give the same bytes. Source: CycloneDX 1.5 (ECMA-424).
 */
export function billOfMaterials(lock: string = readFileSync(lockFile, "utf8")): string {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(lock);
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
  const components = shipped.map(([path, one]) => toComponent(path.slice(path.lastIndexOf("node_modules/") + 13), one));
  const unique = new Map(components.map((one) => [one["bom-ref"], one]));
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "care-portal", "bom-ref": "care-portal" } },
    components: [...unique.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function toComponent(name: string, { version = "", integrity = "", license }: LockedPackage) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const [, digest = ""] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return {
    ...{ type: "library", "bom-ref": purl, name, version, purl },
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
  };
}
