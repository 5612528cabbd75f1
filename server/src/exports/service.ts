import { Category } from '@pravas/contract/categories'
import {
  EXPORT_FILES,
  type ExportFile,
  type ExportKind,
  exportFilePath,
  LedgerMap,
  type MadeExport,
} from '@pravas/contract/exports'
import { rupeesFromPaise } from '@pravas/contract/money'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import { csvLines, csvStart } from '../csv/csv.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { isId, newId } from '../ids.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { JOURNAL_HEADER, journalLines, TALLY } from './file-rules.ts'
import { adjustmentVoucher, Cuts, moveVoucher } from './money-voucher-rules.ts'
import {
  type ClaimRow,
  countWaiting,
  type ExportRow,
  insertExport,
  insertVouchers,
  lockWaitingClaims,
  type MoneyRow,
  type ReceiptRow,
  saveLedgerMap,
  selectBookedReceipts,
  selectClaims,
  selectCostCentres,
  selectExport,
  selectExports,
  selectLedgerMap,
  selectVouchers,
  selectWaitingMoney,
} from './store.ts'
import { type BookedClaim, type BookedReceipt, Voucher, voucherOf } from './voucher-rules.ts'

/** How many vouchers are written or read at once. */
const AT_ONCE = 500

const Position = z.object({ number: z.int().positive() })
const Booked = Category.catch('Miscellaneous')

interface ExportsDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  /** Charges a person for this many vouchers. */
  worked: (actor: Actor, vouchers: number) => void
}

export type AccountingExports = ReturnType<typeof createExports>

