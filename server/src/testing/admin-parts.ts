import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminParts } from '../admin/command.ts'
import type { Clock } from '../clock.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'

/** What an operator's commands work on, with the settings of an installation that sets none. */
export function adminParts(
  { database, clock }: { database: Pick<Database, 'db' | 'kind'>; clock: Clock },
  publicUrl = 'https://pravas.example',
): AdminParts {
  return {
    ...{ db: database.db, kind: database.kind, migrated: [], clock, publicUrl: new URL(publicUrl) },
    environment: readConfig({ NODE_ENV: 'test' }, join(tmpdir(), 'pravas-of-a-test')),
  }
}
