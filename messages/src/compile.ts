import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Catalogue } from './texts.ts'

/** What compiled messages call their forms (`compiled-forms.ts`). */
export const FORMS = '$forms'

/**
 * Compiles the messages of a catalogue to JavaScript: a plain one is a string, one with values a function that expects `FORMS` in
 * its scope. A format of numbers or dates is an error, since values come in formatted.
 */
export function compileMessages(catalogue: Catalogue): Record<string, string> {
  return Object.fromEntries(Object.entries(catalogue).map(([name, message]) => [name, compileMessage(message)]))
}

function compileMessage(message: string): string {
  const elements = parse(message)
  if (elements.every(({ type }) => type === TYPE.literal)) return templateOf(elements)
  if (!hasTags(elements)) return `(given) => ${templateOf(elements)}`
  return `(given) => [${elements.map((element) => codeOf(element)).join(', ')}]`
}

function hasTags(elements: readonly MessageFormatElement[]): boolean {
  return elements.some(({ type }) => type === TYPE.tag)
}

/** The elements as one text; `count` is the code of the number that `#` writes. */
function templateOf(elements: readonly MessageFormatElement[], count?: string): string {
  if (elements.every((element) => element.type === TYPE.literal))
    return JSON.stringify(elements.map(({ value }) => value).join(''))
  const [only, ...more] = elements
  // The forms of a plural or a select are texts already.
  if (only && more.length === 0 && (only.type === TYPE.plural || only.type === TYPE.select)) return codeOf(only, count)
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? element.value.replaceAll(/[\\`$]/g, '\\$&') : `\${${codeOf(element, count)}}`,
  )
  return `\`${parts.join('')}\``
}

function codeOf(element: MessageFormatElement, count?: string): string {
  const given = 'value' in element ? `given[${JSON.stringify(element.value)}]` : ''
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value)
    case TYPE.argument:
      return given
    case TYPE.select:
      return `${FORMS}.select(${given}, ${formsCode(element.options, count)})`
    case TYPE.plural: {
      const { offset, pluralType } = element
      const forms = formsCode(element.options, offset === 0 ? given : `${given} - ${offset}`)
      const special = pluralType === 'ordinal' ? `, ${offset}, 'ordinal'` : offset === 0 ? '' : `, ${offset}`
      return `${FORMS}.plural(${given}, ${forms}${special})`
    }
    case TYPE.pound:
      return `${FORMS}.number(${count})`
    case TYPE.tag:
      return `${given}(${wordsCode(element.children, count)})`
    default:
      throw new Error(`A message formats {${element.value}}, whose value comes in as a text.`)
  }
}

function formsCode(options: Readonly<Record<string, { value: MessageFormatElement[] }>>, count?: string): string {
  const forms = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${wordsCode(value, count)}`,
  )
  return `{ ${forms.join(', ')} }`
}

/** What is within a tag or a form is words alone, so that a message has one list of parts and no lists in it. */
function wordsCode(elements: readonly MessageFormatElement[], count?: string): string {
  if (hasTags(elements)) throw new Error('A message has a tag within a tag, a plural or a select; put it around them.')
  return templateOf(elements, count)
}

/**
 * What a translation misses, has too much or gives other values than the catalogue that it translates, by name. How a value is
 * used may differ: a noun is a word in one language, and chooses between words in another.
 */
export function differencesOf(catalogue: Catalogue, translation: Catalogue): string[] {
  const names = new Set([...Object.keys(catalogue), ...Object.keys(translation)])
  return [...names].filter((name) => {
    const [source, translated] = [catalogue[name], translation[name]]
    if (source === undefined || translated === undefined) return true
    return [...valuesOf(parse(source))].sort().join() !== [...valuesOf(parse(translated))].sort().join()
  })
}

/** The names of the values and the tags of a message. */
function valuesOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const within = element.type === TYPE.tag ? [element.children] : []
    const forms = 'options' in element ? Object.values(element.options).map(({ value }) => value) : []
    return [element.value, ...[...within, ...forms].flatMap((part) => [...valuesOf(part)])]
  })
  return new Set(names)
}
