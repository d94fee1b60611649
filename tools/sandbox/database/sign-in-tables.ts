import type { Generated } from "kysely";

/** The rows of signing in and of making an account. */
export interface SignInTables {
  wrongTries: WrongTries;
  sends: Sends;
  codeSessions: CodeSession;
  offeredNumbers: { key: string; codeSessionId: string; number: string };
  socialSignIns: SocialSignIn;
  /** The confirmations of providers: who signed in for a state. */
  providerCodes: { codeHash: string; client: string; state: string; email: string };
  signIns: { id: string; personId: string };
  accessTokens: AccessToken;
  tokenCodes: TokenCode;
  passwordResets: PasswordReset;
  registrations: Registration;
}

/** Wrong tries in a row, by a hash of the subject and the kind of try. */
export interface WrongTries {
  client: string;
  triedHash: string;
  tries: number;
  /** How often it was locked since the last right try. */
  locks: Generated<number>;
  /** An expired lock stays until the next try. */
  lockedUntil: Date | null;
}

/** Counts of sent codes and links, by a hash of the requester, the recipient or the network address. */
export interface Sends {
  client: string;
  sentHash: string;
  sent: number;
  sentAt: Date;
  /** When the next may be sent; null for at once. */
  nextAt: Date | null;
}

/** What a right code permits. */
export type CodePurpose = "sign-in" | "registration";

/** A sent one-time code and its result. */
export interface CodeSession {
  id: string;
  client: string;
  purpose: Generated<CodePurpose>;
  /** Null for an unknown identifier, which must not show. */
  personId: string | null;
  /** The number that the sign-in is for; null while it is not chosen. */
  mobile: string | null;
  /** The kind of identifier that the customer gave. */
  identifierHash: string;
  /** The channel of the newest code, or of the first once a number is chosen. */
  channel: "email" | "mobile";
  key: string;
  nonce: string;
  codeHash: string;
  openedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A pending sign-in with an account of another provider, until the customer returns. */
export interface SocialSignIn {
  id: string;
  client: string;
  provider: "google" | "facebook" | "apple";
  state: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A link for choosing a new password. */
export interface PasswordReset {
  tokenHash: string;
  client: string;
  /** Null for an unknown email, which must not show. */
  personId: string | null;
  expiresAt: Date;
  /** When the end of the national ID was right. */
  verifiedAt: Generated<Date | null>;
}

/** An account that is being made. */
export interface Registration {
  id: string;
  client: string;
  /** Null for an unknown identifier and for a person with an account, when that must not show. */
  personId: string | null;
  /** The mobile number or email that it began with. */
  identifier: string;
  /** Whether the customer has proven to be the plan's holder; with an email, its code proves it. */
  isHolderKnown: boolean;
  /** Null where the account has the email that the plan is linked to. */
  newEmail: string | null;
  codeSessionId: string | null;
  isConfirmed: Generated<boolean>;
  openedAt: Date;
  usedAt: Date | null;
}

/** The tokens of a sign-in; its JWT is not kept. */
export interface AccessToken {
  tokenHash: string;
  /** Tokens end with their sign-in. */
  signInId: string;
  client: string;
  personId: string;
  interactionLineId: string;
  expiresAt: Date;
}

/** The code that gives a sign-in new tokens; a sign-in has at most one, and a used code is deleted. */
export interface TokenCode {
  signInId: string;
  codeHash: string;
  client: string;
  expiresAt: Date;
}
