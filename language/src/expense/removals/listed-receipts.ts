import { plainReferences } from '../answers/plain-answers.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'

/** The receipts that a list names, in their order, and the parts of it that name none of those here. */
export interface Listed<R extends NameableReceipt = NameableReceipt> {
  receipts: R[]
  unknown: string[]
}

const BETWEEN = /\s?(?:,|&|\b(?:and|aur|plus|as well as)\b|और)\s?/iu
const RANGE = /^(?:the )?(?:receipts?|bills?|invoices?|numbers?) ?#?(\d{1,3}) ?(?:to|-|–) ?#?(\d{1,3})$/i

/**
 * The receipts of a list such as 'the cab and the hotel' or 'receipts 2, 3 and 9'. Undefined where a part says anything
 * besides which receipt it means, or where it may mean several.
 */
export function listedReceipts<R extends NameableReceipt>(
  words: string,
  open: readonly R[],
  today: string,
): Listed<R> | undefined {
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
