import { alternatives } from './phrase-grammar.ts'
import { ADDRESS, GREETING, PLEASE, THANKS } from './words/filler.ts'

/** What somebody says about the questions that whoever decides on their requests has asked them. */
export type QuestionTalk =
  /** Wants to know what was asked. `of`: who is named as asking; null: nobody, or their manager. */
  | { says: 'list'; number: string | null; of: string | null }
  /** Says what is to be answered; `text` is null where that is still to come. `to`: a name that is said; null: nobody's. */
  | { says: 'answer'; text: string | null; number: string | null; to: string | null }
  /** Wants nothing answered. */
  | { says: 'refuse' }

/** Longer messages are no such talk: an answer has at most 2,000 characters. */
const MOST = 2500

const KINDLY = alternatives(PLEASE)
const LEAD = new RegExp(
  String.raw`^(?:(?:${alternatives(PLEASE, GREETING, ADDRESS)}|ok|okay|yes|haan|and|so|then|just|accha|achha|arre|(?:can|could|will|would) you(?: (?:${KINDLY}))?|i want to|i would like to|i'd like to|id like to)[\s,]+){0,4}`,
  'i',
)
const NUMBER = /\b(TRP|EXP)-(\d{4})-(\d{3,9})\b/i
const ABOUT =
  /^(?:(?:on|about|for|regarding|re|of|to)\s)?(?:(?:trip|claim|expense|request)\s)?((?:TRP|EXP)-\d{4}-\d{3,9})\s*/i
const SEPARATOR = /^[\s,]*(?:[:–—-]+|\b(?:that|saying|with|ki|ke|as follows)\b)?[\s:–—,-]*/i
const APPROVER =
  /^(?:to )?(?:him|her|them|(?:my |the |our )?(?:manager|boss|approver|supervisor|team lead|reporting manager|line manager|head)|(?:the|this|that|his|her|their) question)\b\s*/i
