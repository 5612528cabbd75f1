import type { Signs } from './signs.ts'
import { FITTED, INTERCEPT } from './weights.ts'

/** What the print of a page is like; `tall` in pixels of the page, the rest as in `Signs`. */
export type Page = { blue: number; red: number; square: number; stroke: number; tall: number }

/** How far one sign may speak for or against a hand, in deviations. */
const FURTHEST = 2.5

/** How a word is compared with the page's print, as the weights were fitted: the order is that of `FITTED`. */
export function comparison(signs: Signs, tall: number, page: Page): number[] {
  const { directions } = signs
  const square = (directions[0] ?? 0) + (directions[directions.length / 2] ?? 0)
  return [
    ...directions.slice(1),
    Math.min(0.2, signs.feet),
    Math.min(0.25, signs.heads),
    Math.min(3, signs.joined),
    signs.stroke,
    Math.min(2, tall / page.tall),
    Math.min(0.25, Math.hypot(signs.blue - page.blue, signs.red - page.red)),
    square - page.square,
    signs.stroke - page.stroke,
  ]
}

/** How much more likely a word is written by hand than printed: the logarithm of the odds. `tall` is the height of its piece in pixels. */
export function likeness(signs: Signs, tall: number, page: Page): number {
  return comparison(signs, tall, page).reduce((sum, value, index) => {
    const [mean = 0, deviation = 1, weight = 0] = FITTED[index] ?? []
    return sum + weight * Math.max(-FURTHEST, Math.min(FURTHEST, (value - mean) / deviation))
  }, INTERCEPT)
}
