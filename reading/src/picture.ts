import { ReadingError } from './errors.ts'
import { type Picture, pictureOfImage } from './image.ts'
import { MOST_PAGES } from './limits.ts'
import { admit } from './sniff.ts'

/**
 * A page of a receipt, counted from 0, as the boxes of its reading mean it. Throws `page.missing` for a page that is not there or
 * is not read, and what `inspect` throws.
 */
export async function pictureOf(uploaded: Uint8Array, page: number): Promise<Picture> {
  const { type, bytes } = await admit(uploaded)
  if (page >= (type === 'application/pdf' ? MOST_PAGES : 1)) throw new ReadingError('page.missing', `No page ${page}`)
  if (type !== 'application/pdf') return pictureOfImage(bytes)
  const { pictureOfPage } = await import('./pdf.ts')
  return pictureOfPage(bytes, page)
}