/** What is handed to the accounting system: the ledgers by which claims are booked, and the exports. */
export function createExports({ db, clock, settingsOf, worked }: ExportsDeps) {
  async function ledgers(source: Db, orgId: string): Promise<{ version: number; map: LedgerMap }> {
    const saved = await selectLedgerMap(source, orgId)
    if (saved) return { version: saved.version, map: LedgerMap.parse(saved.map) }
    const { name } = await settingsOf(source, orgId)
    return { version: 0, map: usualMap(name) }
  }

  async function found(source: Db, orgId: string, id: string): Promise<ExportRow> {
    const row = isId(id) ? await selectExport(source, orgId, id) : undefined
    if (!row) throw problem('record.not_found')
    return row
  }

  /** The vouchers of an export in parts, in their order. */
  async function* vouchersOf(actor: Actor, id: string) {
    let after = -1
    for (;;) {
      const rows = await selectVouchers(db, actor.orgId, id, after, AT_ONCE)
      worked(actor, rows.length)
      yield rows.map(({ record_id, voucher }) => ({ recordId: record_id, voucher: Voucher.parse(voucher) }))
      const last = rows.at(-1)
      if (rows.length < AT_ONCE || last === undefined) return
      after = last.position
    }
  }

  async function* tally(actor: Actor, { id, company }: ExportRow): AsyncGenerator<string, void> {
    yield TALLY.before(company)
    for await (const some of vouchersOf(actor, id)) yield some.map(TALLY.voucher).join('')
    yield TALLY.after
  }

  async function* journal(actor: Actor, { id }: ExportRow): AsyncGenerator<string, void> {
    yield csvStart(JOURNAL_HEADER)
    for await (const some of vouchersOf(actor, id)) yield csvLines(some.flatMap(journalLines))
  }

  return {
    /** The ledgers that hold now; the usual names where none were chosen. */
    ledgers(actor: Actor): Promise<{ version: number; map: LedgerMap }> {
      demand(actor, { to: 'read-accounts' })
      return ledgers(db, actor.orgId)
    },

    /** Changes the ledgers for exports to come. Throws 'ledgers.changed' where another version was shown. */
    async changeLedgers(
      actor: Actor,
      { version, map }: { version: number; map: LedgerMap },
    ): Promise<{ version: number; map: LedgerMap }> {
      demand(actor, { to: 'export-accounts' })
      return inTransaction(db, async (trx) => {
        await lockOrganisation(trx, actor.orgId)
        const before = await ledgers(trx, actor.orgId)
        if (before.version !== version) throw problem('ledgers.changed')
        const after = { version: version + 1, map }
        await saveLedgerMap(trx, actor.orgId, after.version, map)
        const organisation = { kind: 'organisation', id: actor.orgId }
        const detail = { before: before.map, after: map }
        await recordAudit(trx, auditEntry(actor, 'ledgers.changed', clock.now(), organisation, detail))
        return after
      })
    },

    /**
     * Exports what happened in a month and no export has yet, as vouchers that stay as they are: claims that were approved, what
     * finance took off, payments and what came back. Two at the same moment never hold the same record. Where nothing
     * is new, the export has no vouchers and takes no number.
     */
    async make(actor: Actor, { kind, month }: { kind: ExportKind; month: string }): Promise<MadeExport> {
      demand(actor, { to: 'export-accounts' })
      const { orgId, personId } = actor
      const now = clock.now()
      const id = newId()
      await inTransaction(db, async (trx) => {
        await lockOrganisation(trx, orgId)
        const { map } = await ledgers(trx, orgId)
        const claims = await lockWaitingClaims(trx, orgId, month)
        const money = await selectWaitingMoney(trx, orgId, month)
        const records = claims.length + money.length
        worked(actor, records)
        const made = { orgId, id, kind, month, company: map.company, createdAt: now, createdBy: personId }
        const number = await insertExport(trx, made, { isOfNothing: records === 0 })
        const costCentres = await selectCostCentres(trx, orgId)
        for (let first = 0; first < claims.length; first += AT_ONCE) {
          const some = claims.slice(first, first + AT_ONCE)
          const vouchers = (await bookedClaims(trx, orgId, some, costCentres)).map(([claimId, claim]) => ({
            kind: 'expense' as const,
            recordId: claimId,
            totalPaise: claim.totalPaise,
            voucher: voucherOf(claim, map),
          }))
          await insertVouchers(trx, { orgId, exportId: id, first }, vouchers)
        }
        for (let first = 0; first < money.length; first += AT_ONCE) {
          const some = money.slice(first, first + AT_ONCE)
          const adjusted = some.filter((row) => row.kind === 'adjustment').flatMap(({ expense_id }) => expense_id ?? [])
          const rows = await selectClaims(trx, orgId, adjusted)
          const about = new Map(await bookedClaims(trx, orgId, [...rows.values()], costCentres))
          const vouchers = some.map((row) => ({
            kind: 'money' as const,
            recordId: row.id,
            totalPaise: Math.abs(row.paise),
            voucher: moneyVoucher(row, about.get(row.expense_id ?? ''), map),
          }))
          await insertVouchers(trx, { orgId, exportId: id, first: claims.length + first }, vouchers)
        }
        const detail = { ...(number !== null && { number }), kind, month, records }
        await recordAudit(trx, auditEntry(actor, 'export.made', now, { kind: 'export', id }, detail))
      })
      return presented(await found(db, orgId, id))
    },

    /** A page of the exports, the latest first, and what waits of a month where one is named. */
    async list(
      actor: Actor,
      {
        month,
        kind,
        cursor,
        limit,
      }: { month?: string | undefined; kind?: string | undefined; cursor?: string | undefined; limit: number },
    ) {
      demand(actor, { to: 'read-accounts' })
      const below = readCursor(cursor, Position)?.number
      const rows = await selectExports(db, actor.orgId, { kind, below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ number }) => ({ number }))
      const waiting = month === undefined ? undefined : await countWaiting(db, actor.orgId, month)
      return {
        items: items.map((row) => ({ ...presented(row), number: row.number })),
        next,
        waiting: waiting ? { records: waiting.records, total: rupeesFromPaise(waiting.paise) } : null,
      }
    },

    /** A file of an export in parts, with what it is called; the same each time. Throws 'record.not_found'. */
    async file(
      actor: Actor,
      id: string,
      file: ExportFile,
    ): Promise<{ name: string; parts: AsyncGenerator<string, void> }> {
      demand(actor, { to: 'read-accounts' })
      const row = await found(db, actor.orgId, id)
      const [name, ending] = file.split('.')
      return {
        name: `${name}-${row.number ?? `${row.month}-nothing`}.${ending}`,
        parts: file === 'tally.xml' ? tally(actor, row) : journal(actor, row),
      }
    },
  }
}

