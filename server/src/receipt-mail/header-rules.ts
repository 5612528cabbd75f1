import { createHash } from 'node:crypto'

/** More of a mail's beginning is not looked at for its headers. */
const MOST_BYTES = 256 * 1024

/** A header's name in small letters, and its value on one line. */
export type MailHeader = readonly [name: string, value: string]

/** The headers of a mail as they stand before its first empty line, unfolded and not decoded. */
export function headersOf(mail: Uint8Array): MailHeader[] {
  const start = Buffer.from(mail.buffer, mail.byteOffset, Math.min(mail.length, MOST_BYTES)).toString('latin1')
  const headers: [string, string][] = []
  for (const raw of start.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    if (line === '') break
    const last = headers.at(-1)
    if (line.startsWith(' ') || line.startsWith('\t')) {
      if (last) last[1] += ` ${line.trim()}`
      continue
    }
    const colon = line.indexOf(':')
    if (colon > 0) headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()])
  }
  return headers
}

/** Headers in which the server that took a mail, or who wrote it, says to whom it goes. */
const RECIPIENTS = new Set([
  'delivered-to',
  'x-delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-rcpt-to',
  'x-forwarded-to',
  'resent-to',
  'resent-cc',
  'to',
  'cc',
  'bcc',
])

/** What the headers say of whom a mail is for. */
export function recipientsIn(headers: readonly MailHeader[]): string[] {
  return headers.flatMap(([name, value]) => (RECIPIENTS.has(name) ? [value] : []))
}

const BULK = /^(?:bulk|junk|list|auto[_-]?reply)/i

/** Whether a program wrote the mail and nobody waits for an answer (RFC 3834): a shop's receipt, a list, an absence, a bounce. */
export function isAutomatic(headers: readonly MailHeader[]): boolean {
  return headers.some(([name, value]) => {
    if (name === 'auto-submitted') return !/^no\b/i.test(value)
    if (name === 'precedence') return BULK.test(value)
    if (name === 'return-path') return value === '<>'
    return name === 'list-id' || name === 'list-unsubscribe' || name === 'x-autoreply' || name === 'x-autorespond'
  })
}

/** Whether one of the product's own mails has come back; `own` is the address that it sends from. */
export function isOwnMail(headers: readonly MailHeader[], own: string): boolean {
  const [, from = ''] = headers.find(([name]) => name === 'from') ?? []
  const address = addressIn(from)
  return address !== '' && address === addressIn(own)
}

/** The address of a header such as 'Pravas <no-reply@pravas.example>', in small letters; '' where there is none. */
function addressIn(value: string): string {
  const bracket = value.lastIndexOf('<')
  const inner = bracket >= 0 ? value.slice(bracket + 1).split('>')[0] : value
  return (inner ?? '').trim().toLowerCase()
}

/**
 * The same for a mail that comes a second time, by whichever way: of its id and of what follows its headers, which servers add to.
 */
export function fingerprintOf(headers: ReturnType<typeof headersOf>, mail: Uint8Array): Buffer {
  const [, id = ''] = headers.find(([name]) => name === 'message-id') ?? []
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.length)
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end >= 0)
  const body = ends.length > 0 ? bytes.subarray(Math.min(...ends)) : bytes
  return createHash('sha256').update(id).update('\n').update(body).digest()
}
