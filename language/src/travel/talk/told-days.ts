import type { IsoDate } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { numberAt } from '../../text/numbers.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { COURTESY, PLEASE } from '../../text/words/filler.ts'
import { NO } from '../../text/words/refusal.ts'
import { findEntities, ofKind } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

/** The day of one flight of a journey, which is counted from 1. */
export interface LegDay {
  leg: number
  day: IsoDate
}

const FILLER = anyOf(
  ...[COURTESY, PLEASE, NO],
  phrases(
    `no no | sorry | actually | wait | i mean | the | a | my | its | is | will be | should be | be | to be | on | to | for | from | and | then | , | itself | flight | flights | leg | legs | one | part
   make | change | move | shift | keep | set | it | day | date | ko | wali | wala | hai | hoga | karo | kar do | pe | par | aur | instead | now | ok | okay`,
  ),
)
const LAST = /^(?:last|final|aakhri)$/
const LEG = /^(?:leg|flight|part)$/
const HINDI_PLACES: readonly string[] = ['pehli', 'dusri', 'teesri', 'chauthi']

/** Reads the days of several flights of a journey of `count`: 'first flight on the 7th, second on the 9th, third on the 10th'; undefined where it says anything else. */
export function legDaysIn(
  message: string,
  count: number,
  today: IsoDate,
  held?: IsoDate,
): readonly LegDay[] | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(message)))
  const days: LegDay[] = []
  let leg: number | undefined
  for (let at = 0; at < tokens.length; ) {
    const date = leg === undefined ? undefined : dayAt(tokens, at, days.at(-1)?.day ?? near(today, held))
    const place = leg === undefined ? placeAt(tokens, at, count) : undefined
    if (leg !== undefined && date) {
      days.push({ leg, day: date.day })
      leg = undefined
      at = date.end
    } else if (place) {
      leg = place.leg
      at = place.end
    } else {
      const end = fillerEnd(tokens, at)
      if (end === at) return undefined
      at = end
    }
  }
  const named = new Set(days.map((one) => one.leg))
  return leg === undefined && days.length > 1 && named.size === days.length ? days : undefined
}

/** 'Make it 15 to 17 instead', '15th se 17th karo': both days of a trip there and back; undefined where it says anything else. */
export function bothDaysIn(
  message: string,
  today: IsoDate,
  held?: IsoDate,
): { depart: IsoDate; back: IsoDate } | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(message)))
  const since = near(today, held)
  const joint = tokens.findIndex(({ said }, at) => {
    return (
      /^(?:to|till|until|se|-)$/.test(said) &&
      dayAt(tokens, at + 1, since) !== undefined &&
      dayBefore(tokens, at, since) !== undefined
    )
  })
  if (joint < 1 || !tokens.some(({ said }) => CHANGES.test(said))) return undefined
  const first = dayBefore(tokens, joint, since)
  const second = dayAt(tokens, joint + 1, since)
  if (!first || !second || second.day < first.day) return undefined
  const isFiller = (from: number, until: number) => {
    let at = from
    while (at < until) {
      const end = fillerEnd(tokens, at)
      if (end === at) return false
      at = end
    }
    return true
  }
  return isFiller(0, first.start) && isFiller(second.end, tokens.length)
    ? { depart: first.day, back: second.day }
    : undefined
}

const CHANGES = /^(?:make|change|move|shift|instead|karo|kar|rather|no|nahi)$/

/** 'The 9th' lies in the month of the day that is held, where that is not past. */
function near(today: IsoDate, held: IsoDate | undefined): IsoDate {
  const month = held && `${held.slice(0, 8)}01`
  return month !== undefined && month > today ? month : today
}

/** The day whose words end at a place. */
function dayBefore(tokens: readonly Token[], end: number, today: IsoDate): { day: IsoDate; start: number } | undefined {
  for (const start of [end - 3, end - 2, end - 1]) {
    const date = start < 0 ? undefined : dayAt(tokens, start, today)
    if (date?.end === end) return { day: date.day, start }
  }
  return undefined
}

const said = (tokens: readonly Token[]) => tokens.map((token) => token.said)

function fillerEnd(tokens: readonly Token[], at: number): number {
  return Math.max(at, ...FILLER(said(tokens), at))
}

/** Which flight is named: 'first', 'leg 2', 'the last'. */
function placeAt(tokens: readonly Token[], at: number, count: number): { leg: number; end: number } | undefined {
  const word = tokens[at]?.said ?? ''
  if (LAST.test(word)) return { leg: count, end: at + 1 }
  const hindi = HINDI_PLACES.indexOf(word) + 1
  const lead = LEG.test(word) ? 1 : 0
  const number = hindi > 0 ? undefined : numberAt(tokens, at + lead)
  const leg = hindi || (number && (number.ordinal || lead > 0) ? number.value : 0)
  if (leg < 1 || leg > count) return undefined
  return { leg, end: at + lead + (number?.length ?? 1) }
}

/** No date has more words. */
const LONGEST_DATE = 3

/** The day that begins at a word: '15 dec', 'the 17th', '19', 'Friday'. */
function dayAt(tokens: readonly Token[], at: number, today: IsoDate): { day: IsoDate; end: number } | undefined {
  const [date] = ofKind(findEntities(tokens.slice(at, at + LONGEST_DATE)), 'date').filter(({ start }) => start === 0)
  const number = numberAt(tokens, at)
  const expression =
    date?.value.expression ??
    (number && (number.ordinal || number.digits) && number.value >= 1 && number.value <= 31
      ? { kind: 'day_of_month' as const, day: number.value }
      : undefined)
  const resolved = expression && resolveDate(expression, { today })
  if (!resolved || resolved === 'invalid' || !('day' in resolved)) return undefined
  return { day: resolved.day, end: at + (date ? date.end : (number?.length ?? 1)) }
}
