import type { BankTemplate, batchPayments, LeftOut } from '@pravas/contract/bank-file'
import { BankTemplate as BankTemplateSchema } from '@pravas/contract/bank-file'
import type { Answer } from '@pravas/contract/endpoint'
import { rupeesFromPaise } from '@pravas/contract/money'
import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type BankVault, masked } from '../bank-details/account-rules.ts'
import { selectBatchAccounts } from '../bank-details/payees-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import { csvLines } from '../csv/csv.ts'
import type { Database, Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { bankRows, type PayableLine, paymentsOf, USUAL_TEMPLATE } from './bank-file-rules.ts'
import { saveBankTemplate, selectBankTemplate } from './bank-template-store.ts'
import { selectBatches, selectBatchLines } from './batches-store.ts'

const text = texts(messages)

export type BankFiles = ReturnType<typeof createBankFiles>

interface Versioned {
  version: number
  template: BankTemplate
}

/** What the organisation's bank is handed of a payment batch, and how it wants that. */
export function createBankFiles({ db, clock, vault }: { db: Database['db']; clock: Clock; vault: BankVault }) {
  async function templateOf(source: Db, orgId: string): Promise<Versioned> {
    const saved = await selectBankTemplate(source, orgId)
    return saved
      ? { version: saved.version, template: BankTemplateSchema.parse(saved.template) }
      : { version: 0, template: USUAL_TEMPLATE }
  }

  /** The lines of a batch that are paid to an account, and those that are not, with the reason. Throws 'record.not_found'. */
  async function divided({ orgId }: Actor, reference: string) {
    const [batch] = await selectBatches(db, orgId, { reference })
    if (!batch) throw problem('record.not_found')
    const lines = await selectBatchLines(db, orgId, batch.id)
    const accounts = new Map((await selectBatchAccounts(db, orgId, batch.id)).map((row) => [row.person_id, row]))
    const payable: PayableLine[] = []
    const leftOut: { line: (typeof lines)[number]; why: LeftOut; changedAt: Date | null }[] = []
    for (const line of lines) {
      // What a paid batch has left out is free again; what bounced was in its file.
      if (line.state === 'dissolved' && batch.status === 'paid') continue
      const row = accounts.get(line.person_id)
      const onHoldSince = row?.held_since ?? null
      const account = row && vault.open(row.sealed, { orgId, personId: line.person_id })
      if (line.paise === 0) leftOut.push({ line, why: 'nothing', changedAt: null })
      else if (!row) leftOut.push({ line, why: 'missing', changedAt: null })
      else if (onHoldSince) leftOut.push({ line, why: 'held', changedAt: onHoldSince })
      else if (!account) leftOut.push({ line, why: 'unreadable', changedAt: null })
      else {
        const { person_id: personId, number, paise, email, employee_id, employee_name } = line
        payable.push({ number, personId, paise, email, employeeId: employee_id, employeeName: employee_name, account })
      }
    }
    return { batch, payable, leftOut }
  }

  return {
    /** The columns and modes that hold now. */
    template(actor: Actor): Promise<Versioned> {
      demand(actor, { to: 'read-payments' })
      return templateOf(db, actor.orgId)
    },

    /** Changes them. Throws 'bank_template.changed' where another version was shown. */
    async changeTemplate(actor: Actor, { version, template }: Versioned): Promise<Versioned> {
      demand(actor, { to: 'manage-payments' })
      const { orgId } = actor
      return inTransaction(db, async (trx) => {
        await lockOrganisation(trx, orgId)
        const before = await templateOf(trx, orgId)
        if (before.version !== version) throw problem('bank_template.changed')
        const after = { version: version + 1, template }
        await saveBankTemplate(trx, orgId, after.version, template)
        const detail = { before: before.template, after: template }
        const organisation = { kind: 'organisation', id: orgId }
        await recordAudit(trx, auditEntry(actor, 'bank_template.changed', clock.now(), organisation, detail))
        return after
      })
    },

    /** What the bank file of a batch pays and leaves out; only who pays reads whole account numbers. Throws 'record.not_found'. */
    async payments(actor: Actor, reference: string): Promise<Answer<typeof batchPayments>> {
      demand(actor, { to: 'read-payments' })
      const { batch, payable, leftOut } = await divided(actor, reference)
      const { template } = await templateOf(db, actor.orgId)
      const paysHere = refusal(actor, { to: 'manage-payments' }) === undefined
      const total = payable.reduce((sum, { paise }) => sum + paise, 0)
      return {
        payments: paymentsOf(payable, template).map(({ numbers, employeeName, account, paise, mode }) => ({
          claims: numbers,
          employee_name: employeeName,
          ...(paysHere ? account : masked(account)),
          amount: rupeesFromPaise(paise),
          mode,
        })),
        total: rupeesFromPaise(total),
        left_out: leftOut.map(({ line: { number, employee_name, paise }, why, changedAt }) => ({
          claim: number,
          employee_name,
          amount: rupeesFromPaise(paise),
          why,
          changed_at: changedAt?.toISOString() ?? null,
        })),
        fits: batch.status !== 'dissolved' && payable.length > 0,
      }
    },

    /**
     * The bank file of a batch, which pays to the accounts of when it was made, and the claims that it leaves out. Throws
     * 'batch.not_open' for one that was dissolved, and 'bank_file.empty' where it would pay nobody.
     */
    async file(actor: Actor, reference: string): Promise<{ number: string; csv: string; leftOut: string[] }> {
      demand(actor, { to: 'manage-payments' })
      const { batch, payable, leftOut } = await divided(actor, reference)
      if (batch.status === 'dissolved') throw problem('batch.not_open')
      const missing = leftOut.map(({ line }) => line.number)
      if (payable.length === 0)
        throw problem('bank_file.empty', text('bank-file.empty', { claims: missing.join(', ') }))
      const { template } = await templateOf(db, actor.orgId)
      const day = dayOf(batch.made_at)
      const csv = csvLines(bankRows(paymentsOf(payable, template), template, { number: batch.number, day }))
      const detail = { number: batch.number, claims: payable.length, left_out: missing }
      const record = { kind: 'payment_batch', id: batch.id }
      // It holds whole account numbers.
      await recordAudit(db, auditEntry(actor, 'payment_batch.bank_file', clock.now(), record, detail))
      return { number: batch.number, csv, leftOut: missing }
    },
  }
}
