import { readConsent } from '../../text/consent.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { byAmount } from '../receipts/amount-names.ts'
import { mentionsIn } from '../receipts/mentions.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { actOf, type ClauseAct } from './clause-acts.ts'
import { type Clause, clausesOf, opens } from './clauses.ts'

/** What a message wishes of receipts; `others` are its clauses that wish something else, as they were said. */
export type ReceiptCommand = (ClauseAct | { act: 'leave' }) & { others: string[] }

const MATTER = { action: 'remove', kind: 'receipt' } as const
/** Takes a wish back, or puts it off. */
const STOPS = anyOf(
  phrases(
    `wait | hold on | hang on | never mind | nevermind | nvm | forget it | leave it | let it be | let me check | let me ask | let me see | let me think | not now | not yet | no wait | or wait | stop
     rehne do | rehne de | rehne dijiye | ruko | rukiye | ruk jao | jaane do | chhodo | keep it | no keep it | or no | or not | maybe not | cancel that | cancel it | dont | do not | later | baad mein
     na na | nahi nahi | no no`,
  ),
)
/** Puts another receipt in the place of the one that was named. */
const REVISES = anyOf(
  phrases(
    'no | nope | na na | nahi | na | no no | sorry | actually | i mean | i meant | oh | oops | wait | no wait | or rather | rather | instead | nahi nahi | matlab | not',
  ),
)
/** The same alone: 'remove the dinner or no'. */
const REFUSED = new Set(['or', 'ya', 'and', 'but', 'lekin', 'par', 'oh'])

/**
 * Reads whether a message wishes receipts removed, brought back, or left as they are, clause by clause: a later clause may name
 * others, or take the wish back. What only gives a reason changes nothing. Undefined where nothing of the kind is wished.
 */
export function commandIn(message: string, context: CommandContext): ReceiptCommand | undefined {
  const clauses = clausesOf(message)
  if (clauses.length > MOST_CLAUSES) return undefined
  let wish: ClauseAct | { act: 'leave' } | undefined
  const others: string[] = []
  // A clause that only says which receipt is meant wishes nothing else: 'the 2000 one is a mistake, drop that'.
  const subjects: string[] = []
  for (const [at, clause] of clauses.entries()) {
    const whole = clause.textOf(0, clause.words.length)
    const act = actOf(clause)
    const isNamed = namesReceipts(whole, context)
    if (wish === undefined || wish.act === 'leave') {
      if (act && 'about' in act) {
        const about = pointed(act.about, clauses.slice(0, at), context)
        wish = { ...act, about }
        if (about !== act.about) subjects.push(...others.filter((one) => byAmount(one, context.open).length > 0))
      } else if (act) wish = act
      else if (opens(CONDITION, clause.words, 0)) return undefined
      else if (isElse(clause)) others.push(whole)
      continue
    }
    if (isRevoked(clause) && !(act?.act === 'remove' || act?.act === 'restore')) {
      const instead = insteadOf(clause, context)
      if (instead === undefined) wish = { act: 'leave' }
      else if ('about' in wish) wish = { ...wish, about: instead }
      continue
    }
    if (act && act.act === wish.act && 'about' in act && 'about' in wish) {
      const more = pointed(act.about, clauses.slice(0, at), context)
      wish = { ...wish, about: [wish.about, more].filter(Boolean).join(' and ') }
      continue
    }
    // 'Parking rehne do, toll hata do': what stays is none of what goes.
    if (wish.act === 'keep' && act?.act === 'remove') {
      wish = { ...act, about: pointed(act.about, clauses.slice(0, at), context) }
      continue
    }
    if (act?.act === 'keep' && wish.act === 'remove') {
      if (act.about === '' || IT.has(act.about)) wish = { act: 'leave' }
      continue
    }
    const instead = insteadOf(clause, context)
    if (instead !== undefined && 'about' in wish) wish = { ...wish, about: instead }
    else if ((isNamed || isListed(clause)) && 'about' in wish && !clause.words.includes('not'))
      wish = { ...wish, about: `${wish.about}, ${whole}` }
    else if (opens(CONDITION, clause.words, 0)) return undefined
    else if (isElse(clause)) others.push(whole)
  }
  return wish && { ...wish, others: others.filter((clause) => !subjects.includes(clause)) }
}

