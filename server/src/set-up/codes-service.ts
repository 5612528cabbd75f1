import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import { hasAdministrators } from '../identity/administrators-service.ts'
import { hashToken } from '../identity/tokens.ts'
import { insertCode, isCode } from './codes-store.ts'

/** Crockford's base 32: no I, L, O and U, so that nothing is taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of 32 signs each, which makes 60 bits. */
const SIGNS = 12

/** A set-up code of these random bytes, one a sign, as people read it: `4F7K-9QXW-02MB`. */
function codeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, SIGNS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return [0, 4, 8].map((at) => signs.slice(at, at + 4).join('')).join('-')
}

/** A code as it is compared: however it was typed, with signs that look alike read as the one that there is. */
function comparable(typed: string): string {
  return [...typed.toUpperCase()]
    .map((sign) => (sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign))
    .filter((sign) => ALPHABET.includes(sign))
    .join('')
}

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
  // Before looking for administrators: the code goes with the arrival of the first one.
  const isKnown = await isCode(db, hashToken(comparable(code)), now)
  if (await hasAdministrators(db)) throw problem('setup.done')
  if (!isKnown) throw problem('setup.code')
}
