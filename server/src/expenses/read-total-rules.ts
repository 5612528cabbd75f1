import { z } from 'zod'

const ReadTotal = z.object({
  totalPaise: z.object({ value: z.int() }),
  currency: z.object({ value: z.string().nullable() }),
})

/** Money in hundredths of the currency's unit: paise where it is INR. */
export interface Amount {
  paise: number
  currency: string
}

/**
 * The total that was read on a receipt which now has another one, because its claimant has changed it; null when it is
 * the same or none was read. `reading` is what is kept of the reader's answer. Where no currency was read it is rupees.
 */
export function readTotalIfChanged(
  reading: unknown,
  now: { totalPaise: number | null; currency: string },
): Amount | null {
  const read = ReadTotal.safeParse(reading)
  if (!read.success) return null
  const paise = read.data.totalPaise.value
  const currency = read.data.currency.value ?? 'INR'
  return paise === now.totalPaise && currency === now.currency ? null : { paise, currency }
}
