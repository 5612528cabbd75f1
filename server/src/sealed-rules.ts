import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const VERSION = 'v1.'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret as it is kept: AES-256-GCM by a key of 32 bytes, for one place (`where`) alone, so that it opens nowhere else. */
export function sealed(secret: string, key: Uint8Array, where: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(where))
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return VERSION + Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')
}

/** The secret again; undefined where the key is another one, it was sealed for another place, or was changed. */
export function unsealed(kept: string, key: Uint8Array, where: string): string | undefined {
  if (!kept.startsWith(VERSION)) return undefined
  const bytes = Buffer.from(kept.slice(VERSION.length), 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(where))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
