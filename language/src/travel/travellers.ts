import { romanised } from '../text/devanagari.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { anyOf, either, inOrder, maybe, phrases, several, wordSet } from '../text/phrase-grammar.ts'
import { placeAt } from '../text/place-names.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { around } from '../text/words/around.ts'
import { findEntities } from './entities.ts'
import { correctSpelling } from './spelling.ts'
import { isTalkWord } from './words/talk.ts'

/** Somebody else for whom a trip is wanted, or who comes along, as far as they are named. */
export interface Traveller {
  /** 'manager', 'colleague'. */
  relation?: string
  name?: string
}

const RELATIONS = wordSet(
  `boss manager managers colleague colleagues coworker coworkers teammate teammates friend friends wife husband spouse partner guest guests director ceo cfo cto md
   intern trainee assistant secretary brother sister son daughter father mother parents family saathi dost biwi pati junior senior`,
)
const OWN = /^(?:my|our|his|her|the|a|an|one|two|another|mere|meri|apne|apni|mera)$/
/** 'For the manager's meeting' and 'for a client visit' name no traveller. */
const GOES_ON =
  /^(?:meetings?|meet|visits?|calls?|reviews?|training|conference|workshop|event|wedding|office|house|home|place|approval|approved|decides?|decision|s)$/
const WITH = /^(?:with|and|add|include|plus|bring|take)$/
const JOINS_ALONE = /^(?:add|include|bring|take|with)$/

/** Without one of these nobody is named. */
const LEADS = wordSet(
  'coming joining travelling comes joins aa for and with add include plus bring take liye lie my our mere meri apni apne saath',
)
/** What somebody does who comes along. */
const COMES =
  /^(?:travel|travels|travelling|traveling|come|comes|coming|join|joins|joining|fly|flies|flying|go|goes|accompany|accompanies|accompanying|aayegi|aayega|aa|jayegi|jayega|chalega|chalegi)$/
const PERSON = /^(?:her|him)$/

/** Reads who else shall travel: 'for my manager Meera', 'Rakesh ke liye', 'me and my colleague', 'add my wife'. */
export function travellerIn(message: string): Traveller | undefined {
  const words = tokenise(clean(message))
  if (!words.some(({ said }) => LEADS.has(said))) return undefined
  const tokens = correctSpelling(words)
  const taken = new Set(
    findEntities(tokens).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  )
  for (const [at, token] of tokens.entries()) {
    const found = isLead(tokens, at) ? personFrom(tokens, at + 1, taken) : undefined
    if (found) return found
    const along = companionAt(tokens, at)
    if (along) return along
    // 'Rakesh ke liye', 'mere boss ke liye'.
    if (token.said !== 'ke' || !/^(?:liye|lie|liya)$/.test(tokens[at + 1]?.said ?? '')) continue
    const before = personBefore(tokens, at - 1, taken)
    if (before) return before
  }
  return undefined
}

const OWN_TRAVEL = inOrder(
  around(phrases('ok | okay | oh | wait | then | so')),
  several(
    anyOf(
      phrases(
        'it is | its | this is | that is | thats | the trip is | trip is | only | just | sirf | bas | book it | book',
      ),
    ),
  ),
  either(
    inOrder(anyOf(['for']), anyOf(phrases('me | myself | self'))),
    anyOf(phrases('me | myself | i am travelling | im travelling | main | mai')),
    anyOf(phrases('mere liye | apne liye | khud ke liye')),
  ),
  several(
    anyOf(
      phrases(
        'only | alone | just | itself | travelling | traveling | who is travelling | who is traveling | whos travelling | going | who is going | jaunga | jaungi | jaa raha | jaa rahi | hun | hoon | hai | hi | then',
      ),
    ),
  ),
  maybe(
    inOrder(
      anyOf(phrases('not | and not')),
      several(anyOf(phrases('for | her | him | them | anyone | else | my | boss | colleague | friend'))),
    ),
  ),
  around(),
)
const NOT_OTHERS = inOrder(
  around(),
  anyOf(phrases('not for | not')),
  anyOf(phrases('her | him | them | my colleague | my boss')),
  around(),
)

/** Whether a message says that it is oneself who travels, and nothing else: 'actually it’s for me, not her', 'ok just me then'. */
export function isOwnTravel(message: string): boolean {
  if (message.includes('?')) return false
  const words = tokenise(clean(romanised(message))).map(({ said }) => said)
  return inOrder(maybe(NOT_OTHERS), OWN_TRAVEL)(words, 0).includes(words.length)
}

