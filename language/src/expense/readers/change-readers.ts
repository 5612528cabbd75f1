import { readConsent } from '../../text/consent.ts'
import { MONTHS } from '../../text/date-words.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { claimWishIn } from '../claims/claim-wishes.ts'
import { documentWishIn } from '../claims/document-wishes.ts'
import { namesTrip, type TripName, tripNameIn } from '../claims/trip-name.ts'
import { wantedBack } from '../commands/as-read.ts'
import { type TakenBack, takenBackIn } from '../commands/taking-back.ts'
import type { ExpenseContext } from '../context.ts'
import { fieldIn } from '../corrections/fields.ts'
import { WISH_WORDS } from '../reader-words.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import { merchantWords } from '../receipts/receipt.ts'
import { exceptionIn, readOnlyThese, readRemoval } from '../removals/read-removal.ts'
import { refusesToSend } from '../sending/refusals.ts'
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
  return isHere && (fieldIn(about) !== undefined || !namesChange(about, open))
    ? undefined
    : only('restore', { about }, [...others, ...monthsBeside(about)])
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
  const act = found && actOfTakingBack(found, context)
  return act && { acts: [act], unknown: [], used: [{ start: 0, end: whole.length }] }
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
  return wish ? only('remove', wish, wish.rest) : allButKept(message, wished, context)
}

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
  if (wish?.act === 'keep' && readOnlyThese(message, { open, today, focus: undefined })) return undefined
  const isLeft = wish?.act === 'leave' || (wish?.act === 'keep' && isOfReceipt(wish.about, { open, focus, today }))
  return isLeft || onlyRefuses(message) ? only('leave', {}, wish?.others) : undefined
}

/** 'Keep going' keeps no receipt. */
function isOfReceipt(about: string, { open, focus, today }: Pick<ExpenseContext, 'open' | 'focus' | 'today'>): boolean {
  return about === '' || IT.has(about.toLowerCase()) || mentionsIn(about, open, { today, focus }).by !== 'none'
}

const IT = new Set(['it', 'that', 'this', 'them', 'everything', 'anything', 'nothing', 'any', 'all', 'both'])
