import { anyOf, inOrder } from '../../text/in-order.ts'
import { anyOf as phraseOf, phrases } from '../../text/phrase-grammar.ts'
import { says } from '../../text/phrases-in.ts'

/** How somebody wants the receipts at hand to be claimed. */
export type ClaimWish =
  | { about: 'as'; as: 'one' | 'each' }
  /** The trip that these words name; null for none. */
  | { about: 'trip'; trip: string | null }
  | { about: 'duplicate'; resolution: 'different' | 'keep' | 'discard'; plain: boolean }

const QUESTION = /^(?:what|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|show|list|status)\b/
const EACH =
  /\b(?:(?:an|one|a separate|separate|individual|own) (?:expenses?|claims?) (?:per|for (?:each|every)|each)|(?:expenses?|claims?) (?:each\b|per (?:receipt|bill))|(?:each|every) (?:receipt|bill|one) (?:as |in |into )?(?:its own|an own|a separate|separately)|(?:claim|send|submit|make|keep|split) (?:them|these|it|all|the receipts|receipts) (?:separately|one by one|into (?:separate|single|individual))|separate (?:claims|expenses))\b/
const ONE =
  /^(?:(?:please|ok|okay|no|make|put|send|claim|submit|keep|them|it|all|these|everything|this|the|receipts|as|in|into|just|only|combine|merge|join|together)[ ,]+)*(?:one|a single|single|one single|a combined|the same) (?:claim|expense)(?: (?:for all|only|please|together|again))*[.! ]*$|^(?:combine|merge|join) (?:them|these|all|the receipts|everything)\b/
const NO_TRIP =
  /\b(?:no trip|not (?:for|on|of|part of|from) (?:a|any|the|my|this|that) (?:\S+ )?trip|without (?:a|any|the) trip|(?:unlink|remove|detach|drop) (?:it from )?(?:the|my|this|that) (?:\S+ )?trip|has nothing to do with (?:a|any|the|my) trip)\b/
const TO_TRIP = anyOf(
  inOrder(
    /\b(?:link|attach|assign|tag|add|connect|map|belongs?|put|claim|book|file|move|keep)\b/,
    /\b(?:trips?(?=$|\W)|trp-\S)/,
  ),
  /^(?:it|this|that|these|they|those)(?:'s|'re| is| are| was| were)? (?:for|from|on|of|part of)\b.*\btrip\b/,
  /^(?:ye|yeh|ise|inko|inhe|sab|saare) .*\btrip (?:ke|ka|ki|mein|me)\b/,
  /^(?:for|on) (?:my|the) .*\btrip\b[.! ]*$/,
)
const DIFFERENT = phraseOf(
  phrases(
    `different purchase | different bill | different receipt | different expense | different ride | different one | different purchases | different bills | different receipts | different expenses | different rides | different ones
     another purchase | separate purchase | separate purchases | separate rides | not a duplicate | not the duplicate | not duplicate | not duplicates | not a copy | not the same | not same | no duplicate | isnt a duplicate | isnt duplicate
     they are different | rides are different | bills are different | receipts are different | these are different | both are different | theyre different | dono alag hai | dono alag hain | alag alag hai | alag alag hain`,
  ),
)
const DISCARD = anyOf(
  inOrder(/\b(?:discard|delete|remove|drop|throw away)\b/, /\b(?:duplicates?|copy|copies)\b/),
  /^discard (?:it|this|that)\b/,
)
const KEEP =
  /^(?:(?:please|no|yes|ok|okay|just)[ ,]+)*(?:keep|claim) (?:it|both|them|this|that|this one|that one|all of them|the duplicate|receipt \d+)(?: (?:anyway|all the same|both|still|please|regardless|though))*[.! ]*$/

/** What a message wishes of the claim draft; undefined when it wishes nothing of the kind. */
export function claimWishIn(message: string): ClaimWish | undefined {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").trim()
  if (text.length > 120 || /\?\s*$/.test(text) || QUESTION.test(text)) return undefined
  if (says(text, DIFFERENT)) return { about: 'duplicate', resolution: 'different', plain: true }
  if (DISCARD.test(text))
    return { about: 'duplicate', resolution: 'discard', plain: !/^discard (?:it|this|that)\b/.test(text) }
  if (KEEP.test(text)) return { about: 'duplicate', resolution: 'keep', plain: /duplicate/.test(text) }
  if (EACH.test(text)) return { about: 'as', as: 'each' }
  if (ONE.test(text)) return { about: 'as', as: 'one' }
  if (NO_TRIP.test(text)) return { about: 'trip', trip: null }
  if (!TO_TRIP.test(text)) return undefined
  return { about: 'trip', trip: text }
}
