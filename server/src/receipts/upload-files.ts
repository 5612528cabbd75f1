import { ERRORS, type ErrorCode, type InputError } from '@pravas/contract/errors'
import type { ReceiptFile } from '@pravas/contract/fingenie'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { ReadingErrorCode } from '@pravas/reading/errors'
import type { ReceiptType } from '@pravas/reading/sniff'
import { invalid } from '../errors.ts'
import { fileHash } from '../files/storage.ts'
import { plainName } from './file-name-rules.ts'

const t = texts(refusals)

/** A file of an upload: `path` says where it stood in the request, such as `body.receipts[0]`. */
export interface UploadedFile {
  path: string
  name: string
  bytes: Uint8Array
  hash: string
  /** The names under which the same content came again in the request. */
  copies?: readonly string[]
}

/** Why a file is refused, for all whom the reader found at fault. */
const REFUSALS: Partial<Record<ReadingErrorCode, ErrorCode>> = {
  'file.empty': 'file.empty',
  'file.too_large': 'file.too_large',
  'file.type': 'file.type',
  'file.heic': 'file.type',
  'file.damaged': 'file.damaged',
  'pdf.no_pages': 'file.no_pages',
  'pdf.locked': 'file.locked',
  'image.too_large': 'file.too_large',
}

/** What to do about a refused file, where its code alone does not say it. */
const ADVICE: Partial<Record<ReadingErrorCode, string>> = {
  'file.heic': t('file.heic'),
  'image.too_large': t('file.pixels'),
}

export interface Refusal extends InputError {
  code: ErrorCode
}

/** The refusal that an error of the reader means for a file; undefined when the file is not at fault. */
export function refusalOf(file: Pick<UploadedFile, 'path' | 'name'>, code: ReadingErrorCode): Refusal | undefined {
  const refusal = REFUSALS[code]
  if (!refusal) return undefined
  const message = `${file.name}: ${ADVICE[code] ?? ERRORS[refusal].title}`
  return { code: refusal, path: `${file.path}.file_content`, message }
}

/** Throws one problem that names every refused file, if there is any. */
export function refuseAll(refusals: readonly Refusal[]): void {
  const [first, ...others] = refusals
  if (!first) return
  const code = others.every((other) => other.code === first.code) ? first.code : 'request.invalid'
  throw invalid(
    refusals.map(({ path, message }) => ({ path, message })),
    code,
  )
}

/** The files of a request's field, such as `body.receipts`. Throws a problem that names every one that is no base64. */
export function decodeFiles(path: string, files: readonly ReceiptFile[]): UploadedFile[] {
  const decoded = files.map(({ file_name, file_content }, index) => ({
    path: `${path}[${index}]`,
    name: plainName(file_name),
    bytes: decodeBase64(file_content),
  }))
  const errors = decoded.flatMap(({ path, name, bytes }) =>
    bytes ? [] : [{ path: `${path}.file_content`, message: t('file.base64', { name }) }],
  )
  if (errors.length > 0) throw invalid(errors)
  return decoded.flatMap(({ bytes, ...file }) => (bytes ? [{ ...file, bytes, hash: fileHash(bytes) }] : []))
}

/** The first bytes of a PNG, a PDF and a JPEG. */
const STARTS = { 'image/png': '89504e47', 'application/pdf': '25504446', 'image/jpeg': 'ffd8ff' } as const

/** Whether a file begins as those that are kept as they came; whether it is one its reader tells. */
export function isKeptAsItCame({ bytes }: Pick<UploadedFile, 'bytes'>): boolean {
  const start = startOf(bytes)
  return Object.values(STARTS).some((mark) => start.startsWith(mark))
}

/** What a file that the reader admitted is by its first bytes. */
export function typeByStart({ bytes }: Pick<UploadedFile, 'bytes'>): ReceiptType {
  const start = startOf(bytes)
  if (start.startsWith(STARTS['image/png'])) return 'image/png'
  return start.startsWith(STARTS['application/pdf']) ? 'application/pdf' : 'image/jpeg'
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 4)).toString('hex')
}

/** A file with the JPEG that it was turned into in its place. */
export function asJpeg<F extends UploadedFile>(file: F, jpeg: Uint8Array): F {
  const name = file.name.replace(/\.(?:webp|avif|tiff?)$/i, '.jpg')
  return { ...file, name, bytes: jpeg, hash: fileHash(jpeg) }
}

/** Bytes of standard base64 with its padding, after a `data:` prefix or not; undefined for anything else. */
function decodeBase64(content: string): Uint8Array | undefined {
  const text = content.replace(/^data:[^,]{0,200};base64,/, '')
  const bytes = Buffer.from(text, 'base64')
  // The decoder skips what it does not know, so only what it would write itself was base64 throughout.
  return bytes.toString('base64') === text ? bytes : undefined
}
