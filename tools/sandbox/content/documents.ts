import { Hono } from "hono";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Agreement } from "../database/tables.ts";
import type { Resources } from "../resources.ts";
import { keyedHash } from "../security/random.ts";
import { onePagePdf } from "./one-page-pdf.ts";

/** The documents that every agreement has. */
export const documentKinds = [
  { kind: "CERTIFICATE", name: "Certificate of cover" },
  { kind: "TERMS", name: "Terms and conditions" },
] as const;

interface DocumentSelection {
  readonly agreementId: string;
  readonly kind: (typeof documentKinds)[number]["kind"];
}

/** The parts of an agreement that its documents name. */
type DescribedAgreement = Pick<Selectable<Agreement>, "id" | "offerName" | "startsOn" | "renewsOn">;

/** A document's id. Nobody can guess it; knowing it permits reading the document. */
export const documentId = (secret: string, { agreementId, kind }: DocumentSelection): string =>
  `doc_${keyedHash(secret, "document", agreementId, kind).slice(0, 24)}`;

/** Serves the documents as PDF, by id. */
export function documentFiles({ database, secret }: Pick<Resources, "database" | "secret">): Hono {
  return new Hono().get("/:file", async (context) => {
    const found = await findDocument(database, secret, context.req.param("file").replace(/\.pdf$/, ""));
    if (!found) return context.notFound();
    const { title, lines } = found;
    return context.body(onePagePdf(title, lines), 200, {
      "content-type": "application/pdf",
      "content-security-policy": "default-src 'none'",
    });
  });
}

async function findDocument(database: Database, secret: string, id: string) {
  return documentOf(await database.selectFrom("agreements").selectAll().execute(), secret, id);
}

/** The document of that id, of one of these agreements. */
export function documentOf(agreements: readonly DescribedAgreement[], secret: string, id: string) {
  const all = agreements.flatMap((agreement) => documentKinds.map((document) => ({ agreement, ...document })));
  const found = all.find(({ agreement, kind }) => documentId(secret, { agreementId: agreement.id, kind }) === id);
  if (found === undefined) return undefined;
  const { id: number, offerName, startsOn, renewsOn } = found.agreement;
  const until = renewsOn === null ? [] : [`Renews on: ${renewsOn}`];
  const lines = [`Agreement: ${number}`, `Plan: ${offerName}`, `Starts on: ${startsOn}`, ...until];
  return { number, title: found.name, lines: [...lines, "", "Written by the sandbox. Nothing here is real."] };
}
