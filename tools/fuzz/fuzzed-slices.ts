import type { SlicePlan } from "./slice.ts";

/** The slices that are fuzzed: every journey is in one, every client that is served has one. */
export const fuzzedSlices: readonly SlicePlan[] = [
  { client: "au-retailer", journeys: ["sign-in", "feedback", "parcel-labels"] },
  { client: "au-retailer", journeys: ["start-page", "anchor-device"] },
  { client: "sg-carrier", journeys: ["registration", "reset-password"] },
  { client: "th-true", journeys: ["service-request", "payments", "renewal"] },
  { client: "my-maxis", journeys: ["my-service-requests", "payments", "profile"] },
  { client: "tw-home-carrier", journeys: ["plan-details", "cleaning", "payments"] },
  { client: "lazada-market", journeys: ["link-devices", "feedback", "questions"] },
  { client: "tech-care", journeys: ["feedback", "user-information", "change-password", "my-documents"] },
  { client: "my-celcom", journeys: ["feedback", "update-device"] },
  { client: "my-umobile", journeys: ["feedback", "contact-us", "device-registration"] },
  { client: "ph-smart", journeys: ["reset-password"] },
  { client: "phone-tech-care", journeys: ["device-registration"] },
  { client: "tablet-tech-care", journeys: ["reset-password"] },
  { client: "tw-open-market", journeys: ["device-registration"] },
  { client: "tw-open-market-ews", journeys: ["reset-password"] },
];
