import type { Added, HeldReceipt } from '../../receipts/receipts-service.ts'
import { listWords } from '../list-words.ts'
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

/** The answer to an upload; `open` are all unclaimed receipts of the conversation. */
export function uploadAnswer(added: Added, open: readonly HeldReceipt[]): string {
  const numbered = open.map((receipt, index): NumberedReceipt => ({ ...receipt, number: index + 1 }))
  const uploaded = numbered.filter(({ id }) => added.receipts.some((receipt) => receipt.receipt_id === id))
  const notes = [
    ...uploaded.flatMap(gaps),
    ...added.repeated.map((name) => `${bold(name)} is in this conversation already; I have not added it again.`),
    ...added.claimedBefore.map(
      ({ name, expenseNumber }) => `${bold(name)} is part of your claim ${expenseNumber} already. Is it meant twice?`,
    ),
    ...added.unread.map(({ name, reason }) => `${WHY_UNREAD[reason]} ${bold(name)}. Please upload a clear image.`),
  ]
  return paragraphs(
    uploaded.length > 0 && `I have read ${countText(uploaded.length)}, **${sumText(uploaded)}** in total:`,
    uploaded.length > 0 && receiptTable(uploaded),
    notes.map((note) => `- ${note}`).join('\n'),
    uploaded.length > 0 &&
      `${open.length > uploaded.length ? `${countText(open.length)} (**${sumText(open)}**) wait here now. ` : ''}Write **send reimbursement** to claim ${open.length === 1 ? 'it' : 'them'}.`,
  )
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
