import { exclusionsIn } from '../../text/affirmed-text.ts'
import { readConsent } from '../../text/consent.ts'
import { MONTHS } from '../../text/date-words.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { says } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { claimWishIn } from '../claims/claim-wishes.ts'
import { documentWishIn } from '../claims/document-wishes.ts'
import { namesTrip, type TripName, tripNameIn } from '../claims/trip-name.ts'
import { wantedBack, wantsBack } from '../commands/as-read.ts'
import { clausesOf } from '../commands/clauses.ts'
import { commandIn } from '../commands/read-command.ts'
import { type TakenBack, takenBackIn } from '../commands/taking-back.ts'
import type { ExpenseContext } from '../context.ts'
import { fieldIn } from '../corrections/fields.ts'
import { partIn } from '../corrections/parts.ts'
import { WISH_WORDS } from '../reader-words.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { plainWordsOf, REFERENCE } from '../receipts/plain-words.ts'
import { merchantWords } from '../receipts/receipt.ts'
import { exceptionIn, readOnlyThese, readRemoval } from '../removals/read-removal.ts'
import { isMarked } from '../sending/questions.ts'
import { refusesToSend } from '../sending/refusals.ts'
import { wantsToSend } from '../sending/wishes.ts'
import { CLAIM, type MessageForms, only, type Read, type WishedAct, without } from './reading.ts'

/** 'Undo that, it was a mistake'; 'restore receipt 2' of one that was removed. */
export function undo({ wish }: MessageForms, context: ExpenseContext): Read | undefined {
  if (wish?.act === 'undo')
    return only(
      'undo',
      { several: wish.several, brings: wish.brings, ...(wish.steps && { steps: wish.steps }) },
      wish.others,
    )
  return wish?.act === 'restore' ? restored(wish.about, wish.others, context) : undefined
}

/** A field of one that is here goes back to what was read of it, which is a correction. */
function restored(about: string, others: readonly string[], { open, today }: ExpenseContext) {
  const { by, receipts } = mentionsIn(about, open, { today, focus: undefined })
  const isHere = by !== 'none' && receipts.length > 0
  if (isHere && (fieldIn(about) !== undefined || !namesChange(about, open))) return undefined
  const read = only('restore', { about }, [...others, ...monthsBeside(about)])
  // What names no receipt may name a part of a bill, which the rules look up.
  const isPart = by === 'none' && others.length === 0 && contentOf(about).length <= MOST_OF_PART
  return isPart ? { ...read, used: [{ start: 0, end: MOST_READ }] } : read
}

/** A month beside the number of a receipt is of another wish: 'restore receipt 2 december'. */
function monthsBeside(about: string): string[] {
  return NUMBERED.test(about) ? about.split(' ').filter((word) => MONTHS.has(word.toLowerCase())) : []
}

const NUMBERED = /\b(?:receipt|bill) \d{1,2}\b/i

/** 'The hotel change', 'the cab': a receipt and nothing else of it. */
function namesChange(about: string, open: ExpenseContext['open']): boolean {
  const words = about.split(' ').filter((word) => !CHANGE_WORDS.has(word.toLowerCase()))
  return namesOnlyReceipts(words.join(' '), open)
}

const CHANGE_WORDS = new Set('change changes edit edits correction corrections update thing'.split(' '))

export function restore({ message }: MessageForms, context: ExpenseContext): Read | undefined {
  const about = wantedBack(message)
  return about === undefined ? undefined : restored(about, [], context)
}

/** 'Galat bola, wapas 145 karo', 'sorry, bring it back, I mixed it up': the open question, else the last change, is taken back. */
export function takenBack({ whole }: MessageForms, context: ExpenseContext): Read | undefined {
  const found = takenBackIn(whole, context)
  const act = found ? actOfTakingBack(found, context) : goneBack(whole, context)
  return act && { acts: [act], unknown: [], used: [{ start: 0, end: whole.length }] }
}

