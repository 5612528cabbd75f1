import { readConsent } from '../../text/consent.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { withoutVouching } from '../../text/remarks.ts'
import { isTalk } from '../../text/skipped-words.ts'
import { bareAmountIn } from '../answers/bare-amount.ts'
import { plainReceipt, plainReferences } from '../answers/plain-answers.ts'
import { agreesByPointing } from '../answers/pointing.ts'
import { besidesExcluded, ONLY, removalAnswerIn } from '../answers/removal-answer.ts'
import { isAmountAlone, valueAnswerIn } from '../answers/value-answer.ts'
import { agreesToWithdraw } from '../claims/sent-claims.ts'
import { commandIn, type ReceiptCommand } from '../commands/read-command.ts'
import { type AskedQuestion, type ExpenseContext, isYesNo } from '../context.ts'
import { listedReceipts } from '../removals/listed-receipts.ts'
import { journeyPart } from './journey-readers.ts'
import { CLAIM, type MessageForms, only, type Read } from './reading.ts'

/** The plain answer to the open question; which trip is meant is read with the wishes for one, and whether to send with sending. */
export function answer(said: MessageForms, context: ExpenseContext): Read | undefined {
  const isAgreed = context.asked !== undefined && isYesNo(context.asked)
  const message = (isAgreed ? said.whole : withoutVouching(said.whole)).trim()
  const { asked = isAmountAlone(message) ? context.missing : undefined } = context
  if (!asked) return context.waits && agreesAlone(message) ? only('take_up', {}) : undefined
  if (asked.kind === 'send') return undefined
  const isOne = asked.kind !== 'remove' || asked.receipts.length === 1
  if (isYesNo(asked) && isOne && context.others !== true && agreesByPointing(message)) return only('agree', {})
  if (asked.kind === 'remove') return toRemoval(message, asked.receipts, context)
  if (onlyRefuses(message)) return only('leave', {})
  switch (asked.kind) {
    case 'trip':
      return refusesTrips(message) ? only('leave', {}) : undefined
    case 'totals':
      return onlyAgrees(message) ? only('agree', {}) : otherTotal(message, asked.receipts)
    case 'withdraw':
      return onlyAgrees(message) || agreesToWithdraw(message, asked.number) ? only('agree', {}) : undefined
    case 'part':
      return partAnswered(message, asked, context)
    case 'confirm':
    case 'claim-document':
      return onlyAgrees(message) ? only('agree', {}) : undefined
    case 'journey':
      return journeyPart(said, context, asked.journey)
    case 'add-journey':
      return onlyAgrees(message) || addsIt(message)
        ? only('agree', {})
        : journeyPart(said, context, { ...asked.journey, purpose: asked.journey.purpose ?? '' })
    case 'value': {
      const found = valueAnswerIn(message, asked, context)
      return found && only('answer_value', { asked, ...found })
    }
    default:
      // 'The category of the taxi is food' names a receipt, and says something else of it.
      return said.stated?.statements.some(({ isBare }) => !isBare) ? undefined : whichReceipt(message, asked, context)
  }
}

/** 'No, not that trip', 'not the Mumbai trip', which names no other one; 'not on any trip' wishes for none. */
function refusesTrips(message: string): boolean {
  const { tokens, words } = wordingOf(message)
  const at = words.indexOf('not')
  const isRefused = at >= 0 && words.slice(0, at).every((word) => BEFORE_NOT.has(word))
  const isOfThese =
    POINTS.has(words[at + 1] ?? '') && OF_TRIPS.has(words.at(-1) ?? '') && words.length - at <= MOST_WORDS
  return isRefused && isOfThese && !tokens.slice(at + 1).some(({ comma }) => comma)
}

const POINTS = new Set('that this the those these my'.split(' '))
const BEFORE_NOT = new Set('no nope nahi sorry actually wait oh'.split(' '))
const OF_TRIPS = new Set('trip trips'.split(' '))
const MOST_WORDS = 5

function toRemoval(message: string, ids: readonly string[], context: ExpenseContext): Read | undefined {
  const asked = context.open.filter(({ id }) => ids.includes(id))
  const found = removalAnswerIn(message, asked, context)
  if (found === 'yes') return only('agree', {})
  if (found === 'leave') return only('leave', {})
  return (
    found &&
    only('remove', {
      receipts: found.receipts.map(({ id }) => id),
      unknown: found.unknown,
      isVague: found.isVague === true,
    })
  )
}

/** Another amount than the one that was asked about. */
function otherTotal(message: string, [receiptId, ...others]: readonly string[]): Read | undefined {
  const paise = isAmountAlone(message) ? bareAmountIn(message)?.paise : undefined
  return receiptId === undefined || others.length > 0 || paise === undefined
    ? undefined
    : only('propose_totals', { totals: [{ receiptId, totalPaise: paise }] })
}

