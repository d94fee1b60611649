import type { Attack } from "./attack.ts";
import { anothersIds } from "./attacks/anothers-ids.ts";
import { anothersKey } from "./attacks/anothers-key.ts";
import { badSignatures } from "./attacks/bad-signatures.ts";
import { badTokens } from "./attacks/bad-tokens.ts";
import { brokenRuntimes } from "./attacks/broken-runtimes.ts";
import { builtHeaders } from "./attacks/built-headers.ts";
import { costlyDocuments } from "./attacks/costly-documents.ts";
import { floodAPhone } from "./attacks/flood-a-phone.ts";
import { floodAnEmail } from "./attacks/flood-an-email.ts";
import { floodFromOneNetwork } from "./attacks/flood-from-one-network.ts";
import { growingLocks } from "./attacks/growing-locks.ts";
import { guessAfterResends } from "./attacks/guess-after-resends.ts";
import { guessInNewSignIns } from "./attacks/guess-in-new-sign-ins.ts";
import { guessNationalId } from "./attacks/guess-national-id.ts";
import { guessRegistrationCodes } from "./attacks/guess-registration-codes.ts";
import { headers } from "./attacks/headers.ts";
import { hostileFilesAttack } from "./attacks/hostile-files.ts";
import { hostileTexts } from "./attacks/hostile-texts.ts";
import { hosts } from "./attacks/hosts.ts";
import { howLongItTakes } from "./attacks/how-long-it-takes.ts";
import { kills } from "./attacks/kills.ts";
import { oneCodeAtOnce } from "./attacks/one-code-at-once.ts";
import { orderDays } from "./attacks/order-days.ts";
import { races } from "./attacks/races.ts";
import { replays } from "./attacks/replays.ts";
import { sqlInjection } from "./attacks/sql-injection.ts";
import { tokenAfterSignOut } from "./attacks/token-after-sign-out.ts";
import { tokenCodes } from "./attacks/token-codes.ts";
import { traversal } from "./attacks/traversal.ts";
import { twoBodies } from "./attacks/two-bodies.ts";
import { weakPolicies } from "./attacks/weak-policies.ts";
import { whoIsKnown } from "./attacks/who-is-known.ts";

/** Every attack, in the order in which they run and are printed. */
export const allAttacks: readonly Attack[] = [
  // Codes and tokens.
  guessAfterResends,
  guessInNewSignIns,
  guessRegistrationCodes,
  guessNationalId,
  growingLocks,
  floodAPhone,
  floodAnEmail,
  floodFromOneNetwork,
  oneCodeAtOnce,
  tokenCodes,
  tokenAfterSignOut,
  orderDays,
  // Parallel and repeated requests.
  races,
  anothersKey,
  replays,
  // Identity and ownership.
  whoIsKnown,
  howLongItTakes,
  anothersIds,
  badTokens,
  badSignatures,
  // Content of requests.
  hostileTexts,
  sqlInjection,
  traversal,
  hostileFilesAttack,
  twoBodies,
  // Headers, hosts and crashes.
  hosts,
  headers,
  kills,
  // Documents.
  weakPolicies,
  builtHeaders,
  brokenRuntimes,
  costlyDocuments,
];
