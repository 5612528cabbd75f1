import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { differencesOf } from '@pravas/messages/compile'
import type { Catalogue } from '@pravas/messages/texts'
import { normalizePath } from 'vite'

/** The language in which the catalogues are written first; all others are folders beside it. */
export const SOURCE = 'en'
export const MESSAGES = normalizePath(fileURLToPath(new URL('../messages/src', import.meta.url)))

type Catalogues = Readonly<Record<string, Catalogue>>

/**
 * Returns the catalogues of a feature in a language. A feature that the language lacks is in English, which is so of what administrators
 * alone see; one that it has must have every message, with the same values.
 *
 * @param folder Where the folders of the languages are.
 */
export async function cataloguesIn(language: string, feature: string, folder = MESSAGES): Promise<Catalogues> {
  const source = await cataloguesOf(`${folder}/${SOURCE}/${feature}.ts`)
  const file = `${folder}/${language}/${feature}.ts`
  if (language === SOURCE || !existsSync(file)) return source
  const translations = await cataloguesOf(file)
  for (const [name, catalogue] of Object.entries(source)) {
    const differences = differencesOf(catalogue, translations[name] ?? {})
    if (differences.length > 0) throw new Error(`${file}: ${name} differs from ${SOURCE} in ${differences.join(', ')}`)
  }
  return translations
}

/** In which language a feature's messages are, whose rules for plurals they follow. */
export function languageOf(language: string, feature: string, folder = MESSAGES): string {
  return existsSync(`${folder}/${language}/${feature}.ts`) ? language : SOURCE
}

async function cataloguesOf(file: string): Promise<Catalogues> {
  return import(pathToFileURL(file).href)
}
