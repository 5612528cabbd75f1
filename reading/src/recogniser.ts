import type { Quad, Strip } from './geometry.ts'
import type { RawImage } from './image.ts'

/**
 * A piece of text with its corners (in pixels of the page, y down) and how sure the recogniser is of it, 0 to 1. Print on bent
 * paper has the curve along which it runs as well. The text is empty where print was seen and could not be read. `at` says where
 * each character of the text stands, as a share of the piece's length, where the recogniser tells; `hand` that it looks written by hand.
 */
export type TextBox = {
  text: string
  confidence: number
  quad: Quad
  strip?: Strip
  at?: readonly number[]
  hand?: boolean
}

/** Finds and reads the text of an image, however it is turned. The order of the boxes is free. */
export type Recogniser = {
  readonly name: string
  recognise(image: RawImage): Promise<TextBox[]>
  close(): Promise<void>
}
