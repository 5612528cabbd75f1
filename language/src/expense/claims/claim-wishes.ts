import { isTentative } from '../../text/certainty.ts'
import { anyOf, inOrder } from '../../text/in-order.ts'
import { alternatives, wordsIn } from '../../text/phrase-grammar.ts'
import { wordingOf } from '../../text/phrases-in.ts'
import { negatedSpans } from '../../text/polarity.ts'
import { ADDRESS, PLEASE, THANKS } from '../../text/words/filler.ts'
import { duplicateVerdictIn } from './duplicate-verdicts.ts'

/** How somebody wants the receipts at hand to be claimed. */
export type ClaimWish =
  | { about: 'as'; as: 'one' | 'each' }
  /** The trip that these words name; null for none. */
  | { about: 'trip'; trip: string | null }
  /** 'Same' where they are one purchase, 'unclear' where what is said of it is beyond no doubt; `unread` are the words in the way. */
  | { about: 'duplicate'; resolution: DuplicateResolution; plain: boolean; unread?: readonly string[] }

export type DuplicateResolution = 'different' | 'keep' | 'discard' | 'same' | 'unclear'

const KINDLY = alternatives(PLEASE)
const QUESTION =
  /^(?!do (?:alag|different|separate)\b)(?:what|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|show|list|status)\b/
const EACH =
  /\b(?:(?:an|one|a separate|separate|individual|own) (?:expenses?|claims?) (?:per|for (?:each|every)|each)|(?:expenses?|claims?) (?:each\b|per (?:receipt|bill))|(?:each|every) (?:receipt|bill|one) (?:as |in |into )?(?:its own|an own|a separate|separately)|(?:claim|send|submit|make|keep|split) (?:them|these|it|all|the receipts|receipts) (?:separately|one by one|into (?:separate|single|individual))|separate (?:claims|expenses))\b/
const ONE = new RegExp(
  String.raw`^(?:(?:${KINDLY}|ok|okay|no|make|put|send|claim|submit|keep|them|it|all|these|everything|this|the|receipts|as|in|into|just|only|combine|merge|join|together)[ ,]+)*(?:one|a single|single|one single|a combined|the same) (?:claim|expense)(?: (?:for all|only|${KINDLY}|together|again))*[.! ]*$|^(?:combine|merge|join) (?:them|these|all|the receipts|everything)\b`,
)
const NO_TRIP =
  /\b(?:no trip|not (?:for|on|of|part of|from) (?:a|any|the|my|this|that) (?:\S+ )?trip|without (?:a|any|the) trip|has nothing to do with (?:a|any|the|my) trip)\b/
const FROM_TRIP = /\b(?:unlink|remove|detach|drop) (?:it from )?(?:the|my|this|that) (?:\S+ )?trip\b/
const TO_TRIP = anyOf(
  inOrder(
    /\b(?:link|attach|assign|tag|add|connect|map|belongs?|put|claim|book|file|move|keep)\b/,
    /\b(?:trips?(?=$|\W)|trp-\S)/,
  ),
  /^(?:it|this|that|these|they|those)(?:'s|'re| is| are| was| were)? (?:for|from|on|of|part of)\b.*\btrip\b/,
  /^(?:ye|yeh|ise|inko|inhe|sab|saare) .*\btrip (?:ke|ka|ki|mein|me)\b/,
  /^(?:for|on) (?:my|the) .*\btrip\b[.! ]*$/,
)
const DISCARD = anyOf(
  inOrder(/\b(?:discard|delete|remove|drop|throw away)\b/, /\b(?:duplicates?|copy|copies)\b/),
  /^discard (?:it|this|that)\b/,
)
const KEEP = new RegExp(
  String.raw`^(?:(?:${KINDLY}|no|yes|ok|okay|just)[ ,]+)*(?:keep|claim) (?:it|both|them|this|that|this one|that one|all of them|the duplicate|receipt \d+)(?: (?:anyway|all the same|both|still|${KINDLY}|regardless|though))*[.! ]*$`,
)

/**
 * What a message wishes of the claim draft; undefined when it wishes nothing of the kind. `names` are words of the names of the
 * receipts at hand, in lower case.
 */
export function claimWishIn(message: string, names: ReadonlySet<string> = NONE): ClaimWish | undefined {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").trim()
  if (text.length > 120 || /\?\s*$/.test(text) || QUESTION.test(text)) return undefined
  const verdict = duplicateVerdictIn(text, names)
  if (verdict && verdict.says !== 'unclear')
    return { about: 'duplicate', resolution: verdict.says, plain: verdict.says === 'different', unread: [] }
  return (
    wishIn(text) ?? (verdict && { about: 'duplicate', resolution: 'unclear', plain: false, unread: verdict.unread })
  )
}

const NONE: ReadonlySet<string> = new Set()

/** 'No, together' takes back that each becomes a claim of its own. */
function isTogether(text: string): boolean {
  const { words } = wordingOf(text)
  return words.includes('together') && words.every((word) => BESIDE_TOGETHER.has(word))
}

const BESIDE_TOGETHER = wordsIn(
  'no nope nahi sorry wait actually rather instead ok okay all both of them these it just claim keep put together'.split(
    ' ',
  ),
  PLEASE,
  THANKS,
  ADDRESS,
)

function wishIn(text: string): ClaimWish | undefined {
  if (KEEP.test(text)) return { about: 'duplicate', resolution: 'keep', plain: /duplicate/.test(text) }
  if (isTentative(text)) return undefined
  if (ONE.test(text) || isTogether(text)) return { about: 'as', as: 'one' }
  if (NO_TRIP.test(text)) return { about: 'trip', trip: null }
  // 'Don't claim them separately' wishes for nothing that could be done.
  if (negatedSpans(wordingOf(text).tokens).some(({ kind }) => kind !== 'bound')) return undefined
  if (DISCARD.test(text))
    return { about: 'duplicate', resolution: 'discard', plain: !/^discard (?:it|this|that)\b/.test(text) }
  if (EACH.test(text)) return { about: 'as', as: 'each' }
  if (FROM_TRIP.test(text)) return { about: 'trip', trip: null }
  if (!TO_TRIP.test(text)) return undefined
  return { about: 'trip', trip: text }
}
