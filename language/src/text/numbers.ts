import type { Token } from './tokens.ts'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'

const byIndex = (words: string): [string, number][] => words.split(' ').map((word, value) => [word, value])
const cardinals = new Map<string, number>([
  ...byIndex(UNITS),
  ...([
    ['ek', 1],
    ['do', 2],
    ['teen', 3],
    ['char', 4],
    ['chaar', 4],
    ['paanch', 5],
    ['panch', 5],
  ] as const),
])
const ordinals = new Map<string, number>([
  ...byIndex(ORDINALS),
  ...([
    ['pehla', 1],
    ['pehli', 1],
    ['pahla', 1],
    ['pehle', 1],
    ['dusra', 2],
    ['doosra', 2],
    ['dusri', 2],
    ['doosri', 2],
    ['teesra', 3],
    ['tisra', 3],
    ['teesri', 3],
    ['chautha', 4],
    ['chauthi', 4],
  ] as const),
])
const tens = new Map<string, number>([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
])
const tenths = new Map<string, number>([
  ['twentieth', 20],
  ['thirtieth', 30],
])

/** All words that numbers are written with, for the vocabulary. */
export const NUMBER_WORDS: readonly string[] = [
  ...cardinals.keys(),
  ...ordinals.keys(),
  ...tens.keys(),
  ...tenths.keys(),
]

/** A number that begins at a token, and how many tokens it takes. */
export interface NumberMatch {
  value: number
  length: number
  /** 'Third', '3rd' against 'three', '3'. */
  ordinal: boolean
  /** Written with digits. */
  digits: boolean
}

/**
 * Reads a whole number below 100 in words, or any in digits, at `at`. 'do' is the Hindi two only where `hindi` is set,
 * because it is an English verb first.
 */
export function numberAt(tokens: readonly Token[], at: number, hindi = false): NumberMatch | undefined {
  const word = tokens[at]?.text
  if (word === undefined) return undefined
  const digits = /^(\d{1,9})(st|nd|rd|th)?$/.exec(word)
  if (digits) return { value: Number(digits[1]), length: 1, ordinal: digits[2] !== undefined, digits: true }
  const ten = tens.get(word)
  if (ten !== undefined) {
    const next = tokens[at + 1]
    const unit = next?.sentence === tokens[at]?.sentence ? next?.text : undefined
    const cardinal = unit === undefined ? undefined : cardinals.get(unit)
    if (cardinal !== undefined && cardinal > 0 && cardinal < 10 && unit !== 'do') {
      return { value: ten + cardinal, length: 2, ordinal: false, digits: false }
    }
    const ordinal = unit === undefined ? undefined : ordinals.get(unit)
    if (ordinal !== undefined && ordinal > 0 && ordinal < 10)
      return { value: ten + ordinal, length: 2, ordinal: true, digits: false }
    return { value: ten, length: 1, ordinal: false, digits: false }
  }
  if (word === 'do' && !hindi) return undefined
  const cardinal = cardinals.get(word)
  if (cardinal !== undefined) return { value: cardinal, length: 1, ordinal: false, digits: false }
  const ordinal = ordinals.get(word) ?? tenths.get(word)
  return ordinal === undefined ? undefined : { value: ordinal, length: 1, ordinal: true, digits: false }
}
