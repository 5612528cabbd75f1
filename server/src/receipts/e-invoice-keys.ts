import { isSigned } from '@pravas/reading/codes/e-invoice'
import type { Reader } from '@pravas/reading/reader'
import type { ReceiptFields, ReceiptReading } from '@pravas/reading/receipt'

/** What the code of an e-invoice tells. */
const TOLD: readonly string[] = ['gstin', 'invoiceNumber', 'date', 'totalPaise']

/**
 * A reader that checks the signatures of e-invoices with the portal's public keys (PEM). What an unsigned one told is not sure,
 * and warned of. Without keys nothing is checked.
 */
export function verifyingReader(reader: Reader, keys: readonly string[]): Reader {
  if (keys.length === 0) return reader
  return {
    inspect: (bytes, turn) => reader.inspect(bytes, turn),
    picture: (load, page, turn) => reader.picture(load, page, turn),
    strip: (load, turn) => reader.strip(load, turn),
    close: () => reader.close(),
    read: async (bytes, turn) => verified(await reader.read(bytes, turn), keys),
  }
}

function verified(reading: ReceiptReading, keys: readonly string[]): ReceiptReading {
  const { further } = reading
  return {
    ...reading,
    ...doubted(reading, keys),
    ...(further && { further: further.map((one) => ({ ...one, ...doubted(one, keys) })) }),
  }
}

function doubted(
  { codes = [], confident, warnings }: ReceiptFields,
  keys: readonly string[],
): Pick<ReceiptFields, 'confident' | 'warnings'> {
  const isForeign = codes.some((code) => code.kind === 'einvoice' && !isSigned(code.token, keys))
  if (!isForeign) return { confident, warnings }
  return { confident: confident.filter((name) => !TOLD.includes(name)), warnings: [...warnings, 'einvoice.unsigned'] }
}
