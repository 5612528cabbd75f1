import type { Query } from '@pravas/language/expense/queries/query'
import { rupeeText } from '../../../../formats.ts'
import type { SpendingFigures, TeamRefusal } from '../../../../reports/spending-rules.ts'
import { type SpendingRow, TEAM_AT_LEAST } from '../../../../reports/spending-rules.ts'
import { capital, countText, paragraphs, table } from '../texts.ts'
import type { Asked } from './asked.ts'
import { byKey, groupTable, isTime, keysInOrder, sumOf } from './group-table.ts'
import { groupHead, keyText, shortRange, spokenRange } from './query-words.ts'
import { scopeText } from './scope.ts'

const WHY_NO_TEAM: Record<TeamRefusal, string> = {
  no_manager: 'I cannot compare with your team: nobody is set as your manager.',
  too_few: `I do not show your team’s average: fewer than ${TEAM_AT_LEAST} others who report to your manager have such expenses, and it would tell what one of them spent.`,
  too_narrow:
    'I compare with your team by category, city and whole months alone, as narrower figures could tell what one person spent. Ask for example "how much on food last month against my team".',
}

/** Said with every average of a team. */
const ROUNDED = 'Averages are rounded to ₹100, so that they do not tell what one person spent.'

/** One's own sum beside the average of those who report to the same manager and have such expenses. */
export function answerAgainstTeam(
  asked: Asked,
  own: readonly SpendingRow[],
  { team, teamRefusal }: SpendingFigures,
): string {
  const { group } = asked.question
  const mine = sumOf(own)?.paise ?? 0
  const you = `You: **${rupeeText(mine)}**${scopeText(asked)}.`
  if (teamRefusal) return paragraphs(you, WHY_NO_TEAM[teamRefusal], group && groupTable(group, own, mine, 'sum'))
  if (group) {
    const keys = keysInOrder(group, [...new Set([...own, ...team].map(({ key }) => key))])
    const cells = keys.map((key) => {
      const row = team.find((other) => other.key === key)
      return [
        keyText(group, key),
        row ? `about ${rupeeText(row.paise)}` : 'too few to show',
        rupeeText(sumOf(own.filter((other) => other.key === key))?.paise ?? 0),
      ]
    })
    return paragraphs(you, table([groupHead(group), 'Team’s average', 'You'], cells), ROUNDED)
  }
  const [average] = team
  if (!average) return paragraphs(you, WHY_NO_TEAM.too_few)
  return paragraphs(
    you,
    `Your team’s average is about **${rupeeText(average.paise)}**, over the others who report to your manager and have such expenses.`,
    `You spent ${mine === average.paise ? 'about the same' : `about ${difference(mine, average.paise)}`}.`,
    ROUNDED,
  )
}

/** The figures of one period beside those of another. */
export function answerAgainstPeriod(asked: Asked, own: readonly SpendingRow[]): string {
  const { query, question } = asked
  if (query.against?.kind !== 'period') return ''
  const other = query.against.period
  const value = figureOf(query.measure)
  const [now, then] = [own.filter(({ part }) => part === 'asked'), own.filter(({ part }) => part === 'against')]
  const [a, b] = [value(sumOf(now)), value(sumOf(then))]
  const heads = [query.period ? shortRange(query.period) : 'All time', shortRange(other)]
  const counts = query.measure === 'count' || query.measure === 'claims'
  const write = counts ? String : rupeeText
  const tell = counts ? differenceOfCounts : difference
  const scope = scopeText({ ...asked, query: { ...query, period: null } })
  const [first, second] = [
    query.period ? spokenRange(query.period, asked.today) : 'all time',
    spokenRange(other, asked.today),
  ]
  const subject =
    query.measure === 'tax'
      ? `GST${scope} in ${first}`
      : query.measure === 'average'
        ? `The average receipt${scope} of ${first}`
        : counts
          ? `The number of receipts${scope} of ${first}`
          : `${capital(first)}${scope === '' ? '' : `,${scope},`}`
  const preposition = query.measure === 'tax' ? 'in ' : query.measure === 'average' || counts ? 'of ' : ''
  const sentence = `${subject} comes to **${write(a)}**, ${preposition}${second} to **${write(b)}**: ${tell(a, b)}.`
  const { group } = question
  const line = (name: string, first: readonly SpendingRow[], second: readonly SpendingRow[]) => {
    const [x, y] = [value(sumOf(first)), value(sumOf(second))]
    return [name, write(y), write(x), tell(x, y)]
  }
  const rows =
    group && !isTime(group)
      ? keysInOrder(
          group,
          byKey(own).map(({ key }) => key),
        ).map((key) => {
          const of = (row: SpendingRow) => row.key.toLowerCase() === key.toLowerCase()
          return line(keyText(group, key), now.filter(of), then.filter(of))
        })
      : []
  return paragraphs(
    sentence,
    group &&
      rows.length > 0 &&
      table([groupHead(group), heads[1] ?? '', heads[0] ?? '', 'Difference'], [...rows, line('**Total**', now, then)]),
    now.length + then.length > 0 && `In ${countText(sumOf(now)?.lines ?? 0)} against ${sumOf(then)?.lines ?? 0}.`,
  )
}

function figureOf(measure: Query['measure']): (row: SpendingRow | undefined) => number {
  return (row) => {
    if (!row) return 0
    if (measure === 'tax') return row.taxPaise
    if (measure === 'count' || measure === 'claims') return row.lines
    if (measure === 'average') return row.lines > row.unread ? Math.round(row.paise / (row.lines - row.unread)) : 0
    return row.paise
  }
}

/** Beyond this share per cent say little; how many times as much says more. */
const MOST_PER_CENT = 300

/** '₹1,200.00 more (35%)', '₹18,225.00 more, 13.8 times as much'. Amounts in paise. */
export function difference(a: number, b: number): string {
  if (a === b) return 'the same'
  const apart = `${rupeeText(Math.abs(a - b))} ${a > b ? 'more' : 'less'}`
  const percent = b > 0 ? Math.round((Math.abs(a - b) / b) * 100) : 0
  if (percent > MOST_PER_CENT) return `${apart}, ${(a / b).toFixed(1).replace('.0', '')} times as much`
  return percent > 0 && a > 0 ? `${apart} (${percent}%)` : apart
}

function differenceOfCounts(a: number, b: number): string {
  return a === b ? 'the same' : `${Math.abs(a - b)} ${a > b ? 'more' : 'fewer'}`
}
