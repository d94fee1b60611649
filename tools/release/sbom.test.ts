import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOfMaterials } from "./sbom.ts";

const lock = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/react": {
      version: "19.3.1",
      license: "MIT",
      integrity: `sha512-${Buffer.from("r").toString("base64")}`,
    },
    "node_modules/a/node_modules/@scope/b": { version: "2.0.0", license: "ISC", integrity: "sha512-YQ==" },
    "node_modules/vite": { version: "8.3.8", license: "MIT", integrity: "sha512-YQ==", dev: true },
  },
};

test("a bill of materials names each shipped package, with its licence and checksum, and no tool", () => {
  const { components, bomFormat } = JSON.parse(billOfMaterials(JSON.stringify(lock)));
  expect(bomFormat).toBe("CycloneDX");
  expect(components).toEqual([
    expect.objectContaining({ purl: "pkg:npm/%40scope/b@2.0.0", licenses: [{ expression: "ISC" }] }),
    expect.objectContaining({ purl: "pkg:npm/react@19.3.1", hashes: [{ alg: "SHA-512", content: "72" }] }),
  ]);
});

test("it names every dependency of the portal's, and is the same bytes each time", () => {
  const bill = billOfMaterials();
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync("package.json", "utf8"));
  const names = JSON.parse(bill).components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(billOfMaterials()).toBe(bill);
  expect(bill).not.toMatch(/timestamp|serialNumber/);
});
