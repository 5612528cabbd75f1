import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { ACCEPTED } from './upload-plan.ts'

const t = texts(fingeniePage)

/** A photo of more bytes than this is scaled down before it is uploaded. */
const LARGE_PHOTO_BYTES = 6 * 1024 * 1024
/** The longer side in pixels to which a large photo is scaled: small print stays legible. */
const LONGEST_SIDE = 3000
const JPEG_QUALITY = 0.9

/** Photos that phones and pages write, which are turned into JPEGs; the picker does not offer them, but they may be dropped. */
const TURNED = /\.(?:heic|heif|webp|avif|tiff?)$/i
/** No browser but Safari can open these, and the server cannot either. */
const HEIC = /\.hei[cf]$/i
const EXTENSIONS = Object.values(ACCEPTED).flat()

/** Why a photo cannot be uploaded from this browser; the message is for the person. */
export class UnopenedPhoto extends Error {}

/** Why a file cannot be a receipt, judged by its name and size; undefined when it may be one. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const lower = name.toLowerCase()
  if (size === 0) return t('file.empty')
  return TURNED.test(lower) || EXTENSIONS.some((extension) => lower.endsWith(extension)) ? undefined : t('file.type')
}

/** How the files that may be receipts begin: JPEG, PNG, PDF, WebP, TIFF, and HEIC or AVIF. */
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG|%PDF|RIFF|II\*|MM\0|....ftyp)/s

/** Whether a file does not begin as a receipt does, whatever it is called; where that cannot be seen, it does. */
export async function isDoubtful(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    return !BEGINNINGS.test(String.fromCharCode(...bytes))
  } catch {
    return false
  }
}

/** The size in pixels to which a photo is scaled so that its longer side fits; its own size when it fits already. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A photo drawn anew as a JPEG, upright and no larger than reading needs; null when this browser cannot draw it. */
async function drawnAnew(file: File): Promise<Blob | null> {
  try {
    const photo = await createImageBitmap(file)
    const { width, height } = scaledSize(photo.width, photo.height)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(photo, 0, 0, width, height)
    photo.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  } catch {
    return null
  }
}

/**
 * What is uploaded of a file: a photo of a kind that the server turns into a JPEG as one, and a large photo as a smaller one;
 * any other file, and a photo that cannot be drawn here, as it is. Rejects with `UnopenedPhoto` when nobody could open it.
 */
async function contentOf(file: File): Promise<Blob> {
  if (TURNED.test(file.name)) {
    const drawn = await drawnAnew(file)
    if (drawn === null && HEIC.test(file.name)) {
      throw new UnopenedPhoto(t('file.heic'))
    }
    return drawn ?? file
  }
  if (file.size <= LARGE_PHOTO_BYTES || !file.type.startsWith('image/')) return file
  const scaled = await drawnAnew(file)
  return scaled !== null && scaled.size < file.size ? scaled : file
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
}

/**
 * A chosen file as an upload carries it. Rejects with `UnopenedPhoto` when no one could open it, and with another error when
 * it cannot be read from the device any more.
 */
export async function prepareFile(file: File): Promise<{ file_name: string; file_content: string }> {
  const content = await contentOf(file)
  const file_name = content === file ? file.name : file.name.replace(TURNED, '.jpg').replace(/\.png$/i, '.jpg')
  return { file_name, file_content: await base64Of(content) }
}
