import { consentTokens } from './consent-tokens.ts'
import { anyOf, either, inOrder, maybe, type Rule, several, word } from './phrase-grammar.ts'
import * as verbs from './words/act-verbs.ts'
import * as assent from './words/assent.ts'
import * as counts from './words/counts.ts'
import * as determiners from './words/determiners.ts'
import * as filler from './words/filler.ts'
import * as judgement from './words/judgement.ts'
import * as leads from './words/leads.ts'
import * as matters from './words/matters.ts'
import * as pronouns from './words/pronouns.ts'
import * as refusals from './words/refusal.ts'

/** What is asked about: the act, and what a person may truthfully call that which it is done to. */
export interface Matter {
  action: verbs.Act
  kind: matters.Kind
  /** The receipts that would be sent. */
  count?: number
  /** What they, or the trip, come to. Paise. */
  totalPaise?: number
  /** Who would get it. */
  approver?: string
  /** Other names of the whole of it: the cities of a trip, the merchant of the receipt. A claim of several has none. */
  names?: readonly string[]
  /** The number of the receipt that would be removed. */
  number?: number
}

/** The rule of each list. */
function each<Name extends string>(lists: Record<Name, readonly string[]>): Record<Name, Rule> {
  const rules = Object.entries<readonly string[]>(lists).map(([name, list]) => [name, anyOf(list)])
  return Object.fromEntries(rules)
}

export const GLUE = anyOf(filler.GLUE)
export const ASSENT = anyOf(assent.ASSENT)
export const FIRM_ASSENT = anyOf(assent.FIRM_ASSENT)
export const COURTESY = anyOf(filler.COURTESY)
export const MANNER = anyOf(filler.MANNER)
const REFUSAL = anyOf(refusals.REFUSAL)
const NOT = anyOf(refusals.NOT)
const HINDI_NOT = anyOf(refusals.HINDI_NOT)
const APPROVER = anyOf(matters.APPROVER)
const PURPOSE = anyOf(matters.PURPOSE)
const TITLE = anyOf(matters.TITLE)
const NOUN = each(matters.NOUN)
const CHECKED = anyOf(judgement.CHECKED)
const IS = anyOf(judgement.IS)
const RIGHT = anyOf(judgement.RIGHT)
const SUBJECT = anyOf(judgement.SUBJECT)
const DETERMINER = anyOf(determiners.DETERMINER)
const PRONOUN = anyOf(pronouns.PRONOUN)
const LEAD = anyOf(leads.LEAD)
const HINDI_LEAD = anyOf(leads.HINDI_LEAD)
const LAST_VERB = each(verbs.LAST_VERB)
const SPLIT_VERB = each(verbs.SPLIT_VERB)
const VERB = each(verbs.VERB)
const TO = anyOf(['to', 'with'])
const HINDI_TO = anyOf(['ko', 'ke paas', 'ke pass', 'को', 'के पास'])
const OF = anyOf(['of', 'for', 'worth', 'totalling', 'totaling', 'amounting to', 'total', 'in total', 'at'])
const RUPEES = anyOf(['₹', 'rs', 'inr', 'rupees', 'rupee', 'rupaye', 'रुपये', 'रुपए'])
const APPROVED = anyOf(['get it approved', 'get this approved', 'get them approved', 'have it approved'])
const NUMBER_SIGN = anyOf(['#', 'number', 'no', 'nr'])

export interface Grammar {
  /** Names the act: 'send it to Meera', 'bhej do'. */
  clause: Rule
  /** Says that the matter is right. */
  right: Rule
  /** Says what the matter is, or that it was looked at. */
  beside: Rule
  refusal: Rule
}