/** What a wish is read against. */
export interface CommandContext {
  /** The receipts that it may name. */
  open: readonly NameableReceipt[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** Nobody gives so many reasons. */
const MOST_CLAUSES = 12
const IT = new Set([
  'it',
  'that',
  'this',
  'them',
  'usko',
  'isko',
  'use',
  'ise',
  'unko',
  'inko',
  'woh',
  'wo',
  'yeh',
  'ye',
  'that one',
  'this one',
  'us',
  'is',
])
/** 'Remove it if it is a duplicate' is no wish yet. */
const CONDITION = anyOf(phrases('if | agar | unless | until | till | when | once | after | before | only if'))

/** What is said against a receipt names it all the same: 'petrol wali mat bhejna, nikal do'. */
const NEGATED = /\b(?:not|isn'?t|aren'?t|wasn'?t|don'?t|never|nahin?|nhi|mat)\b/gi

/** The receipt that a clause before names is what 'it', or nothing, means in the words of an act. */
function pointed(about: string, before: readonly Clause[], context: CommandContext): string {
  if (about !== '' && !IT.has(about.toLowerCase())) return about
  const number = before.map((clause) => numberNamed(clause, context)).findLast((one) => one !== undefined)
  return number === undefined ? 'it' : `receipt ${number}`
}

/** The number of the one receipt that a clause names, whatever it says of it. */
function numberNamed({ words, textOf }: Clause, { open, today }: CommandContext): number | undefined {
  const text = textOf(0, words.length).replace(NEGATED, ' ')
  const { by, receipts } = mentionsIn(text, open, { today, focus: undefined })
  const [only, ...others] = receipts
  return by !== 'none' && by !== 'date' && others.length === 0 ? only?.number : undefined
}

/** ', 3 and 9' goes on with a list of numbers. */
const isListed = ({ words }: Clause): boolean =>
  words.every((word) => LIST.has(word) || (word.length <= 3 && Number.isInteger(Number(word))))
const LIST = new Set(['and', 'aur', 'to', 'receipt', 'bill'])

/** Whether words name receipts and say nothing else of them. */
function namesReceipts(text: string, context: CommandContext): boolean {
  const { by } = mentionsIn(text, context.open, { today: context.today, focus: undefined })
  const words = text.split(' ').filter((word) => !REFUSED.has(word.toLowerCase()))
  return by !== 'none' && by !== 'date' && by !== 'focus' && namesOnlyReceipts(words.join(' '), context.open)
}

/** 'No, receipt 2': the receipts that a clause puts in the place of others. */
function insteadOf({ words, textOf }: Clause, context: CommandContext): string | undefined {
  let start = 0
  let isRevised = false
  for (;;) {
    const end = Math.max(start, ...REVISES(words, start))
    if (end === start && !REFUSED.has(words[start] ?? '')) break
    isRevised ||= end > start && words[start] !== 'not'
    start = Math.max(end, start + 1)
  }
  const left = textOf(start, words.length)
  return isRevised && left !== '' && namesReceipts(left, context) ? left : undefined
}

/** Before what takes a wish back: 'actually don't'. */
const HESITATES = new Set('actually sorry no oh wait hmm well'.split(' '))

function isRevoked({ words, textOf }: Clause): boolean {
  const lead = REFUSED.has(words[0] ?? '') ? 1 : 0
  const start = words.length > lead + 1 && HESITATES.has(words[lead] ?? '') ? lead + 1 : lead
  if (opens(STOPS, words, start)) return words[start] !== 'dont' || words.length <= start + 1
  return readConsent(textOf(start, words.length), MATTER).says === 'no'
}

/** Whether a clause asks for something or gives a value, rather than a reason. */
function isElse({ words, asks }: Clause): boolean {
  return asks || words.some((word) => /^\d/.test(word)) || words.some((_, at) => opens(ELSE, words, at))
}

const ELSE = anyOf(
  phrases(
    `send | submit | show | list | tell | change | set | update | compare | bhej | bhejo | link | how much | how many | kitna | kitne | what | which | when | why | who | claim | add | make | except | only
     but not | rename | upload | split | mail | email`,
  ),
)
