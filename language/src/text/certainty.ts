import { romanised } from './devanagari.ts'
import { correctSpelling } from './spelling.ts'
import { tokenise } from './tokens.ts'

/**
 * Why what somebody says of a value is not to be taken for it: they are not sure of it, they count it from something else,
 * or they say what somebody else said.
 */
export type Doubt = 'unsure' | 'relative' | 'quoted'

const UNSURE =
  /\b(?:maybe|may be|might|perhaps|possibly|probably|presumably|roughly|approx|approximately|(?:around|about|almost|nearly)\b(?!\s+(?:receipt|bill|invoice|the|it|that|this|my|how|what)\b)|circa|somewhere|i think|i thought|i guess|i believe|i suppose|i assume|i reckon|i'd say|i would say|let's say|lets say|guess|guessing|guessed|estimate|estimated|not sure|unsure|no idea|not certain|not confirmed|if i remember|iirc|afaik|something like|or so|or thereabouts|give or take|more or less|should be around|could be|could have been|as far as i|from memory|off the top of my head|ballpark|shayad|lagbhag|kareeb|karib|takriban|andazan|andaze|andaza|mere khayal|mere hisab|lagta hai|pata nahi|hoga|hogi|honge)\b|[~≈]|\d\s?ish\b/
const RELATIVE =
  /\b(?:half of|half the|a third of|quarter of|double|twice|thrice|triple|times|percent|per cent|more than|less than|higher|lower|extra|added|plus|minus|less|more|half|increase[ds]?|decrease[ds]?|reduced?|raised?|deduct\w*|subtract\w*|add|divided|split|each|per|after|before|excluding|without|except|aadha|adha|aadhi|dugna|double|guna|zyada|kam|over|under|above|below|at least|at most|up to|upto|within|max|min|minimum|maximum)\b|[%+×]/
const QUOTED =
  /\b(?:said|says|saying|told|tells|claims|claimed|mentioned|quoted|according to|as per|he thinks|she thinks|they think|reported|heard|asked for|wanted|demanded|bola|boli|bole|bolta|kaha|kehta|kehte|kehti|keh|bataya|batata|anusar|mutabik|ke hisab)\b/
/** What is printed is no hearsay: 'the bill says 700'. */
const PRINTED =
  /\b(?:bill|receipt|invoice|paper|print|slip|voucher|ticket|statement|it)\s+(?:clearly\s+|actually\s+)?(?:says|said|mentions|mentioned|claims)\b|\b(?:as per|according to)\s+(?:the|my)\s+(?:bill|receipt|invoice|paper|print|slip|voucher|ticket|card statement|bank statement|statement)\b/g

/** A text in lower case and Latin letters, and once more with its spelling put right: 'mabye' is 'maybe'. */
function plain(text: string): string {
  const latin = romanised(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
  const right = correctSpelling(tokenise(latin)).map((token) => token.text)
  return `${latin} | ${right.join(' ')}`
}

/** A text without the words that say where a value is printed: 'the bill says 700' is 700. */
export function withoutSource(text: string): string {
  return text.replace(PRINTED, ' ')
}

/** Whether words say that a value is a guess, as 'maybe', 'around', 'shayad'. */
export function isUnsure(text: string): boolean {
  return UNSURE.test(plain(text))
}

const TENTATIVE =
  /\b(?:maybe|may be|perhaps|possibly|probably|might|not sure|unsure|not certain|i think|i guess|i suppose|shayad|lagta hai|pata nahi|if|agar|unless)\b/

/** Whether words leave open if what they name is wanted: 'maybe the second one', 'if it is refundable, that one'. */
export function isTentative(text: string): boolean {
  return TENTATIVE.test(plain(text))
}

/** Whether words report what somebody else says: 'the driver told me', 'according to him', 'usne bola'. */
export function isQuoted(text: string): boolean {
  return QUOTED.test(plain(text).replace(PRINTED, ' '))
}

/** Why words around a value keep it from being one; undefined where nothing of the kind is said. */
export function doubtIn(text: string): Doubt | undefined {
  if (isQuoted(text)) return 'quoted'
  if (isUnsure(text)) return 'unsure'
  return RELATIVE.test(plain(text)) ? 'relative' : undefined
}
