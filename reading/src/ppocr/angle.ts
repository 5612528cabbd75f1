import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { lengthOf, type Point, type Strip } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { cut, widthAt } from './crop.ts'
import { devanagariIn } from './headline.ts'
import { run } from './run.ts'

const HEIGHT = 48
const WIDTH = 192
/** Enough for a vote; a page is upside down as a whole. */
const VOTERS = 11
/** A single underlined heading looks like Hindi upside down; a page of Hindi has this share of lines with a stroke. */
const MOST_STROKED = 0.5

/** How much the longest pieces of text speak for standing on their heads: 0 all upright, 1 all turned. */
export async function shareUpsideDown(
  session: InferenceSession,
  image: RawImage,
  strips: readonly Strip[],
): Promise<number> {
  const voters = longest(strips, VOTERS)
  if (voters.length === 0) return 0
  const plane = HEIGHT * WIDTH
  const batch = new Float32Array(voters.length * 3 * plane)
  for (const [index, strip] of voters.entries()) {
    const width = Math.min(WIDTH, widthAt(strip, HEIGHT))
    const crop = cut(image, firstPart(strip, width), width, HEIGHT)
    for (let line = 0; line < 3 * HEIGHT; line++) {
      batch.set(crop.values.subarray(line * width, (line + 1) * width), index * 3 * plane + line * WIDTH)
    }
  }
  const { data } = await run(session, new Tensor('float32', batch, [voters.length, 3, HEIGHT, WIDTH]))
  let turned = 0
  for (let index = 0; index < voters.length; index++) turned += data[index * 2 + 1] ?? 0
  return turned / voters.length
}

/**
 * Whether most of the longest pieces of text have the head stroke of Devanagari above their letters, and few below: the angle
 * model knows no Hindi, and takes it for print that stands on its head.
 */
export function standsUnderHeadStrokes(image: RawImage, strips: readonly Strip[]): boolean {
  const voters = longest(strips, VOTERS)
  const stroked = (lines: readonly Strip[]) =>
    lines.filter((strip) => devanagariIn(cut(image, strip, widthAt(strip, HEIGHT), HEIGHT), []).length > 0).length
  const above = stroked(voters)
  return above >= MOST_STROKED * voters.length && above > 2 * stroked(voters.map(turned))
}

/** A strip read from its other end, upside down. */
export function turned({ top, bottom }: Strip): Strip {
  return { top: bottom.toReversed(), bottom: top.toReversed() }
}

/** The longest strips, the longest first. */
export function longest(strips: readonly Strip[], count: number): Strip[] {
  return [...strips].sort((a, b) => lengthOf(b.top) - lengthOf(a.top)).slice(0, count)
}

/** A long line is judged by its beginning, in its true proportions, not squeezed into the model's width. */
function firstPart(strip: Strip, width: number): Strip {
  const share = Math.min(1, width / widthAt(strip, HEIGHT))
  const steps = Math.max(1, Math.ceil((strip.top.length - 1) * share))
  const rest = ((strip.top.length - 1) * share) / steps
  const part = (edge: readonly Point[]): Point[] => {
    const [first = { x: 0, y: 0 }] = edge
    if (steps > 1) return edge.slice(0, steps + 1)
    const second = edge[1] ?? first
    return [first, { x: first.x + (second.x - first.x) * rest, y: first.y + (second.y - first.y) * rest }]
  }
  return { top: part(strip.top), bottom: part(strip.bottom) }
}
