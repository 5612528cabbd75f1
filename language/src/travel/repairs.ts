import { anyOf, inOrder, phrases, type Rule, several } from '../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../text/tokens.ts'
import { type Entity, findEntities } from './entities.ts'
import { lastChoice } from './last-choice.ts'
import { correctSpelling } from './spelling.ts'

/** Takes back what was just said: 'no sorry', 'no wait', 'I mean', 'nahi nahi'. */
const TAKES_BACK = anyOf(
  phrases(
    `no sorry | no no | sorry no | no wait | wait no | wait | sorry | oops | oops sorry | oh sorry | oh no | my mistake | my bad | i mean | i meant | no i mean | no i meant | sorry i mean | sorry i meant | rather | or rather
     make that | no make that | make it | no make it | actually no | no actually | correction | scratch that | nahi nahi | nahi sorry | sorry nahi | arre nahi | nahi matlab | matlab`,
  ),
)
/** Without one of these nothing is taken back. */
const SIGNALS: ReadonlySet<string> = new Set(
  'no sorry wait oops mistake bad mean meant rather make actually correction scratch nahi matlab'.split(' '),
)
/** What one is home for says nothing of the trip: 'home for dinner by 8', 'home in time for dinner'. */
const HOME_FOR = /\b(home|ghar) (?:in time )?for (?:dinner|supper|bed|bedtime|the kids|my kids|the evening)\b/gi
/** 'I said Kochi but it should be Kannur': what was said is rejected, and the other one wanted. */
const MISTAKEN =
  /\b(?:i said|i told|i wrote|i typed|i put|you have|you wrote|you put|you took|it says)\s{1,3}(\p{L}{3,20}(?: \p{L}{3,20})?),?\s{1,3}(?:but |and )?(?:(?:it|that|this|which) )?(?:should be|should have been|shd be|must be|is actually|is really|was meant to be|i meant|i mean)\s{1,3}/giu
/** 'By 11 pm latest': the bound is said twice, and nothing is put in order. */
const AT_LATEST = /\b(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|baje)|noon|midnight),? (?:at the |at )?latest\b/gi
/** The question that is answered, said again before the answer: 'purpose? a vendor meeting'. */
const ECHOED =
  /^\s{0,9}(?:the )?(?:purpose|reason|date|day|time|class|city|hotel|from where|where from|where to)\s?\?{1,3}\s{0,9}(?=\S)/i
