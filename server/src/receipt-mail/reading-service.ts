import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { type Clock, dayOf } from '../clock.ts'
import { ProblemError } from '../errors.ts'
import type { ReadFile, Receipts } from '../receipts/receipts-service.ts'
import { type ChosenFile, MOST_FILES } from './choose-rules.ts'
import type { OpenedMail } from './open-mail.ts'
import { PASSING } from './outcome-rules.ts'

const text = texts(receiptMail)

const READING_MS = 10 * 60_000

interface Deps {
  clock: Clock
  receipts: Pick<Receipts, 'read'>
}

/** Reads what an opened mail brings, and says why the rest was not taken. */
export function createMailReading({ clock, receipts }: Deps) {
  /** Reads the files one after the other, so that one that is refused stands for itself. */
  async function readAll(actor: Actor, files: readonly ChosenFile[]): Promise<{ read: ReadFile[]; refused: string[] }> {
    const read: ReadFile[] = []
    const refused: string[] = []
    const signal = AbortSignal.timeout(READING_MS)
    for (const { name, bytes } of files) {
      const file = { file_name: name, file_content: Buffer.from(bytes).toString('base64') }
      try {
        const found = await receipts.read(actor, 'mail', [file], { today: dayOf(clock.now()), signal })
        read.push(...found.filter(({ reading }) => reading !== null))
        for (const one of found) if (!one.reading) refused.push(text(`why.${one.reason}`, { name: one.name }))
      } catch (error) {
        if (!(error instanceof ProblemError) || PASSING.has(error.code)) throw error
        refused.push(error.inputErrors?.[0]?.message ?? `${name}: ${error.message}`)
      }
    }
    return { read, refused }
  }

  return async (actor: Actor, opened: OpenedMail): Promise<{ read: ReadFile[]; refused: string[] }> => {
    const { read, refused } = await readAll(actor, opened.files)
    for (const { name, why } of opened.refused) refused.push(text(`why.${why}`, { name, most: MOST_FILES }))
    if (opened.files.length > 0) return { read, refused }
    const own = opened.text ? (await readAll(actor, [opened.text])).read.filter(isReceiptItself) : []
    read.push(...own)
    if (own.length === 0 && refused.length === 0) refused.push(text(opened.text ? 'why.text' : 'why.empty'))
    return { read, refused }
  }
}

/** Whether the text of a mail is a receipt: its total was read, and from whom or of which day it is. */
function isReceiptItself({ reading }: ReadFile): boolean {
  return (
    reading !== null && reading.totalPaise.value !== null && (reading.merchant.value ?? reading.date.value) !== null
  )
}
