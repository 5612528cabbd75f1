import { fileTypeFromBuffer } from 'file-type'
import { ReadingError } from './errors.ts'
import { MAX_BYTES } from './limits.ts'

export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** Images that are turned into JPEGs before they are kept or read. */
const CONVERTED = ['image/webp', 'image/avif', 'image/tiff'] as const
type ConvertedType = (typeof CONVERTED)[number]

/** What phones write by default and no permissively licensed library decodes. */
const UNDECODED = /^image\/hei[cf](?:-sequence)?$/

/** What was found out about a file: a receipt's type and pages, and the JPEG in its place when it had to be converted. */
export type Inspected = { type: ReceiptType; pages: number; jpeg?: Uint8Array | undefined }

/** What the bytes are, whatever the file is called. Throws `file.empty`, `file.too_large`, `file.heic` or `file.type`. */
async function typeOf(bytes: Uint8Array): Promise<ReceiptType | ConvertedType> {
  if (bytes.length === 0) throw new ReadingError('file.empty', 'The file is empty')
  if (bytes.length > MAX_BYTES) throw new ReadingError('file.too_large', `The file has ${bytes.length} bytes`)
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const type = [...RECEIPT_TYPES, ...CONVERTED].find((known) => known === mime)
  if (type !== undefined) return type
  if (mime !== undefined && UNDECODED.test(mime)) throw new ReadingError('file.heic', 'The file is a HEIC photo')
  throw new ReadingError('file.type', 'The file is no image that is read here and no PDF')
}

/**
 * The file as it is read: of one of the receipt types, after an image of another kind was converted. Throws as `inspect` does,
 * but looks at no page tree.
 */
export async function admit(bytes: Uint8Array): Promise<{ type: ReceiptType; bytes: Uint8Array; converted: boolean }> {
  const type = await typeOf(bytes)
  if (!isConverted(type)) return { type, bytes, converted: false }
  const { toJpeg } = await import('./image.ts')
  return { type: 'image/jpeg', bytes: await toJpeg(bytes), converted: true }
}

/**
 * Checks an upload without reading it: an image by its header, a PDF by its page tree. Throws a `ReadingError` with `file.empty`,
 * `file.too_large`, `file.type`, `file.heic`, `file.damaged`, `image.too_large`, `pdf.no_pages` or `pdf.locked`.
 */
export async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const { type, bytes: admitted, converted } = await admit(bytes)
  if (type === 'application/pdf') {
    const { countPages } = await import('./pdf.ts')
    return { type, pages: await countPages(admitted) }
  }
  if (converted) return { type, pages: 1, jpeg: admitted }
  const { checkImage } = await import('./image.ts')
  await checkImage(admitted)
  return { type, pages: 1 }
}

function isConverted(type: ReceiptType | ConvertedType): type is ConvertedType {
  return CONVERTED.some((converted) => converted === type)
}
