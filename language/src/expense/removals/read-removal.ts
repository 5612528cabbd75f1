import { exclusionsIn } from '../../text/affirmed-text.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { leftOutIn } from './left-out.ts'
import { listedReceipts } from './listed-receipts.ts'
import { removalIn } from './removal.ts'

/** A wish to remove receipts. */
export interface RemovalWish {
  /** The ids of the receipts that it names. */
  receipts: string[]
  /** The parts of a list that name no receipt here. */
  unknown: string[]
  /** One receipt may be meant of several: 'the cabs'. */
  isVague: boolean
  /** Another clause behind the names, which is none of them. */
  rest?: string
  /** They are left out of an order to send. */
  isLeftOut?: true
}

interface RemovalContext {
  today: string
  open: readonly NameableReceipt[]
  focus: string | undefined
}

/** Reads which receipts a message wants removed; undefined when it wants nothing of the kind. */
export function readRemoval(message: string, { today, open, focus }: RemovalContext): RemovalWish | undefined {
  const about = removalIn(message) ?? leftOutIn(message, open)
  if (about === undefined) return undefined
  // 'Remove the tax from the dinner' is not about the whole receipt.
  const part = PART_OF.exec(about)?.[1]
  if (part && !RECEIPT.test(part) && mentionsIn(part, open, { today, focus: undefined }).by === 'none') return undefined
  const listed = listedReceipts(about, open, today)
  if (listed) return wish(listed.receipts, false, listed.unknown)
  const clause = firstClauseOf(about, { open, focus, today })
  if (clause) return { ...wish(clause.receipts, false), rest: clause.rest }
  const mention = mentionsIn(about, open, { today, focus })
  // 'Everything except the hotel' means all others, as long as what is left out is known.
  const isAll = mention.by === 'none' && ALL.test(exclusionsIn(about).left) && (mention.notExcluded ?? []).length === 0
  return wish(mention.receipts, !isAll && mention.receipts.length > 1 && mention.by !== 'number')
}

/** 'The hotel and change the uber to 600': the receipts that the first clause names, and what follows it. */
function firstClauseOf(about: string, { open, today }: RemovalContext) {
  for (const { index, 0: sign } of [...about.matchAll(CLAUSE)].toReversed()) {
    const listed = listedReceipts(about.slice(0, index), open, today)
    if (listed && listed.receipts.length > 0 && listed.unknown.length === 0)
      return { receipts: listed.receipts, rest: about.slice(index + sign.length) }
  }
  return undefined
}

const CLAUSE = /[,;.]\s?(?:and\s)?|\s(?:and|aur|but|then)\s/gi

const PART_OF = /^([\w ]{1,40}?) from \S/i
const RECEIPT = /^(?:the |my |this |that )?(?:receipts?|bills?|invoices?|one)$/i
const ALL = /^(?:all|everything|sab|sab kuch|all (?:of )?(?:them|these|the receipts|receipts))[.! ]*$/i

function wish(receipts: readonly NameableReceipt[], isVague: boolean, unknown: string[] = []): RemovalWish {
  return { receipts: receipts.map(({ id }) => id), unknown, isVague }
}

/** Where a list of receipts ends: 'remove the cab and the hotel, then send'. */
const LISTS_END = /;|\.|,?\s(?:(?:and )?(?:then|also)|but|and (?=(?:send|submit)\b))\s?/i

/** Where another clause begins; 'receipts 2 and 3' is one. */
const JOINS = /\b(?:and(?!\s(?:receipt\s|bill\s)?#?\d)|but|then|first|also)\b/gi

/** Reads the removal that an order to send wishes in any of its clauses, or what it leaves out: 'send all but the cab'. */
export function readRemovalBeside(message: string, context: RemovalContext): RemovalWish | undefined {
  const { open, today } = context
  const listed = message.split(LISTS_END).find((clause) => {
    const about = removalIn(clause)
    return about !== undefined && listedReceipts(about, open, today) !== undefined
  })
  const clauses = [...(listed ? [listed] : []), ...message.replace(JOINS, ';').split(/;|\.|,(?!\s?#?\d)/)]
  const wishes = clauses.map((clause) => readRemoval(clause, context))
  return exceptionIn(message, context) ?? wishes.find((one) => one !== undefined)
}

/** The receipt that a message leaves out: 'send reimbursement but not the cab'. */
function exceptionIn(message: string, { open, today, focus }: RemovalContext): RemovalWish | undefined {
  const about = /\b(?:but not|except(?: for)?|without|excluding|other than|minus)\s(.+)$/is.exec(message)?.[1]
  if (about === undefined) return undefined
  const { by, receipts } = mentionsIn(about, open, { today, focus })
  if (by === 'none' || receipts.length === 0) return undefined
  return { ...wish(receipts, receipts.length > 1), isLeftOut: true }
}

/** Reads which receipts alone an order names: 'send reimbursement of the cab only'. */
export function readOnlyThese(message: string, { open, today }: RemovalContext): string[] | undefined {
  if (!/\b(?:only|just|sirf)\b/i.test(message) || /[?？]/.test(message)) return undefined
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  return by === 'none' || receipts.length === 0 ? undefined : receipts.map(({ id }) => id)
}
