import { exclusionsIn } from '../../text/affirmed-text.ts'
import { readConsent } from '../../text/consent.ts'
import { anyOf, either, inOrder, phrases, several } from '../../text/phrase-grammar.ts'
import { says as holds, opensWith, wordingOf } from '../../text/phrases-in.ts'
import { claimWishIn } from '../claims/claim-wishes.ts'
import { commandIn } from '../commands/read-command.ts'
import { correctionsIn } from '../corrections/correction.ts'
import type { NameableReceipt } from '../receipts/receipt.ts'
import { type Listed, listedReceipts } from '../removals/listed-receipts.ts'
import { eachMentioned, removalIn } from '../removals/read-removal.ts'
import { refusesToSend } from '../sending/refusals.ts'
import { plainReferences } from './plain-answers.ts'

interface Context {
  open: readonly NameableReceipt[]
  today: string
}

/** What a message answers to the question whether receipts are to be removed; a list names others instead of those. */
type RemovalAnswer = 'yes' | 'leave' | (Listed & { isVague?: boolean })

/** Only a plain yes to the removal of these very receipts is one; undefined for what is no answer. */
export function removalAnswerIn(
  message: string,
  asked: readonly NameableReceipt[],
  context: Context,
): RemovalAnswer | undefined {
  const [receipt, ...others] = asked
  if (!receipt) return undefined
  const { says, opensWithYes, rest } = readConsent(
    message,
    others.length > 0 ? removalOf(asked) : removalMatter(receipt),
  )
  // Nothing was removed yet that could come back; what was changed before is not meant.
  const wish = commandIn(message, context)
  const back = wish?.act === 'restore' ? eachMentioned(wish.about, context) : []
  const isOfOther = back.length > 0 && !back.some(({ id }) => asked.some((one) => one.id === id))
  if (isOfOther) return undefined
  if (wish?.act === 'undo' || wish?.act === 'restore') return 'leave'
  // 'Don't send the hotel one' wants it left out, as was asked.
  if (refusesToSend(message) && sameReceipts(eachMentioned(message, context), asked)) return undefined
  const instead = someOf(message, asked, context) ?? insteadOf(message, asked, context)
  if (instead)
    return {
      receipts: instead,
      unknown: [],
      isVague: instead.length > asked.length && holds(message, OTHER) && !holds(message, THE_REST),
    }
  const isOther = holds(message, others.length > 0 ? ONE_OF_THEM : SEVERAL)
  const named = namedBeside(context, opensWithYes, rest)
  const isNamed = named?.unknown.length === 0 && sameReceipts(named.receipts, asked)
  if (isNamed || (says === 'yes' && !isOther) || (asked.length === 2 && BOTH.has(plain(message)))) return 'yes'
  if (NONE.has(plain(message))) return 'leave'
  // Others than those asked about are a question of their own.
  if (named && opensWithYes && named.receipts.length > 0) return named
  // What is not wanted in any words stays, unless they want something else besides.
  const isElse =
    removalIn(rest, context) !== undefined || claimWishIn(rest) || correctionsIn(rest, context.today).length > 0
  return says === 'no' || ((wish?.act === 'leave' || holds(message, KEEPS)) && !isElse) ? 'leave' : undefined
}

/** 'Only the cab', 'no, just the cab': fewer of those that were asked about. */
function someOf(
  message: string,
  asked: readonly NameableReceipt[],
  { open, today }: Context,
): NameableReceipt[] | undefined {
  if (asks(message) || asked.length < 2) return undefined
  const besides = besidesExcluded(message, asked, { open, today })
  if (besides) return besides
  const { text, tokens, words } = wordingOf(message)
  const from = tokens[Math.max(0, ...ONLY(words, 0))]
  const named = from && from !== tokens[0] ? plainReferences(text.slice(from.start), open, today) : undefined
  const isFewer = named !== undefined && named.length > 0 && named.length < asked.length
  return isFewer && named.every(({ id }) => asked.some((one) => one.id === id)) ? named : undefined
}

/** 'All but the hotel', 'not the hotel': those that were asked about without the ones that it excludes. */
export function besidesExcluded(
  message: string,
  asked: readonly NameableReceipt[],
  { open, today }: Context,
): NameableReceipt[] | undefined {
  const { left, excluded } = exclusionsIn(message)
  const isPlain = wordingOf(left).words.every((word) => ALL.has(word))
  if (excluded.length === 0 || !isPlain) return undefined
  const named = excluded.map((piece) => plainReferences(piece.replace(EXCEPT, ''), open, today))
  const out = named.flatMap((receipts) => receipts ?? [])
  const isOfThem = out.length > 0 && out.every(({ id }) => asked.some((one) => one.id === id))
  if (named.includes(undefined) || !isOfThem || out.length >= asked.length) return undefined
  return asked.filter((one) => !out.includes(one))
}

const ALL = new Set('all everything every them these those of the sab sabhi yes haan remove delete drop'.split(' '))
const EXCEPT = /^(?:but|except|excluding|other than|apart from|not|bar|minus|without)\b/i
const BOTH = new Set(['both', 'both of them', 'dono', 'donon', 'yes both'])
const NONE = new Set(['neither', 'neither of them', 'none', 'none of them', 'koi nahi', 'dono nahi'])
const plain = (message: string): string => wordingOf(message).words.join(' ')

