import { replies } from '@pravas/messages/fingenie'
import { kilometreText, listWords } from '../../../../formats.ts'
import type { ChangeableField } from '../../../../receipts/receipt-change.ts'
import { literal } from '../../../kernel/cards.ts'
import { documentsIn } from '../documents.ts'
import { FIELD_NAMES } from '../field-answers.ts'
import type { Matter } from '../state.ts'
import { amountText, nameOf, paragraphs } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { toRemove } from './ask.ts'

/** A matter that stays open until somebody settles it, and that sending itself does not ask about. */
export type Nameable = Exclude<Matter, { kind: 'send' | 'trip' | 'totals' }>

/** Whether a matter outlives its question. */
export function isNameable(matter: Matter): matter is Nameable {
  return (
    matter.kind !== 'send' &&
    matter.kind !== 'trip' &&
    matter.kind !== 'totals' &&
    !(matter.kind === 'value' && matter.blocks)
  )
}

/** The fields that an open matter would set. */
export function fieldsOf(asked: Nameable): ChangeableField[] {
  if (asked.kind === 'part') return ['totalPaise']
  if (asked.kind === 'which') return Object.keys(asked.change) as ChangeableField[]
  return 'field' in asked ? [asked.field] : []
}

/** All that is open and would go otherwise with the claim, as sentences; undefined where nothing is, or where it is pointless by now. */
export function openMattersText(turn: Turn, tense: 'is' | 'was' = 'is'): string | undefined {
  const { pending, left = [] } = turn.dialogue
  const asked = [...left, ...(pending ? [pending] : [])].filter(isNameable)
  const wishes = [...new Set(asked.flatMap((one) => wishOf(one, turn) ?? []))]
  const foreign = asked.flatMap((one) =>
    one.kind === 'foreign' && turn.open.length <= one.besides ? [amountText(one.paise, one.currency)] : [],
  )
  const unread = asked.flatMap((one) => (one.kind === 'unread' ? [`“${literal(one.words)}”`] : []))
  return wishes.length + unread.length + foreign.length === 0
    ? undefined
    : paragraphs(
        wishes.length > 0 &&
          replies(tense === 'is' ? 'send.left-open' : 'send.left-open-then', { wishes: listWords(wishes) }),
        foreign.length > 0 && replies('foreign.open', { amounts: listWords(foreign) }),
        unread.length > 0 && replies('send.unread', { words: listWords(unread) }),
      )
}

function wishOf(asked: Nameable, { open }: Turn): string | undefined {
  switch (asked.kind) {
    case 'which-removal':
      return replies('left.remove-one')
    case 'which':
    case 'which-value': {
      const [name = replies('left.value')] = fieldsOf(asked).map((field) => FIELD_NAMES[field])
      return replies('left.change-one', { field: name })
    }
    case 'remove': {
      const receipts = toRemove(asked, open)
      return receipts.length > 0 ? replies('left.remove', { receipts: listWords(receipts.map(nameOf)) }) : undefined
    }
    case 'claim-document': {
      const [document] = documentsIn(open, asked.receipts)
      return document && replies('left.claim-document', { receipt: nameOf(document) })
    }
    case 'part':
      return replies('left.part', { item: literal(asked.item), side: asked.side })
    case 'journey':
    case 'add-journey': {
      const { kilometres } = asked.journey
      return replies('left.journey', {
        distance: kilometres === undefined ? 'none' : kilometreText(kilometres * 1000),
      })
    }
    case 'withdraw':
    case 'unread':
    case 'foreign':
      return undefined
    default: {
      const receipt = open.find(({ id }) => id === asked.receiptId)
      return receipt && replies('left.change', { field: FIELD_NAMES[asked.field], receipt: nameOf(receipt) })
    }
  }
}
