import { EDITABLE_FIELDS } from '@pravas/contract/expenses'
import { COLUMN_OF, type KeptFields } from '@pravas/contract/receipt-field-keys'
import type { ReopenedClaim } from '@pravas/contract/reopened'
import type { RequestChange } from '@pravas/contract/requests'
import { rupeeText } from '../../formats.ts'
import { fieldText } from '../edited-fields-rules.ts'

/** A receipt of one version of a claim; the same receipt has the same id in all of them. */
export type VersionedReceipt = KeptFields & { id: string | null; fileName: string }

/** One version of a claim; money in paise. */
export interface ClaimVersion {
  totalPaise: number
  /** The number of its trip. */
  trip: string | null
  /** The codes of what it is booked on. */
  costCentre: string | null
  project: string | null
  /** What the claimant says where the policy asks for a reason. */
  reason: string | null
  receipts: readonly VersionedReceipt[]
}

/** What approvers have not seen yet of a claim that is sent again: the whole first, then receipt by receipt. */
export function changesBetween(before: ClaimVersion, after: ClaimVersion): RequestChange[] {
  const earlier = new Map(before.receipts.map((receipt) => [receipt.id, receipt]))
  const kept = new Set(after.receipts.map(({ id }) => id))
  const whole = [
    { field: 'total', of: ({ totalPaise }: ClaimVersion) => rupeeText(totalPaise) },
    { field: 'trip', of: ({ trip }: ClaimVersion) => trip },
    { field: 'cost_centre', of: ({ costCentre }: ClaimVersion) => costCentre },
    { field: 'project', of: ({ project }: ClaimVersion) => project },
    { field: 'reason', of: ({ reason }: ClaimVersion) => reason },
  ].map(({ field, of }): RequestChange => ({ part: null, field, before: of(before), after: of(after) }))
  return [
    ...whole.filter((change) => change.before !== change.after),
    ...after.receipts.flatMap((receipt) => {
      const was = earlier.get(receipt.id)
      return was ? changedFields(was, receipt) : [{ ...partOf(receipt), before: null, after: totalOf(receipt) }]
    }),
    ...before.receipts
      .filter(({ id }) => !kept.has(id))
      .map((receipt) => ({ ...partOf(receipt), before: totalOf(receipt), after: null })),
  ]
}

/** Whether the receipts of a claim that is sent again differ in what was not returned. */
export function changesOutside(
  before: readonly VersionedReceipt[],
  after: readonly VersionedReceipt[],
  reopened: ReopenedClaim,
): boolean {
  const earlier = new Map(before.map((receipt) => [receipt.id, receipt]))
  const kept = new Set(after.map(({ id }) => id))
  const isMissing = before.some(({ id }) => id !== null && !kept.has(id) && !reopened.receipt(id))
  const isOther = after.some((receipt) => {
    const was = earlier.get(receipt.id)
    if (was === undefined || receipt.id === null) return !reopened.addition
    const { id } = receipt
    return EDITABLE_FIELDS.some(
      (field) => was[COLUMN_OF[field]] !== receipt[COLUMN_OF[field]] && !reopened.field(id, field),
    )
  })
  return isMissing || isOther
}

function changedFields(was: VersionedReceipt, is: VersionedReceipt): RequestChange[] {
  return EDITABLE_FIELDS.flatMap((field) => {
    const column = COLUMN_OF[field]
    const [before, after] = [was, is].map((receipt) => fieldText(field, receipt[column], receipt.currency))
    return before === after ? [] : [{ part: nameOf(is), field, before: before ?? null, after: after ?? null }]
  })
}

const nameOf = ({ merchant, fileName }: VersionedReceipt) => merchant ?? fileName
const partOf = (receipt: VersionedReceipt) => ({ part: nameOf(receipt), field: null })
const totalOf = (receipt: VersionedReceipt) => fieldText('total', receipt.total_paise, receipt.currency) ?? ''
