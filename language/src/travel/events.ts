import type { DateExpression } from '../text/date-expression.ts'
import { phrases } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { PLEASE } from '../text/words/filler.ts'
import type { Entity } from './entities.ts'

/** What people travel for, or what keeps them. */
export const EVENTS: ReadonlySet<string> = new Set(
  phrases(
    `meeting | meetings | conference | summit | seminar | workshop | training | exam | interview | review | audit | demo | presentation | pitch | session | event | opening | keynote | inaugural
     function | party | birthday | anniversary | wedding | marriage | engagement | shaadi | shadi | puja | pooja | holiday | festival | diwali | holi | eid | christmas
     appointment | deadline | call | launch | inauguration | kickoff | ceremony | match | concert | hearing | surgery | chutti | baithak | pariksha`,
  ),
)
const PREDICATES: ReadonlySet<string> = new Set(
  phrases(
    `is | are | was | start | starts | begin | begins | end | ends | have | has | got | falls | scheduled | moved | shifted | postponed | fixed | hai | hain | hoga | hogi | honge | tha | thi`,
  ),
)
/** Verbs of travelling. */
export const GOES =
  /^(?:fl(?:y|ies|ying)|go|goes|going|travel\w*|leav\w*|depart\w*|com(?:e|es|ing)|return\w*|reach\w*|arriv\w*|land\w*|book\w*|search\w*|jan[ae]|jaan[ae]|jaa?u?ng[ai]|jayeng[ei]|nik(?:a|al)?l\w*|chaln[ae]|aan[ae]|pahunch\w*)$/
/** Begins a clause wherever it stands, and only before what begins a wish. */
const JOINS = /^(?:so|because|since|kyunki|kyuki|isliye|therefore|hence|but|lekin|toh|while|then|coz|cause)$/
const JOINS_WISH = /^(?:and|aur|to|as)$/
const WISHING = new Set([...PLEASE, ...'i we ill will need want id main mujhe hum uske us can lets'.split(' ')])

const OVER = new Set(
  phrases(
    'over | cancelled | canceled | postponed | preponed | called | done | finished | moved | shifted | rescheduled | scrapped | off',
  ),
)

/** Whether words tell what became of an event: 'workshop got cancelled', 'meeting postponed'. */
export const tellsOfEvent = (words: readonly string[]): boolean =>
  words.some((word) => EVENTS.has(word)) &&
  words.some((word) => PREDICATES.has(word) || OVER.has(word)) &&
  !words.some((word) => GOES.test(word))

/** 'It's for the workshop on Saturday', of a trip that has its days. */
const OPENS_EVENT = /^(?:its|for|this|there|theres|my|our|the)$/

/** The places of the words of each clause. */
function clausesIn(tokens: readonly Token[]): number[][] {
  const clauses: number[][] = []
  for (const [at, { text, sentence, comma }] of tokens.entries()) {
    const [last, next] = [clauses.at(-1), tokens[at + 1]?.text ?? '']
    const joins = JOINS.test(text) || (JOINS_WISH.test(text) && (WISHING.has(next) || GOES.test(next)))
    if (!last || comma || joins || sentence !== tokens[at - 1]?.sentence) clauses.push([at])
    else last.push(at)
  }
  return clauses
}

/** The day that an entity names; 'ko' makes one of a number. */
function isDay(tokens: readonly Token[], { value, end }: Entity): boolean {
  return value.kind === 'date' || (value.kind === 'number' && tokens[end]?.text === 'ko')
}

/**
 * The entities of a message without those that say when something else is: 'my meeting is on the 15th, so I leave on the 14th',
 * 'kal exam hai'. Such a day is none of the trip where another day of the message is, or where the trip has one (`isDated`); 'the
 * day before' counts from it. What the event says of the purpose still counts, and so does where it is, for a trip that has no day
 * yet. `told` are the words that only tell of it, and
 * `day` is its day.
 */
