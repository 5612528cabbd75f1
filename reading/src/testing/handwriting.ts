import { createRequire } from 'node:module'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from './random.ts'

// Fonts after handwriting; how handwriting is told from print was fitted with others.
const FONTS = ['caveat', 'homemade-apple', 'kalam', 'reenie-beanie'] as const
export type Hand = (typeof FONTS)[number]
export const HANDS: readonly [Hand, ...Hand[]] = FONTS

const { resolve } = createRequire(import.meta.url)
for (const hand of FONTS)
  GlobalFonts.registerFromPath(resolve(`@fontsource/${hand}/files/${hand}-latin-400-normal.woff2`), `Hand ${hand}`)

const INKS = ['#1d2f8a', '#22409c', '#15151c', '#202a5a', '#2b2b33'] as const

/** Writes a text from `x` on, on the line `y`, with letters of this size in pixels. */
export type Pen = (text: string, place: { x: number; y: number; size: number }) => void

/** The pen of one writer: no two letters alike, and none quite on the line. */
export function penOf(context: SKRSContext2D, chance: Random, hand: Hand): Pen {
  const ink = chance.pick(INKS)
  const thickness = chance.whole(0, 25) / 1000
  const slant = chance.whole(-30, 5) / 100
  const share = () => chance.whole(-1000, 1000) / 1000
  return (text, { x, y, size }) => {
    context.fillStyle = ink
    context.strokeStyle = ink
    context.font = `${size}px "Hand ${hand}"`
    context.lineWidth = thickness * size
    let at = x
    for (const letter of text) {
      const { width } = context.measureText(letter)
      context.save()
      context.translate(at, y + 0.045 * size * share())
      context.transform(1 + 0.06 * share(), 0.03 * share(), slant + 0.07 * share(), 1 + 0.07 * share(), 0, 0)
      context.fillText(letter, 0, 0)
      if (thickness > 0) context.strokeText(letter, 0, 0)
      context.restore()
      at += width * (1 + 0.04 * share())
    }
  }
}
