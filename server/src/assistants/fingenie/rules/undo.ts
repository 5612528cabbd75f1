import { FIELD_OF, KEY_OF } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_NAMES, receiptField } from '@pravas/contract/receipt-fields'
import type { ReviewField, ReviewFields } from '@pravas/contract/receipt-review'
import type { ExpenseAct } from '@pravas/language/expense/acts'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { keptValue } from '../../../receipts/field-column-rules.ts'
import { type ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import type { FinGenieCalls, FinGenieReply } from '../engine.ts'
import { refusalIn } from './changes.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import { DialogueState, type Undo } from './state.ts'
import { capital, type NumberedReceipt, nameOf, paragraphs, sumText } from './texts.ts'
import { reply, type Turn } from './turn.ts'

const FIELDS = RECEIPT_FIELD_NAMES.map((name) => KEY_OF[name])

/** Undoes the last step, or as many as are wanted. */
export async function undoLastChange(
  turn: Turn,
  { several, steps = 1, brings }: ExpenseAct<'undo'>['slots'],
): Promise<FinGenieReply> {
  const other = otherNamed(turn)
  const named =
    other && !several && steps === 1 ? await restoreReceipts(turn, { about: `receipt ${other.number}` }) : undefined
  if (named) return named
  const most = several ? MOST_STEPS + 1 : steps
  let done = await undoStep(turn, brings)
  for (let count = 1; count < most; count++) {
    const dialogue = DialogueState.parse(done.state)
    const open = await openReceipts(turn.tools)
    if (stepsToUndo(dialogue, open).undo.length === 0) break
    const next = await undoStep({ ...turn, dialogue, open }, false)
    done = { ...next, text: paragraphs(done.text, next.text) }
  }
  return done
}

/** The receipt that a wish to undo names, where the last step was not of it: 'undo that, the full courier is mine'. */
function otherNamed({ message, open, today, dialogue }: Turn): NumberedReceipt | undefined {
  const { undo } = stepsToUndo(dialogue, open)
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  const [only, ...others] = receipts
  const isNamed = (by === 'merchant' || by === 'category' || by === 'number') && others.length === 0
  return isNamed && undo.length > 0 && !undo.some(({ receiptId }) => receiptId === only?.id) ? only : undefined
}

/** Undoes the last corrections. */
async function undoStep(turn: Turn, brings: boolean): Promise<FinGenieReply> {
  const { open, dialogue, tools } = turn
  const { undo, history, gone } = stepsToUndo(dialogue, open)
  // 'Add it back' means nothing that was only edited.
  if (brings && !undo.some((one) => 'removed' in one) && gone.length === 0 && turn.spoken.length > 0)
    return reply(replies('undo.nothing-removed'), dialogue.focus)
  if (turn.spoken.length === 0 && undo.length === 0) return reply(replies('no-receipts'))
  const already = gone.map((receipt) => capital(replies('undo.already-back', { receipt: nameOf(receipt) })))
  if (undo.length === 0) {
    const nothing = reply(paragraphs(...already, await nothingToUndo(turn)), dialogue.focus)
    return { ...nothing, state: { ...nothing.state, undo, history } }
  }
  const texts: string[] = already
  for (const one of undo.toReversed()) {
    if ('removed' in one) {
      texts.push(await restore(turn, one.receiptId))
      continue
    }
    const receipt = (await openReceipts(tools)).find(({ id }) => id === one.receiptId)
    if ('claimed' in one) {
      texts.push(receipt ? await unclaimed(turn, receipt) : replies('undo.cannot-change'))
      continue
    }
    texts.push(receipt ? (await setBack(turn, receipt, one.change)).text : replies('undo.cannot-change'))
  }
  const last = open.find(({ id }) => id === undo.at(-1)?.receiptId)
  const undone = reply(paragraphs(...texts), last ?? dialogue.focus)
  return { ...undone, state: { ...undone.state, undo: history.at(-1) ?? [], history: history.slice(0, -1) } }
}

/**
 * The last step that can still be undone and those before it. A removal is none once its receipts were restored by hand:
 * those are `gone`.
 */
function stepsToUndo({ undo = [], history = [] }: DialogueState, open: readonly NumberedReceipt[]) {
  const steps = [...history, undo]
  const isHere = (one: Undo) => 'removed' in one && open.some(({ id }) => id === one.receiptId)
  const at = steps.findLastIndex((step) => step.some((one) => !isHere(one)))
  const skipped = steps.slice(at + 1).flat()
  return {
    undo: steps[at] ?? [],
    history: steps.slice(0, Math.max(at, 0)),
    gone: open.filter(({ id }) => skipped.some(({ receiptId }) => receiptId === id)),
  }
}

/** How many steps can be undone beside the last one. */
const MOST_STEPS = 9

/** What can be undone after a reply: what it changed, then what had been changed before. */
export function stepsAfter(
  { undo = [], history = [] }: DialogueState,
  { state, referenceId }: FinGenieReply,
): Pick<DialogueState, 'undo' | 'history'> {
  if (referenceId !== undefined) return {}
  const after = DialogueState.parse(state)
  if (after.history !== undefined) return { undo: after.undo, history: after.history }
  if (after.undo === undefined || after.undo.length === 0) return { undo, history }
  return { undo: after.undo, history: undo.length > 0 ? [...history, undo].slice(-MOST_STEPS) : history }
}

async function openReceipts(tools: FinGenieCalls): Promise<NumberedReceipt[]> {
  return (await tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
}

async function restore({ tools }: Turn, receiptId: string): Promise<string> {
  const isBack = await tools.restore_receipt({ receipt_id: receiptId })
  const open = await openReceipts(tools)
  const receipt = open.find(({ id }) => id === receiptId)
  if (!isBack || !receipt) return replies('undo.cannot-restore')
  return capital(replies('undo.restored', { receipt: nameOf(receipt), count: open.length, sum: sumText(open) }))
}

/** Takes a document out of the claim that was put there. */
async function unclaimed({ tools }: Turn, receipt: NumberedReceipt): Promise<string> {
  if (!(await tools.claim_document({ receipt_id: receipt.id, is_expense: false }))) return replies('undo.cannot-change')
  const sum = sumText(await openReceipts(tools))
  return capital(replies('document.unclaimed', { receipt: nameOf(receipt), sum }))
}

/** Restores the removed receipt that words name, or undoes what was changed of one that is here; undefined when they name none. */
export async function restoreReceipts(turn: Turn, { about }: { about: string }): Promise<FinGenieReply | undefined> {
  const context = { today: turn.today, focus: undefined }
  const { by, receipts } = mentionsIn(about, await turn.tools.list_removed_receipts(), context)
  const [receipt, ...others] = by === 'none' ? [] : receipts
  if (receipt) return others.length > 0 ? undefined : reply(await restore(turn, receipt.id), receipt.id)
  const here = mentionsIn(about, turn.open, context)
  const [only, ...more] = here.by === 'none' ? [] : here.receipts
  if (more.length > 0) return reply(replies('undo.nothing-removed'), turn.dialogue.focus)
  return only && undoneOf(turn, only)
}

/** Takes back the last change of what a receipt comes to; undefined where there was none. */
export async function amountUndone(turn: Turn, receipt: NumberedReceipt): Promise<FinGenieReply | undefined> {
  const { undo = [], history = [] } = turn.dialogue
  const isOf = (one: Undo) => 'change' in one && one.receiptId === receipt.id && 'totalPaise' in one.change
  return [...history, undo].some((step) => step.some(isOf)) ? undoneOf(turn, receipt, isOf) : undefined
}

/** Undoes the last change of a receipt, whatever was changed since of others. */
async function undoneOf(
  turn: Turn,
  receipt: NumberedReceipt,
  isOf = (one: Undo) => 'change' in one && one.receiptId === receipt.id,
): Promise<FinGenieReply> {
  const { undo = [], history = [] } = turn.dialogue
  const steps = [...history, undo]
  const at = steps.findLastIndex((step) => step.some(isOf))
  const step = steps[at]?.find(isOf)
  if (!step || !('change' in step)) {
    const { text, undo: undone } = await revertFields(turn, receipt, [])
    return reply(text, receipt, undefined, undone)
  }
  const { text } = await setBack(turn, receipt, step.change)
  const left = steps
    .map((one, index) => (index === at ? one.filter((part) => part !== step) : one))
    .filter((one) => one.length > 0)
  const undone = reply(text, receipt)
  return { ...undone, state: { ...undone.state, undo: left.at(-1) ?? [], history: left.slice(0, -1) } }
}

/** Tells what was edited on the receipts here, and what was read before. */
export async function editsMade({ open, tools, dialogue, spoken }: Turn): Promise<FinGenieReply> {
  if (spoken.length === 0) return reply(replies('no-receipts'))
  const claim = await tools.show_claim()
  const lines = open.flatMap((receipt) => {
    const fields = claim?.receipts.find(({ receipt_id }) => receipt_id === receipt.id)?.fields
    return FIELDS.flatMap((field) => {
      if (!fields || !isCorrected(fields, field)) return []
      const before = { ...receipt, [field]: readOf(fields, field) }
      return [
        replies('edit.made', {
          field: FIELD_NAMES[field],
          receipt: nameBeside(field, receipt),
          value: fieldText(field, receipt),
          before: fieldText(field, before),
        }),
      ]
    })
  })
  return reply(lines.length === 0 ? replies('edit.none-made') : lines.join('\n'), dialogue.focus)
}

async function nothingToUndo({ open, tools }: Turn): Promise<string> {
  const claim = await tools.show_claim()
  const changed = open.filter(({ id }) => {
    const fields = claim?.receipts.find(({ receipt_id }) => receipt_id === id)?.fields
    return fields && FIELDS.some((field) => isCorrected(fields, field))
  })
  const [first] = changed
  return paragraphs(
    replies('undo.nothing'),
    first &&
      capital(
        replies('undo.edited', {
          receipts: listWords(changed.map(nameOf)),
          count: changed.length,
          number: first.number,
        }),
      ),
  )
}

/** Sets fields of one receipt to what was read of them, all that were changed where none is named. */
export async function revertFields(
  turn: Turn,
  receipt: NumberedReceipt,
  named: readonly ChangeableField[],
): Promise<{ text: string; undo: Undo[] }> {
  const fields = (await turn.tools.show_claim())?.receipts.find(({ receipt_id }) => receipt_id === receipt.id)?.fields
  if (!fields) return { text: replies('undo.unknown', { receipt: nameOf(receipt) }), undo: [] }
  // A total was read in its currency.
  const wanted = named.includes('totalPaise') ? [...new Set([...named, 'currency' as const])] : named
  const corrected = (named.length > 0 ? wanted : FIELDS).filter((field) => isCorrected(fields, field))
  const as = named.filter((field) => !corrected.includes(field))
  if (corrected.length === 0 && as.length === 0)
    return { text: capital(replies('undo.unedited', { receipt: nameOf(receipt) })), undo: [] }
  const change = Object.fromEntries(corrected.map((field) => [field, readOf(fields, field)]))
  const undo = Object.fromEntries(corrected.map((field) => [field, receipt[field]]))
  const back =
    corrected.length > 0
      ? await setBack(turn, receipt, ReceiptChange.parse(change), 'undo.as-read')
      : { text: '', done: false }
  return {
    text: paragraphs(back.text, ...as.map((field) => standsAsRead(field, receipt))),
    undo: back.done ? [{ receiptId: receipt.id, change: ReceiptChange.parse(undo) }] : [],
  }
}

function standsAsRead(field: ChangeableField, receipt: NumberedReceipt): string {
  const named = { field: FIELD_NAMES[field], receipt: nameBeside(field, receipt) }
  return receipt[field] === null
    ? replies('undo.unread-field', named)
    : replies('undo.unedited-field', { ...named, value: fieldText(field, receipt) })
}

async function setBack(
  { tools }: Turn,
  receipt: NumberedReceipt,
  change: ReceiptChange,
  told: 'undo.done' | 'undo.as-read' = 'undo.done',
): Promise<{ text: string; done: boolean }> {
  const after = { ...receipt, ...change }
  // What was read before a rule was made may break it, such as our own GSTIN as the seller's.
  const done = await tools.revert_receipt({ receipt_id: receipt.id, change }).catch(refusalIn)
  if (typeof done === 'string') return { text: done, done: false }
  if (!done) return { text: capital(replies('edit.claimed', { receipt: nameOf(receipt) })), done }
  const fields = Object.keys(change) as ChangeableField[]
  const shown = fields.filter((field) => field !== 'currency' || !fields.includes('totalPaise'))
  const sentences = shown.map((field) =>
    replies(told, {
      field: FIELD_NAMES[field],
      receipt: nameBeside(field, after),
      value: fieldText(field, after),
      before: fieldText(field, receipt),
    }),
  )
  return { text: paragraphs(...sentences), done }
}

function fieldOf(fields: ReviewFields, field: ChangeableField): ReviewField<string | number> {
  return fields[FIELD_OF[field]]
}

function isCorrected(fields: ReviewFields, field: ChangeableField): boolean {
  const { state, read } = fieldOf(fields, field)
  if (state !== 'corrected') return false
  // What every receipt has can be set to something else, and not to nothing.
  return read !== null || receiptField(FIELD_OF[field]).assumed === undefined
}

function readOf(fields: ReviewFields, field: ChangeableField): string | number | null {
  const { read = null } = fieldOf(fields, field)
  return keptValue(FIELD_OF[field], read)
}
