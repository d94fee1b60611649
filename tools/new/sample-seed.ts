import fc from "fast-check";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { type Answers, listed } from "./question.ts";

/** What the sandbox holds for a new client: one invented person, with each of its plans. */
export function sampleSeed({ id = "", code, country = "", programmes }: Answers, context: CheckContext) {
  const { region, address } = context.index.find("country", country)?.value ?? {};
  const at = {
    Address1: "1 Main Street",
    City: "Sample City",
    CountryCode: country,
    PostalCode: samplePostalCode(address?.fields?.postalCode),
  };
  return {
    $schema: "./seed.schema.json",
    client: code,
    people: [
      {
        about: "Every plan, a phone in each.",
        email: `robin@${id}.example`,
        mobile: sampleNumber(region?.mobilePrefixes?.[0], region?.mobileLengths?.[0]),
        firstName: "Robin",
        lastName: "Sample",
        fullName: "Robin Sample",
        gender: "female",
        agreements: listed(programmes).map((programme, place) => agreement(context, programme, place, at)),
      },
    ],
  };
}

/** A postal code that the country's field accepts. */
export function samplePostalCode(field: unknown): string {
  const pattern = member(field, "pattern");
  if (typeof pattern !== "string") return "1111";
  const [code = ""] = fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`, "u")), { numRuns: 1, seed: 7 });
  return code;
}

const agreement = (context: CheckContext, programme: string, place: number, address: object) => ({
  id: `96${String(place).padStart(7, "0")}`,
  offerName: wireName(context, programme),
  sku: programme.toUpperCase(),
  status: "ENROLLED",
  startsOn: "2026-02-20",
  renewsOn: "2027-02-20",
  address,
  devices: [
    {
      id: `77${String(place).padStart(4, "0")}`,
      category: "phone",
      make: "Apple",
      model: "iPhone 16 Pro",
      imei: `35693803564380${place % 10}`,
    },
  ],
});

/** The prefix, and then digits that nobody has. */
function sampleNumber(prefix = "", length = 10): string {
  const rest = length - prefix.length;
  return prefix + "5550142".padStart(rest, "0").slice(-rest);
}

function wireName({ programmes }: CheckContext, id: string): string {
  const offer = member(programmes.find((one) => one.id === id)?.value, "offer");
  return String(arrayElements(member(offer, "wireNames"))[0] ?? id);
}
