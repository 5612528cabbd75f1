/** The languages of the pages; the first is the one in which the product is written. */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** The cookie that holds the language chosen in Account. Without it, the languages that the browser asks for count. */
export const LANGUAGE_COOKIE = 'pravas-language'

/** Whether this is the name of one of our languages. */
export function isLanguage(name: unknown): name is Language {
  return LANGUAGES.some((language) => language === name)
}
