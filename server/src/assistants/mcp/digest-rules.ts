import { createHash } from 'node:crypto'

/** A short name of exactly what was shown: of anything else it is another one. */
export function digestOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
