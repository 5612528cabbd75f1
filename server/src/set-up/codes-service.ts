import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { hasAdministrators } from '../identity/administrators-service.ts'
import { hashToken } from '../identity/tokens.ts'
import { codeOf, comparable } from './code-rules.ts'
import { insertCode, isCode } from './codes-store.ts'

/** A code can be used for a week (in milliseconds). A restart prints a new one. */
const VALID_MS = 7 * 24 * 60 * 60_000

/** A new code with which an installation without an administrator can be set up; undefined where there is one. */
export async function newSetUpCode(db: Db, now: Date): Promise<string | undefined> {
  if (await hasAdministrators(db)) return undefined
  const code = codeOf(randomBytes(12))
  await insertCode(db, hashToken(comparable(code)), new Date(now.getTime() + VALID_MS))
  return code
}

/** Throws 'setup.done' where somebody administers the installation, and 'setup.code' for a code that is none. */
export async function demandCode(db: Db, code: string, now: Date): Promise<void> {
  if (await hasAdministrators(db)) throw problem('setup.done')
  if (!(await isCode(db, hashToken(comparable(code)), now))) throw problem('setup.code')
}
