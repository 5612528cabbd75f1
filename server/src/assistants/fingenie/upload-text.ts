import { listWords } from '../../formats.ts'
import type { HeldReceipt } from '../../receipts/field-column-rules.ts'
import type { Added } from '../../receipts/receipts-service.ts'
import { nextStep } from './rules/in-the-way.ts'
import {
  capital,
  countText,
  literal,
  type NumberedReceipt,
  nameOf,
  paragraphs,
  receiptTable,
  sumText,
} from './rules/texts.ts'

/** What the person is taken to have said with an upload, in the words that the page shows. */
export function uploadMessage(fileNames: readonly string[]): string {
  const count = fileNames.length === 1 ? 'a receipt' : `${fileNames.length} receipts`
  return `Uploaded ${count}: ${fileNames.join(', ')}`
}

const WHY_UNREAD = {
  nothing_readable: 'Nothing could be read in',
  too_slow: 'Reading took too long for',
  crashed: 'Reading broke off at',
} as const

/** How an answer calls where the receipts are, and what it says comes next. */
interface Told {
  place: string
  next: string | undefined
}

/** Answers an upload; `open` are all unclaimed receipts of the draft. */
export function uploadAnswer(
  added: Added,
  open: readonly HeldReceipt[],
  { place, next }: Told = { place: 'this conversation', next: nextStep(open) },
): string {
  const uploaded = open.filter(({ id }) => added.receipts.some((receipt) => receipt.receipt_id === id))
  const notes = [
    ...uploaded.flatMap(gaps),
    ...added.repeated.map((name) => `${bold(name)} is in ${place} already; I have not added it again.`),
    ...added.copies.map(({ name, copies }) => copyNote(name, copies)),
    ...added.claimedBefore.map(({ name, expenseNumber }) =>
      expenseNumber === null
        ? `${bold(name)} is part of a claim of somebody else already. Your approver will see that.`
        : `${bold(name)} is part of your claim ${expenseNumber} already. Is it meant twice?`,
    ),
    ...added.alike.flatMap(({ receiptId, text }) => {
      const receipt = uploaded.find(({ id }) => id === receiptId)
      return receipt ? [`${capital(nameOf(receipt))} may be a duplicate. ${text}`] : []
    }),
    ...added.wrongGstins.map(({ name, gstin }) =>
      gstin === null
        ? `The GSTIN on the bill ${bold(name)} is not valid (checksum), so I have left it out.`
        : `The GSTIN on the bill ${bold(name)}, ${literal(gstin)}, is not valid (checksum), so I have left it out.`,
    ),
    ...added.several
      .filter(({ name }) => !added.repeated.includes(name))
      .map(({ name, count }) => `${bold(name)} holds ${count} receipts. I have taken each as a receipt of its own.`),
    ...uploaded.flatMap((receipt) => handNote(receipt, added)),
    ...added.unread.map(({ name, reason }) => `${WHY_UNREAD[reason]} ${bold(name)}. Please upload a clear image.`),
  ]
  return paragraphs(
    uploaded.length > 0 && `${opening(added, uploaded.length)}, **${sumText(uploaded)}** in total.`,
    uploaded.length > 0 && receiptTable(uploaded),
    notes.map((note) => `- ${note}`).join('\n'),
    uploaded.length > 0 &&
      `${open.length > uploaded.length ? `${countText(open.length)} (**${sumText(open)}**) wait here now. ` : ''}${next === undefined ? '' : `${capital(next)}.`}`.trim(),
  )
}

/** How many receipts were read; those that were here before are no news. */
function opening({ created }: Added, uploaded: number): string {
  return created > 0
    ? `I have read ${countText(uploaded)}`
    : `You have uploaded ${countText(uploaded)} that I have read before`
}

function copyNote(name: string, copies: readonly string[]): string {
  const others = copies.filter((copy) => copy !== name)
  if (others.length === 0) return `${bold(name)} came ${copies.length + 1} times, so it is taken once.`
  const [verb, pronoun] = others.length === 1 ? ['is', 'it is'] : ['are', 'they are']
  return `${listWords(others.map(bold))} ${verb} the same file as ${bold(name)}, so ${pronoun} taken once.`
}

/** Words written by hand are not guessed. */
function handNote(receipt: NumberedReceipt, { receipts }: Added): string[] {
  const { unread = [] } = receipts.find(({ receipt_id }) => receipt_id === receipt.id) ?? {}
  if (!unread.some(({ hand }) => hand)) return []
  return [
    `${capital(nameOf(receipt))}: something seems to be written by hand, which I do not read. If it matters, please type it in.`,
  ]
}

function bold(name: string): string {
  return `**${literal(name)}**`
}

/** What is missing of a receipt that a claim or a table wants, and how to say it. */
function gaps(receipt: NumberedReceipt): string[] {
  const missing = [
    receipt.merchant === null && 'merchant',
    receipt.date === null && 'date',
    receipt.totalPaise === null && 'total',
  ].filter((name) => name !== false)
  const notes =
    missing.length > 0
      ? [
          `${capital(nameOf(receipt))}: the ${listWords(missing)} could not be read. You can tell me: "the ${missing.at(-1)} of receipt ${receipt.number} is …".`,
        ]
      : []
  if (receipt.totalPaise !== null && receipt.currency !== 'INR') {
    notes.push(
      `${capital(nameOf(receipt))} is in ${receipt.currency}, and claims are paid in rupees. Tell me the amount: "the total of receipt ${receipt.number} is ₹…".`,
    )
  }
  return notes
}
