import { z } from 'zod'

/** Text without what no database can keep: control characters other than tabs and line breaks, and halves of characters. */
export const PlainText = z.string().overwrite((text) => text.toWellFormed().replace(/(?![\n\r\t])\p{Cc}/gu, ''))
