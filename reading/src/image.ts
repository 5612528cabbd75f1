import sharp, { type Sharp } from 'sharp'
import { ReadingError } from './errors.ts'
import { MAX_PIXELS, PICTURE_WIDTH } from './limits.ts'

/** Pixels, three bytes each (red, green, blue), row by row. */
export type RawImage = { width: number; height: number; data: Uint8Array }

/** No print of a receipt needs more pixels than this to be read; larger images are made smaller. */
const WORKING_PIXELS = 6_000_000

const KEPT_FORMATS: readonly string[] = ['jpeg', 'png']
const CONVERTED_FORMATS: readonly string[] = ['webp', 'heif', 'tiff']
/** A receipt that is kept as another file than it came in loses nothing that can be seen. */
const CONVERTED_QUALITY = 90
const PICTURE_QUALITY = 82

/** The size of a JPEG or PNG as a viewer shows it, by its header alone. Throws `file.damaged` or `image.too_large`. */
export async function checkImage(
  bytes: Uint8Array,
  formats = KEPT_FORMATS,
): Promise<{ width: number; height: number; pages: number }> {
  const {
    format,
    autoOrient,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ReadingError('file.damaged', 'The image has no readable header', { cause })
    })
  if (!formats.includes(format)) throw new ReadingError('file.damaged', `The image decodes as ${format}`)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS) {
    throw new ReadingError('image.too_large', `The image has ${width} x ${height} pixels`)
  }
  return { width, height, pages }
}

/** An image as a viewer would show it: turned by its EXIF orientation and on white where it is transparent. */
function upright(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient()
}

function damaged(cause: unknown): never {
  throw new ReadingError('file.damaged', 'The image cannot be decoded', { cause })
}

/**
 * A WebP, AVIF or TIFF as a JPEG, upright and without its metadata; the same bytes give the same JPEG. Throws `file.damaged`,
 * `image.too_large`, or `file.type` for a TIFF of several pages, of which a JPEG would keep one.
 */
export async function toJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const { pages } = await checkImage(bytes, CONVERTED_FORMATS)
  if (pages > 1 && isTiff(bytes)) throw new ReadingError('file.type', `The TIFF has ${pages} pages`)
  return upright(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: CONVERTED_QUALITY })
    .toBuffer()
    .catch(damaged)
}

function isTiff(bytes: Uint8Array): boolean {
  return bytes[0] === bytes[1]
}

/** A page to be shown: a JPEG without metadata, at most `PICTURE_WIDTH` wide. */
export type Picture = { bytes: Uint8Array; width: number; height: number }

/** A JPEG or PNG as a viewer shows it, as a picture. Throws `file.damaged` or `image.too_large`. */
export async function pictureOfImage(bytes: Uint8Array): Promise<Picture> {
  await checkImage(bytes)
  return encode(upright(bytes).flatten({ background: '#ffffff' }))
}

/** Decoded pixels as a picture. */
export function pictureOfPixels({ data, width, height }: RawImage): Promise<Picture> {
  return encode(sharp(data, { raw: { width, height, channels: 3 } }))
}

async function encode(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .resize({ width: PICTURE_WIDTH, height: 5 * PICTURE_WIDTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: PICTURE_QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * Decodes a JPEG or PNG as a viewer would show it: turned by its EXIF orientation, on white where it is transparent, and no
 * larger than reading needs. Throws `file.damaged` or `image.too_large`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<RawImage> {
  const { width, height } = await checkImage(bytes)
  const scale = Math.sqrt(WORKING_PIXELS / (width * height))
  const whole = upright(bytes)
  const sized = scale < 1 ? whole.resize({ width: Math.max(1, Math.round(width * scale)) }) : whole
  const { data, info } = await sized
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
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

/** A part of an image. */
export function cropImage(
  { data, width }: RawImage,
  part: { left: number; top: number; width: number; height: number },
): RawImage {
  const cropped = new Uint8Array(part.width * part.height * 3)
  for (let row = 0; row < part.height; row++) {
    const from = ((part.top + row) * width + part.left) * 3
    cropped.set(data.subarray(from, from + part.width * 3), row * part.width * 3)
  }
  return { width: part.width, height: part.height, data: cropped }
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
