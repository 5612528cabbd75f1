import type { Point, Quad, Strip } from '../geometry.ts'
import { type RawImage, turnQuarter } from '../image.ts'
import type { LineReader } from '../line-reader.ts'
import type { Recogniser, TextBox } from '../recogniser.ts'
import { longest, shareUpsideDown, standsUnderHeadStrokes, turned } from './angle.ts'
import { detect, type Found } from './detect.ts'
import { loadModels } from './models.ts'
import { recogniseStrips } from './recognise.ts'
import { type Placed, placed } from './strips.ts'

const LEAST_CONFIDENCE = 0.4
/** Between these shares of turned lines the vote is not clear, and a few lines are read both ways. */
const UNCLEAR = { from: 0.2, to: 0.8 }
const PROBES = 5

export type PpOcrOptions = {
  /** The number of cores that one inference may use. */
  threads: number
  /** Reads what is printed in Devanagari, which the models do not know. Closed with the recogniser. */
  hindi?: LineReader
}

/** The PP-OCRv4 recogniser. */
export async function createPpOcr({ threads, hindi }: PpOcrOptions): Promise<Recogniser> {
  const models = await loadModels(threads)
  return {
    name: 'pp-ocrv4',
    async recognise(image) {
      const { upright, found, quarters } = await detectUpright(image)
      const standing = placed(found)
      const reading = (await isUpsideDown(upright, standing)) ? standing.map(upsideDown) : standing
      const strips = reading.map(({ strip }) => strip)
      const texts = await recogniseStrips(models.recognition, models.alphabet, upright, strips, hindi)
      return texts.flatMap(({ text, confidence, at }, index): TextBox[] => {
        const place = reading[index]
        if (place === undefined) return []
        const read = confidence < LEAST_CONFIDENCE ? { text: '' } : { text, at }
        return [{ ...read, confidence, ...turnedBack(place, image, quarters) }]
      })
    },
    async close() {
      const sessions = [models.detection, models.angle, models.recognition]
      await Promise.all([...sessions.map((session) => session.release()), hindi?.close()])
    },
  }

  async function detectUpright(image: RawImage): Promise<{ upright: RawImage; found: Found[]; quarters: 0 | 1 }> {
    const found = await detect(models.detection, image)
    if (!runsDown(found)) return { upright: image, found, quarters: 0 }
    const upright = turnQuarter(image)
    return { upright, found: await detect(models.detection, upright), quarters: 1 }
  }

  /** By the angle model's vote; where that is not clear, by which way up a few lines read better. */
  async function isUpsideDown(image: RawImage, standing: readonly Placed[]): Promise<boolean> {
    const strips = standing.map(({ strip }) => strip)
    const share = await shareUpsideDown(models.angle, image, strips)
    if (share < UNCLEAR.from) return false
    if (standsUnderHeadStrokes(image, strips)) return false
    if (share > UNCLEAR.to) return true
    const probes = longest(strips, PROBES)
    const sureness = async (lines: readonly Strip[]) => {
      const readings = await recogniseStrips(models.recognition, models.alphabet, image, lines)
      return readings.reduce((sum, { confidence }) => sum + confidence, 0)
    }
    return (await sureness(probes.map(turned))) > (await sureness(probes))
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

function upsideDown({ quad: [a, b, c, d], strip }: Placed): Placed {
  return { quad: [c, d, a, b], strip: turned(strip) }
}

/** A place in the image after a quarter turn, in the coordinates before it. */
function turnedBack({ quad, strip }: Placed, image: RawImage, quarters: 0 | 1): Placed {
  if (quarters === 0) return { quad, strip }
  const back = ({ x, y }: Point): Point => ({ x: y, y: image.height - x })
  const [a, b, c, d] = quad
  const corners: Quad = [back(a), back(b), back(c), back(d)]
  return { quad: corners, strip: { top: strip.top.map(back), bottom: strip.bottom.map(back) } }
}
