/** A client's `backEnd.bases` say the same. A base that is absent here is the services' own path. */
const PATHS: Readonly<Record<string, string>> = {
  onlineV2: "/v2/online",
  shellV2: "/v2",
  uploads: "/uploads",
  regional: "/regional",
};

/** Where a base of the contract is under the services' own path. */
export const pathOfBase = (base: string): string => PATHS[base] ?? "";
