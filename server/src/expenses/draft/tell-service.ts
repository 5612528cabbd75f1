import type { ReceiptChanges } from '@pravas/contract/expenses'
import type { PossibleDuplicate } from '@pravas/contract/receipt-review'
import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { allocationLine } from '../../allocations/allocation-text-rules.ts'
import { dayOf } from '../../clock.ts'
import type { Tables } from '../../db/tables.ts'
import type { DecisionLinks } from '../../decision-links/service.ts'
import { findApprovers, findManager } from '../../identity/people-service.ts'
import type { Notifier } from '../../inbox/notify-service.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { expenseClaimMail } from '../../mail/request-mails.ts'
import { reasonText, textOfFinding } from '../../policy/finding-text-rules.ts'
import { sumsByCategory } from './claim-rules.ts'
import type { DraftReceipt } from './draft-service.ts'
import { unconfirmedIn } from './unconfirmed-rules.ts'
import type { WrittenClaim } from './write-claim-service.ts'

const text = texts(claimDrafts)

export interface ClaimTellerDeps {
  outbox: Pick<Outbox, 'add'>
  notifier: Pick<Notifier, 'notify' | 'wantingMail'>
  decisionLinks: Pick<DecisionLinks, 'make' | 'keep'>
  publicUrl: URL
}

/** Claims that were sent together, as approvers are told of them. */
export interface SentClaims {
  claims: readonly [WrittenClaim, ...WrittenClaim[]]
  /** All their receipts, as the draft had them. */
  receipts: readonly DraftReceipt[]
  totalPaise: number
  /** What the claimant says for going beyond the policy. */
  reason: string | null
  /** What the claims leave of the budgets, in words. */
  budgets: readonly string[]
  /** By the receipt's id, what its claimant edited. */
  edited: ReadonlyMap<string, ReceiptChanges>
  /** By the receipt's id, what it may be a duplicate of. */
  duplicates: ReadonlyMap<string, readonly PossibleDuplicate[]>
}

/** What of a receipt an approver should look at, as its claimant has not. */
function doubtsOf({ number, merchant, fileName, documentKind, shown }: WrittenClaim['receipts'][number]): string[] {
  const of = { receipt: text('receipt', { number, name: merchant ?? fileName }) }
  return [
    ...(documentKind === null ? [] : [text('doubt.document', of)]),
    ...unconfirmedIn(shown.fields).map((field) => text('doubt.unconfirmed', { ...of, field })),
  ]
}

/** Telling approvers of the claims that wait for them, within the transaction that sends them. */
export function createClaimTeller({ outbox, notifier, decisionLinks, publicUrl }: ClaimTellerDeps) {
  /** What the mails to all approvers have in common. */
  function toldOf({ claims, receipts, totalPaise, reason, budgets, edited, duplicates }: SentClaims, claimant: string) {
    return {
      claims: claims.map((claim) => ({
        ...claim,
        trip: claim.trip?.number ? `${claim.trip.number} (${claim.trip.title})` : null,
        booked: allocationLine(claim.allocation),
        findings: [...claim.findings.map(textOfFinding), ...(reason ? [reasonText(reason)] : [])],
        receipts: claim.receipts.map((receipt) => ({
          ...receipt,
          changes: edited.get(receipt.id) ?? [],
          duplicates: duplicates.get(receipt.id) ?? [],
          deductions: [...receipt.shown.deductions.map(({ reason }) => reason), ...doubtsOf(receipt)],
        })),
      })),
      claimant,
      byCategory: sumsByCategory(receipts),
      totalPaise,
      budgets,
      publicUrl,
    }
  }

  return {
    /** Writes to the approvers who want mail, with links of their own, and puts the claims into the inboxes of all. */
    async sent(trx: Transaction<Tables>, actor: Actor, sent: SentClaims, at: Date): Promise<void> {
      const { orgId } = actor
      const { claims } = sent
      const told = toldOf(sent, actor.name)
      const attachments = claims.map(({ number }) => ({ kind: 'claim_pdf' as const, number }))
      const approvers = await findApprovers(trx, actor, dayOf(at))
      const asked = await findManager(trx, actor)
      for (const { id: personId, ...to } of await notifier.wantingMail(trx, orgId, approvers, 'request_sent')) {
        // The links of each are theirs alone.
        const links = claims.map(({ id, version }) =>
          decisionLinks.make({ orgId, personId, kind: 'expense', requestId: id, version, at }),
        )
        await decisionLinks.keep(trx, links)
        const mail = expenseClaimMail({
          ...told,
          standInFor: asked && asked.id !== personId ? asked.name : null,
          claims: told.claims.map((claim, index) => ({ ...claim, links: links[index] })),
        })
        await outbox.add(trx, { orgId, to, ...mail, record: claims[0].record, at, attachments })
      }
      for (const { number, record: subject, changes } of claims) {
        const event = { orgId, kind: 'request_sent' as const, to: approvers, subject, number, at }
        const detail = { changed: changes ? 'yes' : 'no' }
        await notifier.notify(trx, { ...event, actorName: actor.name, detail })
      }
    },
  }
}
