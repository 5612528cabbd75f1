import { periodAt } from '../../text/clock.ts'
import { anyOf, maybe, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { saidHourAt } from './said-hours.ts'

/** When one wishes to go by train, bus or cab: from a time on, until it, or about then. */
export interface GroundTime {
  is: 'after' | 'before' | 'around'
  at: string
}

const AFTER = anyOf(phrases('after | post | later than | not before | any time after | anytime after | past'))
const BEFORE = anyOf(phrases('before | by | earlier than | not after | till | latest by'))
const AROUND = anyOf(phrases('around | about | at | at around | at about | near about | roughly at'))
const LEADS: readonly (readonly [GroundTime['is'], Rule])[] = [
  ['after', AFTER],
  ['before', BEFORE],
  ['around', AROUND],
]
const BEHIND: readonly (readonly [GroundTime['is'], Rule])[] = [
  ['after', anyOf(phrases('ke baad | ke bad | or later | or after | onwards | onward'))],
  ['before', anyOf(phrases('se pehle | ke pehle | tak | or earlier | or before | latest | at the latest'))],
  [
    'around',
    anyOf(phrases('ke aas paas | ke aaspaas | ke aspas | ke kareeb | ke karib | ke lagbhag | aas paas | or so | ish')),
  ],
]
const VERB = several(
  anyOf(phrases('leaving | leaves | departing | departs | starting | starts | that leaves | nikle | nikalna')),
)
const OF_PERIOD = several(anyOf(['in', 'the', 'at', 'that', 'same', 'early', 'late', 'ko', 'us', 'usi']))
const BEHIND_PERIOD = maybe(anyOf(phrases('ko | ki | ka | ke | wali | wala | mein | me | time | itself')))
/** What a part of the day bounds. */
const PERIODS: Readonly<Record<'morning' | 'afternoon' | 'evening' | 'night', GroundTime>> = {
  morning: { is: 'before', at: '12:00' },
  afternoon: { is: 'after', at: '12:00' },
  evening: { is: 'after', at: '17:00' },
  night: { is: 'after', at: '20:00' },
}

interface Found {
  time: GroundTime
  start: number
  end: number
}

/** Reads the time of a message about a train, a bus or a cab that no other words of it hold. */
export function groundTimeIn(tokens: readonly Token[], used: readonly boolean[]): Found | undefined {
  const said = tokens.map((token) => token.said)
  const isFree = ({ start, end }: Found) => !used.slice(start, end).some(Boolean)
  for (const read of [hourFrom, periodFrom])
    for (const at of said.keys()) {
      const found = read(tokens, said, at)
      if (found && isFree(found)) return found
    }
  return undefined
}

/** 'After 6 pm', 'subah 6 baje ke aas paas', '7 pm or later'; an hour alone needs a word that makes it one. */
function hourFrom(tokens: readonly Token[], said: readonly string[], start: number): Found | undefined {
  for (const from of VERB(said, start)) {
    const leads = LEADS.flatMap(([is, rule]) => rule(said, from).map((end) => ({ is, end })))
    for (const { is, end: at } of [...leads, { is: undefined, end: from }]) {
      const hour = saidHourAt(tokens, at)
      if (!hour) continue
      const end = at + hour.length
      const [behind] = BEHIND.flatMap(([side, rule]) => rule(said, end).map((until) => ({ is: side, end: until })))
      const isBare = hour.length === 1 && hour.hour.other !== undefined
      if (isBare && is === undefined && behind === undefined) continue
      return { time: { is: behind?.is ?? is ?? 'around', at: hour.hour.time }, start, end: behind?.end ?? end }
    }
  }
  return undefined
}

/** 'In the evening', 'raat ko', 'same evening'. */
function periodFrom(tokens: readonly Token[], said: readonly string[], start: number): Found | undefined {
  for (const at of OF_PERIOD(said, start)) {
    const period = periodAt(tokens, at)
    if (period) return { time: PERIODS[period], start, end: Math.max(at + 1, ...BEHIND_PERIOD(said, at + 1)) }
  }
  return undefined
}