/** What may be said of a matter. */
export function grammarOf(matter: Matter): Grammar {
  const { action } = matter
  const object = objectOf(matter)
  const name = inOrder(maybe(TITLE), nameOf([matter.approver ?? '']), maybe(TITLE))
  const approver = either(name, inOrder(APPROVER, maybe(name)))
  const to = inOrder(TO, maybe(anyOf(['my', 'the', 'our'])), approver)
  const total = totalOf(matter)
  const sent = action === 'send' ? [to, PURPOSE, inOrder(anyOf(['for']), object)] : []
  const by = inOrder(APPROVED, anyOf(['by', 'from']), maybe(anyOf(['my', 'the', 'our'])), approver)
  const verb = either(VERB[action], SPLIT_VERB[action])
  const english = inOrder(
    maybe(LEAD),
    several(either(COURTESY, MANNER)),
    action === 'send' ? either(by, verb) : verb,
    several(either(object, total, MANNER, COURTESY, ...sent)),
  )
  const hindiTo = inOrder(maybe(anyOf(['mere', 'apne', 'मेरे', 'अपने'])), approver, HINDI_TO)
  const hindiObject = inOrder(object, maybe(anyOf(['ko', 'को'])))
  const before = inOrder(
    maybe(HINDI_LEAD),
    several(either(hindiObject, total, MANNER, COURTESY, ...(action === 'send' ? [hindiTo, PURPOSE] : []))),
  )
  const lastVerb = LAST_VERB[action]
  const after = action === 'send' ? several(either(MANNER, COURTESY, hindiTo, PURPOSE)) : several(MANNER)
  const hindi = inOrder(before, lastVerb, maybe(anyOf(['na', 'ना'])), after)
  const refusal = either(
    REFUSAL,
    inOrder(NOT, english),
    inOrder(before, HINDI_NOT, lastVerb),
    inOrder(before, lastVerb, HINDI_NOT),
    inOrder(english, HINDI_NOT, ASSENT),
  )
  const subject = either(object, inOrder(several(SUBJECT), total), SUBJECT)
  const right = inOrder(subject, IS, RIGHT)
  const checked = inOrder(CHECKED, maybe(either(object, SUBJECT)))
  return { clause: either(english, hindi), right, beside: either(checked, countOf(matter), total), refusal }
}

/** How many they are, where that is right: '2 receipts', 'both'. */
function countOf({ kind, count }: Matter): Rule {
  const howMany = word((said) => count !== undefined && (Number(said) === count || counts.NUMBER_WORD[said] === count))
  const all = word((said) => count !== undefined && counts.ALL_OF[said] === count)
  return either(inOrder(howMany, NOUN[kind]), inOrder(all, maybe(NOUN[kind])))
}

/** What the matter may be called: a pronoun, its noun, its number, how many they are, its names. */
function objectOf({ kind, count, number, names = [] }: Matter): Rule {
  const howMany = word((said) => count !== undefined && (Number(said) === count || counts.NUMBER_WORD[said] === count))
  const allOfThem = word((said) => count !== undefined && counts.ALL_OF[said] === count)
  const noun = NOUN[kind]
  const name = nameOf(names)
  const named = either(
    noun,
    inOrder(name, maybe(noun)),
    inOrder(noun, maybe(inOrder(anyOf(['from']), name)), anyOf(['to', 'for', 'from', 'of', 'at']), name),
    inOrder(name, anyOf(['to']), name, maybe(noun)),
  )
  const numbered = inOrder(
    maybe(noun),
    maybe(NUMBER_SIGN),
    word((said) => number !== undefined && Number(said) === number),
  )
  const determiner = several(DETERMINER)
  return either(
    PRONOUN,
    inOrder(determiner, maybe(either(howMany, allOfThem)), named),
    inOrder(maybe(DETERMINER), allOfThem),
    inOrder(DETERMINER, howMany),
    inOrder(maybe(DETERMINER), numbered),
  )
}

/** The total, where it is the right one: 'for ₹2,950', 'total is 2950', 'rs 2950'. */
function totalOf({ totalPaise }: Matter): Rule {
  const sum = word((said) => totalPaise !== undefined && Math.round(Number(said) * 100) === totalPaise)
  return inOrder(maybe(OF), several(RUPEES), sum, maybe(RUPEES))
}

/** Any of the names, whole or by some of its words, with or without a plural s. */
function nameOf(names: readonly string[]): Rule {
  const parts = new Set(
    names.flatMap((name) => consentTokens(name).tokens.flatMap(({ raw }) => singular(raw.toLowerCase()))),
  )
  const part = word((said) => parts.has(singular(said)))
  return inOrder(part, several(part))
}

const singular = (said: string) => (said.length > 3 && said.endsWith('s') ? said.slice(0, -1) : said)
