import { isLanguage, LANGUAGE_COOKIE, type Language } from '@pravas/contract/languages'

/** How long a choice is kept, in seconds. */
const YEAR = 365 * 24 * 60 * 60

/** The language chosen in Account; undefined where the browser's counts. */
export function chosenLanguage(): Language | undefined {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
  const name = kept?.slice(LANGUAGE_COOKIE.length + 1)
  return isLanguage(name) ? name : undefined
}

/**
 * Keeps the choice where the server reads it before it sends a page: each language has pages of its own. They are those of this
 * language from the next time that the page is loaded.
 */
export function chooseLanguage(language: Language | undefined): void {
  const kept = language === undefined ? '; Max-Age=0' : `${language}; Max-Age=${YEAR}`
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that the pages are built for has the cookie store
  document.cookie = `${LANGUAGE_COOKIE}=${kept}; Path=/; SameSite=Lax${secure}`
}
