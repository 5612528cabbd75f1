import { z } from 'zod'

/** What is printed on a receipt, line by line, and its items; money in paise. */
export interface Print {
  receiptId: string
  lines: string[]
  items: { name: string; quantity: number | null; paise: number }[]
}

const Kept = z
  .object({
    lines: z.array(z.object({ text: z.string() })),
    details: z
      .object({
        items: z.array(z.object({ name: z.string(), quantity: z.number().nullable().catch(null), paise: z.number() })),
      })
      .optional()
      .catch(undefined),
  })
  .catch({ lines: [] })

/** The print of a receipt as its reading keeps it; none of a journey, of which nothing was read. */
export function printIn(receiptId: string, reading: unknown): Print {
  const { lines, details } = Kept.parse(reading)
  return { receiptId, lines: lines.map(({ text }) => text), items: details?.items ?? [] }
}
