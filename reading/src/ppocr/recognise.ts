import { type InferenceSession, Tensor } from 'onnxruntime-node'
import type { Strip } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import type { GreyLine, LineReader } from '../line-reader.ts'
import { type Crop, cut, widthAt } from './crop.ts'
import { type Columns, devanagariIn } from './headline.ts'
import { run } from './run.ts'
import { type Placed, withSpaces } from './spaces.ts'

const HEIGHT = 48
const NARROWEST = 32
/** A line longer than this is cut off; it bounds the memory of one inference. */
const WIDEST = 3200

/** Hindi read with less is none: a smudge, or Latin print whose letters run together. */
const LEAST_HINDI = 0.65
/** Where no Latin letter was read at all, words with less are better than none. */
const LEAST_ALONE = 0.45
const DEVANAGARI = /\p{Script=Devanagari}{2}/u

/** What was read; `at` says where each character stands, as a share of the strip's length. */
export type Reading = { text: string; confidence: number; at: number[] }

/** Whether what was read as Hindi is kept, where this many Latin characters were read instead. */
export function isHindi({ text, confidence }: { text: string; confidence: number }, latin: number): boolean {
  return confidence >= (latin === 0 && DEVANAGARI.test(text) ? LEAST_ALONE : LEAST_HINDI)
}

/** Reads the text inside each strip; what is printed in Devanagari is read by `hindi`. */
export async function recogniseStrips(
  session: InferenceSession,
  alphabet: readonly (string | undefined)[],
  image: RawImage,
  strips: readonly Strip[],
  hindi?: LineReader,
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
    const parts = hindi === undefined ? [] : await readHindi(hindi, crop, placed)
    readings.push({ ...textOf(joined(crop, placed, parts), width), confidence: sureness(placed, parts, confidence) })
  }
  return readings
}

/** What was read as Hindi in some columns. */
type HindiPart = Columns & { text: string; confidence: number }

/** Reads the parts of a line that are printed in Devanagari; what is not read well enough is left out. */
async function readHindi(hindi: LineReader, crop: Crop, placed: readonly Placed[]): Promise<HindiPart[]> {
  const parts: HindiPart[] = []
  for (const columns of devanagariIn(crop, placed)) {
    const read = await hindi.read(greyPart(crop, columns))
    if (isHindi(read, placed.length)) parts.push({ ...columns, ...read })
  }
  return parts
}

/** The characters of a line, from left to right, those of the Hindi parts in place of what was read there as Latin. */
function joined(crop: Crop, placed: readonly Placed[], parts: readonly HindiPart[]): Placed[] {
  const blank = (column: number): Placed => ({ character: ' ', column })
  const last = parts.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  const all = parts.flatMap(({ from, to, text }, index) => {
    const start = parts[index - 1]?.to ?? Number.NEGATIVE_INFINITY
    const before = placed.filter(({ column }) => column >= start && column < from)
    const characters = [...text].map(
      (character, at, { length }): Placed => ({ character, column: from + ((to - from) * (at + 0.5)) / length }),
    )
    return [...withSpaces(before, crop), blank(from), ...characters, blank(to)]
  })
  const after = placed.filter(({ column }) => column > last)
  return [...all, ...withSpaces(after, crop)]
}

/** How sure a line is: the mean over its characters. */
function sureness(placed: readonly Placed[], parts: readonly HindiPart[], latin: number): number {
  if (parts.length === 0) return latin
  const others = placed.filter(({ column }) => !parts.some(({ from, to }) => column >= from && column <= to)).length
  const letters = parts.reduce((sum, { text }) => sum + text.length, others)
  const hindi = parts.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0)
  return letters === 0 ? 0 : (latin * others + hindi) / letters
}

/** The text of characters, without the space around it, and where they stand. */
function textOf(characters: readonly Placed[], width: number): Pick<Reading, 'text' | 'at'> {
  const isSpace = ({ character }: Placed) => character.trim() === ''
  const first = characters.findIndex((placed) => !isSpace(placed))
  const last = characters.findLastIndex((placed) => !isSpace(placed))
  const kept = first < 0 ? [] : characters.slice(first, last + 1)
  return {
    text: kept.map(({ character }) => character).join(''),
    at: kept.flatMap(({ character, column }) => Array.from({ length: character.length }, () => column / width)),
  }
}

/** A range of columns of a crop in grey; its green plane will do. */
function greyPart({ width, height, values }: Crop, { from, to }: Columns): GreyLine {
  const [left, right] = [Math.floor(from), Math.min(width, Math.ceil(to))]
  const data = new Uint8Array((right - left) * height)
  for (let row = 0; row < height; row++) {
    for (let column = left; column < right; column++) {
      const value = values[width * height + row * width + column] ?? 1
      data[row * (right - left) + column - left] = Math.min(255, Math.max(0, (value + 1) * 127.5))
    }
  }
  return { width: right - left, height, data }
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
