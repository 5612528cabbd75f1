import { z } from 'zod'

/**
 * Text without what no database can keep: control characters other than tabs and line breaks, and halves of characters.
 * `missing` is said when there is no text.
 */
export function plainText(missing?: string) {
  return z.string(missing).overwrite((text) => text.toWellFormed().replace(/(?![\n\r\t])\p{Cc}/gu, ''))
}

export const PlainText = plainText()
