import type { ClientSite } from "../build/client-site.ts";
import { clientSites, fitDocuments, UnfitDocuments } from "../build/load-clients.ts";

/** The sites of the current documents; the last valid ones while the documents are unfit. */
export interface LiveSites {
  byHost(host: string): ClientSite | undefined;
  file(address: string): string | Uint8Array | undefined;
  all(): readonly ClientSite[];
  /** Reads the documents again; when they are unfit, returns false and prints the findings. */
  refresh(): Promise<boolean>;
}

/** Throws `UnfitDocuments` when the first documents are unfit. */
export async function liveSites(log: (text: string) => void): Promise<LiveSites> {
  let sites = await clientSites(fitDocuments());
  return {
    byHost: (host) => sites.find(({ client }) => client.hosts.includes(host)),
    file: (address) => sites.map(({ files }) => files.get(address)).find((text) => text !== undefined),
    all: () => sites,
    async refresh() {
      try {
        sites = await clientSites(fitDocuments());
        return true;
      } catch (error) {
        if (!(error instanceof UnfitDocuments)) throw error;
        log(error.message);
        return false;
      }
    },
  };
}
