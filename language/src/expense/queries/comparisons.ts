import { rangeBefore } from './date-ranges.ts'
import { periodAround, takePeriods } from './periods.ts'
import { type DateRange, type Query, type Taken, takeMatch } from './query.ts'

export interface When {
  period: DateRange | null
  against: Query['against']
  /** Two months of a team stand beside each other. */
  group?: 'month'
}

const TEAM =
  /\b(?:(?:compared?(?: it| that| this)? (?:with|to)|against|versus|vs\.?|than|with|and|next to)\s+)?(?:the |my |our )?(?:team(?:'?s|mates)?|colleagues'?|peers'?|co-?workers'?|others in my team|rest of (?:the|my) team)(?: average| avg| mean)?(?: spend(?:ing)?| does| do)?\b/
const COMPARING = /\b(?:compar\w*|versus|vs\.?|against|than|differ\w*|more or less|change[sd]?(?: from)?|up or down)\b/
/** 'Compare this month with last', 'than the month before', 'with the previous one'. */
const BEFORE =
  /\b(?:with|to|than|vs\.?|versus|against|and|from|over)\s+(?:the )?(?:(?:last|previous|prior|preceding)(?: one| period)?|(?:one|month|week|quarter|year|period) (?:before|earlier))\b(?!\s+(?:month|week|quarter|year|fy|financial|\d))/
/** 'Compared with last month' without saying what is compared. */
const OTHER_SIDE = /\b(?:with|to|than|vs\.?|versus|against|from)\s(?:the |in )?(?:·\s?)?$/

/** Two whole months, one after the other, as one stretch: 'my team's October with November'. */
function monthsBeside(periods: readonly DateRange[]): DateRange | undefined {
  const [first, second, ...others] = periods.toSorted((a, b) => a.from.localeCompare(b.from))
  const isNext = first && second && others.length === 0 && rangeBefore(second).from === first.from
  return isNext ? { from: first.from, to: second.to, words: '' } : undefined
}

/** 'How much did my team spend' sets nobody's figures beside the team's. */
const isAlone = (text: string): boolean => !COMPARING.test(text) && !BESIDE_ME.test(text)
const BESIDE_ME =
  /\b(?:i|me|mine|average|avg|mean|(?:and|with|than|next to) (?:the |my |our )?(?:team|colleagues|peers))\b/

/** The period of a question, and what its figures are held against. */
export function takeWhen(text: string, today: string): Taken<When> {
  const team = takeMatch(text, TEAM)
  if (team) {
    const { value, rest } = takePeriods(team.rest, today, COMPARING.test(text))
    const months = isAlone(text.replace(COMPARING, '')) ? monthsBeside(value) : undefined
    if (months) {
      const against = { kind: 'team' as const, alone: true as const }
      return { value: { period: months, against, group: 'month' }, rest: rest.replace(COMPARING, '·') }
    }
    return {
      value: { period: value[0] ?? null, against: { kind: 'team', ...(isAlone(text) && { alone: true as const }) } },
      rest: rest.replace(COMPARING, '·'),
    }
  }
  const comparing = COMPARING.test(text)
  const before = comparing ? takeMatch(text, BEFORE) : undefined
  const { value, rest } = takePeriods(before?.rest ?? text, today, comparing)
  const [first, second] = value
  const plain = comparing ? rest.replace(COMPARING, '·') : rest
  const beside = (period: DateRange | null, other: DateRange): Taken<When> => ({
    value: { period, against: { kind: 'period', period: other } },
    rest: plain,
  })
  if (before) {
    const period = first ?? periodAround(before.match[0], today)
    return beside(period, rangeBefore(period))
  }
  if (!first || !comparing) return { value: { period: first ?? null, against: null }, rest }
  if (second) return beside(first, second)
  const at = first.words === '' ? -1 : text.indexOf(first.words)
  if (at >= 0 && OTHER_SIDE.test(text.slice(0, at))) return beside(periodAround(first.words, today), first)
  return { value: { period: first, against: null }, rest: plain }
}
