import type { AddressInfo } from 'node:net'
import { createBenchApp, openStores, query, type Stores } from '@pravas/server/testing/product'
import { createBareApp } from './bare/bare-app.ts'
import { DRAFT } from './draft.ts'
import { fill, insertTrips } from './fill.ts'
import { type Organisation, type Size, TEAM } from './organisation.ts'
import { seededRandom } from './random.ts'

/** What a subject tells the process that measures it. */
export interface Ready {
  product: string
  bare: string
  organisation: Organisation
}

/** Fifty expenses for everybody, and an inbox of a thousand trips and a thousand expenses for the first manager, where no case says more. */
const SIZE: Size = { employees: 10 * TEAM, expenses: 11_000, pending: Number(process.env.BENCH_PENDING ?? 1000) }
const PREPARED_AT = new Date('2023-06-15T06:30:00Z')

// The process under measurement: the product and its bare counterpart over one database, which the environment names.
const stores = await openStores(process.env, process.cwd())
const organisation = await fill(stores, SIZE)
await settle(stores)
const product = await createBenchApp(stores, DRAFT)
const bare = createBareApp(stores.database, organisation.id)
let prepared = 0
bare.post<{ Body: { count: number } }>('/prepare', ({ body }) => prepareTrips(body.count))
for (const app of [product, bare]) await app.listen({ host: '127.0.0.1', port: 0 })

process.once('disconnect', stop)
process.send?.({ product: originOf(product), bare: originOf(bare), organisation } satisfies Ready)

async function stop(): Promise<void> {
  await Promise.all([product.close(), bare.close()])
  await stores.database.close()
}

function originOf({ server }: { server: { address(): AddressInfo | string | null } }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Gives the planner the statistics that PostgreSQL's autovacuum would gather within its next minute. */
async function settle({ database }: Stores): Promise<void> {
  if (database.kind === 'postgres') await query(database.db, 'vacuum analyze', [])
}

/** More pending trips of the second manager's team, by their ids; numbered in a year of their own. */
async function prepareTrips(count: number): Promise<string[]> {
  const [owner] = organisation.employees.slice(TEAM)
  const [, manager] = organisation.managers
  if (!owner || !manager) throw new Error('The organisation has one team only.')
  const requests = Array.from({ length: count }, (_, at) => ({
    owner,
    manager,
    index: prepared + at,
    createdAt: PREPARED_AT,
    status: 'pending' as const,
  }))
  const random = seededRandom(prepared + 1)
  prepared += count
  const ids: string[] = []
  for (let at = 0; at < count; at += 500) {
    const batch = requests.slice(at, at + 500)
    ids.push(
      ...(await stores.database.db.transaction().execute((trx) => insertTrips(trx, random, organisation, batch))),
    )
  }
  return ids
}
