import { knownValues } from '@pravas/messages/en/known-values'
import { texts } from '@pravas/messages/texts'
import { formatText } from './formats.ts'

const t = texts(knownValues)

/** A value that is chosen from a list, such as a purpose, in the language of the pages; others as they are. */
export function knownValue(value: unknown): string {
  const key = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (!Object.hasOwn(knownValues, key)) return formatText(value)
  const words = t(key as keyof typeof knownValues)
  // In English the value is its own word, in the case in which it was kept.
  return words.toLowerCase() === key ? formatText(value) : words
}
