import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type ChosenFile, chosenParts, type MailPart, type RefusedFile } from './choose-rules.ts'
import { htmlLines, linesOf } from './html-lines-rules.ts'
import { receiptLines } from './text-receipt-rules.ts'

/** A mail with what is taken of it. */
export interface OpenedMail {
  subject: string
  files: ChosenFile[]
  refused: RefusedFile[]
  /** Where no file is taken: the mail's own text as a PDF, if that may be a receipt. */
  text: ChosenFile | null
}

/** No honest mail nests its parts deeper, or has more of headers. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 }
/** Mails within mails, opened one in the other. */
const MOST_MAILS = 3
const TEXT_CHARACTERS = 400_000
const SUBJECT_CHARACTERS = 150

/** Opens a mail as it came (RFC 5322) and chooses what is taken of it. Throws where it is no mail, or nested beyond reason. */
export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  const mail = await PostalMime.parse(bytes, LIMITS)
  const { parts, mails } = await partsOf(mail, 1)
  const { files, refused } = chosenParts(parts)
  const subject = (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, SUBJECT_CHARACTERS)
  const text = files.length === 0 ? await textOf([...mails].reverse(), subject) : null
  return { subject, files, refused, text }
}

/** The files of a mail and of those that are attached to it, and these mails, itself first. */
async function partsOf(mail: Email, depth: number): Promise<{ parts: MailPart[]; mails: Email[] }> {
  const parts: MailPart[] = []
  const mails = [mail]
  for (const attachment of mail.attachments) {
    const bytes = bytesOf(attachment)
    if (attachment.mimeType === 'message/rfc822' && depth < MOST_MAILS) {
      const inner = await partsOf(await PostalMime.parse(bytes, LIMITS), depth + 1)
      parts.push(...inner.parts)
      mails.push(...inner.mails)
    } else parts.push(partOf(attachment, bytes, mail))
  }
  return { parts, mails }
}

function partOf({ filename, mimeType, disposition, related, contentId }: Attachment, bytes: Uint8Array, mail: Email) {
  const id = contentId?.replace(/^<|>$/g, '')
  const cited = related === true || (id !== undefined && id !== '' && (mail.html?.includes(`cid:${id}`) ?? false))
  return { name: filename, mediaType: mimeType, disposition, cited, bytes }
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** The text of the first of some mails that may be a receipt, as a PDF. */
async function textOf(mails: readonly Email[], named: string): Promise<ChosenFile | null> {
  for (const mail of mails) {
    const from = senderOf(mail.from)
    const lines = mail.html
      ? htmlLines(mail.html, TEXT_CHARACTERS)
      : linesOf((mail.text ?? '').slice(0, TEXT_CHARACTERS))
    const subject = mail.subject ?? named
    const receipt = receiptLines({ subject, from, date: dateOf(mail), lines })
    if (receipt) {
      // Few mails need it, and it loads much.
      const { mailSheet } = await import('./text-sheet.ts')
      const name = `${subject.replace(/[/\\.]/g, ' ').trim() || 'mail'}.pdf`
      return { name, bytes: await mailSheet({ lines: receipt, from, subject }) }
    }
  }
  return null
}

/** The day of a mail by its own header. */
function dateOf({ date }: Email): string | null {
  const at = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10)
}

function senderOf(from: Address | undefined): string {
  if (!from || from.address === undefined) return from?.name ?? ''
  return from.name === '' ? from.address : `${from.name} <${from.address}>`
}
