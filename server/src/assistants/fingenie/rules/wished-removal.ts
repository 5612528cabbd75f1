import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { removalIn } from '@pravas/language/expense/removals/removal'
import type { FinGenieReply } from '../engine.ts'
import { removal } from './correcting.ts'
import { askRemoval } from './open-question.ts'
import { listedReceipts } from './removal-listed.ts'
import { paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** The removal that an order wishes in any of its clauses; it takes the place of one that was asked about. */
export function wishedRemoval(turn: Turn): FinGenieReply | undefined {
  const listed = turn.message.split(LISTS_END).find((clause) => {
    const about = removalIn(clause)
    return about !== undefined && listedReceipts(about, turn.open, turn.today) !== undefined
  })
  const clauses = [...(listed ? [listed] : []), ...turn.message.replace(JOINS, ';').split(/;|\.|,(?!\s?#?\d)/)]
  const wished = clauses.map((clause) => removal({ ...turn, message: clause }))
  return leftOut(turn) ?? wished.find((asked) => asked !== undefined)
}

/** Where a list of receipts ends: 'remove the cab and the hotel, then send'. */
const LISTS_END = /;|\.|,?\s(?:(?:and )?(?:then|also)|but|and (?=(?:send|submit)\b))\s?/i

/** Where another clause begins; 'receipts 2 and 3' is one. */
const JOINS = /\b(?:and(?!\s(?:receipt\s|bill\s)?#?\d)|but|then|first|also)\b/gi

/** Asks whether a receipt is to be removed that the message leaves out: 'send reimbursement but not the cab'. */
function leftOut({ message, open, today, dialogue }: Turn): FinGenieReply | undefined {
  const about = /\b(?:but not|except(?: for)?|without|excluding|other than|minus)\s(.+)$/is.exec(message)?.[1]
  if (about === undefined) return undefined
  const { by, receipts } = mentionsIn(about, open, { today, focus: dialogue.focus })
  const [receipt, ...others] = by === 'none' ? [] : receipts
  if (!receipt) return undefined
  if (others.length > 0)
    return reply(
      paragraphs('Which receipt shall I leave out? Say for example "remove receipt 2".', receiptTable(receipts)),
    )
  return askRemoval(receipt)
}

/** Asks whether to remove the receipts that an order does not name: 'send reimbursement of the cab only'. */
export function allButSome({ message, open, today }: Turn): FinGenieReply | undefined {
  if (!/\b(?:only|just|sirf)\b/i.test(message) || /[?？]/.test(message)) return undefined
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  const [first, ...others] = open.filter((receipt) => !receipts.includes(receipt))
  if (by === 'none' || receipts.length === 0 || !first) return undefined
  const asked = askRemoval(first, ...others)
  return { ...asked, text: paragraphs('All receipts here are sent together.', asked.text) }
}
