import { type Amount, findAmounts } from '../amounts.ts'
import type { Line } from '../lines.ts'
import type { Item } from '../receipt.ts'
import { labelKind } from './labels.ts'

const TABLE = /\b(?:qty|quantity|description|particulars?|item(?:s|\s?name)?|rate|price|hsn|sac)\b/i
const COLUMN_OF_MONEY = /\b(?:amount|amt|total|price|rate|qty|value)\b/i
const CODE = /(?<!\d)(\d{4}|\d{6}|\d{8})(?!\d|[.,]\d)/
const NO_ITEM =
  /\b(?:cash|card|upi|paid|tendered|mode|tel|phone|gstin|invoice|bill|date|rate\s*\/|volume|density)\b|%\s*$/i

/** Names of columns, the last of which holds amounts. */
function isHeading(text: string): boolean {
  const first = TABLE.exec(text)
  return first !== null && COLUMN_OF_MONEY.test(text.slice(first.index + first[0].length))
}

/**
 * What was bought: the lines under the table's heading, else above the first sum, whose last amount has no other label. A line
 * without words takes its name from the line above, which then is part of the item.
 */
export function findItems(lines: readonly Line[]): Item[] {
  const heading = lines.findIndex(({ text }) => isHeading(text) && findAmounts(text).every(({ money }) => !money))
  const items: Item[] = []
  for (let index = heading + 1; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined) break
    const kind = labelKind(line.text)
    if (kind !== 'none' && kind !== 'count' && kind !== 'amount' && (items.length > 0 || heading >= 0)) break
    if (heading < 0 && kind !== 'none') continue
    const amounts = findAmounts(line.text)
    const last = amounts.findLast(({ money }) => money)
    if (last === undefined || NO_ITEM.test(line.text) || last.paise === 0) continue
    const own = nameIn(line.text, amounts)
    const above = lines[index - 1]
    const borrowed = own === undefined && above !== undefined && findAmounts(above.text).every(({ money }) => !money)
    const name = own ?? (borrowed && index - 1 > heading ? nameIn(above.text, []) : undefined)
    if (name === undefined) continue
    items.push({
      name,
      hsn: CODE.exec(line.text.slice(name.length, last.start))?.[1] ?? null,
      ...countOf(line.text, amounts, last),
      paise: last.negative ? -last.paise : last.paise,
      confidence: line.confidence,
      line: index,
      box: line.box,
    })
  }
  return items
}

function nameIn(text: string, amounts: readonly Amount[]): string | undefined {
  const end = amounts.find(({ start }) => /[A-Za-z]{2}/.test(text.slice(0, start)))?.start ?? text.length
  const name = text
    .slice(0, end)
    .replace(/^\W*\d{1,3}[.)\s]\s*/, '')
    .replace(CODE, '')
    .replace(/^[^A-Za-z]+|(?<![^A-Za-z0-9)])[^A-Za-z0-9)]+$/g, '')
    .trim()
  return name.replace(/[^A-Za-z]/g, '').length >= 3 ? name : undefined
}

/** The count and the price of one whose product is the line's amount. */
function countOf(text: string, amounts: readonly Amount[], last: Amount): Pick<Item, 'quantity' | 'ratePaise'> {
  const rates = amounts.filter((amount) => amount !== last && amount.start < last.start)
  const counts = [...text.slice(0, last.start).matchAll(/(?<![\d.,])\d{1,4}(?:\.\d{1,3})?(?![\d.,]*\d)/g)].map(Number)
  for (const { paise } of rates.toReversed()) {
    const quantity = counts.find((count) => count > 0 && Math.abs(count * paise - last.paise) <= 1 + count / 2)
    if (quantity !== undefined && paise > 0) return { quantity, ratePaise: paise }
  }
  return { quantity: null, ratePaise: null }
}
