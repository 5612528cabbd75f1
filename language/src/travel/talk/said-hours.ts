import { clockAt, hourTime, periodAt } from '../../text/clock.ts'
import { numberAt } from '../../text/numbers.ts'
import type { Token } from '../../text/tokens.ts'

/** An hour as it is said, with the same one in the other half of the day where that is left open. */
export interface SaidHour {
  time: string
  other?: string
}

const OF_PERIOD = /^(?:in|at|ke|ki|the)$/
const MORE = /^(?:ish|baje|sharp|o|clock|oclock)$/

/** The hour that begins at a token, and how many tokens say it: '8 am', '10 at night', 'subah 9 baje', '6'. */
export function saidHourAt(tokens: readonly Token[], at: number): { hour: SaidHour; length: number } | undefined {
  // Noon is an hour, and a part of the day before another one.
  const before = clockAt(tokens, at) ? undefined : periodAt(tokens, at)
  const start = before === undefined ? at : at + (tokens[at + 1]?.text === 'ke' ? 2 : 1)
  const clock = clockAt(tokens, start)
  const bare = clock ? undefined : bareHourAt(tokens, start)
  if (!clock && !bare) return undefined
  let end = start + (clock?.length ?? bare?.length ?? 0)
  while (MORE.test(tokens[end]?.text ?? '')) end++
  let behind = end
  while (OF_PERIOD.test(tokens[behind]?.text ?? '') && behind < end + 2) behind++
  const after = tokens[behind]?.comma ? undefined : periodAt(tokens, behind)
  const time = clock?.time ?? bare?.time ?? ''
  const other = clock ? clock.other : bare?.other
  const period = before ?? after
  if (after !== undefined) end = behind + 1
  const length = end - at
  if (period === undefined || other === undefined)
    return { hour: { time, ...(period === undefined && other !== undefined && { other }) }, length }
  const [early = time, late = time] = [time, other].toSorted()
  // Midnight and the small hours are of the night as well.
  const hour = Number(early.slice(0, 2))
  const isMorning = period === 'morning' || (period === 'night' && hour >= 1 && hour < 5)
  return { hour: { time: isMorning ? early : late }, length }
}

/** '6', '7.50': a number that may be an hour. */
function bareHourAt(tokens: readonly Token[], at: number): { time: string; other: string; length: number } | undefined {
  const number = numberAt(tokens, at)
  if (!number || number.ordinal || number.value < 1 || number.value > 12 || tokens[at]?.text === 'one') return undefined
  const dotted = /^[.:]$/.test(tokens[at + 1]?.text ?? '') && /^[0-5]\d$/.test(tokens[at + 2]?.text ?? '')
  const minutes = dotted ? (tokens[at + 2]?.text ?? '00') : '00'
  const time = `${hourTime(number.value).slice(0, 2)}:${minutes}`
  const half = (Number(time.slice(0, 2)) + 12) % 24
  return { time, other: `${String(half).padStart(2, '0')}:${minutes}`, length: number.length + (dotted ? 2 : 0) }
}