const NOT_THEM = /^(?:to )?(?:me|us|my|your|you|this|in|a|an|all|every|everyone|everybody)\b/i
const NAME = /^(?:to )?(\p{L}[\p{L}.'’-]{1,40})(?=[\s,:]|$)\s*/iu

const ANSWER = /^(?:answer|reply|respond|jawab do|jawab dena|jawab)(?=[\s:,–—-]|$)\s*/i
const TELL = /^(?:tell|inform|let|write back to|write to|message)\s+/i
/** In 'let her know that …'. */
const KNOW = /^know\b\s?(?:that\b)?[\s,:]*/i
const SAY = /^say(?:\s+to|\s+that)?(?=[\s:])\s*/i
const HINDI_TARGET =
  /^(?:(?:usko|unko|use|unhe|unhen|unhein|inko|isko|(?:mere |apne )?(?:manager|boss|sir|madam|maam) ?(?:ji )?ko)|(\p{L}[\p{L}.'’-]{1,40}) ko)\s+/iu
const HINDI_VERB =
  /(?:bol|bata|keh|kah|likh) ?(?:do|de|dena|dijiye|dijie|dijiyega|diye|deejiye)|bolo|batao|bolna|batana|kehna|kaho|likho/
const HINDI_FIRST = new RegExp(String.raw`^(?:${HINDI_VERB.source})(?=[\s:,]|$)`, 'i')
const HINDI_LAST = new RegExp(String.raw`\s(?:${HINDI_VERB.source})[.!]*$`, 'i')
/** A refusal of the very act: 'don't tell him', 'usko mat bolo'. */
const REFUSED = new RegExp(
  String.raw`^(?:(?:(?:${KINDLY}) )?don['’]?t|dont|do not|never|no need to|you needn['’]?t)\s+(?:tell|answer|reply|respond|say|inform|let|message)\b`,
  'i',
)
const ENDS = new RegExp(` (?:${alternatives(PLEASE, THANKS)}|now|yet)$`)
const NO_ANSWER = new RegExp(`^(?:it|this|that|the question|question|back|now|${KINDLY})[.!]*$`, 'i')
const HINDI_REFUSED = /(?:^|\s)(?:mat|nahi|nahin|na)\s(?:bol|bata|keh|kah|likh|jawab)/i

/** Nothing but these is said of what was asked, once what opens and closes the message is taken away. */
const WHO = String.raw`(?:my|the|our)? ?(?:manager|boss|approver|supervisor|head)|he|she|they|anyone|anybody|someone|somebody|(?<name>\p{L}{2,40})`
const LISTS = [
  /^(?:are there |is there |do i have |have i got |got |show me |show |list |see |read me |read )?(?:any |my |the |all |some |new |open |unanswered |pending )*questions?(?: (?:for me|to answer|waiting|open|pending|(?:from|by) (?:my )?(?:manager|boss|approver)|(?:on|about|for) my (?:trips?|claims?|requests?|expenses?)|i (?:should|need to|have to|must) answer))*$/,
  new RegExp(
    `^what (?:do|does|did|is|are|has|have) (?:${WHO}) (?:want|wants|need|needs|ask|asks|asked|asking)(?: (?:me|from me|of me|to know|me for))?(?: (?:about|on|for) (?:it|this|my (?:trip|claim|request|expense)))?$`,
    'u',
  ),
  new RegExp(
    `^(?:did|has|have|is|are) (?:${WHO}) (?:ask|asked|asking)(?: me)?(?: (?:anything|something|a question|any questions?|questions?))?(?: (?:about|on|for) (?:it|this|my (?:trip|claim|request|expense)))?$`,
    'u',
  ),
  /^what(?:'s| is| are| was| were|s)? (?:the|my|his|her|their|your) (?:open |unanswered )?questions?(?: (?:about|on|for) (?:it|this|my (?:trip|claim|request|expense)))?$/,
  /^(?:mere liye )?(?:koi |kya koi |kya )(?:naya )?(?:sawal|sawaal|question)(?: hai| hain)?(?: kya)?(?: mere liye)?$/,
  /^(?:mere |apne )?(?:manager|boss|sir|madam)(?: ji)? (?:ne )?(?:mujhse |mujh se )?kya (?:pucha|poocha|puchha|poochha|puch rahe|pooch rahe|puch raha|chahte|chahta|chahti)(?: hai| hain)?$/,
  /^(?:mere |apne )?(?:manager|boss|sir|madam)(?: ji)? ko (?:mujhse )?kya (?:chahiye|pata karna hai|jaanna hai|janna hai)$/,
]

/**
 * Reads whether a message is about the questions of whoever decides on a request, or says what to answer them. Anything that
 * is not plainly so is undefined. Nothing is sent by it: what it reads as an answer has to be shown first.
 */
export function readQuestionTalk(message: string): QuestionTalk | undefined {
  const text = message.trim().replace(/[^\S\n]+/g, ' ')
  if (text === '' || text.length > MOST) return undefined
  const said = text.slice(LEAD.exec(text)?.[0].length ?? 0)
  if (REFUSED.test(said) || HINDI_REFUSED.test(said)) return { says: 'refuse' }
  return listing(said) ?? answering(said)
}

function listing(said: string): QuestionTalk | undefined {
  const number = numberIn(said)
  const plain = said
    .replace(NUMBER, '')
    .toLowerCase()
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:about|on|for|of)$/, '')
    .replace(ENDS, '')
  for (const rule of LISTS) {
    const found = rule.exec(plain)
    if (found) return { says: 'list', number, of: found.groups?.name ?? null }
  }
  return undefined
}

function answering(said: string): QuestionTalk | undefined {
  const answer = ANSWER.exec(said)
  if (answer) return answered(said.slice(answer[0].length), { isBare: true, isNamed: false })
  const tell = TELL.exec(said)
  if (tell) {
    const told = answered(said.slice(tell[0].length), { isBare: false, isNamed: true })
    if (!/^let/i.test(said)) return told
    // 'Let her know that …'.
    const know = told?.says === 'answer' ? KNOW.exec(told.text ?? '') : null
    if (!know || told?.says !== 'answer' || told.text === null) return undefined
    const text = told.text.slice(know[0].length)
    return text === '' ? undefined : { ...told, text }
  }
  const say = SAY.exec(said)
  if (say) return answered(said.slice(say[0].length), { isBare: true, isNamed: false })
  return hindi(said)
}

/**
 * What follows a verb of answering: to whom, about which request, and the text. `isBare`: nobody has to be named. `isNamed`: a
 * name may stand there.
 */
function answered(rest: string, { isBare, isNamed }: { isBare: boolean; isNamed: boolean }): QuestionTalk | undefined {
  const approver = APPROVER.exec(rest)
  if (!approver && NOT_THEM.test(rest)) return undefined
  const named = approver || !isNamed ? null : NAME.exec(rest)
  if (!isBare && !approver && !named) return undefined
  const afterTarget = rest.slice((approver ?? named)?.[0].length ?? 0)
  const about = ABOUT.exec(afterTarget)
  const afterNumber = afterTarget.slice(about?.[0].length ?? 0)
  const text = afterNumber.slice(SEPARATOR.exec(afterNumber)?.[0].length ?? 0).trim()
  const hasText = text !== '' && !NO_ANSWER.test(text)
  return {
    says: 'answer',
    text: hasText ? text : null,
    number: about ? numberIn(about[0]) : null,
    to: named?.[1] ?? null,
  }
}

function hindi(said: string): QuestionTalk | undefined {
  const target = HINDI_TARGET.exec(said)
  const rest = said.slice(target?.[0].length ?? 0)
  const to = target?.[1] ?? null
  const first = HINDI_FIRST.exec(rest)
  if (first) {
    const after = rest.slice(first[0].length)
    const text = after.slice(SEPARATOR.exec(after)?.[0].length ?? 0).trim()
    return text === '' && !target ? undefined : { says: 'answer', text: text || null, number: null, to }
  }
  const last = HINDI_LAST.exec(rest)
  if (!last || (!target && !/\s/.test(rest.slice(0, last.index).trim()))) return undefined
  return { says: 'answer', text: rest.slice(0, last.index).trim(), number: null, to }
}

/** The number of the request that a message names, as requests have them; null where it names none. */
export function numberIn(message: string): string | null {
  const [found] = NUMBER.exec(message) ?? []
  return found?.toUpperCase() ?? null
}
