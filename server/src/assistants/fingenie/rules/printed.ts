import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { PrintedLabel } from '@pravas/language/expense/receipts/printed-labels'
import { anyOf, phrases, type Rule } from '@pravas/language/text/phrase-grammar'
import { placeOf, wordingOf } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import { eitherWords, listWords } from '../../../formats.ts'
import type { Print } from '../../../receipts/print-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { amountText, capital, type NumberedReceipt, nameOf, paragraphs, quoted } from './texts.ts'
import { reply, type Turn } from './turn.ts'

const one = (...blocks: string[]): Rule => anyOf(phrases(...blocks))

/** How documents print what is asked for. */
export const PRINTED: Record<PrintedLabel, Rule> = {
  pnr: one('pnr'),
  'flight number': one('flight | flight no | flt'),
  'train number': one('train no | train'),
  seat: one('seat | coach | berth | booking status'),
  gate: one('gate'),
  'due date': one('due date | due on | pay by | payable by | due'),
  'billing period': one('billing period | bill period | period | billing cycle'),
  'consignment number': one('consignment | awb | docket | cn no | tracking | consignment no'),
  'order number': one('order no | order id | order number | order'),
  'booking number': one('booking id | booking no | reservation no | confirmation no | booking ref | booking reference'),
  'transaction number': one(
    'transaction id | transaction no | txn | utr | upi ref | ref no | upi transaction id | rrn',
  ),
  irn: one('irn'),
  'hsn or sac': one('hsn | sac | hsn sac'),
  'place of supply': one('place of supply'),
  'vehicle number': one('vehicle no | vehicle number | vehicle | veh no | cab no'),
  'room number': one('room no | room number | room'),
  'service charge': one('service charge | service chg | serv charge | s charge | serv chg'),
  tip: one('tip | gratuity'),
  discount: one('discount | disc | coupon'),
  advance: one('advance | advance paid | adv'),
  balance: one('balance | balance due'),
  change: one('change | change due | cash back'),
  laundry: one('laundry'),
  'room rent': one('room rent | room tariff | tariff | room charge | room charges | room'),
  fare: one('fare | airfare | base fare'),
  'round off': one('round off | rounding | roundoff'),
  litres: one('litres | liters | ltr | ltrs | volume | qty | quantity'),
  rate: one('rate | unit price | price per litre | rate ltr'),
  quantity: one('qty | quantity | nos | pcs'),
  guests: one('covers | pax | guests | guest'),
  'check-in': one('check in | checkin | arrival | arrived'),
  'check-out': one('check out | checkout | departure | departed'),
  'phone number': one('phone | tel | mobile | contact | ph'),
  plan: one('plan'),
  'gst amount': one('cgst | sgst | igst | utgst | gst'),
}

/** How many lines are quoted of one label, and of how many receipts. */
const MOST_LINES = 3
const MOST_RECEIPTS = 5
const MOST_OF_LINE = 140

/** Quotes what documents print of what is asked; undefined where an item is asked for that none has. */
export async function printedAnswer(
  turn: Turn,
  { labels, items, receipts: ids }: ExpenseAct<'ask_printed'>['slots'],
): Promise<FinGenieReply | undefined> {
  const receipts = turn.open.filter(({ id }) => ids.includes(id))
  const prints = await turn.tools.read_print({})
  const told = receipts.flatMap((receipt) => {
    const print = prints.find(({ receiptId }) => receiptId === receipt.id)
    const said = print ? printedOf(receipt, print, { labels, items }) : []
    return said.length > 0 ? [{ receipt, said }] : []
  })
  const [only, ...more] = receipts
  const [first, ...others] = told
  const focus = others.length === 0 ? (first?.receipt ?? (more.length === 0 ? only : undefined)) : undefined
  if (!first) return labels.length === 0 ? undefined : reply(noneText(labels, receipts), focus ?? turn.dialogue.focus)
  const texts = told
    .slice(0, MOST_RECEIPTS)
    .map(({ receipt, said }) => `${capital(nameOf(receipt))}:\n\n${said.map((line) => `- ${line}`).join('\n')}`)
  return reply(paragraphs(...texts), focus ?? turn.dialogue.focus)
}

function printedOf(
  receipt: NumberedReceipt,
  print: Print,
  { labels, items }: { labels: readonly PrintedLabel[]; items: readonly string[] },
): string[] {
  return [...labels.flatMap((label) => labelText(label, receipt, print)), ...itemTexts(items, receipt, print)]
}

function noneText(labels: readonly PrintedLabel[], receipts: readonly NumberedReceipt[]): string {
  const names = receipts.slice(0, MOST_RECEIPTS).map(nameOf)
  return replies('printed.none', { labels: eitherWords(labels.map(labelName)), receipts: listWords(names) })
}

const labelName = (label: PrintedLabel): string => replies('printed.label', { label })

/** What a label says on a receipt: the tax as it is kept, else the lines that print it. */
function labelText(label: PrintedLabel, receipt: NumberedReceipt, { lines }: Print): string[] {
  const isTax = label === 'gst amount'
  const kept = isTax ? taxText(receipt) : undefined
  if (kept !== undefined) return [kept]
  const found = linesWith(PRINTED[label], lines).filter((line) => !isTax || AMOUNT.test(line))
  if (found.length === 0) return []
  return [
    replies('printed.line', { label: labelName(label), line: found.slice(0, MOST_LINES).map(clipped).join(' / ') }),
  ]
}

const AMOUNT = /\d[.,]\d\d\b/

const clipped = (line: string): string => quoted(line.length > MOST_OF_LINE ? `${line.slice(0, MOST_OF_LINE)}…` : line)

function taxText({ cgstPaise, sgstPaise, igstPaise, currency }: NumberedReceipt): string | undefined {
  const parts = [
    { name: 'CGST', paise: cgstPaise },
    { name: 'SGST', paise: sgstPaise },
    { name: 'IGST', paise: igstPaise },
  ]
  const known = parts.flatMap(({ name, paise }) => (paise === null ? [] : [{ name, paise }]))
  if (known.length === 0) return undefined
  const sum = known.reduce((paise, one) => paise + one.paise, 0)
  return replies('printed.tax', {
    amount: amountText(sum, currency),
    parts: listWords(known.map(({ name, paise }) => `${name} ${amountText(paise, currency)}`)),
  })
}

/** The lines that print a label; one without a figure is the head of a table, with its values in the line below. */
function linesWith(rule: Rule, lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    if (!placeOf(rule, wordingOf(line).words)) return []
    if (/\d/.test(line)) return [line]
    const below = lines[at + 1]
    return below !== undefined && /\d/.test(below) ? [`${line}: ${below}`] : []
  })
}

/** The items of a bill that bear a word. */
function itemTexts(words: readonly string[], { currency }: NumberedReceipt, { items }: Print): string[] {
  return items
    .filter(({ name }) => wordingOf(name).words.some((word) => words.includes(word)))
    .map(({ name, quantity, paise }) =>
      replies('printed.item', {
        name: literal(name),
        amount: amountText(paise, currency),
        quantity: quantity === null ? 'none' : String(quantity),
      }),
    )
}
