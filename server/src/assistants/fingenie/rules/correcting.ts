import type { Correction } from '@pravas/language/expense/corrections/kinds'
import { type Mention, mentionsIn } from '@pravas/language/expense/receipts/mentions'
import type { RemovalWish } from '@pravas/language/expense/removals/read-removal'
import { anyOf, phrases } from '@pravas/language/text/phrase-grammar'
import { says } from '@pravas/language/text/phrases-in'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { applyChange } from './changes.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import { askRemoval, askValue } from './open-matters/ask.ts'
import { scaleDoubt } from './scale-doubt.ts'
import { DialogueState, type Pending, type Undo } from './state.ts'
import { claimableOf, type NumberedReceipt, nameOf, paragraphs, receiptTable, sumText } from './texts.ts'
import { notFound, reply, type Turn } from './turn.ts'
import { revertFields } from './undo.ts'
import { invalidGstin, refusedText, unclearText } from './value-problems.ts'

/** Asks whether receipts are to be taken out. */
export function removal(turn: Turn, wish: RemovalWish): FinGenieReply {
  const { open, spoken } = turn
  if (spoken.length === 0) return reply(replies('no-receipts'))
  if (open.length === 0) return reply(replies('remove.claimed-all'))
  const meant = open.filter(({ id }) => wish.receipts.includes(id))
  const [receipt, ...others] = meant
  if (wish.isLeftOut && wish.isVague) return reply(paragraphs(replies('remove.which-left-out'), receiptTable(meant)))
  const unknown = unknownTexts(wish.unknown)
  if (!receipt || wish.isVague) return askWhich(turn, meant, ...unknown)
  const asked = askRemoval(receipt, ...others)
  return { ...asked, text: [...unknown, asked.text].join(' ') }
}

/** Says which parts of a list name no receipt: 'There is no receipt 9 here.' */
function unknownTexts(unknown: readonly string[]): string[] {
  return unknown.map((part) => {
    const number = NUMBERED.exec(part)?.[1]
    return number ? replies('remove.unknown-number', { number }) : replies('remove.unknown', { words: literal(part) })
  })
}

const NUMBERED = /^(?:the )?(?:receipts?|bills?|invoices?|numbers?|no\.?)? ?#?(\d{1,3})$/i

function askWhich({ open, dialogue }: Turn, meant: readonly NumberedReceipt[], ...before: string[]): FinGenieReply {
  const among = meant.length > 1 ? meant : open
  const text = paragraphs([...before, replies('remove.which')].join(' '), receiptTable(among))
  const ids = among.length < open.length && { among: among.map(({ id }) => id) }
  return reply(text, dialogue.focus, { kind: 'which-removal', ...ids })
}

/** Makes corrections, in their order. */
export async function corrections(turn: Turn, found: readonly Correction[]): Promise<FinGenieReply> {
  const { open, spoken, today } = turn
  if (spoken.length === 0) return reply(replies('no-receipts'))
  if (open.length === 0) return reply(replies('edit.claimed-in', { number: spoken[0]?.expenseNumber ?? '' }))
  if (found.length === 1) return correct(turn, found[0] as Correction)
  const answers: FinGenieReply[] = []
  const undo: Undo[] = []
  let { focus } = turn.dialogue
  let asked: Pending | undefined
  for (const [index, correction] of found.entries()) {
    const receipts = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    // 'The total of receipt 2 is 500 and the date is 5 March' goes on about receipt 2.
    const goesOn =
      index > 0 &&
      correction.kind !== 'aside' &&
      mentionsIn(correction.about, receipts, { today, focus: undefined }).by === 'none'
    const about = goesOn && focus !== undefined ? `${correction.about} of it` : correction.about
    const answered = await correct({ ...turn, open: receipts, dialogue: { focus } }, { ...correction, about }, false)
    const { focus: last, undo: undone = [], pending } = DialogueState.parse(answered.state)
    undo.push(...undone)
    // One question at a time: what else is unclear is only said.
    const isSecond = asked !== undefined && pending !== undefined
    focus = isSecond ? focus : (last ?? focus)
    asked ??= pending
    answers.push(isSecond ? { ...answered, text: skippedText(correction, receipts, last) } : answered)
  }
  const state = {
    ...answers.at(-1)?.state,
    ...(asked && { pending: asked }),
    ...(focus !== undefined && { focus }),
    ...(undo.length > 0 && { undo }),
  }
  return { text: paragraphs(...answers.map(({ text }) => text), await newSum(turn, undo)), state }
}

