import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { dayText, rupeeText } from '../formats.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import { receiptsMail } from '../mail/receipt-mails.ts'
import type { Added } from '../receipts/receipts-service.ts'
import { selectSession } from './mails-store.ts'

const text = texts(receiptMail)

export interface MailTellerDeps {
  clock: Clock
  publicUrl: URL
  notifier: Pick<Notifier, 'notify' | 'wantsMail'>
  outbox: Pick<Outbox, 'add'>
}

/** What is told of a mail that was taken to its end. */
export interface ToldMail {
  subject: string
  added?: Added
  refused: string[]
  draftId: string | null
}

/** Tells people what became of their mails: in their inbox, and by mail where a person wrote it. */
export function createMailTeller({ clock, publicUrl, notifier, outbox }: MailTellerDeps) {
  return async (trx: Transaction<Tables>, actor: Actor, told: ToldMail, isAutomated: boolean): Promise<void> => {
    const { orgId, personId, name } = actor
    const now = clock.now()
    const added = newOf(told.added)
    const session = told.draftId === null ? null : await selectSession(trx, actor, told.draftId)
    const detail = { count: added.length, refused: told.refused.length, session }
    const event = { kind: 'receipts_mailed', subject: { kind: 'person', id: personId }, number: null } as const
    await notifier.notify(trx, { orgId, to: [personId], actorName: name, detail, at: now, ...event })
    if (isAutomated || !(await notifier.wantsMail(trx, orgId, personId, 'receipts_mailed'))) return
    const path = session === null ? '/fingenie-chat' : `/fingenie-chat?session=${encodeURIComponent(session)}`
    const mail = receiptsMail({
      subject: told.subject,
      added: added.map(({ data, currency }) => ({
        merchant: data.merchant,
        amount: data.total === null ? null : amountText(data.total, currency ?? null),
        day: data.date === null ? null : dayText(data.date),
      })),
      notes: told.added ? notesOf(told.added) : [],
      refused: told.refused,
      url: new URL(path, publicUrl),
    })
    const to = { name, address: actor.email }
    await outbox.add(trx, { orgId, to, ...mail, record: { kind: 'person', id: personId }, at: now })
  }
}

/** The receipts of an upload that were not there before. */
function newOf(added: Added | undefined): Added['receipts'] {
  return added?.receipts.filter(({ file_name: name }) => name === undefined || !added.repeated.includes(name)) ?? []
}

function notesOf({ repeated, claimedBefore, alike, receipts }: Added): string[] {
  return [
    ...repeated.map((name) => text('note.repeated', { name })),
    ...claimedBefore.map(({ name, expenseNumber }) =>
      expenseNumber === null
        ? text('note.claimed-by-other', { name })
        : text('note.claimed-before', { name, number: expenseNumber }),
    ),
    ...alike.flatMap(({ receiptId, text: reason }) => {
      const name = receipts.find(({ receipt_id }) => receipt_id === receiptId)?.file_name
      return name === undefined ? [] : [text('note.alike', { name, reason })]
    }),
  ]
}

function amountText(total: number, currency: string | null): string {
  return currency === null || currency === 'INR'
    ? rupeeText(Math.round(total * 100))
    : `${currency} ${total.toFixed(2)}`
}
