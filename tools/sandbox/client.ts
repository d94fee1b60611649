/** The facts about a client that the sandbox needs; its values come from the resolved client document. */
export interface SandboxClient {
  /** The code that `x-client` carries, compared without case. */
  readonly code: string;
  readonly sharedSecret: string;
  /** Whether a look-up or a request for a reset discloses that an email, number or ID is unknown. */
  readonly revealsUnknownIdentifiers: boolean;
  /** Whether the end of a national ID signs in, without a code. */
  readonly skipsCode?: boolean;
  /** How many digits a mobile number has. */
  readonly mobileLengths: readonly number[];
  /** The first host of the client's portal. */
  readonly host?: string;
  /** Addresses, by name, of the client's other sites that know its customers. */
  readonly sites?: Readonly<Record<string, string>>;
  /** The payees that the gateway knows the client by. */
  readonly merchants?: readonly string[];
  /** Origins of the gateway of payments: its fields, shown in the portal, and its pages. */
  readonly gateway?: { readonly fields?: string; readonly pages?: string };
  /** The language of its local texts, beside the English ones. */
  readonly localLanguage?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Its sign, where its usual one could be taken for that of another currency. */
  readonly currencyMark?: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** The client with that code, if the sandbox serves it. */
export function findClient(clients: readonly SandboxClient[], code: string | undefined): SandboxClient | undefined {
  return clients.find((client) => client.code.toLowerCase() === code?.toLowerCase());
}

/** The client's code as rows hold it. */
export const clientKey = (client: SandboxClient): string => client.code.toLowerCase();
