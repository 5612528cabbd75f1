import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 32 random bytes, base64url. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The SHA-256 of a token, 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
