/** A language's name in itself, with its region only where another offered locale has the same language and script. */
export function languageName(locale: string, offered: readonly string[]): string {
  const isShared = offered.some((other) => other !== locale && withoutRegion(other) === withoutRegion(locale));
  const name = displayName(isShared ? locale : withoutRegion(locale), locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function withoutRegion(locale: string): string {
  const { language, script } = new Intl.Locale(locale);
  return script === undefined ? language : `${language}-${script}`;
}

function displayName(tag: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? locale;
}