/** How much a part is, of which the rest of the bill is claimed, or which alone is. */
function partAnswered(
  message: string,
  { receiptId, side, item }: Extract<AskedQuestion, { kind: 'part' }>,
  { open, today }: ExpenseContext,
): Read | undefined {
  const paise = isAmountAlone(message) ? bareAmountIn(message)?.paise : undefined
  const receipt = open.find(({ id }) => id === receiptId)
  const named = plainReceipt(message, open, today)
  if (named && named.id !== receiptId) return only('ask_part', { side, item, receiptId: named.id })
  if (paise === undefined || !receipt || receipt.totalPaise === null) return undefined
  const totalPaise = side === 'claimed' ? paise : receipt.totalPaise - paise
  if (totalPaise <= 0 || totalPaise >= receipt.totalPaise) return undefined
  return only('correct', { kind: 'change', about: `receipt ${receipt.number}`, change: { totalPaise } })
}

/** The receipt that an answer names and nothing else. */
function whichReceipt(
  message: string,
  asked: Extract<AskedQuestion, { kind: 'which' | 'which-value' | 'which-removal' }>,
  { open, today }: ExpenseContext,
): Read | undefined {
  if (asked.kind === 'which-removal' && givesUp(commandIn(message, { open, today }))) return only('leave', {})
  const among = asked.kind === 'which-removal' ? asked.among : undefined
  const likely = among ? open.filter(({ id }) => among.includes(id)) : open
  const said = withoutOnly(message)
  const receipt = plainReceipt(said, likely, today) ?? plainReceipt(said, open, today)
  if (receipt) return only('answer_receipt', { receiptId: receipt.id })
  const several = asked.kind === 'which-removal' ? severalIn(said, likely, { open, today }) : undefined
  return several && only('remove', { receipts: several.map(({ id }) => id), unknown: [], isVague: false })
}

/** 'Only the hotel' answers which one is meant as 'the hotel' does. */
function withoutOnly(message: string): string {
  const { text, tokens, words } = wordingOf(message)
  return text.slice(tokens[Math.max(0, ...ONLY(words, 0))]?.start ?? 0)
}

/** Several receipts that an answer names and nothing else: 'both cabs', 'the first and the last', 'all but the hotel'. */
function severalIn(
  message: string,
  likely: ExpenseContext['open'],
  context: Pick<ExpenseContext, 'open' | 'today'>,
): readonly { id: string }[] | undefined {
  const besides = besidesExcluded(message, likely, context)
  if (besides) return besides
  const [, how, rest] = EACH.exec(message) ?? []
  const each = rest === undefined ? undefined : plainReferences(rest, likely, context.today)
  if (each && (how?.toLowerCase() === 'all' ? each.length > 1 : each.length === 2)) return each
  const listed = listedReceipts(message, likely, context.today)
  return listed && listed.unknown.length === 0 && listed.receipts.length > 1 ? listed.receipts : undefined
}

const EACH = /^(all|both|dono|donon)(?: of)?(?: the)? (.+)$/i

/** Nothing was removed yet that could come back. */
const givesUp = (wish: ReceiptCommand | undefined): boolean =>
  wish?.act === 'leave' || wish?.act === 'keep' || wish?.act === 'restore' || (wish?.act === 'undo' && wish.brings)

/** Whether a message only refuses. */
function onlyRefuses(message: string): boolean {
  return readConsent(message, { action: 'remove', kind: 'receipt' }).says === 'no'
}

/** 'Add it', 'yes add' is a yes to adding. */
function addsIt(message: string): boolean {
  const { words } = wordingOf(message)
  return (
    words.some((word) => ADDING.has(word)) &&
    words.every((word) => ADDING.has(word) || BESIDE_ADDING.has(word) || isTalk(word))
  )
}

const ADDING = new Set('add jodo daalo daal likho log'.split(' '))
const BESIDE_ADDING = new Set(
  'yes yeah yep ok okay haan ha ji sure it this that the journey mileage do dijiye to my claim now ise isko'.split(' '),
)

/** A yes to what was asked before. */
const agreesAlone = (message: string): boolean => {
  const { says, namesAct, isFirm } = readConsent(message, CLAIM)
  return (says === 'yes' && !namesAct && isFirm) || agreesByPointing(message)
}

/** Only a plain yes sets what was asked about; 'send it' is none. */
function onlyAgrees(message: string): boolean {
  const { says, namesAct } = readConsent(message, CLAIM)
  return says === 'yes' && !namesAct
}
