import type { ContractCase } from "../contract-case.ts";
import { accountCases } from "./account.ts";
import { addressCases } from "./addresses.ts";
import { atOnceCases } from "./at-once.ts";
import { cleaningCases } from "./cleaning.ts";
import { courierAddressCases } from "./courier-addresses.ts";
import { deviceCases } from "./devices.ts";
import { discreetCases } from "./discreet.ts";
import { exchangeCases } from "./exchanges.ts";
import { findMyPhoneCases } from "./find-my-phone.ts";
import { holdCases } from "./holds.ts";
import { hostCases } from "./hosts.ts";
import { keptCardCases } from "./kept-cards.ts";
import { keyCases } from "./keys.ts";
import { lookUpCases } from "./look-up.ts";
import { ownershipCases } from "./ownership.ts";
import { parcelCases } from "./parcels.ts";
import { paymentCases } from "./payments.ts";
import { renewalCases } from "./renewals.ts";
import { repairCases } from "./repairs.ts";
import { replacementCases } from "./replacements.ts";
import { reportCases } from "./reports.ts";
import { requestCases } from "./requests.ts";
import { sessionCases } from "./session.ts";
import { signInCases } from "./sign-in.ts";
import { tokenCases } from "./tokens.ts";

/** Every story of the contract. */
export const allCases: readonly ContractCase[] = [
  ...signInCases,
  ...tokenCases,
  ...lookUpCases,
  ...accountCases,
  ...sessionCases,
  ...deviceCases,
  ...requestCases,
  ...holdCases,
  ...findMyPhoneCases,
  ...exchangeCases,
  ...replacementCases,
  ...reportCases,
  ...addressCases,
  ...courierAddressCases,
  ...parcelCases,
  ...repairCases,
  ...paymentCases,
  ...keptCardCases,
  ...cleaningCases,
  ...renewalCases,
  ...ownershipCases,
  ...keyCases,
  ...atOnceCases,
  ...discreetCases,
  ...hostCases,
];
