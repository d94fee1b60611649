import type { Generated } from "kysely";

/** The rows by which somebody signs in, or makes an account. */
export interface SignInTables {
  wrongTries: WrongTries;
  sends: Sends;
  codeSessions: CodeSession;
  offeredNumbers: { key: string; codeSessionId: string; number: string };
  socialSignIns: SocialSignIn;
  /** What providers vouch for: who went by the sign-in of a state. */
  providerCodes: { codeHash: string; client: string; state: string; email: string };
  signIns: { id: string; personId: string };
  accessTokens: AccessToken;
  tokenCodes: TokenCode;
  passwordResets: PasswordReset;
  registrations: Registration;
}

/** Wrong tries in a row, by a hash of who is tried and how. */
export interface WrongTries {
  client: string;
  triedHash: string;
  tries: number;
  /** How often it was locked since the last right try. */
  locks: Generated<number>;
  /** A lock that is over stays until the next try. */
  lockedUntil: Date | null;
}

/** Codes and links that were sent, by a hash of who asked, who got them, or from where. */
export interface Sends {
  client: string;
  sentHash: string;
  sent: number;
  sentAt: Date;
  /** When the next may go; null where it may at once. */
  nextAt: Date | null;
}

/** What a right code lets one do. */
export type CodePurpose = "sign-in" | "registration";

/** A one-time code that was sent, and what became of it. */
export interface CodeSession {
  id: string;
  client: string;
  purpose: Generated<CodePurpose>;
  /** Null where the identifier is nobody's and that must not show. */
  personId: string | null;
  /** The number that the sign-in is for; null while it is not chosen. */
  mobile: string | null;
  /** Of what the customer gave to be found. */
  identifierHash: string;
  /** How the newest code went, or goes once a number is chosen. */
  channel: "email" | "mobile";
  key: string;
  nonce: string;
  codeHash: string;
  openedAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A sign-in with an account elsewhere, from when the customer leaves until the return. */
export interface SocialSignIn {
  id: string;
  client: string;
  provider: "google" | "facebook" | "apple";
  state: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A link with which somebody chooses a new password. */
export interface PasswordReset {
  tokenHash: string;
  client: string;
  /** Null where the email is nobody's and that must not show. */
  personId: string | null;
  expiresAt: Date;
  /** When the end of the national ID was right. */
  verifiedAt: Generated<Date | null>;
}

/** An account that is being made. */
export interface Registration {
  id: string;
  client: string;
  /** Null where the identifier is nobody's, or of somebody with an account, and that must not show. */
  personId: string | null;
  /** The mobile number or email that it began with. */
  identifier: string;
  /** Whether the customer has shown to be the plan's holder; an email shows it by its code. */
  isHolderKnown: boolean;
  /** Null where the account has the email that the plan is linked to. */
  newEmail: string | null;
  codeSessionId: string | null;
  isConfirmed: Generated<boolean>;
  openedAt: Date;
  usedAt: Date | null;
}

/** What signing in gave; its JWT is not kept. */
export interface AccessToken {
  tokenHash: string;
  /** Tokens end with their sign-in. */
  signInId: string;
  client: string;
  personId: string;
  interactionLineId: string;
  expiresAt: Date;
}

/** The code with which a sign-in gets more tokens; it has one at most, and a code that was used is gone. */
export interface TokenCode {
  signInId: string;
  codeHash: string;
  client: string;
  expiresAt: Date;
}
