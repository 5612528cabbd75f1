import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Catalogue, Values } from '../texts.ts'

/** Some of the values that a message takes. A pattern stands for a value of which a test knows a part. */
type Some<Text extends string> =
  Values<Text, string | number | RegExp> extends [infer All] ? [values?: Partial<All>] : []

type Given = Readonly<Record<string, string | number | RegExp | undefined>>

/** What is special in a pattern; a brace before a letter is not, so that a test can put its own `{name}` into a value. */
const SPECIAL = /[\\^$.*+?()[\]|]|\{(?=\d)/g

/**
 * Finds a message in what was said by its name and the values that a test minds, whatever the others are and however it is
 * worded: `expect(text).toMatch(wordsOf('edit.done', { value: '₹700.00' }))`.
 */
export function wordsIn<const Messages extends Catalogue>(catalogue: Messages) {
  return <Name extends keyof Messages & string>(name: Name, ...[values]: Some<Messages[Name]>): RegExp =>
    new RegExp(patternOf(parse(catalogue[name] ?? ''), values ?? {}), 's')
}

/** As `wordsIn`, in English or any other language of the assistant. */
export function wordsInAny<const Messages extends Catalogue>(
  catalogue: Messages,
  variants: Readonly<Record<string, Partial<Record<keyof Messages, string>>>>,
): ReturnType<typeof wordsIn<Messages>> {
  const languages = Object.values(variants).map((variant) => wordsIn({ ...catalogue, ...variant }))
  return (name, ...values) => {
    const patterns = languages.map((wordsOfOne) => wordsOfOne(name, ...values).source)
    return new RegExp([...new Set(patterns)].join('|'), 's')
  }
}

function patternOf(elements: readonly MessageFormatElement[], given: Given, count?: string): string {
  return elements.map((element) => partOf(element, given, count)).join('')
}

function partOf(element: MessageFormatElement, given: Given, count: string | undefined): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value)
    case TYPE.pound:
      return count === undefined ? '.*?' : givenPattern(given[count])
    case TYPE.plural:
    case TYPE.select: {
      const value = given[element.value]
      const forms = Object.entries(element.options)
      const chosen = value === undefined || value instanceof RegExp ? undefined : formOf(forms, value)
      const fitting = chosen ? [chosen] : forms.map(([, form]) => form)
      return `(?:${fitting.map((form) => patternOf(form.value, given, element.value)).join('|')})`
    }
    case TYPE.tag:
      return patternOf(element.children, given, count)
    default:
      return givenPattern(given[element.value])
  }
}

/** The form of a plural or a select that a value chooses. */
function formOf<Form>(forms: readonly [string, Form][], value: string | number): Form | undefined {
  const named = new Map(forms)
  const exact = named.get(typeof value === 'number' ? `=${value}` : value)
  return exact ?? (value === 1 ? named.get('one') : undefined) ?? named.get('other')
}

function givenPattern(value: string | number | RegExp | undefined): string {
  if (value === undefined) return '.*?'
  return value instanceof RegExp ? `.*?(?:${value.source}).*?` : escaped(String(value))
}

function escaped(text: string): string {
  return text.replaceAll(SPECIAL, '\\$&')
}
