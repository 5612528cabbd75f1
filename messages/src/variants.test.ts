import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { fingenieReplies, fingenieVariants } from './fingenie.ts'
import { tripmateReplies, tripmateVariants } from './tripmate.ts'

/** The names of the values that a message takes. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const cases = 'options' in element ? Object.values(element.options).flatMap(({ value }) => valuesOf(value)) : []
    return [element.value, ...cases]
  })
}

const CATALOGUES: readonly (readonly [
  assistant: string,
  english: Readonly<Record<string, string>>,
  variants: Readonly<Record<string, Readonly<Record<string, string>>>>,
])[] = [
  ['TripMate', tripmateReplies, tripmateVariants],
  ['FinGenie', fingenieReplies, fingenieVariants],
]
const variants = CATALOGUES.flatMap(([assistant, english, languages]) =>
  Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${assistant} ${language}`, name, text, english[name] ?? ''] as const),
  ),
)

test.each(variants)('%s %s takes no value that the English message lacks', (_, __, text, english) => {
  const known = valuesOf(parse(english))
  const lost = new Set(known.filter((value) => !valuesOf(parse(text)).includes(value)))
  expect(valuesOf(parse(text)).filter((value) => !known.includes(value))).toEqual([])
  // How a thing is chosen may be said without naming what it is chosen by.
  expect([...lost].filter((value) => !MAY_BE_LEFT_OUT.has(value))).toEqual([])
})

const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['kept', 'count'])

test.each(variants)('%s %s has its own quotation marks', (_, __, text) => {
  expect(text).not.toMatch(/"|(?<![\p{L}\p{N}])'|'(?!\p{L})/u)
})

/** Whether a message asks something itself, rather than naming questions that may be asked. */
const asks = (text: string): boolean => text.replace(/“[^”]*”/g, '').includes('?')

// An answer has one question, which is counted in English.
test.each(variants)('%s %s asks if and only if the English message asks', (_, __, text, english) => {
  expect(asks(text)).toBe(asks(english))
})