/** What the ledgers of an organisation are mostly called, until it says how its own are. */
function usualMap(company: string): LedgerMap {
  return {
    company,
    voucher_type: 'Journal',
    payment_type: 'Payment',
    receipt_type: 'Receipt',
    payable: 'Employee Reimbursements Payable',
    bank: 'Bank Account',
    advances: 'Employee Advances',
    recovered: 'Salary Payable',
    cards: 'Corporate Card Payable',
    input_cgst: 'Input CGST',
    input_sgst: 'Input SGST',
    input_igst: 'Input IGST',
    categories: USUAL_LEDGERS,
    exceptions: [],
  }
}

const USUAL_LEDGERS: Record<Category, string> = {
  Food: 'Staff Welfare Expenses',
  Transport: 'Conveyance Expenses',
  Accommodation: 'Travelling Expenses',
  Miscellaneous: 'Miscellaneous Expenses',
}

/** Claims as the accounts see them, by their ids. */
async function bookedClaims(
  trx: Db,
  orgId: string,
  claims: readonly ClaimRow[],
  costCentres: ReadonlyMap<string, { code: string; name: string }>,
): Promise<[string, BookedClaim][]> {
  const ids = claims.map(({ id }) => id)
  const byClaim = Map.groupBy(await selectBookedReceipts(trx, orgId, ids), ({ expense_id }) => expense_id)
  return claims.map((claim) => [claim.id, booked(claim, byClaim.get(claim.id) ?? [], costCentres)])
}

function booked(
  claim: ClaimRow,
  receipts: readonly ReceiptRow[],
  costCentres: ReadonlyMap<string, { code: string; name: string }>,
) {
  return {
    number: claim.expense_number,
    day: dayOf(claim.decided_at),
    employeeId: claim.employee_id,
    description: claim.description,
    category: Booked.parse(claim.expense_type),
    totalPaise: claim.total_paise,
    cardPaise: claim.card_paise,
    costCentre: (claim.cost_centre_id && costCentres.get(claim.cost_centre_id)) || null,
    receipts: receipts.map(
      ({ id, category, total_paise, cgst_paise, sgst_paise, igst_paise, is_creditable }): BookedReceipt => ({
        id,
        category: Booked.parse(category),
        totalPaise: total_paise,
        creditable: is_creditable ? { cgst: cgst_paise ?? 0, sgst: sgst_paise ?? 0, igst: igst_paise ?? 0 } : null,
      }),
    ),
  }
}

function presented(row: ExportRow): MadeExport {
  return {
    export_id: row.id,
    number: row.number,
    kind: row.kind,
    month: row.month,
    records: row.records,
    total: rupeesFromPaise(row.total_paise),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    files: EXPORT_FILES.map((file) => exportFilePath(row.id, file)),
  }
}

/** The voucher of what happened to money; the claim only of an adjustment. */
function moneyVoucher(row: MoneyRow, claim: BookedClaim | undefined, map: LedgerMap): Voucher {
  const { kind, day, paise } = row
  const head = { day, paise, employeeId: row.employee_id, number: moneyNumber(row) }
  if (kind === 'adjustment') {
    if (!claim) throw new Error(`The claim of ${head.number} is missing.`)
    return adjustmentVoucher({ ...head, kind, note: claim.description, cuts: Cuts.parse(row.cuts) }, claim, map)
  }
  const isBack = kind === 'bounce' || kind === 'advance_bounce'
  const note = [row.reference, isBack ? row.bounce_reason : null].filter(Boolean).join(' · ')
  return moveVoucher({ ...head, kind, note }, map)
}

/** What a voucher of money is called: by what it is about, and which of several it is. */
function moneyNumber({ kind, nth, expense_number, advance_number, batch_number }: MoneyRow): string {
  const about = [batch_number, expense_number, advance_number].filter(Boolean).join('/')
  if (kind === 'adjustment') return `${about}/A${nth}`
  if (kind === 'card') return `${about}/C${nth}`
  if (kind === 'card_reversed') return `${about}/D${nth}`
  if (kind === 'advance_returned') return `${about}/R${nth}`
  if (kind === 'advance_recovered') return `${about}/S${nth}`
  return kind === 'bounce' || kind === 'set_off_reversed' || kind === 'advance_bounce' ? `${about}/R` : about
}
