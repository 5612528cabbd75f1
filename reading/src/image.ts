import sharp from 'sharp'
import { ReadingError } from './errors.ts'

/** Pixels, three bytes each (red, green, blue), row by row. */
export type RawImage = { width: number; height: number; data: Uint8Array }

/** More pixels than this are refused before anything is decoded. */
export const MAX_PIXELS = 40_000_000

/** No print of a receipt needs more pixels than this to be read; larger images are made smaller. */
const WORKING_PIXELS = 6_000_000

/** The size of a JPEG or PNG as a viewer shows it, by its header alone. Throws `file.damaged` or `image.too_large`. */
export async function checkImage(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ReadingError('file.damaged', 'The image has no readable header', { cause })
    })
  if (format !== 'jpeg' && format !== 'png') throw new ReadingError('file.damaged', `The image decodes as ${format}`)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS) {
    throw new ReadingError('image.too_large', `The image has ${width} x ${height} pixels`)
  }
  return { width, height }
}

/**
 * Decodes a JPEG or PNG as a viewer would show it: turned by its EXIF orientation, on white where it is transparent, and no
 * larger than reading needs. Throws `file.damaged` or `image.too_large`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<RawImage> {
  const { width, height } = await checkImage(bytes)
  const scale = Math.sqrt(WORKING_PIXELS / (width * height))
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient()
  const sized = scale < 1 ? upright.resize({ width: Math.max(1, Math.round(width * scale)) }) : upright
  const { data, info } = await sized
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ReadingError('file.damaged', 'The image cannot be decoded', { cause })
    })
  if (info.channels !== 3) throw new ReadingError('file.damaged', `The image decodes to ${info.channels} channels`)
  return { width: info.width, height: info.height, data }
}

/** Scales an image to exactly this size. */
export async function resizeImage(
  { data, width, height }: RawImage,
  to: { width: number; height: number },
): Promise<RawImage> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...to, fit: 'fill', kernel: to.width < width ? 'linear' : 'cubic' })
    .raw()
    .toBuffer()
  return { ...to, data: resized }
}

/** Turns an image by a quarter, clockwise. */
export function turnQuarter({ data, width, height }: RawImage): RawImage {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const to = (x * height + (height - 1 - y)) * 3
      turned[to] = data[from] ?? 0
      turned[to + 1] = data[from + 1] ?? 0
      turned[to + 2] = data[from + 2] ?? 0
    }
  }
  return { width: height, height: width, data: turned }
}
