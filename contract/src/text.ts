import { z } from 'zod'

/** What no database can keep: control characters other than tabs and line breaks, and halves of characters. */
const UNKEPT = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu

/** How a field is called in a sentence: `manager_id` is `Manager id`. The whole input has no name of its own. */
export function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? 'this'
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Says in which field a control character stands, and which it is. */
function controlCharacterText(path: readonly PropertyKey[], text: unknown): string {
  const [found = ''] = (typeof text === 'string' ? text.match(UNKEPT) : null) ?? []
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `${fieldLabel(path)} has a control character (U+${code}) in it. Please remove it.`
}

/** Text that a database can keep; any other is refused by the name of its field. `missing` is said when there is no text. */
export function plainText(missing?: string) {
  return z.string(missing).refine((text) => text.search(UNKEPT) < 0, {
    error: ({ path, input }) => controlCharacterText(path ?? [], input),
    abort: true,
  })
}

export const PlainText = plainText()

/**
 * Text that may hold more than was typed, such as a chat message with pasted lines: characters that no database keeps are left out.
 */
export const CleanedText = z.string().overwrite((text) => text.toWellFormed().replace(UNKEPT, ''))
