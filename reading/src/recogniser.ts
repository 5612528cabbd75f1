import type { Quad, Strip } from './geometry.ts'
import type { RawImage } from './image.ts'

/**
 * A piece of text with its corners (in pixels of the page, y down) and how sure the recogniser is of it, 0 to 1. Print on bent
 * paper has the curve along which it runs as well. The text is empty where print was seen and could not be read.
 */
export type TextBox = { text: string; confidence: number; quad: Quad; strip?: Strip }

/** Finds and reads the text of an image, however it is turned. The order of the boxes is free. */
export type Recogniser = {
  readonly name: string
  recognise(image: RawImage): Promise<TextBox[]>
  close(): Promise<void>
}
