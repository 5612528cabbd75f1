import type { ExpenseAct, ExpenseReading } from '@pravas/language/expense/acts'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import type { FinGenieReply } from '../engine.ts'
import { FIELD_NAMES, fieldText } from './field-answers.ts'
import { capital, nameOf, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Names the two things that a message may as well mean, and does neither. */
export function askWhichWay(turn: Turn, ways: readonly ExpenseReading[]): FinGenieReply {
  const lines = ways.map(({ acts }) => `- ${capital(listWords(acts.flatMap((act) => wayOf(turn, act) ?? [])))}`)
  return reply(paragraphs(replies('two-ways'), lines.join('\n'), replies('two-ways.say')), turn.dialogue.focus)
}

function wayOf({ open, today, dialogue }: Turn, { intent, slots }: ExpenseAct): string | undefined {
  switch (intent) {
    case 'remove':
      return replies('two-ways.remove', {
        receipts: listWords(open.filter(({ id }) => slots.receipts.includes(id)).map(nameOf)),
      })
    case 'claim_as':
      return replies(`two-ways.${slots.as}`)
    case 'choose_trip':
      return replies('two-ways.trip')
    case 'correct': {
      const { receipts } = mentionsIn(slots.about, open, { today, focus: dialogue.focus })
      const named = receipts.length > 0 ? listWords(receipts.map(nameOf)) : slots.about
      if (slots.kind !== 'change') return replies('two-ways.back', { receipts: named })
      const [receipt] = receipts
      const { change } = slots
      const [field = 'totalPaise'] = Object.keys(change) as ChangeableField[]
      const value = receipt ? fieldText(field, { ...receipt, ...change }) : String(change[field])
      return replies('two-ways.change', { field: FIELD_NAMES[field], receipts: named, value })
    }
    default:
      return undefined
  }
}
