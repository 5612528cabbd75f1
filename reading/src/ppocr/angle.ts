import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { distance, type Quad } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { cut, widthAt } from './crop.ts'
import { run } from './run.ts'

const HEIGHT = 48
const WIDTH = 192
/** Enough for a vote; a page is upside down as a whole. */
const VOTERS = 11

/** Whether the page stands on its head, by the vote of its longest pieces of text. */
export async function isUpsideDown(
  session: InferenceSession,
  image: RawImage,
  quads: readonly Quad[],
): Promise<boolean> {
  const voters = [...quads].sort((a, b) => distance(b[0], b[1]) - distance(a[0], a[1])).slice(0, VOTERS)
  if (voters.length === 0) return false
  const plane = HEIGHT * WIDTH
  const batch = new Float32Array(voters.length * 3 * plane)
  for (const [index, quad] of voters.entries()) {
    const width = Math.min(WIDTH, widthAt(quad, HEIGHT))
    const crop = cut(image, firstPart(quad, width), width, HEIGHT)
    for (let line = 0; line < 3 * HEIGHT; line++) {
      batch.set(crop.values.subarray(line * width, (line + 1) * width), index * 3 * plane + line * WIDTH)
    }
  }
  const { data } = await run(session, new Tensor('float32', batch, [voters.length, 3, HEIGHT, WIDTH]))
  let upright = 0
  let turned = 0
  for (let index = 0; index < voters.length; index++) {
    upright += data[index * 2] ?? 0
    turned += data[index * 2 + 1] ?? 0
  }
  return turned > upright
}

/** A long line is judged by its beginning, in its true proportions, not squeezed into the model's width. */
function firstPart(quad: Quad, width: number): Quad {
  const share = Math.min(1, width / widthAt(quad, HEIGHT))
  const [a, b, c, d] = quad
  const between = (from: typeof a, to: typeof a) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  return [a, between(a, b), between(d, c), d]
}