/** What all receipts come to after corrections of which one changed an amount. */
async function newSum({ tools }: Turn, changed: readonly Undo[]): Promise<string | undefined> {
  const isMoney = changed.some((one) => 'change' in one && ('totalPaise' in one.change || 'currency' in one.change))
  const open = (await tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const counted = claimableOf(open)
  return isMoney && counted.length > 1
    ? replies('edit.sum', { count: counted.length, sum: sumText(counted) })
    : undefined
}

/** Why a value was not set beside another one that is asked for. */
function skippedText(correction: Correction, open: readonly NumberedReceipt[], id: string | undefined): string {
  const why = correction.kind === 'no-value' && correction.why && unclearText(correction.why)
  const receipt = open.find((one) => one.id === id)
  if (correction.kind === 'no-value' && receipt)
    return why || replies('edit.value-then', { field: FIELD_NAMES[correction.field], receipt: nameOf(receipt) })
  return replies('edit.skipped', { words: receipt ? nameOf(receipt) : literal(correction.about) })
}

async function correct(turn: Turn, said: Correction, sums = true): Promise<FinGenieReply> {
  const { open, dialogue, tools, today } = turn
  const refused = said.kind === 'change' && invalidGstin(said.change)
  const correction: Correction = refused ? { kind: 'refused', about: said.about, why: refused } : said
  if (correction.kind === 'aside')
    return reply(replies('edit.skipped', { words: literal(correction.about) }), dialogue.focus)
  const mention = mentionsIn(correction.about, open, { today, focus: dialogue.focus })
  const [receipt, ...others] = mention.receipts
  if (!receipt) return reply(notFound(mention, open))
  const why = correction.kind === 'no-value' && correction.why && unclearText(correction.why)
  // No receipt can have it, whichever is meant.
  if (correction.kind === 'refused')
    return reply(refusedText(correction.why), others.length > 0 ? dialogue.focus : receipt)
  if (others.length > 0) {
    if (
      correction.kind === 'change' &&
      ((mention.by === 'number' && namesEach(correction.about, mention.receipts)) ||
        isPlural(correction, mention.by)) &&
      mayBeShared(correction.change)
    )
      return changeEach(turn, mention.receipts, correction.change)
    const pending = whichAsked(correction)
    const question = paragraphs(why, replies('edit.which'), receiptTable(mention.receipts))
    return reply(question, dialogue.focus, pending)
  }
  if (correction.kind === 'no-value') {
    return askValue(receipt, correction.field, why || undefined)
  }
  if (correction.kind === 'missing') return missing(receipt, correction.field)
  const doubtful = correction.kind === 'change' && scaleDoubt(receipt, correction.change)
  if (doubtful) return askValue(receipt, 'totalPaise', doubtful, correction.change.totalPaise ?? undefined)
  const { text, undo } =
    correction.kind === 'back'
      ? await revertFields(turn, receipt, correction.fields)
      : await applyChange(tools, open, receipt, correction.change, { sums })
  return reply(text, receipt, undefined, undo)
}

/** What the answer to which receipt is meant goes on with. */
function whichAsked(correction: Correction): Pending | undefined {
  if (correction.kind === 'change') return { kind: 'which', change: correction.change }
  return correction.kind === 'no-value' ? { kind: 'which-value', field: correction.field } : undefined
}

const PLACE_WORDS =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)?)\b/gi

/** Whether as many receipts are named one by one as are meant: 'receipt 1 and receipt 2', 'the first and second'. */
function namesEach(about: string, receipts: readonly NumberedReceipt[]): boolean {
  return (about.match(PLACE_WORDS) ?? []).length === receipts.length
}

/** 'Put the cab ones under Transport': a category of all that are named. */
function isPlural({ about, ...correction }: Correction, by: Mention['by']): boolean {
  const isCategory = correction.kind === 'change' && correction.change.category !== undefined
  return isCategory && (by === 'merchant' || by === 'category') && says(about, PLURAL)
}

const PLURAL = anyOf(
  phrases(
    'ones | all | both | receipts | bills | invoices | cabs | hotels | flights | meals | autos | tolls | sab | saare | saari',
  ),
)

/** '500' of two receipts may be of each or of both together, and no two bills have one number. */
function mayBeShared(change: ReceiptChange): boolean {
  return Object.entries(change).every(
    ([field, value]) => value === null || (typeof value !== 'number' && field !== 'invoiceNumber'),
  )
}

async function changeEach(
  { tools }: Turn,
  receipts: readonly NumberedReceipt[],
  change: ReceiptChange,
): Promise<FinGenieReply> {
  const texts: string[] = []
  const undo: Undo[] = []
  for (const receipt of receipts) {
    const open = (await tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
    const done = await applyChange(tools, open, receipt, change)
    texts.push(done.text)
    undo.push(...done.undo)
  }
  return reply(paragraphs(...texts), receipts.at(-1), undefined, undo)
}

/** What is said to be missing may stand there, or is asked for. */
function missing(receipt: NumberedReceipt, field: ChangeableField): FinGenieReply {
  const name = FIELD_NAMES[field]
  if (receipt[field] === null)
    return reply(replies('edit.value-unread', { field: name, receipt: nameOf(receipt) }), receipt, {
      kind: 'value',
      receiptId: receipt.id,
      field,
    })
  return reply(
    replies('edit.value-there', {
      field: name,
      receipt: nameBeside(field, receipt),
      value: fieldText(field, receipt),
      number: receipt.number,
    }),
    receipt,
  )
}
