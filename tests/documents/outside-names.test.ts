import { expect, test } from "vitest";
import { isJsonObject } from "../../src/documents/json.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";

/** The names of our keys in existing configurations, back ends and links, by the place of the mark. */
const named: Readonly<Record<string, string>> = {
  "programme configuration (spec 2, section 3)": `programmeName documentTitle IncidentTypes Triage DeliveryOptions
    PaymentMethods PaymentOptions OEMWarranty ShippingMethodsAPI DeliveryWindow PickUp Return
    SkipReturnDeliverySelection DataTransfer BackOrderPayFirst QAS TCAT NightDelivery CallServiceFee
    hasMultiDeviceSupport FulfillmentMethodType alternateMobileLength PostalCodeLength AddressForm
    callUpdateDeliveryAPI UpdateDevice ImeiDetails SerialNbrWithDeviceDetail apiCallGetMakeModel batteryWarranty
    dpClaimWarranty merchantName repairMerchantName defaultLanguage TncLinks DeviceRegistration
    npsSurveryDefaultScore`,
  "its address form": `AddressForm.name AddressForm.errorMessage AddressForm.isRequired AddressForm.placeholder
    AddressForm.type AddressForm.mapTo AddressForm.defaultDisable hasAddressFieldsSequence`,
  "its flags": `hideIWHeaderText hideIWButton hasAddRepresentativeFeature hasBrainTreePaymentGateway showFAQSection
    showFAQSectionLink hasSurveyFeature hasEditAlternateNumberFeature showFMIPScript showReplaceScript
    showInlineChangeAddress hasCloudcherrySupport allowAnchorDeviceRegistration isBYOD isOnlyRefresh isMalfunction
    hideCancelReasons hideWarranty getStateByCity showDeviceCategoryFromCode getDeliverySlot redirectToRepair
    jbTnCRepairSection isJBUpgradeFlow hasCheckBalanceFeature isImageCapture callDevicesApiV2 showGadgetRepairTriage
    triageMoreDetailsSection onboarding-steps cancel-reasons-hiding`,
  "the session and the payloads": `ClientOfferName ClientProductSkuNbr portalType IncidentType FeeType AlternateDays
    Warehouse CustomerType LocationType`,
  "flags of clients (spec 1, section 6)": `login-options hasRegistration login-verify manage-account
    hide-auth-chat-overlay show-file-links notifications faq my-documents`,
};

const names = Object.values(named).flatMap((list) => list.split(/\s+/));
const { schemas } = checkerFacts();
const marked = Object.values(schemas).flatMap(outsideNames);

test("every outside name is in a schema exactly once", () => {
  const counts = names.map((name) => [name, marked.filter((one) => one === name).length]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test("no schema marks an outside name that nobody uses", () => {
  expect(marked.filter((name) => !names.includes(name))).toEqual([]);
});

test("only names with an outside name are inverted", () => {
  expect(Object.values(schemas).flatMap(invertedWithoutName)).toEqual([]);
});

/** `x-outside` is a name or several; `x-derived` holds names with how each follows from the property. */
function outsideNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(outsideNames);
  if (!isJsonObject(node)) return [];
  const { "x-outside": outside = [], "x-derived": derived = {} } = node;
  const own = [...[outside].flat(), ...Object.keys(Object(derived))];
  return [...own.map((name) => String(name).replaceAll(" ", "-")), ...Object.values(node).flatMap(outsideNames)];
}

function invertedWithoutName(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(invertedWithoutName);
  if (!isJsonObject(node)) return [];
  const own = node["x-inverted"] === true && node["x-outside"] === undefined ? [node.description] : [];
  return [...own, ...Object.values(node).flatMap(invertedWithoutName)];
}
