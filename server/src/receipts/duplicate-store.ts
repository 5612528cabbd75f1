import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { lapsedStatuses } from '../requests/lapsed.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'
import { ALIKE_BITS, type LikeReceipt } from './duplicate-rules.ts'

/**
 * What is like one of these receipts in file, invoice, journey, picture or purchase: receipts of anybody's claims in the
 * organisation that count, lapsed claims and the one that is being changed aside, and earlier unclaimed ones of the same claim draft. Each way is looked up by its
 * index; pictures by quarters of their hashes, of which blank ones tell nothing.
 */
export async function selectLikeReceipts(db: Db, orgId: string, ids: readonly string[]): Promise<LikeReceipt[]> {
  if (ids.length === 0) return []
  const found = await sql<LikeReceipt>`
    select
      r.id as "receiptId", o.id as "otherId", o.person_id as "otherPersonId", e.expense_number as "expenseNumber",
      r.file_hash = o.file_hash and r.part = o.part as "sameFile",
      r.mileage is not null or o.mileage is not null as "isJourney",
      coalesce(r.journey_key = o.journey_key, false) as "sameJourney",
      coalesce(r.invoice_key = o.invoice_key, false) as "sameInvoice",
      coalesce(r.purchase_key = o.purchase_key, false) as "samePurchase",
      ${differingBits('r', 'o')} as "differingBits", r.part = o.part as "samePart",
      ${letters('r')} <> ${letters('o')} as "otherMerchant",
      r.receipt_date <> o.receipt_date as "otherDate", r.total_paise <> o.total_paise as "otherTotal",
      r.invoice_number <> o.invoice_number as "otherInvoice"
    from receipts as r
    cross join lateral (
      select id from receipts where org_id = r.org_id and file_hash = r.file_hash
      union select id from receipts where org_id = r.org_id and invoice_key = r.invoice_key
      union select id from receipts where org_id = r.org_id and journey_key = r.journey_key
      union select id from receipts where org_id = r.org_id and purchase_key = r.purchase_key
      ${sql.join(
        [1, 5, 9, 13].map(
          (from) => sql`union select p.id from receipts as p where p.org_id = r.org_id
            and substr(p.image_hash, ${sql.lit(from)}, 4) = substr(r.image_hash, ${sql.lit(from)}, 4)
            and p.image_hash is not null and substr(r.image_hash, ${sql.lit(from)}, 4) not in ('0000', 'ffff')
            and ${differingBits('r', 'p')} <= ${sql.lit(ALIKE_BITS)}`,
        ),
        sql` `,
      )}
    ) as alike
    join receipts as o on o.org_id = r.org_id and o.id = alike.id
    left join expenses as e on e.org_id = o.org_id and e.id = o.expense_id
    where r.org_id = ${orgId} and r.id = any(${[...ids]}::uuid[]) and o.id <> r.id
      and (
        (e.status not in (${lapsedStatuses}) and ${countsInClaim('o', 'e')} and e.id is distinct from (
          select revises_expense_id from claim_drafts where org_id = r.org_id and id = r.claim_draft_id))
        or (o.expense_id is null and o.removed_at is null and o.claim_draft_id = r.claim_draft_id
          and o.person_id = r.person_id and o.id < r.id)
      )
    order by r.id, o.id`.execute(db)
  return found.rows
}

/** A merchant's name without what readings of it differ in by chance; null where nothing of it remains. */
function letters(alias: string) {
  return sql<
    string | null
  >`nullif(regexp_replace(lower(${sql.ref(`${alias}.merchant`)}), '[[:space:][:punct:]]', '', 'g'), '')`
}

function differingBits(a: string, b: string) {
  const bits = (alias: string) => sql`('x' || ${sql.ref(`${alias}.image_hash`)})::bit(64)`
  return sql<number | null>`bit_count(${bits(a)} # ${bits(b)})::int`
}

/** What a person said of the possible duplicates of these receipts. */
export async function selectResolutions(db: Db, orgId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('duplicate_resolutions')
    .select(['receipt_id as receiptId', 'against as key', 'resolution'])
    .where('org_id', '=', orgId)
    .where('receipt_id', 'in', ids)
    .execute()
}

/** Keeps what a person said of a possible duplicate; false when they have said the same already. */
export async function upsertResolution(
  trx: Transaction<Tables>,
  said: {
    orgId: string
    receiptId: string
    personId: string
    key: string
    resolution: 'keep' | 'different'
    now: Date
  },
): Promise<boolean> {
  const written = await trx
    .insertInto('duplicate_resolutions')
    .values({
      org_id: said.orgId,
      receipt_id: said.receiptId,
      against: said.key,
      resolution: said.resolution,
      person_id: said.personId,
      at: said.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'receipt_id', 'against'])
        .doUpdateSet({ resolution: said.resolution, person_id: said.personId, at: said.now })
        .where('duplicate_resolutions.resolution', '<>', said.resolution),
    )
    .returning('receipt_id')
    .executeTakeFirst()
  return written !== undefined
}
