/** A part of a mail that is a file. */
export interface MailPart {
  /** As the mail names it; null where it does not. */
  name: string | null
  mediaType: string
  disposition: string | null
  /** Whether the mail's own text shows it in its place. */
  cited: boolean
  bytes: Uint8Array
}

export interface ChosenFile {
  name: string
  bytes: Uint8Array
}

/** A file that is not taken, and why: no kind that is read, or one too many. */
export interface RefusedFile {
  name: string
  why: 'type' | 'many'
}

type Kind = 'pdf' | 'picture' | 'gif' | 'other'

/** So many files of one mail are taken, as many as of one upload. */
export const MOST_FILES = 30
/** Parts that say who wrote the mail, that it is signed, or when to meet: nobody means them as a receipt, nor wants to hear of them. */
const SILENT =
  /^(?:application\/(?:pgp-signature|pgp-keys|pkcs7-signature|x-pkcs7-signature|ics)|text\/(?:calendar|x-vcard|vcard|directory|rfc822-headers)|message\/(?:delivery-status|disposition-notification))$/
/** A picture in the text is a sign, a logo or a line unless it is at least so large. */
const LEAST_BYTES = 10_000
const LEAST_SIDE = 250
const LONGEST_SHAPE = 4

/**
 * Which parts of a mail are taken as receipts: PDFs and pictures. Pictures that the text shows are left out without a word where they are
 * small, or long and flat, or where the mail carries its document as a file beside them; all else is named.
 */
export function chosenParts(parts: readonly MailPart[]): { files: ChosenFile[]; refused: RefusedFile[] } {
  const looked = parts
    .filter(({ mediaType, bytes }) => !SILENT.test(mediaType) && bytes.length > 0)
    .map((part) => ({ part, kind: kindOf(part.bytes) }))
  const hasDocument = looked.some(
    ({ part, kind }) => kind === 'pdf' || (kind === 'picture' && !part.cited && part.disposition === 'attachment'),
  )
  const files: ChosenFile[] = []
  const refused: RefusedFile[] = []
  for (const { part, kind } of looked) {
    if (isDecoration(part, kind, hasDocument)) continue
    const name = part.name ?? `receipt-${files.length + 1}.${kind === 'pdf' ? 'pdf' : 'jpg'}`
    if (kind === 'other' || kind === 'gif') refused.push({ name: part.name ?? part.mediaType, why: 'type' })
    else if (files.length === MOST_FILES) refused.push({ name, why: 'many' })
    else files.push({ name, bytes: part.bytes })
  }
  return { files, refused }
}

function isDecoration(part: MailPart, kind: Kind, hasDocument: boolean): boolean {
  const isInText = part.cited || part.disposition !== 'attachment'
  if (!isInText || kind === 'pdf') return false
  if (kind === 'gif') return true
  if (kind === 'other') return part.cited || (part.name === null && part.mediaType.startsWith('text/'))
  if (part.cited && hasDocument) return true
  if (part.bytes.length < LEAST_BYTES) return true
  const size = sizeOf(part.bytes)
  if (!size) return false
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  return short < LEAST_SIDE || long > short * LONGEST_SHAPE
}

/** What a file is by its first bytes, whatever it is called; what else there is of pictures the reader tells. */
function kindOf(bytes: Uint8Array): Kind {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  // Some programs write a few bytes before it.
  if (Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-')) return 'pdf'
  if (start.startsWith('GIF8')) return 'gif'
  const isPicture =
    start.startsWith('\x89PNG') ||
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('II*\0') ||
    start.startsWith('MM\0*') ||
    (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') ||
    (start.slice(4, 8) === 'ftyp' && /^(?:hei[cfxms]|mif1|avif|avis)/.test(start.slice(8)))
  return isPicture ? 'picture' : 'other'
}

/** How large a PNG or a JPEG is by its header; undefined for others. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.byteLength > 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at)
    if (marker < 0xff00) return undefined
    // A start of a frame; C4, C8 and CC are tables.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
