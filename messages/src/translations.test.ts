import { readdirSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { differencesOf } from './compile.ts'
import type { Catalogue } from './texts.ts'

/** What the assistants answer is no page's, and what it lacks is said in English. */
const OF_ASSISTANTS: ReadonlySet<string> = new Set([
  'tripmate-replies.ts',
  'tripmate-plan-replies.ts',
  'tripmate-request-replies.ts',
  'tripmate-results-replies.ts',
  'tripmate-talk-replies.ts',
  'fingenie-replies.ts',
  'fingenie-claims-replies.ts',
  'fingenie-edits-replies.ts',
  'fingenie-figures-replies.ts',
  'fingenie-journeys-replies.ts',
  'fingenie-sent-replies.ts',
  'fingenie-uploads-replies.ts',
  'fingenie-question-replies.ts',
])
const files = readdirSync(new URL('hi/', import.meta.url)).filter((name) => !OF_ASSISTANTS.has(name))

async function cataloguesOf(path: string): Promise<Readonly<Record<string, Catalogue>>> {
  return import(new URL(path, import.meta.url).href)
}

test.each(files)('hi/%s says all that the English catalogue does, with the same values', async (file) => {
  const source = await cataloguesOf(`en/${file}`)
  const translations = await cataloguesOf(`hi/${file}`)
  expect(Object.keys(translations)).toEqual(Object.keys(source))
  for (const [name, catalogue] of Object.entries(source))
    expect(differencesOf(catalogue, translations[name] ?? {})).toEqual([])
})

/** A word of two letters or more that is no value and no name, such as Pravas or GSTIN. */
const LATIN = /\p{Script=Latin}{2,}/gu
/** Names, abbreviations that India writes in Latin letters, keys, and units. */
const NAMES = new Set(
  'Pravas TripMate FinGenie JPG name example com privacy policy advances contact pravas Google Calendar ics AI JSON zip HDFC send reimbursement PDF CSV Excel xlsx GST GSTIN INR UPI JPEG PNG HEIC ID MB CO PNR IFSC SSO Esc Enter Ctrl Most compatible'.split(
    ' ',
  ),
)
/** Messages that people do not read as words; those of the palette, words. and more, are what they may type. */
const NO_WORDS = new Set([
  'locale',
  'lists',
  'file-name',
  'asked.unknown',
  'problem.gstin-form',
  'import.about',
  'form.amount.wrong',
  'erase.more',
  'readme.what',
  'readme.values',
])

test.each(files)('hi/%s is in Hindi', async (file) => {
  const catalogues = Object.values(await cataloguesOf(`hi/${file}`))
  const messages = catalogues
    .flatMap((catalogue) => Object.entries(catalogue))
    .filter(([name]) => !NO_WORDS.has(name) && !name.startsWith('words.'))
  const latin = messages.flatMap(([name, message]) =>
    (wordsOf(parse(message)).match(LATIN) ?? []).filter((word) => !NAMES.has(word)).map((word) => `${name}: ${word}`),
  )
  expect(latin).toEqual([])
})

/** The words of a message, without the names of its values, forms and tags. */
function wordsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return wordsOf(element.children)
      return 'options' in element
        ? Object.values(element.options)
            .map(({ value }) => wordsOf(value))
            .join(' ')
        : ' '
    })
    .join('')
}