/** 'No, the bill says 16 Nov, I was wrong, go back': a clause takes back the last change, and others only say why. */
function goneBack(whole: string, context: ExpenseContext): WishedAct | undefined {
  if (context.edited === undefined || context.asked !== undefined || isMarked(whole)) return undefined
  const clauses = clausesOf(whole).map(({ words, textOf }) => textOf(0, words.length))
  const isBack = (clause: string) => wantsBack(clause) && takenBackIn(clause, context)?.about === ''
  const others = clauses.filter((clause) => !isBack(clause) && takenBackIn(clause, context) === undefined)
  const isOther = others.some((clause) => commandIn(clause, context) !== undefined || wantsToSend(clause))
  return clauses.length > 1 && clauses.some(isBack) && !isOther
    ? { intent: 'undo', slots: { several: false, brings: false } }
    : undefined
}

function actOfTakingBack(
  { about, totalPaise }: TakenBack,
  { asked, open, focus, edited, today }: ExpenseContext,
): WishedAct | undefined {
  const leave = { intent: 'leave', slots: {} } as const
  if (totalPaise === undefined) {
    if (asked !== undefined && about === '') return leave
    return about === ''
      ? { intent: 'undo', slots: { several: false, brings: false } }
      : { intent: 'restore', slots: { about } }
  }
  const named =
    about === '' ? open.filter(({ id }) => id === focus) : mentionsIn(about, open, { today, focus }).receipts
  const [receipt] = named
  const isSame = (one: { totalPaise: number | null }) => one.totalPaise === totalPaise
  if (asked !== undefined || receipt === undefined) return open.some(isSame) ? leave : undefined
  if (isSame(receipt)) return leave
  if (about === '' && edited !== 'totalPaise') return undefined
  return { intent: 'correct', slots: { kind: 'change', about: `receipt ${receipt.number}`, change: { totalPaise } } }
}

/** What is said of receipts that look alike. */
export function duplicates({ message, parts }: MessageForms, { open, focus, today }: ExpenseContext): Read | undefined {
  const wish = claimWishIn(message, merchantWords(open))
  if (wish?.about !== 'duplicate') return undefined
  const { by, receipts } = mentionsIn(message, open, { today, focus })
  const named = by === 'none' ? [] : receipts.map(({ id }) => id)
  return only(
    'resolve_duplicate',
    { resolution: wish.resolution, plain: wish.plain, by, receipts: named },
    wish.unread ?? without(parts, WISH_WORDS),
  )
}

export function claimDocument({ message }: MessageForms, context: ExpenseContext): Read | undefined {
  const wish = documentWishIn(message, context)
  return wish && only('claim_document', { receipts: wish.receipts }, wish.unread)
}

export function claimWish({ message, parts }: MessageForms, { asked, open, today }: ExpenseContext): Read | undefined {
  const wish = claimWishIn(message, merchantWords(open))
  if (wish?.about === 'duplicate') return undefined
  if (wish?.about === 'as') return only('claim_as', { as: wish.as }, without(parts, WISH_WORDS))
  if (wish) return only('choose_trip', { trip: wish.trip === null ? null : tripNameIn(wish.trip, today) })
  const trip = asked?.kind === 'trip' ? tripAnswer(message, asked.trips, today) : undefined
  return trip && only('choose_trip', { trip })
}

