import { readdirSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'

const FOLDER = new URL('en/', import.meta.url)
const modules = await Promise.all(
  readdirSync(FOLDER).map(
    (name) => import(new URL(name, FOLDER).href) as Promise<Record<string, Record<string, string>>>,
  ),
)
const messages = modules.flatMap((module) => Object.values(module)).flatMap((catalogue) => Object.entries(catalogue))

test.each(messages)('%s is a message that ICU reads', (_, message) => {
  expect(new IntlMessageFormat(message, 'en-IN').getAst().length).toBeGreaterThan(0)
})

/** What reads like a translation, or says what something is not. */
const STILTED =
  /\b(stands? (in|there)|(is|are) to be|all the same|by itself|that would do|so many|whoever|in the making|waits? here|lies? ahead|left aside|for want of|at most beside|I am looking|to have \w+ back)\b|, then[.:]/i
/** Speech without contractions. */
const STIFF = /\b(I|you) (cannot|do not|did not|have not)\b/i
/** Quotation marks are “these”, within a text for assistants ‘these’; an apostrophe is ’, except in the specification’s texts. */
const STRAIGHT_QUOTES = /"|(?<![\p{L}\p{N}])'|'(?!\p{L})/u
/** A number beside a noun that stays plural for one. */
const WITHOUT_PLURAL = /\{(count|days|hours|nights)\} [a-z]+s\b/

test.each(messages)('%s is plain English', (_, message) => {
  expect(message).not.toMatch(STILTED)
  expect(message).not.toMatch(STIFF)
  expect(message).not.toMatch(STRAIGHT_QUOTES)
  expect(message).not.toMatch(WITHOUT_PLURAL)
})

/** What the assistants' pages say themselves, beside the assistants' answers. */
const PAGE_TEXTS = ['fingenie-page.ts', 'fingenie-review.ts', 'tripmate.ts']

test.each(['fingenie', 'tripmate'])('a name of %s means one message', async (assistant) => {
  const own = new RegExp(String.raw`^(assistants|${assistant}(-.*)?)\.ts$`)
  const files = readdirSync(FOLDER).filter((name) => own.test(name) && !PAGE_TEXTS.includes(name))
  const found = await Promise.all(
    files.map((name) => import(new URL(name, FOLDER).href) as Promise<Record<string, Record<string, string>>>),
  )
  const names = found.flatMap((module) => Object.values(module)).flatMap((catalogue) => Object.keys(catalogue))
  expect(files.length).toBeGreaterThan(3)
  expect(names).toEqual([...new Set(names)])
})
