import type { ReceiptFields, ReceiptReading } from '@pravas/reading/receipt'
import type { SecondFields } from './second-reading-rules.ts'

/**
 * What was read, where one of the organisation's own GSTINs (`ours`) was taken for the supplier's: nobody sells to
 * themselves, so it is the recipient's where none was read, and the supplier's was not found.
 */
export function withoutOwnAsSupplier(reading: ReceiptReading, ours: readonly string[]): ReceiptReading {
  const { further } = reading
  return {
    ...reading,
    ...fieldsWithoutOwn(reading, ours),
    ...(further && { further: further.map((other) => ({ ...other, ...fieldsWithoutOwn(other, ours) })) }),
  }
}

function fieldsWithoutOwn(fields: ReceiptFields, ours: readonly string[]): Partial<ReceiptFields> {
  const { gstin, details, confident, notFound, warnings } = fields
  if (gstin.value === null || !ours.includes(gstin.value)) return {}
  const isSure = confident.includes('gstin')
  return {
    gstin: { ...gstin, value: null, confidence: 0, line: null, box: null },
    confident: confident.filter((name) => name !== 'gstin'),
    notFound: [...notFound, 'gstin'],
    // It was told of a number that is the supplier's no more.
    warnings: warnings.filter((code) => code !== 'gstin.repaired'),
    ...(details?.recipientGstin.value === null && {
      details: {
        ...details,
        recipientGstin: gstin,
        confident: isSure ? [...details.confident, 'recipientGstin'] : details.confident,
        notFound: details.notFound.filter((name) => name !== 'recipientGstin'),
      },
    }),
  }
}

/** The same of what a language model read. */
export function secondWithoutOwn(fields: SecondFields, ours: readonly string[]): SecondFields {
  const { gstin, ...others } = fields
  return gstin !== undefined && ours.includes(gstin) ? { recipient_gstin: gstin, ...others } : fields
}

/** Why a GSTIN cannot be the supplier's; undefined where it can. */
export function notTheSuppliers(gstin: string | null | undefined, ours: readonly string[]): string | undefined {
  if (!gstin || !ours.includes(gstin)) return undefined
  return `${gstin} is your organisation's own GSTIN, so it cannot be the supplier's.`
}
