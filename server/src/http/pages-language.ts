import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@pravas/contract/languages'
import type { FastifyRequest } from 'fastify'

/** The language in which somebody reads: the one chosen in Account, else the first that the browser asks for and that there is. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = (headers.cookie ?? '').split(/; */).find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`))
  const named = chosen?.slice(LANGUAGE_COOKIE.length + 1)
  return isLanguage(named) ? named : (askedFor(headers['accept-language'] ?? '') ?? LANGUAGES[0])
}

/** The most wanted of our languages, as `hi-IN,hi;q=0.9,en;q=0.8` says. */
function askedFor(header: string): Language | undefined {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wanted.map(({ language }) => language).find(isLanguage)
}

/** Where the pages of a language are; those of the first, until its own are built. */
export function pagesFolder(webDir: string, language: Language): string {
  const own = ownFolder(webDir, language)
  return existsSync(join(own, 'index.html')) ? own : webDir
}

/** The folder of a language in that of the pages, which is that of the first. */
export function ownFolder(webDir: string, language: Language): string {
  return language === LANGUAGES[0] ? webDir : join(webDir, language)
}
