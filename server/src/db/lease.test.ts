// On both kinds of database with every change: how often a subquery runs is up to the planner.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testDatabase } from '../testing/database.ts'
import { leaseDue } from './lease.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testDatabase()

test('one mail is leased at a time, however the database looks for it', async () => {
  const orgId = newId()
  await db.insertInto('organisations').values({ id: orgId, name: 'Asha & Sons' }).execute()
  const at = new Date('2026-06-10T06:30:00Z')
  const ids = [newId(), newId(), newId()]
  await db
    .insertInto('outbox_mails')
    .values(
      ids.map((id) => ({
        ...{
          org_id: orgId,
          id,
          to_address: 'asha@pravas.example',
          to_name: 'Asha',
          subject: 's',
          body: 'b',
          html: null,
        },
        ...{
          record_kind: 'trip' as const,
          record_id: newId(),
          status: 'queued' as const,
          last_error: null,
          sent_at: null,
        },
        ...{ created_at: at, next_attempt_at: at },
      })),
    )
    .execute()
  // As a large queue has it planned: row by row, with what is due looked up anew for each.
  const leased = await inTransaction(db, async (trx) => {
    for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'indexscan', 'bitmapscan']) {
      await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx)
    }
    return [await leaseDue(trx, 'outbox_mails', at, 1000), await leaseDue(trx, 'outbox_mails', at, 1000)]
  })
  expect(leased.map((mail) => mail?.id)).toEqual(ids.slice(0, 2))
  const left = await db.selectFrom('outbox_mails').select(['id', 'attempts']).orderBy('id').execute()
  expect(left).toEqual(ids.toSorted().map((id) => ({ id, attempts: id === ids[2] ? 0 : 1 })))
})
