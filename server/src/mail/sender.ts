import { SpanKind } from '@opentelemetry/api'
import { createTransport } from 'nodemailer'
import { inSpan } from '../spans.ts'

/** A file that goes with a mail. */
export interface AttachedFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

export interface OutgoingMail {
  to: { name: string; address: string }
  subject: string
  body: string
  /** The same for programs that show HTML; none of a mail of an older version. */
  html?: string | null
  files?: readonly AttachedFile[]
}

/** Hands one mail over to a mail server; rejects when the server does not take it. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** How long a mail server may keep silent: before it has connected, before it has greeted, and after that; milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Says that a program wrote the mail, so that none answers (RFC 3834, and as Exchange knows it). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Sends over SMTP; `from` is the sender's address as a header shows it. */
export function smtpSender(url: string, from: string, patience = PATIENCE): MailSender {
  const transport = createTransport({ url, ...patience }, { from })
  const span = { kind: SpanKind.CLIENT, attributes: { 'server.address': new URL(url).hostname } }
  return {
    send: async ({ to, subject, body, html, files = [] }) => {
      const attachments = files.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(bytes),
      }))
      await inSpan('mail', span, () =>
        transport.sendMail({ to, subject, text: body, ...(html && { html }), attachments, headers: AUTOMATIC }),
      )
    },
    close: () => transport.close(),
  }
}