export function withoutEvents(
  tokens: readonly Token[],
  entities: readonly Entity[],
  isDated: boolean,
): { entities: readonly Entity[]; told: ReadonlySet<number>; day?: Entity } {
  const nothing = { entities, told: new Set<number>() }
  const days = entities.filter((entity) => !entity.negated && isDay(tokens, entity))
  if (days.length === 0) return nothing
  const isOfEvent = (clause: readonly number[]) => {
    const words = clause.map((at) => tokens[at]?.text ?? '')
    if (!words.some((word) => EVENTS.has(word)) || words.some((word) => GOES.test(word))) return false
    return words.some((word) => PREDICATES.has(word)) || (isDated && OPENS_EVENT.test(words[0] ?? ''))
  }
  const places = new Set(clausesIn(tokens).filter(isOfEvent).flat())
  const event = days.find(({ start }) => places.has(start))
  if (!event) return nothing
  const before = dayBefore(tokens, event)
  const isElsewhere = before !== undefined || days.some(({ start, value }) => !places.has(start) && !isOfStart(value))
  if (!isElsewhere && !isDated) return nothing
  const stays = ({ kind }: Entity['value']) => kind === 'purpose' || (kind === 'place' && !isDated)
  const told = new Set(
    [...places].filter((at) => !entities.some(({ start, end, value }) => start <= at && at < end && stays(value))),
  )
  const left = entities.filter(
    ({ start }) => !told.has(start) && (!before || start < before.start || start >= before.end),
  )
  return { entities: before ? [...left, before].toSorted((a, b) => a.start - b.start) : left, told, day: event }
}

/** 'Back the same night' counts from the day of the event, and is no other. */
const isOfStart = (value: Entity['value']): boolean => value.kind === 'date' && value.expression.kind === 'from_start'

/** 'Reach one day before': the words, where what is attended has its days in the same message and the trip begins earlier. */
export function earlierArrival(tokens: readonly Token[]): { start: number; end: number } | undefined {
  if (!tokens.some(({ text, said }) => EVENTS.has(text) || EVENTS.has(said))) return undefined
  const start = tokens.findIndex(
    ({ sentence }, at) =>
      /^(?:a|one|1|ek|the)$/.test(tokens[at]?.text ?? '') &&
      /^(?:day|din|night|evening)$/.test(tokens[at + 1]?.text ?? '') &&
      /^(?:before|earlier|prior|pehle|early|advance)$/.test(tokens[at + 2]?.text ?? '') &&
      tokens.slice(Math.max(0, at - 5), at).some((token) => token.sentence === sentence && ARRIVES.test(token.text)),
  )
  if (start < 0) return undefined
  // 'The day before the 22nd' is a date of its own.
  const next = tokens[start + 3]
  const isDate = next && !next.comma && next.sentence === tokens[start]?.sentence && /^(?:the|\d+)$/.test(next.text)
  return isDate ? undefined : { start, end: start + 3 }
}

const ARRIVES =
  /^(?:reach\w*|arriv\w*|land\w*|come|coming|be|get|there|go|fly|travel|leave|pahunch\w*|nikal\w*|jaana|jana)$/

/** 'Reach one day before', 'ek din pehle': the day before the event that a message names before. */
function dayBefore(tokens: readonly Token[], { value, end: from }: Entity): Entity | undefined {
  if (value.kind !== 'date') return undefined
  const start = tokens.findIndex(
    (_, at) =>
      at >= from &&
      /^(?:a|one|1|ek|the)$/.test(tokens[at]?.text ?? '') &&
      /^(?:day|din)$/.test(tokens[at + 1]?.text ?? '') &&
      /^(?:before|earlier|prior|pehle)$/.test(tokens[at + 2]?.text ?? ''),
  )
  // 'The day before the 22nd' is a date of its own.
  if (start < 0 || tokens[start + 3]?.sentence === tokens[start]?.sentence) return undefined
  const expression: DateExpression = { kind: 'after', base: value.expression, days: -1 }
  return { start, end: start + 3, value: { kind: 'date', expression }, negated: false }
}
