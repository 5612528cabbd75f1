import { heightOf, stripOf, turn, weightedMedian } from '../geometry.ts'
import type { RawImage } from '../image.ts'
import { pageAngle } from '../lines.ts'
import type { TextBox } from '../recogniser.ts'
import { likeness, type Page } from './likeness.ts'
import { parted, type Range } from './part.ts'
import { type Signs, signsOf } from './signs.ts'
import { boxHeight, lookAt, ROWS, wordsOf } from './words.ts'

/** A narrower word shows too little of a hand to be judged by itself. */
const JUDGED = 0.75 * ROWS
/** A page is written on when a stretch of it is as wide as this and as surely by a hand. */
const SURE = { width: 1.7 * ROWS, likeness: 4 }
/** On such a page, so much is enough. */
const LIKELY = 1.5
/** Amid print in one piece, a hand shows by a stretch as wide as this, of this likeness. */
const AMID = { width: 1.2 * ROWS, likeness: 3 }
/** What is as surely printed as this tells where the head of a receipt ends. */
const PRINTED = -3

type Judged = { left: number; right: number; likeness: number }
type Seen = { box: TextBox; width: number; words: Judged[] }

/**
 * The text of a page with what is written by hand parted from the print and marked. Handwriting is known by its strokes, beside
 * those of the page's print. A name in a script above the first print is a logo. Nothing is marked on a page of which no stretch is
 * surely by a hand.
 */
export function handMarked(image: RawImage, boxes: readonly TextBox[]): TextBox[] {
  const seen = boxes.map(
    (box): { box: TextBox; width: number; words: { left: number; right: number; signs: Signs }[] } => {
      if (box.text === '') return { box, width: 1, words: [] }
      const look = lookAt(image, box)
      const words = wordsOf(look).map((word) => ({ left: word.left, right: word.right, signs: signsOf(look, word) }))
      return { box, width: look.width, words }
    },
  )
  const page = printOf(seen)
  if (page === undefined) return [...boxes]
  const judged = seen.map(({ box, width, words }): Seen => {
    const tall = boxHeight(box)
    return {
      box,
      width,
      words: words.map(({ left, right, signs }) => ({ left, right, likeness: likeness(signs, tall, page) })),
    }
  })
  const end = headEnd(judged)
  const below = judged.map((one) => (end(one.box) ? one : { ...one, words: [] }))
  if (!below.some(({ words }) => stretches(words).some(isSure))) return [...boxes]
  return below.flatMap(({ box, width, words }) => parted(box, rangesOf(words, width)))
}

/** The half of a page's text whose strokes run most along and square to its lines is print, whatever else is on it. */
function printOf(seen: readonly { box: TextBox; words: readonly { signs: Signs }[] }[]): Page | undefined {
  const words = seen.flatMap(({ box, words }) =>
    words.flatMap(({ signs }) => (signs.width < JUDGED ? [] : [{ signs, tall: boxHeight(box), weight: signs.width }])),
  )
  const half = words.reduce((sum, { weight }) => sum + weight, 0) / 2
  let taken = 0
  const print = words
    .toSorted((a, b) => squareOf(b.signs) - squareOf(a.signs))
    .filter(({ weight }) => {
      taken += weight
      return taken - weight < half
    })
  const usual = (value: (word: (typeof words)[number]) => number) =>
    weightedMedian(print.map((word) => ({ value: value(word), weight: word.weight })))
  const [blue, red] = [usual(({ signs }) => signs.blue), usual(({ signs }) => signs.red)]
  const [square, stroke] = [usual(({ signs }) => squareOf(signs)), usual(({ signs }) => signs.stroke)]
  const tall = usual((word) => word.tall)
  if (blue === undefined || red === undefined || square === undefined || stroke === undefined || tall === undefined)
    return undefined
  return { blue, red, square, stroke, tall }
}

/** Tells whether a box stands below the first line that is surely print. */
function headEnd(judged: readonly Seen[]): (box: TextBox) => boolean {
  const angle = pageAngle(judged.map(({ box }) => box))
  const downOf = ({ quad: [a, , c] }: TextBox) => turn({ x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }, -angle).y
  const printed = judged.filter(({ words }) => {
    const wide = words.filter(({ left, right }) => right - left + 1 >= JUDGED)
    return wide.length > 0 && wide.every((word) => word.likeness < PRINTED)
  })
  const [first] = printed.map(({ box }) => box).sort((a, b) => downOf(a) - downOf(b))
  if (first === undefined) return () => true
  const limit = downOf(first) + heightOf(stripOf(first.quad)) / 2
  return (box) => downOf(box) > limit
}

/** Neighbouring words that are likely by a hand. */
function stretches(words: readonly Judged[]): Judged[][] {
  const found: Judged[][] = [[]]
  for (const word of words) {
    const open = found.at(-1)
    if (word.likeness >= LIKELY && word.right - word.left + 1 >= JUDGED) open?.push(word)
    else if (open !== undefined && open.length > 0) found.push([])
  }
  return found.filter((stretch) => stretch.length > 0)
}

function isSure(stretch: readonly Judged[]): boolean {
  return isAsMuch(stretch, SURE)
}

function isAmid(stretch: readonly Judged[]): boolean {
  return isAsMuch(stretch, AMID)
}

function isAsMuch(stretch: readonly Judged[], least: { width: number; likeness: number }): boolean {
  const width = stretch.reduce((sum, { left, right }) => sum + right - left + 1, 0)
  const mean = stretch.reduce((sum, { left, right, likeness: by }) => sum + (right - left + 1) * by, 0) / width
  return width >= least.width && mean >= least.likeness
}

/** The words of a box as ranges; one too narrow to be judged goes with the one before it or, at the start, behind it. */
function rangesOf(words: readonly Judged[], width: number): Range[] {
  const isWide = ({ left, right }: Judged) => right - left + 1 >= JUDGED
  const strong = new Set(stretches(words).filter(isAmid).flat())
  const isMixed = words.some((word) => isWide(word) && word.likeness < LIKELY)
  const ranges: Range[] = []
  for (const [index, word] of words.entries()) {
    const before = words.slice(0, index).findLast(isWide)
    const judge = isWide(word) ? word : (before ?? words.find(isWide) ?? word)
    const hand = isMixed ? strong.has(judge) : judge.likeness >= (isWide(judge) ? LIKELY : SURE.likeness)
    const last = ranges.at(-1)
    if (last?.hand === hand) last.to = word.right / width
    else ranges.push({ from: word.left / width, to: word.right / width, hand })
  }
  return ranges
}

function squareOf({ directions }: Signs): number {
  return (directions[0] ?? 0) + (directions[directions.length / 2] ?? 0)
}
