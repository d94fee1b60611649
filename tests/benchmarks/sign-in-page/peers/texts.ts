import i18next from "i18next";
import people from "../../../../locales/en-US/people.json" with { type: "json" };
import shell from "../../../../locales/en-US/shell.json" with { type: "json" };
import signIn from "../../../../locales/en-US/sign-in.json" with { type: "json" };

const lazyTexts = import.meta.glob<{ messages: Record<string, string> }>(
  "../../../../locales/{th-TH,zh-Hant-TW}/{people,shell,sign-in}.json",
);

/** The first language comes with the page, the others when they are spoken. */
export const texts = i18next.createInstance();
await texts.init({
  lng: "en-US",
  keySeparator: false,
  nsSeparator: false,
  resources: { "en-US": { translation: { ...people.messages, ...shell.messages, ...signIn.messages } } },
});

/** Speaks another language. */
export async function speak(locale: string): Promise<void> {
  const files = Object.entries(lazyTexts).filter(([path]) => path.includes(`/${locale}/`));
  const parts = await Promise.all(files.map(([, load]) => load()));
  for (const { messages } of parts) texts.addResourceBundle(locale, "translation", messages, true);
  await texts.changeLanguage(locale);
}