/** The answer to which trip was meant; undefined when it cannot be one. */
function tripAnswer(message: string, trips: readonly string[], today: string): TripName | undefined {
  if (/\?\s*$/.test(message) || message.split(' ').length > 10) return undefined
  const place = /^(?:the )?(?:#?(\d)|(first|second|third)(?: one)?)[.!]?$/i.exec(message.trim())
  const index = place?.[1]
    ? Number(place[1]) - 1
    : ['first', 'second', 'third'].indexOf(place?.[2]?.toLowerCase() ?? '')
  const number = place ? trips[index] : undefined
  const name = tripNameIn(number ?? message, today)
  return (namesTrip({ ...name, words: [] }) || name.latest) && name.words.length === 0 ? name : undefined
}

export function removal(
  { message, wish: wished }: MessageForms,
  { open, spoken, focus, today }: ExpenseContext,
): Read | undefined {
  const context = { open, focus, today }
  const isAssent = open.length > 1 && readConsent(message, CLAIM).opensWithYes
  const wish =
    spoken.length > 0
      ? (readRemoval(message, context, wished) ?? (isAssent ? exceptionIn(message, context) : undefined))
      : undefined
  // 'Leave out the laundry' names a part of a bill and no bill.
  if (wish && namesPart(message, wished, { open, focus, today })) return undefined
  return wish ? only('remove', wish, wish.rest) : allButKept(message, wished, context)
}

function namesPart(
  message: string,
  wished: MessageForms['wish'],
  context: Pick<ExpenseContext, 'open' | 'focus' | 'today'>,
): boolean {
  const isAllBut = wished?.act === 'remove' && exclusionsIn(wished.about).excluded.length > 0
  if (wished?.act !== 'remove' || isAllBut || partIn(message, context)?.item === undefined) return false
  const { by } = mentionsIn(wished.about, context.open, { today: context.today, focus: undefined })
  // 'Travel insurance wala hissa' is no bill of travel.
  if (by === 'category' && says(wished.about, PART_OF)) return true
  return (by === 'none' || by === 'focus') && contentOf(wished.about).length > 0
}

const PART_OF = anyOf(
  phrases('hissa | part | portion | share | charge | charges | fee | fees | premium | insurance | paisa | paise'),
)

/** The words that name something, where they are neither pronouns nor words for a receipt. */
const contentOf = (about: string): string[] =>
  plainWordsOf(about).filter((word) => !isFunctionWord(word) && !isTalk(word) && !REFERENCE.has(word) && !IT.has(word))

/** 'Actually keep the laundry': a part of a bill that was to be left out stays in. */
export function partKept({ wish }: MessageForms, { open, today }: ExpenseContext): Read | undefined {
  if (wish?.act !== 'keep' || open.length === 0) return undefined
  const { by } = mentionsIn(wish.about, open, { today, focus: undefined })
  const words = contentOf(wish.about)
  const isPart = by === 'none' && words.length > 0 && words.length <= MOST_OF_PART
  return isPart ? only('restore', { about: words.join(' ') }, wish.others) : undefined
}

const MOST_OF_PART = 3
/** Beyond the end of any message. */
const MOST_READ = 10_000

/** 'Delete that note', 'note hata do': what was noted for the approver. */
export function noteDropped({ wish, whole }: MessageForms): Read | undefined {
  if (wish?.act !== 'remove') return undefined
  const [first, ...rest] = plainWordsOf(wish.about).filter((word) => !isFunctionWord(word) && !IT.has(word))
  const isNote = first !== undefined && NOTES.has(first) && rest.every((word) => NOTES.has(word) || isTalk(word))
  return isNote ? { ...only('drop_note', {}), used: [{ start: 0, end: whole.length }] } : undefined
}

const NOTES = new Set('note notes remark remarks comment comments purpose purposes'.split(' '))

/** 'Keep only the first one': the others are to go. */
function allButKept(
  message: string,
  wished: MessageForms['wish'],
  { open, today }: Pick<ExpenseContext, 'open' | 'today' | 'focus'>,
): Read | undefined {
  if (wished?.act !== 'keep') return undefined
  const kept = readOnlyThese(message, { open, today, focus: undefined }) ?? []
  const others = open.filter(({ id }) => !kept.includes(id))
  return kept.length > 0 && others.length > 0
    ? only('remove', { receipts: others.map(({ id }) => id), unknown: [], isVague: false }, wished.others)
    : undefined
}

/** 'No', 'nvm', 'cancel': not of sending, which is refused by name. */
function onlyRefuses(message: string): boolean {
  return readConsent(message, CLAIM).says === 'no' && !refusesToSend(message)
}

/** 'Delete the dinner or no keep it', 'don't remove the cab'; and a refusal of nothing in particular. */
export function leave({ message, wish }: MessageForms, { open, focus, today }: ExpenseContext): Read | undefined {
  // In Hindi 'chhod do' leaves out what a clause before it names.
  if (wish?.act === 'keep' && IT.has(wish.about) && partIn(message, { open, focus, today })?.item) return undefined
  if (wish?.act === 'keep' && readOnlyThese(message, { open, today, focus: undefined })) return undefined
  const isLeft = wish?.act === 'leave' || (wish?.act === 'keep' && isOfReceipt(wish.about, { open, focus, today }))
  return isLeft || onlyRefuses(message) ? only('leave', {}, wish?.others) : undefined
}

/** 'Keep going' keeps no receipt. */
function isOfReceipt(about: string, { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>): boolean {
  return about === '' || IT.has(about.toLowerCase()) || mentionsIn(about, open, { today, focus }).by !== 'none'
}

const IT = new Set(['it', 'that', 'this', 'them', 'everything', 'anything', 'nothing', 'any', 'all', 'both'])
