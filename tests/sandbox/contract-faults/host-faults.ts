import type { Fault } from "./fault.ts";

/** The names under which a server answers. */
export const hostFaults: readonly Fault[] = [
  {
    what: "a server that answers under any name",
    operation: "listArticles",
    only: "foreign-host",
    rule: "host",
    wire: (to) => (path, init) => {
      const headers = new Headers(init.headers);
      headers.delete("host");
      return to(path, { ...init, headers });
    },
  },
];
