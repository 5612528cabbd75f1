import pg from 'pg'

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on a server outside of any transaction, as creating and dropping databases needs; answers its rows. */
export async function onServer(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Drops the databases whose names begin so, whoever is connected. */
export async function dropDatabases(server: string, beginning: string): Promise<void> {
  const found = await onServer(server, `select datname from pg_database where starts_with(datname, '${beginning}')`)
  for (const { datname } of found) await onServer(server, `drop database ${datname} with (force)`)
}
