import type { Refusal } from '@pravas/contract/approvals'
import { approvalRefusals } from '@pravas/messages/en/approval-refusals'
import { texts } from '@pravas/messages/texts'
import { invalid } from '../errors.ts'
import { priceText } from '../formats.ts'

const text = texts(approvalRefusals)

/** A receipt of a claim that can be refused: with its amount in paise, and whether an earlier step has refused it. */
export interface RefusableReceipt {
  id: string
  paise: number
  isRefused: boolean
}

/** A receipt that is refused, its amount in paise, and why. */
export interface RefusedLine {
  receiptId: string
  paise: number
  reason: string
}

/** A refusal that stands: what the receipt is called, and who refused it. */
export interface StandingRefusal extends RefusedLine {
  name: string
  refusedBy: string
}

/** A claim that is approved without some of its receipts; money in paise. */
export interface PartlyApproved {
  approvedPaise: number
  claimedPaise: number
  refused: readonly StandingRefusal[]
}

/** How many refused receipts are named to the owner in the inbox; the record and the mail name all. */
const MOST_NAMED = 3

/** What the inbox tells the owner of a claim that is approved without some of its receipts. */
export function partlyApproved({ approvedPaise, claimedPaise, refused }: PartlyApproved) {
  const named = refused
    .slice(0, MOST_NAMED)
    .map(({ name, paise, reason }) => text('refused.line', { name, amount: priceText(paise), reason }))
  const further = refused.length - named.length
  return {
    approved: priceText(approvedPaise),
    claimed: priceText(claimedPaise),
    note: [...named, ...(further > 0 ? [text('refused.further', { count: further })] : [])].join('\n'),
  }
}

/**
 * The receipts of a claim that an approval refuses, each with its amount. Throws 'request.invalid' with the field that is
 * wrong: a receipt that is not of the claim, one that is named twice or refused already, and refusals that leave nothing of it.
 */
export function refusedLines(refused: readonly Refusal[], receipts: readonly RefusableReceipt[]): RefusedLine[] {
  const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]))
  const seen = new Set<string>()
  const errors: { path: string; message: string }[] = []
  const lines: RefusedLine[] = []
  for (const [index, { receipt_id: named, reason }] of refused.entries()) {
    const receiptId = named.toLowerCase()
    const receipt = byId.get(receiptId)
    const path = `body.refused[${index}].receipt_id`
    if (!receipt) errors.push({ path, message: text('refusal.unknown') })
    else if (seen.has(receiptId)) errors.push({ path, message: text('refusal.twice') })
    else if (receipt.isRefused) errors.push({ path, message: text('refusal.again') })
    else lines.push({ receiptId, paise: receipt.paise, reason })
    seen.add(receiptId)
  }
  if (errors.length > 0) throw invalid(errors)
  if (lines.length > 0 && receipts.every(({ id, isRefused }) => isRefused || seen.has(id)))
    throw invalid([{ path: 'body.refused', message: text('refusal.everything') }])
  return lines
}
