import { z } from 'zod'

/** A mailbox that is read by IMAP. */
export interface ImapSettings {
  host: string
  port: number
  /** Whether the connection is encrypted from its start; otherwise it has to become so, unless it stays on this machine. */
  secure: boolean
  user: string
  password: string
  folder: string
}

/** How receipts come by mail. */
export interface ReceiptMailConfig {
  /** Where they arrive: a mailbox, whose addresses differ after a plus, or, where it is null, every address of the domain. */
  at: { mailbox: string | null; domain: string }
  /** The mailbox that the server looks into; undefined: mails are handed over by another program alone. */
  imap: ImapSettings | undefined
  everyMs: number
}

const ADDRESS = /^(?:\*|[a-z0-9._-]{1,40})@(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{2,63}$/

const text = z.string().trim().optional()

export const receiptMailEnvironment = {
  RECEIPT_ADDRESS: text
    .transform((address) => address?.toLowerCase())
    .pipe(
      z
        .string()
        .regex(ADDRESS, 'must be an address such as receipts@acme.example, or *@receipts.acme.example')
        .optional(),
    ),
  RECEIPT_IMAP_URL: text.pipe(
    z.url({ protocol: /^imaps?$/, error: 'must be an imaps:// or imap:// address' }).optional(),
  ),
  RECEIPT_IMAP_SECONDS: z.coerce.number().int().min(10).max(3600).default(60),
}

interface Given {
  RECEIPT_ADDRESS?: string | undefined
  RECEIPT_IMAP_URL?: string | undefined
  RECEIPT_IMAP_SECONDS: number
}

/** What belongs together: a mailbox that is read needs the address that leads to it, and somebody who may open it. */
export function checkReceiptMail({ RECEIPT_ADDRESS: address, RECEIPT_IMAP_URL: url }: Given, context: z.RefinementCtx) {
  if (url === undefined) return
  const wrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (address === undefined) wrong('RECEIPT_ADDRESS', 'is required with RECEIPT_IMAP_URL')
  const { username, password } = new URL(url)
  if (username === '' || password === '')
    wrong('RECEIPT_IMAP_URL', 'must hold a user and a password (user:password@host)')
}

export function receiptMailOf(env: Given): ReceiptMailConfig | undefined {
  const { RECEIPT_ADDRESS: address, RECEIPT_IMAP_URL: url, RECEIPT_IMAP_SECONDS: seconds } = env
  if (address === undefined) return undefined
  const [mailbox = '', domain = ''] = address.split('@')
  const at = Object.freeze({ mailbox: mailbox === '*' ? null : mailbox, domain })
  return Object.freeze({ at, imap: url === undefined ? undefined : imapOf(new URL(url)), everyMs: seconds * 1000 })
}

function imapOf({ protocol, hostname, port, username, password, pathname }: URL): ImapSettings {
  const secure = protocol === 'imaps:'
  const folder = decodeURIComponent(pathname.replace(/^\//, '')) || 'INBOX'
  return Object.freeze({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder,
  })
}
