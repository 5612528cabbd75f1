import type { ExpenseAct } from '@pravas/language/expense/acts'
import { type SmallTalk, wantsTravel } from '@pravas/language/expense/talk/small-talk'
import { listWords } from '../../../formats.ts'
import { nextStep } from './in-the-way.ts'
import { countText, type NumberedReceipt, nameOf, paragraphs, sumText } from './texts.ts'

/** Answers what is said out of politeness, and calls for help. */
export function smallTalk(said: SmallTalk, receipts: readonly NumberedReceipt[]): string {
  switch (said) {
    case 'help':
      return help(receipts)
    case 'greeting':
      return paragraphs('Hello! I look after your receipts and expense claims.', next(receipts))
    case 'thanks':
      return paragraphs('You are welcome.', next(receipts))
    case 'bye':
      return 'Goodbye. Your receipts stay in this conversation until you claim or delete them.'
    case 'praise':
      return next(receipts)
  }
}

/** What there is to do now. */
function next(receipts: readonly NumberedReceipt[]): string {
  if (receipts.length === 0) {
    return 'Upload photos or PDFs of your receipts with **Upload Receipts**, and I read them for you.'
  }
  const them = receipts.length === 1 ? 'it' : 'them'
  return `${countText(receipts.length)} (**${sumText(receipts)}**) ${receipts.length === 1 ? 'waits' : 'wait'} here. Ask me about ${them}, or ${nextStep(receipts)}.`
}

function help(receipts: readonly NumberedReceipt[]): string {
  const example = receipts.length > 1 ? 'the second one' : 'receipt 1'
  const lines = [
    '- read your receipts: **Upload Receipts** takes JPEG, PNG and PDF files',
    '- answer questions on these receipts: "compare receipts 1 and 2", "which receipts have no GSTIN?", "split by city"',
    '- and on all that you claimed: "how much on food last month against my team?", "compare this month with last", "what is left to claim?"',
    `- set right what I misread: "the total of ${example} is 1,240", "category of receipt 1 is Transport"`,
    '- claim them: **send reimbursement** sends them to your manager as one expense',
    '- tell you where a claim stands: "status of my claims"',
  ]
  return paragraphs('This is what I can do:', lines.join('\n'), next(receipts))
}

/** Says honestly that FinGenie knows nothing of budgets, policies and the like. */
export function unknownSubject(
  { printed, subject }: ExpenseAct<'ask_unknown'>['slots'],
  receipts: readonly NumberedReceipt[],
): string {
  if (printed !== undefined)
    return `I do not answer on ${printed}, only on merchants, dates, totals, taxes, invoice numbers, categories, GSTINs and places. Each receipt's file shows the rest.`
  return paragraphs(
    `I cannot answer questions on ${subject}: I know the receipts of this conversation and your own claims, nothing else.`,
    receipts.length > 0 && `Your ${countText(receipts.length)} here come to **${sumText(receipts)}**.`,
  )
}

/** What to say to a message that nobody understood; `meant` are the receipts that it names. */
export function outOfScope(
  message: string,
  receipts: readonly NumberedReceipt[],
  meant: readonly NumberedReceipt[],
): string {
  if (wantsTravel(message, meant.length > 0))
    return paragraphs('Trips are the work of [TripMate](/tripmate-chat): it finds flights and hotels.', next(receipts))
  const [receipt] = meant.filter(({ expenseNumber }) => expenseNumber === null)
  if (receipt)
    return `I'm not sure what you want for ${listWords(meant.map(nameOf))}. To change it, say "the total of receipt ${receipt.number} is 1,240"; to take it out, say "remove receipt ${receipt.number}".`
  return paragraphs('Sorry, I didn’t get that. I can help with your receipts and expense claims.', next(receipts))
}
