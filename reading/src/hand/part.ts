import { lengthOf, type Point, type Quad, type Strip, stripOf } from '../geometry.ts'
import type { TextBox } from '../recogniser.ts'

/** A range of a piece of text, as shares of its length. */
export type Range = { from: number; to: number; hand: boolean }

/**
 * A box in as many parts as it has ranges, each with the characters that stand in it; between two ranges the middle parts them. Parts
 * without a character are left out, but those written by hand are kept.
 */
export function parted(box: TextBox, ranges: readonly Range[]): TextBox[] {
  const [first, ...others] = ranges
  if (first === undefined) return [box]
  if (others.length === 0) return [first.hand ? { ...box, hand: true } : box]
  const characters = box.text.split('')
  const at = box.at ?? characters.map((_, index) => (index + 0.5) / characters.length)
  const strip = box.strip ?? stripOf(box.quad)
  return ranges.flatMap(({ from, to, hand }, index): TextBox[] => {
    const start = index === 0 ? 0 : (from + (ranges[index - 1]?.to ?? from)) / 2
    const end = index === ranges.length - 1 ? 1 : (to + (ranges[index + 1]?.from ?? to)) / 2
    const own = characters.flatMap((character, place) => {
      const share = at[place] ?? 0
      return share >= start && (share < end || end === 1) ? [{ character, share }] : []
    })
    const text = own.map(({ character }) => character).join('')
    if (text.trim() === '' && !hand) return []
    const piece = stripBetween(strip, start, end)
    const lead = text.length - text.trimStart().length
    return [
      {
        text: text.trim(),
        confidence: box.confidence,
        quad: cornersOf(piece),
        ...(box.strip !== undefined && { strip: piece }),
        at: own.slice(lead, lead + text.trim().length).map(({ share }) => (share - start) / (end - start)),
        ...(hand && { hand }),
      },
    ]
  })
}

function cornersOf({ top, bottom }: Strip): Quad {
  const [a, d] = [top[0], bottom[0]]
  const [b, c] = [top.at(-1), bottom.at(-1)]
  if (!a || !b || !c || !d) throw new Error('A strip has two ends')
  return [a, b, c, d]
}

function stripBetween({ top, bottom }: Strip, from: number, to: number): Strip {
  return { top: between(top, from, to), bottom: between(bottom, from, to) }
}

/** As many places at even steps on a part of a line as there are on the whole. */
function between(points: readonly Point[], from: number, to: number): Point[] {
  if (lengthOf(points) === 0) return [...points]
  return points.map((_, index) => placeAt(points, from + ((to - from) * index) / (points.length - 1)))
}

function placeAt(points: readonly Point[], share: number): Point {
  const steps = points.length - 1
  const index = Math.min(steps - 1, Math.max(0, Math.floor(share * steps)))
  const rest = share * steps - index
  const from = points[index] ?? { x: 0, y: 0 }
  const to = points[index + 1] ?? from
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }
}
