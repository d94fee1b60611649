import type { ContractCase } from "../contract-case.ts";

/** The names under which the server answers. */
export const hostCases: readonly ContractCase[] = [
  {
    id: "foreign-host",
    summary: "A request that is answered under the server's own name is refused under that of another site.",
    subject: "customer",
    steps: [{ operation: "listArticles" }, { operation: "listArticles", host: "another-site.example" }],
  },
];
