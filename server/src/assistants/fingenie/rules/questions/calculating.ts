import { anyOf, phrases, type Rule } from '@pravas/language/text/phrase-grammar'
import { says } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import { rupeeText } from '../../../../formats.ts'
import { claimableOf } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { type Answer, inWords } from './answer.ts'
import { namesReceipt, onReceipts, receiptsMeant } from './of-receipts.ts'
import { kilometresIn, mileageRate } from './vehicle.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

const TIMES = one('into | x | times | multiplied by | multiply | guna')
const PLUS = one('plus | add | jod | jodo | sum of')
const MINUS = one('minus | less | ghata | ghatao | subtract')
const SHARED = one(
  'per head | per person | per night | a head | each | divide | divided by | divided among | split among | by head | per day | prati | ek ka | har ek | per km',
)
const HALF = one('half | aadha | adha | aadhe | 50 percent')
const PERCENT = one('percent | pct | pc | pratishat')
const APART = one('difference | diff | farak | fark | antar | gap')

/** A number as it is written, in hundredths. */
interface Written {
  hundredths: bigint
  text: string
}
const NUMBER = /(?<![\p{L}\d.,-])(?:₹|rs\.?|inr)? ?(\d[\d,]{0,14}(?:\.\d{1,2})?)(?![.,]?\d)/giu
const MOST_DIGITS = 12
/** More people or nights than these divide no bill. */
const MOST_SHARES = 200n

/** Works out what is plainly asked of figures: a product, a sum, a difference, a share; undefined where the operands are not plain. */
export async function calculated(turn: Turn): Promise<Answer | undefined> {
  const { message } = turn
  if (kilometresIn(message) !== undefined) return mileageRate(turn)
  const numbers = numbersIn(message)
  const isNumber = (word: string) => numbers.some(({ text }) => text === word || text.split(/[.,]/).includes(word))
  const worked = ofNumbers(message, numbers)
  if (worked) return inWords(turn, worked, isNumber)
  const { receipts, isNamed } = receiptsMeant(turn)
  const bills = claimableOf(receipts)
  if (says(message, APART) && isNamed && bills.length > 1) return onReceipts({ about: 'compare' })(turn)
  const paise = bills.every(({ totalPaise, currency }) => totalPaise !== null && currency === 'INR')
    ? bills.reduce((sum, { totalPaise }) => sum + (totalPaise ?? 0), 0)
    : 0
  const [only] = numbers
  const shares = says(message, HALF) ? 2n : sharesIn(message, numbers.length === 1 ? only : undefined)
  if (paise > 0 && shares !== undefined)
    return inWords(turn, shareText(BigInt(paise), shares), (word) => isNumber(word) || namesReceipt(turn, bills)(word))
  return isNamed ? onReceipts({ about: 'total' })(turn) : undefined
}

const numbersIn = (message: string): Written[] =>
  [...message.matchAll(NUMBER)]
    .flatMap(([, text = '']) => (text.length > MOST_DIGITS ? [] : [text]))
    .map((text) => ({ text, hundredths: hundredthsOf(text) }))

function hundredthsOf(text: string): bigint {
  const [whole = '0', part = ''] = text.replaceAll(',', '').split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0') || '0')
}

/** What two figures or more come to, said as a sum. */
function ofNumbers(message: string, numbers: readonly Written[]): string | undefined {
  const [a, b, ...more] = numbers
  if (!a || !b) return a && says(message, HALF) && !says(message, SHARED) ? shareText(a.hundredths, 2n) : undefined
  const isSum = says(message, PLUS) || message.includes('+')
  if (isSum) {
    const sum = numbers.reduce((all, { hundredths }) => all + hundredths, 0n)
    return said(numbers.map(({ hundredths }) => money(hundredths)).join(' + '), sum)
  }
  if (more.length > 0) return undefined
  if (says(message, PERCENT) || message.includes('%')) {
    const [rate, of] = message.indexOf('%') > message.lastIndexOf(b.text) ? [b, a] : [a, b]
    return said(`${money(of.hundredths)} × ${plain(rate)}%`, rounded(of.hundredths * rate.hundredths, 10_000n))
  }
  if (says(message, TIMES) || /[×*]|\d\s*x\s*\d/i.test(message))
    return said(`${plain(a)} × ${plain(b)}`, rounded(a.hundredths * b.hundredths, 100n))
  if (says(message, MINUS) || says(message, APART) || /\d\s*[-–]\s*\d/.test(message)) {
    const [x, y] = a.hundredths >= b.hundredths ? [a, b] : [b, a]
    return said(`${money(x.hundredths)} − ${money(y.hundredths)}`, x.hundredths - y.hundredths)
  }
  const [large, small] = a.hundredths >= b.hundredths ? [a, b] : [b, a]
  const shares = sharesIn(message, small)
  return shares === undefined ? undefined : shareText(large.hundredths, shares)
}

/** Among how many something is shared: a whole number beside words that divide. */
function sharesIn(message: string, number: Written | undefined): bigint | undefined {
  if (!number || !says(message, SHARED) || number.hundredths % 100n !== 0n) return undefined
  const shares = number.hundredths / 100n
  return shares > 1n && shares <= MOST_SHARES ? shares : undefined
}

const shareText = (hundredths: bigint, shares: bigint): string =>
  said(`${money(hundredths)} ÷ ${shares}`, rounded(hundredths, shares))

const said = (sum: string, hundredths: bigint): string => replies('calculated', { sum, amount: money(hundredths) })

/** A quotient rounded to the nearest whole, halves up. */
const rounded = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by)

const money = (hundredths: bigint): string => rupeeText(Number(hundredths))

const plain = ({ text }: Written): string => text
