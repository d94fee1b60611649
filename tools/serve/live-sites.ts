import type { ClientSite } from "../build/client-site.ts";
import { clientSites, fitDocuments, UnfitDocuments } from "../build/load-clients.ts";

/** The sites as the documents are now; the last fit ones while they are not. */
export interface LiveSites {
  byHost(host: string): ClientSite | undefined;
  file(address: string): string | Uint8Array | undefined;
  all(): readonly ClientSite[];
  /** Reads the documents again; false, and a word to the editor, when they are unfit. */
  refresh(): Promise<boolean>;
}

/** Throws `UnfitDocuments` when there is no fit state to begin with. */
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
