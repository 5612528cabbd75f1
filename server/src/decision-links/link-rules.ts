import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link can be used for so many days. */
export const LINK_DAYS = 7

/** What opens a link: its id and the signature of it, 64 characters that an address takes as they are. */
export function writeLinkToken(id: string, secret: Uint8Array): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature(id, secret)]).toString('base64url')
}

/** The id of the link that this secret signed; undefined for any other text. */
export function readLinkToken(token: string, secret: Uint8Array): string | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), signature(id, secret)) ? id : undefined
}

function signature(id: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`decision link ${id}`).digest()
}
