import { wordingOf } from '../../text/phrases-in.ts'
import { plainReferences } from '../answers/plain-answers.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'

/** The receipts that a list names, in their order, and the parts of it that name none of those here. */
export interface Listed<R extends NameableReceipt = NameableReceipt> {
  receipts: R[]
  unknown: string[]
}

/** Joins the parts of a list. */
const BETWEEN = new Set(['and', 'aur', 'plus'])
/** Between two numbers these count all from the one to the other. */
const TO = new Set(['to', '-', 'till', 'se'])
const NOUNS = new Set('the receipt receipts bill bills invoice invoices number numbers'.split(' '))

/**
 * The receipts of a list such as 'the cab and the hotel' or 'receipts 2, 3 and 9'. Undefined where a part says anything
 * besides which receipt it means, or where it may mean several.
 */
export function listedReceipts<R extends NameableReceipt>(
  words: string,
  open: readonly R[],
  today: string,
): Listed<R> | undefined {
  const parts = listParts(words)
  const listed = new Set<string>()
  const unknown: string[] = []
  for (const part of parts) {
    const { by, receipts } = mentionsIn(part, open, { today, focus: undefined })
    const range = rangeIn(part)
    const ends = (range ?? []).filter((end) => !open.some(({ number }) => number === Number(end)))
    const found = range ? receipts : plainReferences(part, open, today)
    if (!found || (found.length > 1 && by !== 'number')) return undefined
    unknown.push(...(found.length > 0 || ends.length > 0 ? ends : [part]))
    for (const { id } of found) listed.add(id)
  }
  if (parts.length === 0) return undefined
  return { receipts: open.filter(({ id }) => listed.has(id)), unknown }
}

/** The parts of a list, cut at commas and words that join. */
export function listParts(list: string): string[] {
  const { text, tokens } = wordingOf(list)
  const parts: { start: number; end: number }[] = []
  let isCut = true
  for (const [at, { text: word, start, end, comma }] of tokens.entries()) {
    if (BETWEEN.has(word)) {
      isCut = true
      continue
    }
    const isSigned = at > 0 && text.slice(tokens[at - 1]?.end, start).includes('&')
    const last = parts.at(-1)
    if (isCut || comma || isSigned || !last) parts.push({ start: text[start - 1] === '#' ? start - 1 : start, end })
    else last.end = end
    isCut = false
  }
  return parts.map(({ start, end }) => text.slice(start, end))
}

/** The ends of 'receipts 2 to 9'. */
function rangeIn(part: string): string[] | undefined {
  const said = wordingOf(part).words.filter((word) => !NOUNS.has(word))
  const [from = '', to = '', till = ''] = said
  return said.length === 3 && isNumber(from) && TO.has(to) && isNumber(till) ? [from, till] : undefined
}

const isNumber = (word: string): boolean => word.length <= 3 && Number.isInteger(Number(word)) && word !== ''
