import { fileTypeFromBuffer } from 'file-type'
import { ReadingError } from './errors.ts'

export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** What the bytes are, whatever the file is called; null for everything that is not accepted as a receipt. */
export async function sniff(bytes: Uint8Array): Promise<ReceiptType | null> {
  const found = await fileTypeFromBuffer(bytes)
  return RECEIPT_TYPES.find((type) => type === found?.mime) ?? null
}

/**
 * Checks an upload without reading it: an image by its header, a PDF by its page tree. Throws a `ReadingError` with `file.empty`,
 * `file.type`, `file.damaged`, `image.too_large`, `pdf.no_pages` or `pdf.locked`.
 */
export async function inspect(bytes: Uint8Array): Promise<{ type: ReceiptType; pages: number }> {
  if (bytes.length === 0) throw new ReadingError('file.empty', 'The file is empty')
  const type = await sniff(bytes)
  if (type === null) throw new ReadingError('file.type', 'The file is neither a JPEG nor a PNG nor a PDF')
  if (type === 'application/pdf') {
    const { countPages } = await import('./pdf.ts')
    return { type, pages: await countPages(bytes) }
  }
  const { checkImage } = await import('./image.ts')
  await checkImage(bytes)
  return { type, pages: 1 }
}
