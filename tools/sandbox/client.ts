/** What the sandbox needs to know of a client; its values come from the resolved client document. */
export interface SandboxClient {
  /** The code that `x-client` carries, compared without case. */
  readonly code: string;
  readonly sharedSecret: string;
  /** Whether an unknown email, number or ID is told at a look-up and when a reset is asked for. */
  readonly revealsUnknownIdentifiers: boolean;
  /** Whether the end of a national ID signs in, without a code. */
  readonly skipsCode?: boolean;
  /** How many digits a mobile number has; 10 where it is left out. */
  readonly mobileLengths?: readonly number[];
  /** Where the client's portal is, by its first host. */
  readonly host?: string;
  /** Sites of the client's own that know its customers: their addresses by name. */
  readonly sites?: Readonly<Record<string, string>>;
  /** ISO 4217; SGD where it is left out. */
  readonly currency?: string;
  /** IANA name; Asia/Singapore where it is left out. */
  readonly timeZone?: string;
}

/** The client with that code, if the sandbox serves it. */
export function findClient(clients: readonly SandboxClient[], code: string | undefined): SandboxClient | undefined {
  return clients.find((client) => client.code.toLowerCase() === code?.toLowerCase());
}

/** The client's code as rows hold it. */
export const clientKey = (client: SandboxClient): string => client.code.toLowerCase();
