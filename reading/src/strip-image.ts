import { crc32 } from 'node:zlib'

/**
 * An image without what a camera or a program wrote about it (place, device, time, thumbnail, comments) and without anything behind
 * its end; what is seen stays to the byte, and so does its orientation. Undefined for an image whose structure is broken, or
 * that has more parts than real ones have: the work is bounded, and done where others wait for it.
 *
 * Sources: ITU-T T.81 annex B (JPEG), PNG specification (third edition) chapter 5, Exif 2.32.
 */
export function stripImage(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Uint8Array | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return type === 'image/jpeg' ? stripJpeg(buffer) : stripPng(buffer)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Segments of a JPEG or chunks of a PNG. A PNG of 10 MB in chunks of a kilobyte has as many. */
const MOST_PARTS = 10_000
/** Stuffed bytes and restart markers in a JPEG's data: one byte in 256, and a restart for each block of 40 megapixels. */
const MOST_MARKS = 300_000

/** Counts what is found; throws where it is more than `most`. */
function limit(most: number): () => void {
  let found = 0
  return () => {
    found += 1
    if (found > most) throw new RangeError('The image has too many parts.')
  }
}

const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'
/** The colours depend on these: JFIF, the ICC profile, and Adobe's colour transform. */
const KEPT_APPLICATION_DATA = [
  { marker: 0xe0, start: 'JFIF\0' },
  { marker: 0xe2, start: 'ICC_PROFILE\0' },
  { marker: 0xee, start: 'Adobe' },
]

function stripJpeg(jpeg: Buffer): Buffer | undefined {
  if (!jpeg.subarray(0, 2).equals(SOI)) return undefined
  const kept: Buffer[] = []
  const [countPart, countMark] = [limit(MOST_PARTS), limit(MOST_MARKS)]
  let orientation = 1
  let at = 2
  for (;;) {
    countPart()
    if (jpeg.readUInt8(at) !== 0xff) return undefined
    while (jpeg.readUInt8(at + 1) === 0xff) at += 1
    const marker = jpeg.readUInt8(at + 1)
    if (marker === 0xd9) break
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (end > jpeg.length || end < at + 4) return undefined
    const data = jpeg.subarray(at + 4, end)
    if (marker === START_OF_SCAN) {
      const next = endOfScan(jpeg, end, countMark)
      kept.push(jpeg.subarray(at, next))
      at = next
      continue
    }
    if (marker === 0xe1 && startsWith(data, EXIF)) orientation = orientationOf(data.subarray(EXIF.length))
    if (isKept(marker, data)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([SOI, ...(orientation === 1 ? [] : [exifSegment(orientation)]), ...kept, EOI])
}

/** Where the marker behind compressed data stands; stuffed bytes and restart markers belong to the data. */
function endOfScan(jpeg: Buffer, from: number, countMark: () => void): number {
  let at = jpeg.indexOf(0xff, from)
  while (at >= 0) {
    countMark()
    const next = jpeg.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
    at = jpeg.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  throw new RangeError('The data has no end.')
}

function isKept(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  return KEPT_APPLICATION_DATA.some((kept) => kept.marker === marker && startsWith(data, kept.start))
}

function startsWith(data: Buffer, text: string): boolean {
  return data.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))
}

/** The orientation (1 to 8) in the first directory of a TIFF header, as EXIF writes it; 1 where there is none. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittle = tiff.readUInt16BE(0) === 0x4949
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + 12 * entry
      const value = short(at + 8)
      if (short(at) === ORIENTATION_TAG) return value >= 1 && value <= 8 ? value : 1
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

const ORIENTATION_TAG = 0x0112

/** A TIFF header with one directory that holds nothing but the orientation. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiffOf(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** What a PNG's pixels and colours are made of. Text, times, EXIF and chunks of programs are left out. */
const KEPT_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD'.split(' '))

function stripPng(png: Buffer): Buffer | undefined {
  if (!png.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  const kept: Buffer[] = [PNG_SIGNATURE]
  const countPart = limit(MOST_PARTS)
  for (let at = 8; ; ) {
    countPart()
    const end = at + 12 + png.readUInt32BE(at)
    if (end > png.length) return undefined
    const type = png.toString('latin1', at + 4, at + 8)
    if (KEPT_CHUNKS.has(type)) kept.push(png.subarray(at, end))
    if (type === 'eXIf') {
      const orientation = orientationOf(png.subarray(at + 8, end - 4))
      if (orientation !== 1) kept.push(pngChunk('eXIf', tiffOf(orientation)))
    }
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A JPEG 2000 file's boxes that hold its pixels and colours; XML, UUID (EXIF) and vendors' boxes are left out. */
const KEPT_BOXES = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c'])

/** A JPEG 2000 image as PDFs hold it, without metadata. Undefined where its structure is broken. Source: ITU-T T.800 annex I. */
export function stripJpeg2000(bytes: Uint8Array): Uint8Array | undefined {
  const image = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (image.length < 12) return undefined
  // A bare codestream has no boxes.
  if (image.readUInt16BE(0) === 0xff4f) return image
  const kept: Buffer[] = []
  for (let at = 0; at < image.length; ) {
    if (at + 16 > image.length) return undefined
    const length = image.readUInt32BE(at)
    const whole = length === 1 ? Number(image.readBigUInt64BE(at + 8)) : length === 0 ? image.length - at : length
    if (whole < 8 || at + whole > image.length) return undefined
    if (KEPT_BOXES.has(image.toString('latin1', at + 4, at + 8))) kept.push(image.subarray(at, at + whole))
    at += whole
  }
  return Buffer.concat(kept)
}