/** Who comes along: 'my wife is coming too', 'can my boss travel with me', 'add her'. */
function companionAt(tokens: readonly Token[], at: number): Traveller | undefined {
  const [first, second = ''] = [tokens[at]?.said ?? '', tokens[at + 1]?.said]
  if (JOINS_ALONE.test(first) && first !== 'with' && PERSON.test(second)) return {}
  if (isNamed(tokens, at)) {
    const next = tokens.slice(at + 1, at + 4).map(({ said }) => said)
    const comes = next.findIndex((word) => COMES.test(word))
    if (comes >= 0 && next.slice(0, comes).every((word) => /^(?:is|also|will|too|bhi|saath|wants|to|be)$/.test(word)))
      return { name: tokens[at]?.raw ?? '' }
  }
  if (!OWN.test(first) || !RELATIONS.has(second) || tokens[at + 1]?.comma) return undefined
  const behind = tokens.slice(at + 2, at + 5).map(({ said }) => said)
  return behind.some((word) => COMES.test(word)) && !behind.some((word) => GOES_ON.test(word))
    ? { relation: second }
    : undefined
}

/** A name at the beginning of a clause, not of a place: 'Vikram' of 'Vikram also coming with me'. */
const isNamed = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  return token !== undefined && isCapital(token) && isName(tokens, at)
}

/** Whether a word leads to whom a trip is for, or who comes along. */
function isLead(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.said ?? ''
  if (word === 'for')
    return (
      !/^(?:flight|wait|look|looking|ask|good|ok|okay|fine)$/.test(tokens[at - 1]?.said ?? '') || isPersonal(tokens, at)
    )
  if (word === 'and') return /^(?:me|i|myself)$/.test(tokens[at - 1]?.said ?? '')
  if (word !== 'with' && JOINS_ALONE.test(word)) return isPersonal(tokens, at)
  return (
    WITH.test(word) &&
    isPersonal(tokens, at) &&
    !tokens.slice(Math.max(0, at - 4), at).some(({ said }) => SLEEPS.test(said))
  )
}

/** Who stays with somebody travels alone. */
const SLEEPS =
  /^(?:stay|staying|stays|live|living|sleep|putting|crash|meeting|meet|talk|discuss|discussion|lunch|dinner|call)$/

/** 'With my boss', 'for Rakesh': whether a person is named there. */
function isPersonal(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next || next.comma) return false
  const second = tokens[at + 2]?.said ?? ''
  return RELATIONS.has(next.said) || (OWN.test(next.said) && RELATIONS.has(second)) || isCapital(next)
}

const isCapital = ({ raw }: Token): boolean => /^\p{Lu}\p{Ll}+$/u.test(raw)

function personFrom(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): Traveller | undefined {
  const at = OWN.test(tokens[from]?.said ?? '') ? from + 1 : from
  const relation = relationAt(tokens, at)
  if (relation === undefined) {
    const name = at === from ? nameFrom(tokens, from, taken) : undefined
    return name === undefined ? undefined : { name }
  }
  if (GOES_ON.test(tokens[at + 1]?.said ?? '')) return undefined
  const name = nameFrom(tokens, at + 1, taken)
  return { relation, ...(name !== undefined && { name }) }
}

function personBefore(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): Traveller | undefined {
  const relation = relationAt(tokens, at)
  if (relation !== undefined) return { relation }
  const name = nameFrom(tokens, at, taken)
  return name === undefined ? undefined : { name }
}

function relationAt(tokens: readonly Token[], at: number): string | undefined {
  const word = tokens[at]?.said ?? ''
  return RELATIONS.has(word) ? word : undefined
}

/** A name that begins at a place: words with a capital, or one that nobody could take for another word. */
function nameFrom(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): string | undefined {
  const names: string[] = []
  for (let at = from; names.length < 3; at++) {
    const token = tokens[at]
    if (!token || taken.has(at) || (at > from && token.comma) || !isName(tokens, at)) break
    names.push(token.raw)
  }
  return names.length > 0 ? names.join(' ') : undefined
}

function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/^\p{L}{3,}$/u.test(token.raw) || placeAt(tokens, at)) return false
  const { said, text } = token
  if (isFunctionWord(said) || isTalkWord(said) || RELATIONS.has(said) || isEnglishWord(said)) return false
  return isCapital(token) || text === said
}