/** Says that one thinks otherwise now, and not how. */
const CHANGED_MIND =
  /^\s{0,9}(?:(?:no|oh|wait|sorry|actually|hmm|ok|okay)[,.]?\s{1,3}){0,3}(?:i have |i've |ive |i )changed my mind(?: about (?:it|that|this))?[,.:;!\s]{1,9}(?=\S)/i
/** Asks behind a day which one of the week it is, which the answer shows: 'dec 20th only. that is sunday right?' */
const WEEKDAY_TAG =
  /[,.;]?\s{1,3}(?:and )?(?:that|it|this|thats|its|that's|it's|which)(?: is)?(?: a)? (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:right|no|correct|na|isn'?t it)\s{0,3}\?{1,3}$/i
/** Somebody's leave, before a wish to send: 'she says go ahead. Send.' */
const REPORTED_LEAVE =
  /^\s{0,9}(?:she|he|they|boss|manager|my boss|my manager)(?:'s| is| has)? (?:says?|said|ok|fine|agreed|okayed|given|gave)\b[^.!?\n]{0,40}[.!]{1,3}\s{1,5}(?=(?:[a-z]{1,6} ){0,2}(?:send|submit)\b)/i
/** A day that is taken back for another one in Hindi: '14 nahi 15 ko', '15 ko, 14 nahi'. */
const HINDI_INSTEAD = [
  /\b\d{1,2}(?: (?:ko|tarikh|tareekh))? (?:nahi|nahin|nai),? (?=\d{1,2} (?:ko|tarikh|tareekh)\b)/gi,
  /(?<=\b\d{1,2} (?:ko|tarikh|tareekh)\b[^.\d]{0,20}),? \d{1,2}(?: (?:ko|tarikh|tareekh))? (?:nahi|nahin|nai)(?=\s*$)/gi,
] as const
const SIGNS = several(anyOf(phrases(', | . | - | … | ; | !')))
const AROUND = several(anyOf(['from', 'to', 'on', 'for', 'the', 'at', 'in', 'by', 'with', 'after', 'before']))
const BETWEEN: Rule = inOrder(SIGNS, several(TAKES_BACK), SIGNS, AROUND)
const LEADS = /^(?:from|to|on|at|in|by|via|till|until|after|before)$/
/** Values of which a second one of the same kind takes the place of the first. */
const KINDS: ReadonlySet<Entity['value']['kind']> = new Set([
  'place',
  'date',
  'clock',
  'period',
  'airline',
  'cabin',
  'purpose',
])

/**
 * The message without what it takes back in the same breath: 'from Delhi, no sorry, Mumbai' is 'from Mumbai'. Only a value that
 * another one of the same kind follows is taken back, behind words that say so. What one is home for is left out as well.
 */
export function withoutRepairs(message: string): string {
  const [instead, behind] = HINDI_INSTEAD
  const plain = message
    .replace(MISTAKEN, 'not $1, ')
    .replace(ECHOED, '')
    .replace(HOME_FOR, '$1')
    .replace(AT_LATEST, '$1')
    .replace(CHANGED_MIND, '')
    .replace(REPORTED_LEAVE, '')
    .replace(WEEKDAY_TAG, '')
    .replace(instead, '')
    .replace(behind, '')
  let text = clean(plain)
  if (!tokenise(text).some(({ said }) => SIGNALS.has(said))) return plain
  const last = lastChoice(plain)
  if (last !== plain) return last
  // Whoever corrects twice has a third value; longer chains are no sentence.
  for (let times = 0; times < 3; times++) {
    const cut = repairIn(text)
    if (cut === undefined) return times === 0 ? plain : text
    text = cut
  }
  return text
}

function repairIn(text: string): string | undefined {
  const tokens = correctSpelling(tokenise(text))
  const entities = [...findEntities(tokens), ...businessIn(tokens)]
    .toSorted((a, b) => a.start - b.start)
    .filter(({ value }) => KINDS.has(value.kind) || isDayNumber(value))
  for (const [at, first] of entities.entries()) {
    const second = entities[at + 1]
    if (!second || !takesPlace(first, second)) continue
    if (!KINDS.has(first.value.kind) && !(isOrdinal(tokens, first) && isOrdinal(tokens, second))) continue
    const isThing = isOrdinal(tokens, first) && /^(?:one|flight|hotel|option|card)$/.test(tokens[first.end]?.said ?? '')
    const between = tokens.slice(isThing ? first.end + 1 : first.end, second.start)
    const words = between.map(({ said }) => said)
    if (words.length === 0) continue
    const isOther = first.value.kind === 'purpose' && isBareNo(between, tokens[first.end - 1])
    if (!isOther) {
      if (!BETWEEN(words, 0).includes(words.length)) continue
      if (!words.some((_, place) => TAKES_BACK(words, place).length > 0)) continue
    }
    const lead = between.findLast(({ said }) => LEADS.test(said))?.said
    const before = tokens[first.start - 1]?.said ?? ''
    if (lead !== undefined && LEADS.test(before) && lead !== before) continue
    return joined(text, tokens, first, second)
  }
  return undefined
}

/** 'Personal? no, business': a no in a clause of its own, where the value before it stands in another. */
function isBareNo([no, ...more]: readonly Token[], before: Token | undefined): boolean {
  if (no === undefined || more.length > 0 || !BARE_NO.has(no.said)) return false
  return no.comma || no.sentence !== before?.sentence
}

/** 'Business' alone, which is a purpose beside another one. */
function businessIn(tokens: readonly Token[]): Entity[] {
  return tokens.flatMap(({ text }, start): Entity[] =>
    text === 'business' && !/^class$/.test(tokens[start + 1]?.text ?? '')
      ? [{ value: { kind: 'purpose', purpose: 'business' }, start, end: start + 1, negated: false }]
      : [],
  )
}

const BARE_NO: ReadonlySet<string> = new Set(['no', 'nope', 'nahi', 'nahin'])

/** 'The 2nd one, no wait, the 1st': places in a list. */
function isOrdinal(tokens: readonly Token[], { start, end, value }: Entity): boolean {
  return value.kind === 'number' && end - start === 1 && ORDINAL.test(tokens[start]?.said ?? '')
}

const ORDINAL = /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth)$/

const isDayNumber = (value: Entity['value']): boolean => value.kind === 'number' && value.count > 0 && value.count < 32

/** Whether a value stands in the place of one before it: a bare number in that of a day. */
function takesPlace({ value: first }: Entity, { value: second }: Entity): boolean {
  return first.kind === second.kind || (first.kind === 'date' && second.kind === 'number')
}

function joined(text: string, tokens: readonly Token[], first: Entity, second: Entity): string {
  const [from, until] = [tokens[first.start]?.start ?? 0, tokens[second.start]?.start ?? 0]
  const end = tokens[second.end - 1]?.end ?? text.length
  const replaced = text.slice(from, tokens[first.end - 1]?.end)
  const said = text.slice(until, end)
  // 'Tomorrow, no wait, day after' is the day after tomorrow.
  const counts = /^(?:the )?day after$/i.test(said) && /^(?:tomorrow|tmrw|tmw|kal)$/i.test(replaced)
  // 'The 2nd one, no wait, the 1st' is 'the 1st one'.
  const thing = isOrdinal(tokens, second) ? tokens[first.end] : undefined
  if (thing && /^(?:one|flight|hotel|option|card)$/.test(thing.said)) {
    const behind = /^(?:one|flight|hotel|option|card)$/.test(tokens[second.end]?.said ?? '')
    return `${text.slice(0, from)}${said}${behind ? '' : ` ${thing.said}`}${text.slice(end)}`
  }
  const month = second.value.kind === 'number' ? (/[a-z]{3,}/i.exec(replaced)?.[0] ?? '') : ''
  const instead = counts ? `${said} ${replaced}` : month ? `${said} ${month}` : said
  return `${text.slice(0, from)}${instead}${text.slice(end)}`
}
