import { plainReferences } from '@pravas/language/expense/answers/plain-answers'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import type { FinGenieReply } from '../engine.ts'
import { askRemoval } from './open-question.ts'
import { literal, type NumberedReceipt } from './texts.ts'

/** The receipts that a list names, in their order, and the parts of it that name none of those here. */
export interface Listed {
  receipts: NumberedReceipt[]
  unknown: string[]
}

const BETWEEN = /\s?(?:,|&|\b(?:and|aur|plus|as well as)\b|और)\s?/iu
const RANGE = /^(?:the )?(?:receipts?|bills?|invoices?|numbers?) ?#?(\d{1,3}) ?(?:to|-|–) ?#?(\d{1,3})$/i

/**
 * The receipts of a list such as 'the cab and the hotel' or 'receipts 2, 3 and 9'. Undefined where a part says anything
 * besides which receipt it means, or where it may mean several.
 */
export function listedReceipts(words: string, open: readonly NumberedReceipt[], today: string): Listed | undefined {
  const parts = words
    .replace(/(?<![.! ])[.! ]+$/, '')
    .split(BETWEEN)
    .filter((part) => part !== '')
  const listed = new Set<string>()
  const unknown: string[] = []
  for (const part of parts) {
    const { by, receipts } = mentionsIn(part, open, { today, focus: undefined })
    const ends = (RANGE.exec(part)?.slice(1) ?? []).filter((end) => !open.some(({ number }) => number === Number(end)))
    const found = RANGE.test(part) ? receipts : plainReferences(part, open, today)
    if (!found || (found.length > 1 && by !== 'number')) return undefined
    unknown.push(...(found.length > 0 || ends.length > 0 ? ends : [part]))
    for (const { id } of found) listed.add(id)
  }
  if (parts.length === 0) return undefined
  return { receipts: open.filter(({ id }) => listed.has(id)), unknown }
}

/** Asks whether receipts of a list are to be removed, and says what of it is not here; undefined where nothing of it is. */
export function askListed({ receipts: [receipt, ...others], unknown }: Listed): FinGenieReply | undefined {
  if (!receipt) return undefined
  const asked = askRemoval(receipt, ...others)
  return { ...asked, text: [...unknownTexts(unknown), asked.text].join(' ') }
}

/** Says which parts of a list name no receipt: 'There is no receipt 9 here.' */
export function unknownTexts(unknown: readonly string[]): string[] {
  return unknown.map((part) => {
    const number = NUMBERED.exec(part)?.[1]
    return number ? `There is no receipt ${number} here.` : `I find no receipt for “${literal(part)}” here.`
  })
}

const NUMBERED = /^(?:the )?(?:receipts?|bills?|invoices?|numbers?|no\.?)? ?#?(\d{1,3})$/i