export const ONLY = inOrder(
  several(anyOf(phrases('no | nope | nahi | nahin | sorry | wait | actually | yes | ok'))),
  anyOf(
    phrases(
      'only | just | sirf | bas | only remove | just remove | remove only | remove just | only delete | delete only',
    ),
  ),
)

/** 'No, the hotel', 'not that one, the other': those that are to be removed instead. */
function insteadOf(
  message: string,
  asked: readonly NameableReceipt[],
  { open, today }: Context,
): NameableReceipt[] | undefined {
  if (asks(message)) return undefined
  const words = wordingOf(message)
  const at = Math.max(
    ...inOrder(NOT_THAT, several(either(NOT_THAT, BESIDE_NOT)))(words.words, 0),
    afterRefused(words, asked, { open, today }),
  )
  if (!(at > 0)) return undefined
  const others = open.filter(({ id }) => asked.every((one) => one.id !== id))
  const rest = words.text.slice(words.tokens[at]?.start ?? words.text.length)
  if (rest === '') return undefined
  if (THE_REST(words.words, at).includes(words.words.length)) return [...open]
  if (OTHER(words.words, at).includes(words.words.length)) return others
  const list = listedReceipts(rest, open, today)
  const named = plainReferences(rest, open, today) ?? (list?.unknown.length === 0 ? list.receipts : undefined)
  return named && named.length > 0 && !sameReceipts(named, asked) && named.every((one) => others.includes(one))
    ? named
    : undefined
}

/** Where 'actually not the first, the last' goes on behind the receipts that were asked about and are not meant; 0 where it does not. */
function afterRefused(
  { text, tokens, words }: ReturnType<typeof wordingOf>,
  asked: readonly NameableReceipt[],
  { open, today }: Context,
): number {
  const [from, end] = [Math.max(...REFUSED(words, 0)), words.length]
  if (!(from > 0)) return 0
  for (let at = from + 1; at < end; at += 1) {
    const [before, next] = [tokens[at - 1], tokens[at]]
    if (!(next?.comma || BESIDE_NOT(words, at).length > 0)) continue
    const named = plainReferences(text.slice(tokens[from]?.start, before?.end), open, today)
    if (named && sameReceipts(named, asked)) return Math.max(at, ...several(BESIDE_NOT)(words, at))
  }
  return 0
}

const REFUSED = inOrder(
  several(anyOf(phrases('actually | no | nope | nahi | nahin | sorry | wait | oh | oops | hmm | i said | i meant'))),
  anyOf(['not']),
)
const NOT_THAT = anyOf(
  phrases(
    'and | aur | also | the correct one is | correct one is | the right one is | right one is | it should be | no | nope | oh no | nahi | nahin | not that | not that one | not this | not this one | not it | no not that | no not that one | no not this one | wrong one | no wrong one | that one nahi | woh nahi | ye nahi | yeh nahi | nahi woh nahi',
  ),
)
const BESIDE_NOT = anyOf(
  phrases(
    'i meant | i mean | sorry | i said | remove | delete | drop | take out | discard | hatao | hata do | keep it | keep that | keep that one | leave it | leave that | rehne do | and | rather | but | actually | only | just | matlab',
  ),
)
/** Beside those that were asked about. */
const THE_REST = anyOf(
  phrases(
    'the rest | rest | the rest too | the others too | the others as well | the other ones too | baaki bhi | baki bhi | all the others',
  ),
)
const OTHER = anyOf(
  phrases(
    'the other | the other one | other one | the others | the other ones | dusra | dusra wala | doosra | doosra wala | dusri | dusri wali | doosri wali',
  ),
)

/** The receipts that a message names for removal, in so many words or after an assent, and nothing besides. */
function namedBeside({ open, today }: Context, opensWithYes: boolean, rest: string): Listed | undefined {
  const about = removalIn(rest, { open, today })?.about ?? (opensWithYes && !holds(rest, SAYS_OF_IT) ? rest : undefined)
  return about === undefined || opensWith(rest, NO) || asks(rest) ? undefined : listedReceipts(about, open, today)
}

/** 'Yes, the cab was on 9 June' says something of it. */
const SAYS_OF_IT = anyOf(phrases('is | was | be | should | hai | h | tha | thi'))
const NO = anyOf(['no'])
const asks = (text: string): boolean => text.includes('?')

function sameReceipts(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
}

/** One receipt was asked about. */
const SEVERAL = anyOf(
  phrases('all | them | these | those | both | everything | sab | sabhi | saare | sare | dono | donon'),
)
/** Several were asked about. */
const ONE_OF_THEM = anyOf(phrases('it | that | this | only | one'))

const KEEPS = anyOf(phrases('keep | leave it | dont | do not | no | nope | never | nahi | nahin | mat | rehne'))

function removalOf(receipts: readonly NameableReceipt[]) {
  return { action: 'remove' as const, kind: 'receipt' as const, count: receipts.length }
}

function removalMatter({ number, merchant }: NameableReceipt) {
  return { action: 'remove' as const, kind: 'receipt' as const, number, ...(merchant && { names: [merchant] }) }
}
