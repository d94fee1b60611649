/** Where the texts of a journey or programme are. */
export const textUrl = (locale: string, id: string) => `/texts/${locale}/${id}.json`;

/** The journeys, and what is common, of which there are texts. */
export const textIds = ["gate", "shed", "garden", "frames", "common"];

/** The languages of the invented client. */
export const locales = ["en-US", "th-TH"];

/** The texts by their URLs: of each, a title that tells its language. */
export const textFiles = locales.flatMap((locale) =>
  textIds.map((id) => [textUrl(locale, id), { [`${id}.title`]: `${locale} ${id}` }] as const),
);
