import { replies } from '@pravas/messages/fingenie'
import { PROOF_OF } from '@pravas/reading/receipt'
import { listWords } from '../../formats.ts'
import type { Added } from '../../receipts/receipts-service.ts'
import { literal } from '../kernel/cards.ts'
import { FIELD_NAMES } from './rules/field-answers.ts'
import { nextStep } from './rules/send-blockers.ts'
import { capital, claimableOf, type NumberedReceipt, nameOf, paragraphs, receiptTable, sumText } from './rules/texts.ts'

/** What the person is taken to have said with an upload, in the words that the page shows. */
export function uploadMessage(fileNames: readonly string[]): string {
  return replies('upload.message', { count: fileNames.length, files: fileNames.join(', ') })
}

/** Where the receipts are, and what the answer says comes next. */
interface Told {
  place: 'conversation' | 'claim'
  next: string | undefined
}

/** Answers an upload; `open` are all unclaimed receipts of the draft. */
export function uploadAnswer(
  added: Added,
  open: readonly NumberedReceipt[],
  { place, next }: Told = { place: 'conversation', next: nextStep(open) },
): string {
  const uploaded = open.filter(({ id }) => added.receipts.some((receipt) => receipt.receipt_id === id))
  const notes = [
    ...uploaded.flatMap(gaps),
    ...unsureTotals(uploaded, added),
    ...added.repeated.map((name) => replies('upload.repeated', { name: bold(name), place })),
    ...added.copies.map(({ name, copies }) => copyNote(name, copies)),
    ...added.claimedBefore.map(({ name, expenseNumber }) =>
      expenseNumber === null
        ? replies('upload.claimed-by-other', { name: bold(name) })
        : replies('upload.claimed-before', { name: bold(name), number: expenseNumber }),
    ),
    ...added.alike.flatMap(({ receiptId, text }) => {
      const receipt = uploaded.find(({ id }) => id === receiptId)
      return receipt ? [capital(replies('upload.alike', { receipt: nameOf(receipt), reason: text }))] : []
    }),
    ...added.wrongGstins.map(({ name, gstin }) =>
      gstin === null
        ? replies('upload.wrong-gstin', { name: bold(name) })
        : replies('upload.wrong-gstin-of', { name: bold(name), gstin: literal(gstin) }),
    ),
    ...added.noBills.map(({ name, kind }) => {
      const { number = 1 } =
        uploaded.find((receipt) => receipt.documentKind === kind && receipt.fileName === name) ?? {}
      return PROOF_OF[kind] === 'payment'
        ? replies('upload.payment', { name: bold(name), number })
        : replies('upload.no-expense', { name: bold(name), kind })
    }),
    ...added.several
      .filter(({ name }) => !added.repeated.includes(name))
      .map(({ name, count }) => replies('upload.several', { name: bold(name), count })),
    ...uploaded.flatMap((receipt) => handNote(receipt, added)),
    ...added.unread.map(({ name, reason }) => replies(`upload.unread.${reason}`, { name: bold(name) })),
  ]
  const unclaimed = claimableOf(open)
  const here =
    unclaimed.length > 0 &&
    open.length > uploaded.length &&
    replies('upload.here', { count: unclaimed.length, sum: sumText(unclaimed) })
  return paragraphs(
    // How many receipts were read; those that were here before are no news.
    uploaded.length > 0 && readText(added, uploaded),
    uploaded.length > 0 && receiptTable(uploaded),
    notes.map((note) => `- ${note}`).join('\n'),
    uploaded.length > 0 && [here, next].filter((sentence) => sentence).join(' '),
  )
}

function readText({ created }: Added, uploaded: readonly NumberedReceipt[]): string {
  const claimable = claimableOf(uploaded)
  const documents = uploaded.length - claimable.length
  const of = { count: claimable.length, sum: sumText(uploaded) }
  if (created === 0) return replies('upload.read-before', { ...of, count: uploaded.length })
  return documents > 0 ? replies('upload.read-documents', { ...of, documents }) : replies('upload.read', of)
}

function copyNote(name: string, copies: readonly string[]): string {
  const others = copies.filter((copy) => copy !== name)
  if (others.length === 0) return replies('upload.twice', { name: bold(name), count: copies.length + 1 })
  return replies('upload.same', { names: listWords(others.map(bold)), count: others.length, name: bold(name) })
}

/** The totals that were read without being sure, to be compared before they are sent. */
function unsureTotals(uploaded: readonly NumberedReceipt[], { receipts }: Added): string[] {
  const isSure = ({ id }: NumberedReceipt) =>
    receipts.some(({ receipt_id, confident = [] }) => receipt_id === id && confident.includes('total'))
  const unsure = claimableOf(uploaded).filter((receipt) => receipt.totalPaise !== null && !isSure(receipt))
  if (unsure.length === 0) return []
  return [replies('upload.unsure', { receipts: listWords(unsure.map(nameOf)), count: unsure.length })]
}

/** Words written by hand are not guessed. */
function handNote(receipt: NumberedReceipt, { receipts }: Added): string[] {
  const { unread = [] } = receipts.find(({ receipt_id }) => receipt_id === receipt.id) ?? {}
  if (!unread.some(({ hand }) => hand)) return []
  return [capital(replies('upload.handwriting', { receipt: nameOf(receipt) }))]
}

function bold(name: string): string {
  return `**${literal(name)}**`
}

/** What is missing of a receipt that a claim or a table wants, and how to say it. */
function gaps(receipt: NumberedReceipt): string[] {
  const missing = (['merchant', 'date', 'totalPaise'] as const)
    .filter((field) => receipt[field] === null && (field !== 'totalPaise' || receipt.documentKind === null))
    .map((field) => FIELD_NAMES[field])
  const last = missing.at(-1)
  const named = { receipt: nameOf(receipt), number: receipt.number }
  const notes =
    last === undefined ? [] : [capital(replies('upload.gaps', { ...named, fields: listWords(missing), field: last }))]
  if (receipt.totalPaise !== null && receipt.currency !== 'INR' && receipt.documentKind === null) {
    notes.push(capital(replies('upload.currency', { ...named, currency: receipt.currency })))
  }
  return notes
}
