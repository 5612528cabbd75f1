import type { InputError } from '@pravas/contract/errors'
import type { Journey, MileageRate } from '@pravas/contract/mileage'
import { paiseFromRupees } from '@pravas/contract/money'
import { mileagePaise, VEHICLES } from '@pravas/contract/vehicles'
import { mileage } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import type { Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import type { FileKeeping } from '../files/keep-service.ts'
import { fileHash } from '../files/storage.ts'
import { dayText, listWords } from '../formats.ts'
import { isId, newId } from '../ids.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { mileageRate } from '../policy/mileage-rules.ts'
import { policyBookOf } from '../policy/policies-service.ts'
import { policyOn } from '../policy/version-rules.ts'
import { demandReopenedFields } from '../requests/reopened-claims.ts'
import { type Charge, MILEAGE_SHEET_COST } from '../work-costs.ts'
import { addReceipts } from './add-receipts.ts'
import { countChange, lockDraft, lockDraftOfReceipt } from './draft-store.ts'
import { columnsOfJourney, KeptMileage, type PaidJourney } from './journey-rules.ts'
import type { SheetWriter } from './mileage-sheet-writer.ts'
import {
  type LockedReceipt,
  lockUnclaimedReceipt,
  type NewReceipt,
  type ReceiptsKey,
  selectOwnReceipt,
  updateJourney,
} from './receipt-store.ts'

const text = texts(mileage)

type Trx = Transaction<Tables>

export type Mileage = ReturnType<typeof createMileage>

interface Deps {
  db: Database['db']
  clock: Clock
  files: Pick<FileKeeping, 'keep'>
  settingsOf: SettingsOf
  sheets: Pick<SheetWriter, 'write'>
  charge: Charge
}

/** A journey that has been paid for by the policy, with its declaration kept in the storage. */
export type DeclaredJourney = Omit<NewReceipt, 'id'> & { mileage: NonNullable<NewReceipt['mileage']> }

/** Journeys by own vehicle: receipts that the product writes itself, of an amount that the policy gives. */
export function createMileage({ db, clock, files, settingsOf, sheets, charge }: Deps) {
  /** What the policy of its day pays for a journey; throws 'request.invalid' where it pays nothing. */
  async function paid(actor: Actor, journey: Journey): Promise<PaidJourney> {
    const { date, kilometres, ...of } = journey
    if (date > dayOf(clock.now())) throw refused('date', text('refused.future', { date: dayText(date) }))
    const book = await policyBookOf(db, actor)
    const { entry, missing } = mileageRate(of.vehicle, date, book)
    if (!entry) {
      if (missing.length > 0) throw refused('vehicle', text('refused.unknown'))
      const others = VEHICLES.filter((vehicle) => mileageRate(vehicle, date, book).entry)
      throw noRate(dayText(date), others, policyOn(book, date).policy !== null)
    }
    const metres = Math.round(kilometres * 10) * 100
    const ratePaise = paiseFromRupees(entry.amount)
    return { ...of, date, metres, ratePaise, clause: entry.clause, paise: mileagePaise(metres, ratePaise) }
  }

  return {
    /** What the policy of a day, by default today, pays a kilometre by each vehicle. */
    async rates(actor: Actor, on = dayOf(clock.now())): Promise<{ rates: MileageRate[]; undecided: boolean }> {
      const book = await policyBookOf(db, actor)
      const decided = VEHICLES.map((vehicle) => ({ vehicle, ...mileageRate(vehicle, on, book) }))
      return {
        rates: decided.flatMap(({ vehicle, entry }) =>
          entry
            ? [{ vehicle, rate: entry.amount, kilometres_a_day: entry.kilometres_a_day ?? null, clause: entry.clause }]
            : [],
        ),
        undecided: decided.some(({ missing }) => missing.length > 0),
      }
    },

    /**
     * Works out what the policy pays for a journey, and keeps its declaration in the storage. Throws 'request.invalid' by
     * field where the day is to come or the policy of the day pays nothing for it, and 'storage.full'.
     */
    async declare(actor: Actor, journey: Journey): Promise<DeclaredJourney> {
      const known = await paid(actor, journey)
      const { name: organisation } = await settingsOf(db, actor.orgId)
      const { name, employeeId } = actor
      charge(actor, MILEAGE_SHEET_COST)
      const bytes = await sheets.write(known, { organisation, name, employeeId, on: dayOf(clock.now()) })
      const hash = fileHash(bytes)
      await files.keep(actor, [{ hash, bytes }])
      return {
        ...columnsOfJourney(known),
        part: 0,
        file_hash: hash,
        media_type: 'application/pdf',
        byte_size: bytes.length,
        image_hash: null,
        is_document: false,
        // Nothing was read: it is as its claimant declared it.
        reading: { confident: ['merchant', 'date', 'totalPaise', 'category'] },
      }
    },

    /** Adds a declared journey to one's own claim draft; throws 'record.not_found' when there is no such draft. */
    async add(trx: Trx, key: ReceiptsKey, declared: DeclaredJourney, now: Date): Promise<string> {
      if (!(await lockDraft(trx, key))) throw problem('record.not_found')
      const id = newId()
      await addReceipts(trx, key, [{ ...declared, id }], now)
      return id
    },

    /**
     * Changes one's own journey. Throws 'record.not_found' for another's receipt, 'receipt.claimed' for one that is part of
     * a claim, and otherwise as `declare` does; a receipt that is no journey is refused.
     */
    async change(actor: Actor, id: string, journey: Journey): Promise<void> {
      const own = isId(id) ? await selectOwnReceipt(db, actor, id) : undefined
      if (!own || own.removedAt !== null) throw problem('record.not_found')
      if (own.expenseId !== null) throw problem('receipt.claimed')
      const declared = await this.declare(actor, journey)
      await inTransaction(db, async (trx) => {
        await lockDraftOfReceipt(trx, actor, id)
        const before = await lockUnclaimedReceipt(trx, actor, id)
        if (!before) throw problem('receipt.claimed')
        if (before.mileage === null) throw refused(null, text('refused.no-mileage'))
        await demandReopenedFields(trx, actor.orgId, id, changedOf(before, declared))
        const now = clock.now()
        await updateJourney(trx, actor.orgId, id, declared)
        await countChange(trx, actor.orgId, [id], now)
        const of = { kind: 'receipt', id }
        const detail = { before: before.mileage, after: declared.mileage }
        await recordAudit(trx, auditEntry(actor, 'receipt.corrected', now, of, detail))
      })
    },
  }
}

/** What of a journey is changed: its day, and else what makes its amount, which follows from a day as well. */
function changedOf(before: LockedReceipt, after: DeclaredJourney): ('date' | 'total')[] {
  const was = KeptMileage.parse(before.mileage)
  const isOther = (['vehicle', 'metres', 'from', 'to', 'purpose'] as const).some((of) => was[of] !== after.mileage[of])
  return [
    ...(before.receipt_date === after.receipt_date ? [] : (['date'] as const)),
    ...(isOther ? (['total'] as const) : []),
  ]
}

/** Refuses a field of the body, or all of it. */
function refused(field: keyof Journey | null, message: string) {
  const error: InputError = { path: field === null ? 'body' : `body.${field}`, message }
  return invalid([error])
}

function noRate(date: string, others: readonly (typeof VEHICLES)[number][], hasPolicy: boolean) {
  if (!hasPolicy) return refused('date', text('refused.no-policy', { date }))
  if (others.length === 0) return refused('vehicle', text('refused.no-rates', { date }))
  const vehicles = listWords(others.map((vehicle) => text(`vehicle.${vehicle}`).toLowerCase()))
  return refused('vehicle', text('refused.no-rate', { date, vehicles }))
}
