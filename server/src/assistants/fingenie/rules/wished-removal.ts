import { readOnlyThese, readRemovalBeside } from '@pravas/language/expense/removals/read-removal'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { removal } from './correcting.ts'
import { askRemoval } from './open-question.ts'
import { paragraphs } from './texts.ts'
import type { Turn } from './turn.ts'

/** Asks for the removal that an order wishes in any of its clauses; it takes the place of one that was asked about. */
export function wishedRemoval(turn: Turn): FinGenieReply | undefined {
  const { message, open, today, dialogue } = turn
  const wish = readRemovalBeside(message, { open, today, focus: dialogue.focus })
  return wish && removal(turn, wish)
}

/** Asks whether to remove the receipts that an order does not name: 'send reimbursement of the cab only'. */
export function allButSome({ message, open, today }: Turn): FinGenieReply | undefined {
  const only = readOnlyThese(message, { open, today, focus: undefined })
  const [first, ...others] = open.filter(({ id }) => only?.includes(id) === false)
  if (!first) return undefined
  const asked = askRemoval(first, ...others)
  return { ...asked, text: paragraphs(replies('remove.all-sent'), asked.text) }
}
