import { expect, it } from "vitest";
import type { Field } from "../../src/documents/generated/form.ts";
import { formDocuments } from "./support/forms.ts";

/** The values that browsers and password managers fill in, by the HTML standard's names, for forms about a customer. */
const filledIn: Readonly<Record<string, string>> = {
  "sign-in/email-and-password.email": "username",
  "sign-in/email-and-password.password": "current-password",
  "sign-in/email-address.email": "username",
  "sign-in/identifier.value": "username",
  "sign-in/any-identifier.value": "username",
  "sign-in/password.password": "current-password",
  "sign-in/forgot-password.email": "username",
  "sign-in/mobile.number": "tel-national",
  "sign-in/holder-number.number": "tel-national",
  "sign-in/enter-code.digits": "one-time-code",
  "registration/mobile.number": "tel-national",
  "registration/email-address.email": "email",
  "registration/choose-email.email": "email",
  "registration/enter-code.digits": "one-time-code",
  "registration/new-password.password": "new-password",
  "reset-password/ask-link.email": "username",
  "contact-us/enquiry.fullName": "name",
  "contact-us/enquiry.mobileNumber": "tel-national",
  "contact-us/enquiry.email": "email",
  "contact-us/call-back.mobileNumber": "tel-national",
  "user-information/contact.lastName": "family-name",
  "user-information/contact.firstName": "given-name",
  "user-information/contact.mobile": "tel-national",
  "user-information/contact.email": "email",
};

/** Numbers of devices and people, which must not be filled in. */
const leftAlone = [
  "sign-in/device-number.number",
  "registration/national-id.ending",
  "registration/national-id-with-letters.ending",
  "contact-us/enquiry.imei",
  "device-registration/order.orderId",
];

const fields = new Map<string, Field>(
  formDocuments().flatMap(({ journey, form }) =>
    Object.entries(form.fields).map(([name, field]): [string, Field] => [`${journey}/${form.id}.${name}`, field]),
  ),
);

it.each(Object.entries(filledIn))("%s is filled in as %s", (field, autocomplete) => {
  expect(fields.get(field)?.autocomplete).toBe(autocomplete);
});

it.each(leftAlone)("%s is not filled in", (field) => {
  expect(fields.get(field)?.autocomplete).toBe("off");
});

it("codes and numbers open a keypad, emails the keyboard for addresses", () => {
  const keys = [...fields].filter(([name]) => name in filledIn).map(([, field]) => field);
  for (const { type, inputMode } of keys) {
    if (type === "tel") expect(inputMode).toBe("tel");
    if (type === "one-time-code") expect(inputMode).toBe("numeric");
    if (type === "email") expect(inputMode).toBe("email");
  }
});
