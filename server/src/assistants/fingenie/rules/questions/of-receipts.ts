import type { Topic } from '@pravas/language/expense/queries/topics'
import { categoriesIn, mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { periodIn } from '@pravas/language/expense/receipts/past-dates'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { isFunctionWord, isTalk } from '@pravas/language/text/skipped-words'
import { replies } from '@pravas/messages/fingenie'
import { literal } from '../../../kernel/cards.ts'
import { amountText, capital, linked, type NumberedReceipt, nameOf, paragraphs, quoted } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { type Answer, byAct, either, inWords, isAmountOf, standsIn } from './answer.ts'

/** The receipts that a message names, or all that are spoken of. */
export function receiptsMeant({ message, spoken, today, dialogue }: Turn) {
  const mention = mentionsIn(message, spoken, { today, focus: dialogue.focus })
  const isNamed = mention.by !== 'none' && mention.receipts.length > 0
  return { ...mention, receipts: isNamed ? mention.receipts : spoken, isNamed }
}

/** Whether a word names one of some receipts. */
export function namesReceipt(turn: Turn, receipts: readonly NumberedReceipt[]): (word: string) => boolean {
  const { today } = turn
  const isMention = (word: string) => {
    const { by, receipts: named } = mentionsIn(word, receipts, { today, focus: undefined })
    return by !== 'none' && by !== 'date' && named.length > 0
  }
  const isCount = (word: string) => /^\d{1,2}$/.test(word) && Number(word) <= turn.spoken.length
  return either(
    isMention,
    isCount,
    isAmountOf(receipts.map(({ totalPaise }) => totalPaise)),
    standsIn(receipts.flatMap(({ merchant, fileName, category }) => [merchant, fileName, category])),
  )
}

/** A question over receipts: of those that are named, else of all. */
export function onReceipts(topic: Topic): (turn: Turn) => Answer {
  return (turn) => {
    const { message, today } = turn
    const { receipts, by, notExcluded = [], isNamed } = receiptsMeant(turn)
    const period = by === 'date' ? periodIn(message, today) : undefined
    return byAct(
      'ask_receipts',
      {
        topic,
        receipts: receipts.map(({ id }) => id),
        by: isNamed ? by : 'none',
        categories: isNamed ? categoriesIn(message) : [],
        notExcluded,
        ...(isNamed && period && period !== 'invalid' && { period }),
      },
      namesReceipt(turn, isNamed ? receipts : []),
    )
  }
}

/** How many lines are quoted of one receipt, and of how many receipts. */
const MOST_LINES = 4
const MOST_RECEIPTS = 3

/** Quotes the lines of bills that bear a word of the question, else what they list; or says that nothing was read of it. */
export async function printedLines(turn: Turn): Promise<Answer | undefined> {
  const { receipts, isNamed } = receiptsMeant(turn)
  const open = receipts.filter(({ expenseNumber }) => expenseNumber === null)
  if (open.length === 0) return turn.spoken.length === 0 ? inWords(turn, replies('no-receipts')) : undefined
  const prints = await turn.tools.read_print({})
  const isName = namesReceipt(turn, open)
  const asked = wordingOf(turn.message).words.filter(
    (word) => word.length > 2 && !isFunctionWord(word) && !isTalk(word) && !isName(word) && !IN_QUESTIONS.has(word),
  )
  const told = open.flatMap((receipt) => {
    const print = prints.find(({ receiptId }) => receiptId === receipt.id)
    const lines = (print?.lines ?? []).filter((line) => wordingOf(line).words.some((word) => asked.includes(word)))
    return lines.length > 0 ? [textOf(receipt, lines.slice(0, MOST_LINES).map(quoted))] : []
  })
  if (told.length > 0)
    return inWords(
      turn,
      paragraphs(...told.slice(0, MOST_RECEIPTS)),
      either(isName, (word) => asked.includes(word.toLowerCase())),
    )
  if (!isNamed && open.length > 1) return undefined
  const listed = open.flatMap((receipt) => {
    const items = prints.find(({ receiptId }) => receiptId === receipt.id)?.items ?? []
    const lines = items.map(({ name, quantity, paise }) =>
      replies('printed.item', {
        name: literal(name),
        amount: amountText(paise, receipt.currency),
        quantity: quantity === null ? 'none' : String(quantity),
      }),
    )
    return lines.length > 0 ? [textOf(receipt, lines)] : []
  })
  const [first] = open
  const text =
    listed.length > 0
      ? paragraphs(...listed.slice(0, MOST_RECEIPTS))
      : first && replies('printed.open', { receipt: linked(first, nameOnly(first)) })
  return text ? { reply: reply(text, open.length === 1 ? first : turn.dialogue.focus), uses: isName } : undefined
}

const nameOnly = ({ merchant, fileName }: NumberedReceipt): string => literal(merchant ?? fileName)

const textOf = (receipt: NumberedReceipt, lines: readonly string[]): string =>
  `${capital(nameOf(receipt))}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`

/** Words that questions on print are made of, and that bills print everywhere. */
const IN_QUESTIONS = new Set(
  'total amount bill bills receipt receipts invoice tax rate price paid printed written print number likha likhi hai kya kitna kitne kitni what which how much many tell show read'.split(
    ' ',
  ),
)
