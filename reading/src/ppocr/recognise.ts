import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { Strip } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { cut, widthAt } from './crop.ts'
import { run } from './run.ts'
import { type Placed, withSpaces } from './spaces.ts'

const HEIGHT = 48
const NARROWEST = 32
/** A line longer than this is cut off; it bounds the memory of one inference. */
const WIDEST = 3200

export type Reading = { text: string; confidence: number }

/** Reads the text inside each strip. */
export async function recogniseStrips(
  session: InferenceSession,
  alphabet: readonly (string | undefined)[],
  image: RawImage,
  strips: readonly Strip[],
): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const strip of strips) {
    // One line at a time, at its own width: on a CPU a batch gains nothing and the padding to its widest line costs.
    const width = Math.min(WIDEST, Math.max(NARROWEST, widthAt(strip, HEIGHT)))
    const crop = cut(image, strip, width, HEIGHT)
    const { data, dims } = await run(session, new Tensor('float32', crop.values, [1, 3, HEIGHT, width]))
    const steps = dims[1] ?? 0
    const { characters, confidence } = decode(data, steps, alphabet)
    const placed = characters.map(
      ({ character, step }): Placed => ({ character, column: ((step + 0.5) * width) / steps }),
    )
    readings.push({ text: withSpaces(placed, crop).trim(), confidence })
  }
  return readings
}

export type Decoded = { characters: { character: string; step: number }[]; confidence: number }

/**
 * Greedy CTC decoding: per step the likeliest class of the alphabet (index 0, the empty string, is the blank), repeats merged.
 * The confidence is the mean of the characters' probabilities.
 */
export function decode(data: Float32Array, steps: number, alphabet: readonly (string | undefined)[]): Decoded {
  const classes = steps === 0 ? 0 : data.length / steps
  const allowed = alphabet.flatMap((character, index) => (character === undefined ? [] : [index]))
  const characters: Decoded['characters'] = []
  let sum = 0
  let previous = 0
  for (let step = 0; step < steps; step++) {
    let best = 0
    let probability = 0
    for (const index of allowed) {
      const value = data[step * classes + index] ?? 0
      if (value > probability) {
        best = index
        probability = value
      }
    }
    if (best !== 0 && best !== previous) {
      characters.push({ character: alphabet[best] ?? '', step })
      sum += probability
    }
    previous = best
  }
  return { characters, confidence: characters.length === 0 ? 0 : sum / characters.length }
}
