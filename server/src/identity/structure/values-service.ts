import type { Db } from '../../db/database.ts'
import { type EntryOf, valueOfEntry } from './entries-rules.ts'
import { selectValues } from './entries-store.ts'

/** How the fields of people are kept in an organisation, found by code or name without regard to case. */
export async function entriesOf(db: Db, orgId: string): Promise<EntryOf> {
  const rows = await selectValues(db, orgId)
  const kinds = new Set<string>(rows.map(({ kind }) => kind))
  const values = new Map<string, string>()
  for (const { kind, active, ...entry } of rows) {
    if (!active) continue
    const value = valueOfEntry(kind, entry)
    for (const called of [entry.code, entry.name]) values.set(`${kind} ${called.toLowerCase()}`, value)
  }
  return (field, value) => (kinds.has(field) ? values.get(`${field} ${value.toLowerCase()}`) : value)
}
