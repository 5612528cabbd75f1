import { isAmount, readAmount } from '../../text/amounts.ts'

/** Written in Devanagari, which has no word boundaries for patterns. */
const DEVANAGARI: [RegExp, string][] = [
  [/पहल[ाीे]/g, 'first'],
  [/दूसर[ाीे]/g, 'second'],
  [/तीसर[ाीे]/g, 'third'],
  [/चौथ[ाीे]/g, 'fourth'],
  [/पाँचव[ाीे]ँ?|पांचव[ाीे]ं?/g, 'fifth'],
  [/आख(?:ि|़ि)री/g, 'last'],
  [/रसीद|बिल/g, 'receipt'],
]
const ORDINALS: [RegExp, string][] = [
  [/\bpeh?l[aei]\b/gi, 'first'],
  [/\bd(?:u|oo)sr[aei]\b/gi, 'second'],
  [/\bt(?:ee|i)sr[aei]\b/gi, 'third'],
  [/\bchauth[aei]\b/gi, 'fourth'],
  [/\bpaanchv[aei]n?\b/gi, 'fifth'],
  [/\ba?akhir?[ie]\b/gi, 'last'],
]
const FIELD =
  '(?:total|amount|rakam|date|ta{1,2}r(?:i|ee)kh?|category|merchant|naam|dukan|place|city|shehar|gstin|gst|invoice (?:number|no)|bill (?:number|no)|cgst|sgst|igst|currency)'
const ENDS = '(?:hai|hain|tha|thi|the|hoga|hogi|hona chahiye|honi chahiye|kar ?do|kar ?dijiye|karo|likho)'
const END = new RegExp(`\\s${ENDS}[.!]*$`, 'i')
const OF_ONE = new RegExp(`^(.*?)\\s(?:ka|ki|ke)\\s(${FIELD})\\s(.+)$`, 'is')
const OF_NONE = new RegExp(`^(?:(?:is|iska|iski|uska|uski|yeh|ye)\\s(?:(?:ka|ki|ke)\\s)?)?(${FIELD})\\s(.+)$`, 'is')
const KIND = /\s(\p{L}+)(?:\s(?:ka|ki|ke|wala|wali))?$/iu
const COUNTED = /\b(?:first|second|third|fourth|fifth|last|receipt|bill)\b/i
const NOT = /(?:,?\s)?(?<![\d.,/])[\d.,/]+\snahi(?:n)?\b|\s?,?\s?\bnahi(?:n)?\s[\d.,/]+/gi

const HINDI_FIELDS: [RegExp, string][] = [
  [/^rakam$/i, 'total'],
  [/^ta{1,2}r(?:i|ee)kh?$/i, 'date'],
  [/^(?:dukan|naam)$/i, 'merchant'],
  [/^shehar$/i, 'city'],
]

/** A text with the Hindi words and figures that count receipts in English: 'dusri wali' is 'second wali'. */
export function englishOrdinals(text: string): string {
  const counted = [...ORDINALS, ...DEVANAGARI].reduce((all, [pattern, word]) => all.replace(pattern, word), text)
  return counted.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}

/**
 * What is said in Hindi written with Latin letters, in the order and words of English: 'dusre ka total 1240 hai' is 'the
 * total of second one is 1240'. Anything else stays as it is.
 */
export function inEnglishOrder(message: string): string {
  return message
    .split(/(\s?(?:;|\n|,?\saur\s)\s?)/i)
    .map((part, index) => (index % 2 === 1 ? part.replace(/\saur\s/i, ' and ') : clause(part)))
    .join('')
}

function clause(said: string): string {
  if (!/\b(?:ka|ki|ke|hai|hain|tha|thi|kar ?do|karo|hona|honi|likho)\b/i.test(said)) return said
  const text = ORDINALS.reduce((all, [pattern, word]) => all.replace(pattern, word), said.trim())
    .replace(NOT, '')
    .replace(/\bwal[aei]\b/gi, 'one')
  // '500 nahi hai' says only what is wrong.
  if (
    /\d/.test(said.replace(/receipt \d+/i, '')) &&
    said.search(NOT) >= 0 &&
    !/\d/.test(text.replace(/receipt \d+/i, ''))
  )
    return said
  const end = END.exec(text)
  if (!end) return said
  const before = text.slice(0, end.index)
  const one = OF_ONE.exec(before)
  if (one) return `the ${fieldName(one[2])} of ${subject(one[1])} is ${one[3]}`
  const none = OF_NONE.exec(before)
  if (none) return `the ${fieldName(none[1])} is ${none[2]}`
  const amount = amountAtEnd(before)
  if (amount) return `${subject(before.slice(0, -amount.length).trim())} is ${amount}`
  const kind = KIND.exec(before)
  const about = before.slice(0, kind?.index)
  return kind && COUNTED.test(about) ? `${subject(about)} is ${kind[1]}` : said
}

/** How many words an amount has at most. */
const AMOUNT_WORDS = 12

/**
 * The longest amount that ends a text with something before it: of 'dinner ka bill dhai hazaar' it is 'dhai hazaar' whole,
 * never its last word. Undefined where the text ends otherwise.
 */
function amountAtEnd(text: string): string | undefined {
  const words = text.split(' ')
  const tails = words.map((_, at) => words.slice(at).join(' ')).slice(Math.max(1, words.length - AMOUNT_WORDS))
  const paiseOf = (tail: string) => {
    const reading = readAmount(tail)
    return isAmount(reading) ? reading.paise : undefined
  }
  const paise = tails.map(paiseOf).find((one) => one !== undefined)
  // 'Total 700' and '700' say one amount, 'saadhe saat sau' and 'sau' two.
  return paise === undefined ? undefined : tails.findLast((tail) => paiseOf(tail) === paise)
}

function fieldName(said = ''): string {
  return HINDI_FIELDS.find(([pattern]) => pattern.test(said))?.[1] ?? said
}

/** An ordinal alone counts receipts. */
function subject(said = ''): string {
  return /^(?:first|second|third|fourth|fifth|last)$/i.test(said) ? `the ${said} one` : said
}
