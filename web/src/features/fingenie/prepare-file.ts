import { ACCEPTED } from './upload-plan.ts'

/** A photo of more bytes than this is scaled down before it is uploaded. */
const LARGE_PHOTO_BYTES = 6 * 1024 * 1024
/** The longer side in pixels to which a large photo is scaled: small print stays legible. */
const LONGEST_SIDE = 3000
const JPEG_QUALITY = 0.9

const EXTENSIONS = Object.values(ACCEPTED).flat()

/** Why a file cannot be a receipt, judged by its name; undefined when it may be one. */
export function typeProblem(fileName: string): string | undefined {
  const lower = fileName.toLowerCase()
  return EXTENSIONS.some((extension) => lower.endsWith(extension))
    ? undefined
    : 'Only JPEG, PNG and PDF files are accepted.'
}

/** The size in pixels to which a photo is scaled so that its longer side fits; its own size when it fits already. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** A large photo as a smaller JPEG, upright; any other file, and a photo that cannot be drawn, as it is. */
async function scaledDown(file: File): Promise<Blob> {
  if (file.size <= LARGE_PHOTO_BYTES || !file.type.startsWith('image/')) return file
  try {
    const photo = await createImageBitmap(file)
    const { width, height } = scaledSize(photo.width, photo.height)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(photo, 0, 0, width, height)
    photo.close()
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
    return scaled !== null && scaled.size < file.size ? scaled : file
  } catch {
    return file
  }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
}

/** A chosen file as an upload carries it. Rejects when the file cannot be read from the device any more. */
export async function prepareFile(file: File): Promise<{ file_name: string; file_content: string }> {
  const content = await scaledDown(file)
  const file_name = content === file ? file.name : file.name.replace(/\.png$/i, '.jpg')
  return { file_name, file_content: await base64Of(content) }
}
