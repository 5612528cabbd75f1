import { type Point, type Quad, rectangle, rectangleAlong, weightedMedian } from '../geometry.ts'
import { type RawImage, turnQuarter } from '../image.ts'
import type { Recogniser, TextBox } from '../recogniser.ts'
import { isUpsideDown } from './angle.ts'
import { detect, type Found, grown } from './detect.ts'
import { loadModels } from './models.ts'
import { recogniseQuads } from './recognise.ts'

/** A box this many times longer than high tells the direction of its line by itself. */
const LONG = 3
const LEAST_CONFIDENCE = 0.4

/** The PP-OCRv4 recogniser. `threads` is the number of cores that one inference may use. */
export async function createPpOcr({ threads }: { threads: number }): Promise<Recogniser> {
  const models = await loadModels(threads)
  return {
    name: 'pp-ocrv4',
    async recognise(image) {
      const { upright, found, quarters } = await detectUpright(image)
      const quads = straightened(found)
      const turned = await isUpsideDown(models.angle, upright, quads)
      const reading = turned ? quads.map(upsideDown) : quads
      const texts = await recogniseQuads(models.recognition, models.alphabet, upright, reading)
      return texts.flatMap(({ text, confidence }, index): TextBox[] => {
        const quad = reading[index]
        if (quad === undefined || text === '' || confidence < LEAST_CONFIDENCE) return []
        return [{ text, confidence, quad: turnedBack(quad, image, quarters) }]
      })
    },
    async close() {
      await Promise.all([models.detection.release(), models.angle.release(), models.recognition.release()])
    },
  }

  async function detectUpright(image: RawImage): Promise<{ upright: RawImage; found: Found[]; quarters: 0 | 1 }> {
    const found = await detect(models.detection, image)
    if (!runsDown(found)) return { upright: image, found, quarters: 0 }
    const upright = turnQuarter(image)
    return { upright, found: await detect(models.detection, upright), quarters: 1 }
  }
}

/** Whether most of the text, by length, runs from top to bottom. */
function runsDown(found: readonly Found[]): boolean {
  let along = 0
  let down = 0
  for (const { rectangle: box } of found) {
    if (box.height > 1.5 * box.width) down += box.height
    else if (box.width > 1.5 * box.height) along += box.width
  }
  return down > along
}

/** Boxes along their lines: a long one by its own direction, a short one by that of the page. */
function straightened(found: readonly Found[]): Quad[] {
  const long = found.filter(({ rectangle: box }) => box.width > LONG * box.height)
  const page = weightedMedian(long.map(({ rectangle: box }) => ({ value: box.angle, weight: box.width }))) ?? 0
  return found.map(({ hull, rectangle: box }) => {
    const trusted = box.width > LONG * box.height && Math.abs(box.angle - page) < 0.1
    const { centre, width, height, angle } = grown(trusted ? box : rectangleAlong(hull, page))
    return rectangle(centre, width, height, angle)
  })
}

function upsideDown([a, b, c, d]: Quad): Quad {
  return [c, d, a, b]
}

/** A quad of the image after a quarter turn, in the coordinates before it. */
function turnedBack(quad: Quad, image: RawImage, quarters: 0 | 1): Quad {
  if (quarters === 0) return quad
  const back = ({ x, y }: Point): Point => ({ x: y, y: image.height - x })
  const [a, b, c, d] = quad
  return [back(a), back(b), back(c), back(d)]
}
