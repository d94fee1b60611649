/** The URL of the texts of a journey or programme. */
export const textUrl = (locale: string, id: string) => `/texts/${locale}/${id}.json`;

/** The journeys with texts, and the common texts. */
export const textIds = ["gate", "shed", "garden", "frames", "common"];

/** The languages of the sample client. */
export const locales = ["en-US", "th-TH"];

/** The texts by their URLs: each has a title that names its language. */
export const textFiles = locales.flatMap((locale) =>
  textIds.map((id) => [textUrl(locale, id), { [`${id}.title`]: `${locale} ${id}` }] as const),
);
