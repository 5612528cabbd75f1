import type { Query } from '@pravas/language/expense/queries/query'
import { replies } from '@pravas/messages/fingenie'
import { eitherWords, rupeeText } from '../../../../formats.ts'
import type { SpendingFigures, TeamRefusal } from '../../../../reports/spending-rules.ts'
import { type SpendingRow, TEAM_AT_LEAST } from '../../../../reports/spending-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { paragraphs, table } from '../texts.ts'
import type { Asked } from './asked.ts'
import { byKey, groupTable, isTime, keysInOrder, sumOf } from './group-table.ts'
import { groupHead, keyText, shortRange, spokenRange } from './query-words.ts'
import { scopeText } from './scope.ts'

/** One's own sum beside the average of those who report to the same manager and have such expenses. */
export function answerAgainstTeam(
  asked: Asked,
  own: readonly SpendingRow[],
  { team, teamRefusal }: SpendingFigures,
): string {
  const { group } = asked.question
  const mine = sumOf(own)?.paise ?? 0
  const you = replies('team.you', { sum: rupeeText(mine), scope: scopeText(asked) })
  if (teamRefusal) return paragraphs(you, noTeamText(teamRefusal), group && groupTable(group, own, mine, 'sum'))
  if (group) {
    const keys = keysInOrder(group, [...new Set([...own, ...team].map(({ key }) => key))])
    const cells = keys.map((key) => {
      const row = team.find((other) => other.key === key)
      return [
        keyText(group, key),
        row ? replies('tax.about', { amount: rupeeText(row.paise) }) : replies('team.too-few-to-show'),
        rupeeText(sumOf(own.filter((other) => other.key === key))?.paise ?? 0),
      ]
    })
    const heads = [groupHead(group), replies('team.head.average'), replies('team.head.you')]
    return paragraphs(you, table(heads, cells), replies('team.rounded'))
  }
  const [average] = team
  if (!average) return paragraphs(you, noTeamText('too_few'))
  return paragraphs(
    you,
    replies('team.average', { average: rupeeText(average.paise) }),
    mine === average.paise
      ? replies('team.same')
      : replies('team.apart', { difference: difference(mine, average.paise) }),
    replies('team.rounded'),
  )
}

/** What those came to who report to the person, together. */
export function answerOfTeam(asked: Asked, rows: readonly SpendingRow[]): string {
  const { group } = asked.question
  if (asked.query.person !== null) return answerOfPerson(asked, asked.query.person, rows)
  const all = sumOf(rows)
  if (!all) return replies('team.nothing', { scope: scopeText(asked) })
  if (group === 'person') return answerByPerson(asked, rows, all)
  return paragraphs(
    replies('team.total', { sum: rupeeText(all.paise), scope: scopeText(asked), count: all.lines }),
    group && groupTable(group, rows, all.paise, 'sum'),
    emptyMonths(asked, rows),
    replies('team.counted'),
  )
}

/** More months than these are not named one by one. */
const MOST_MONTHS = 12

/** Names the months of the period in which nothing was claimed; undefined where there are none, or none are asked for. */
function emptyMonths(
  { query: { period }, question: { group } }: Asked,
  rows: readonly SpendingRow[],
): string | undefined {
  if (group !== 'month' || period === null) return undefined
  const months = monthsOf(period)
  const empty = months.filter((month) => !rows.some(({ key }) => key === month))
  if (empty.length === 0 || months.length > MOST_MONTHS) return undefined
  return replies('team.empty-months', { months: eitherWords(empty.map((month) => keyText('month', month))) })
}

function monthsOf({ from, to }: NonNullable<Query['period']>): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const month = first + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** What one person of the team came to. */
function answerOfPerson(asked: Asked, person: string, rows: readonly SpendingRow[]): string {
  const found = sumOf(rows.filter(({ key }) => key === person))
  const values = { name: literal(person), scope: scopeText(asked) }
  if (!found) return replies('team.nothing-of', values)
  return paragraphs(
    replies('team.person', { ...values, sum: rupeeText(found.paise), count: found.lines }),
    replies('team.counted'),
  )
}

/** What each of the team came to: who claimed most in a sentence, more than two people in a table. */
function answerByPerson(asked: Asked, rows: readonly SpendingRow[], all: SpendingRow): string {
  const people = byKey(rows).toSorted((a, b) => b.paise - a.paise)
  const [first, second] = people
  const of = (row: SpendingRow) => ({ name: literal(row.key), sum: rupeeText(row.paise) })
  const scope = scopeText(asked)
  const told =
    asked.query.top === null || !first
      ? replies('team.total', { sum: rupeeText(all.paise), scope, count: all.lines })
      : replies('team.most', { ...of(first), scope, count: first.lines })
  const rest =
    people.length > FEW_PEOPLE || asked.query.top === null
      ? groupTable('person', rows, all.paise, 'sum')
      : second && replies('team.then', of(second))
  return paragraphs(told, rest, replies('team.counted'))
}

/** So many people are told in sentences. */
const FEW_PEOPLE = 2

function noTeamText(why: TeamRefusal): string {
  return why === 'too_few' ? replies('team.too_few', { count: TEAM_AT_LEAST }) : replies(`team.${why}`)
}

/** The figures of one period beside those of another. */
export function answerAgainstPeriod(asked: Asked, own: readonly SpendingRow[]): string {
  const { query, question } = asked
  if (query.against?.kind !== 'period') return ''
  const other = query.against.period
  const value = figureOf(query.measure)
  const [now, then] = [own.filter(({ part }) => part === 'asked'), own.filter(({ part }) => part === 'against')]
  const [a, b] = [value(sumOf(now)), value(sumOf(then))]
  const heads = [query.period ? shortRange(query.period) : replies('period.head.all-time'), shortRange(other)]
  const counts = query.measure === 'count' || query.measure === 'claims'
  const write = counts ? String : rupeeText
  const tell = counts ? differenceOfCounts : difference
  const scope = scopeText({ ...asked, query: { ...query, period: null } })
  const [first, second] = [
    query.period ? spokenRange(query.period, asked.today) : replies('period.all-time'),
    spokenRange(other, asked.today),
  ]
  const told = counts ? 'count' : query.measure === 'tax' || query.measure === 'average' ? query.measure : 'sum'
  const sentence = replies(`period.${told}`, {
    scope,
    first,
    amount: write(a),
    second,
    other: write(b),
    difference: tell(a, b),
  })
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
      table(
        [groupHead(group), heads[1] ?? '', heads[0] ?? '', replies('period.head.difference')],
        [...rows, line(replies('period.total'), now, then)],
      ),
    now.length + then.length > 0 &&
      replies('period.receipts', { count: sumOf(now)?.lines ?? 0, other: sumOf(then)?.lines ?? 0 }),
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
  if (a === b) return replies('difference.none')
  const values = { amount: rupeeText(Math.abs(a - b)), direction: a > b ? 'more' : 'less' }
  const percent = b > 0 ? Math.round((Math.abs(a - b) / b) * 100) : 0
  if (percent > MOST_PER_CENT)
    return replies('difference.times', { amount: values.amount, times: (a / b).toFixed(1).replace('.0', '') })
  return percent > 0 && a > 0
    ? replies('difference.percent', { ...values, percent })
    : replies('difference.amount', values)
}

function differenceOfCounts(a: number, b: number): string {
  if (a === b) return replies('difference.none')
  return replies('difference.count', { count: Math.abs(a - b), direction: a > b ? 'more' : 'fewer' })
}
