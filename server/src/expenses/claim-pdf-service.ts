import type { ExpenseDetail, Receipt } from '@pravas/contract/expenses'
import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import { type Charge, CLAIM_PDF_COST } from '../work-costs.ts'
import type { ReceiptContent } from './claim-pdf/job.ts'
import type { ClaimPdfWriter } from './claim-pdf/writer.ts'
import { selectFilesOfExpense, selectOrganisationName } from './claim-pdf-store.ts'
import { presentExpenseDetail, presentReceipt } from './presenter.ts'
import type { Expenses } from './service.ts'
import { selectExpense, selectReceiptsOfExpense } from './store.ts'

const t = texts(refusals)

export type ClaimPdfs = ReturnType<typeof createClaimPdfs>

interface Parts {
  db: Db
  clock: Clock
  files: FileStorage
  expenses: Expenses
  writer: ClaimPdfWriter
  /** Takes the cost of a document from the budget of who asks for it. */
  charge: Charge
}

interface ClaimToWrite {
  orgId: string
  claim: ExpenseDetail
  receipts: Receipt[]
  /** Whose turn it is to have a document written. */
  inTurnOf: string
}

/** The receipts of one document may have this many bytes together. */
const RECEIPTS_BYTES = 100 * 1024 * 1024

/** Claims as PDFs, each with all its receipts. */
export function createClaimPdfs({ db, clock, files, expenses, writer, charge }: Parts) {
  async function contentOf(hash: string | undefined): Promise<ReceiptContent> {
    if (hash === undefined) return 'gone'
    // Whatever the storage says, the document goes on: its page tells that this file is missing.
    return files.get(hash).catch(() => 'gone' as const)
  }

  /** The document of a claim; `pay` is told what it costs before it is begun, and may refuse it. */
  async function write(
    { orgId, claim, receipts, inTurnOf }: ClaimToWrite,
    signal: AbortSignal,
    pay: (cost: number) => void,
  ) {
    const stored = await selectFilesOfExpense(db, orgId, claim.expense_id)
    const sizes = new Map(stored.map(({ file_hash, byte_size }) => [file_hash, byte_size]))
    if ([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) > RECEIPTS_BYTES) {
      throw problem('claim_pdf.too_large', t('claim-pdf.large', { claim: claim.expense_number }))
    }
    pay(CLAIM_PDF_COST.claim + CLAIM_PDF_COST.file * sizes.size)
    const hashes = new Map(stored.map(({ id, file_hash }) => [id, file_hash]))
    const firstOf = Map.groupBy(receipts.keys(), (index) => hashes.get(receipts[index]?.id ?? '') ?? index)
    const withContent = async (receipt: Receipt, index: number) => {
      const hash = hashes.get(receipt.id)
      const file = firstOf.get(hash ?? index)?.[0] ?? index
      return { ...receipt, file, content: file === index ? await contentOf(hash) : ('gone' as const) }
    }
    const organisation = await selectOrganisationName(db, orgId)
    const load = async () => ({
      organisation,
      claim,
      receipts: await Promise.all(receipts.map(withContent)),
      generatedAt: clock.now(),
    })
    return { bytes: await writer.write(inTurnOf, load, signal), fileName: `${claim.expense_number}.pdf` }
  }

  return {
    /** One claim for those who may read it, and the name of its file. `signal` ends the work when nobody waits for it. */
    async of(actor: Actor, reference: string, signal: AbortSignal) {
      const claim = await expenses.one(actor, reference)
      const receipts = await expenses.receipts(actor, claim.expense_id)
      const order = { orgId: actor.orgId, claim, receipts, inTurnOf: actor.personId }
      return write(order, signal, (cost) => charge(actor, cost))
    },

    /** One claim of an organisation by its number, for the mail to its approvers. */
    async forMail(orgId: string, number: string, signal: AbortSignal) {
      const row = await selectExpense(db, orgId, number)
      if (!row) throw problem('record.not_found')
      const receipts = (await selectReceiptsOfExpense(db, orgId, row.id)).map(presentReceipt)
      const order = { orgId, claim: presentExpenseDetail(row), receipts, inTurnOf: `mail of ${orgId}` }
      // Who sent the claim has paid for it with the sending.
      return write(order, signal, () => undefined)
    },
  }
}
