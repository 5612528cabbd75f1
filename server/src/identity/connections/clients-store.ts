import type { Db } from '../../db/database.ts'

/** A program that registered itself. */
export interface Client {
  id: string
  name: string
  redirectUris: readonly string[]
}

export async function insertClient(db: Db, client: Client, now: Date): Promise<void> {
  await db
    .insertInto('oauth_clients')
    .values({
      id: client.id,
      name: client.name,
      redirect_uris: JSON.stringify(client.redirectUris),
      created_at: now,
      connected_at: null,
    })
    .execute()
}

export async function selectClient(db: Db, id: string): Promise<Client | undefined> {
  const row = await db
    .selectFrom('oauth_clients')
    .select(['id', 'name', 'redirect_uris'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { id: row.id, name: row.name, redirectUris: row.redirect_uris }
}

export async function noteConnected(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('oauth_clients').set({ connected_at: now }).where('id', '=', id).execute()
}

function withoutConnection(db: Db) {
  return db
    .deleteFrom('oauth_clients')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('connections').select('id').whereRef('connections.client_id', '=', 'oauth_clients.id')),
      ),
    )
}

/** Keeps of the clients that nobody ever used the newest `most`. */
export async function deleteUnusedBeyond(db: Db, most: number): Promise<void> {
  await withoutConnection(db)
    .where('connected_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('oauth_clients as client')
        .select('client.id')
        .where('client.connected_at', 'is', null)
        .orderBy('client.created_at', 'desc')
        .orderBy('client.id', 'desc')
        .offset(most),
    )
    .execute()
}

/** Removes clients without a connection: those never used that are older than one moment, and the rest than the other. */
export async function deleteIdleClients(db: Db, before: { unused: Date; used: Date }): Promise<void> {
  await withoutConnection(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('connected_at', 'is', null), eb('created_at', '<', before.unused)]),
        eb('connected_at', '<', before.used),
      ]),
    )
    .execute()
}
