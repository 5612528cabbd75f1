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
const STILTED = /\b(stands? in|is to be|all the same|by itself|that would do|so many|whoever|in the making)\b/i

test.each(messages)('%s is plain English', (_, message) => {
  expect(message).not.toMatch(STILTED)
})
