import { daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/fingenie'
import { listWords, rupeeText } from '../../../../formats.ts'
import type { SpendingFigures, SpendingGroup, SpendingList, SpendingRow } from '../../../../reports/spending-rules.ts'
import { paragraphs } from '../texts.ts'
import { answerAgainstPeriod, answerAgainstTeam } from './against-answer.ts'
import type { Asked } from './asked.ts'
import { groupTable, sumOf } from './group-table.ts'
import { linesTable, shownText } from './list-answer.ts'
import { groupWord, keyText } from './query-words.ts'
import { nothingFound, scopeClause, scopeText, understoodNote } from './scope.ts'
import { daysOfTrip } from './trip-meant.ts'

/** Answers a question whose figures are sums, counts, averages or taxes; `list` holds the lines to show under a sum. */
export function answerFigures(asked: Asked, figures: SpendingFigures, list: SpendingList | null): string {
  const { query, question } = asked
  const own = figures.rows
  const counted = own.filter(({ status }) => question.statuses.includes(status))
  const asides = paragraphs(asideNote(asked, own), understoodNote(asked))
  if (query.against?.kind === 'team') return paragraphs(answerAgainstTeam(asked, counted, figures), asides)
  if (query.against?.kind === 'period') return paragraphs(answerAgainstPeriod(asked, counted), asides)
  const all = sumOf(counted)
  if (!all) return paragraphs(nothingFound(asked), asideNote(asked, own))
  const body =
    query.measure === 'per-day'
      ? perDay(asked, counted, all)
      : query.measure === 'per-month'
        ? perMonth(asked, counted, all)
        : query.measure === 'claims'
          ? claimCount(asked, counted, all)
          : question.group
            ? grouped(asked, question.group, counted, all)
            : single(asked, all, list)
  return paragraphs(body, unreadNote(all), asides)
}

function single(
  asked: Asked,
  { lines, paise, taxPaise, taxed, unread }: SpendingRow,
  list: SpendingList | null,
): string {
  const scope = scopeText(asked)
  switch (asked.query.measure) {
    case 'count':
      return replies('figures.count', { count: lines, scope, sum: rupeeText(paise) })
    case 'average': {
      const priced = lines - unread
      if (priced === 0) return replies('figures.no-totals', { scope })
      return replies('figures.average', {
        count: priced,
        scope: scopeClause(asked),
        average: rupeeText(Math.round(paise / priced)),
        sum: rupeeText(paise),
      })
    }
    case 'tax':
      return taxSentence(scope, { lines, taxPaise, taxed })
    default:
      return withList({ sum: rupeeText(paise), scope, count: lines }, list)
  }
}

/** What is said of a sum: its rupees, what it is of, and how many receipts are in it. */
interface Sum {
  sum: string
  scope: string
  count: number
}

function withList(values: Sum, list: SpendingList | null): string {
  if (!list || list.lines.length === 0) return replies('figures.sum', values)
  const cut = list.lines.length < list.count
  return paragraphs(
    cut
      ? replies('figures.sum-cut', { ...values, shown: shownText('latest', list.lines.length) })
      : replies('figures.sum-list', values),
    linesTable(list.lines),
    cut && replies('lines.rest'),
  )
}

/** Claims by their numbers; what has none is no claim. */
function claimCount(asked: Asked, rows: readonly SpendingRow[], { lines, paise }: SpendingRow): string {
  const claims = new Set(rows.map(({ key }) => key).filter((key) => key !== '')).size
  return replies('figures.claims', { claims, scope: scopeText(asked), count: lines, sum: rupeeText(paise) })
}

function taxSentence(
  scope: string,
  { lines, taxPaise, taxed }: Pick<SpendingRow, 'lines' | 'taxPaise' | 'taxed'>,
): string {
  if (taxed === 0) return replies('figures.tax-none', { count: lines, scope })
  const rest = lines - taxed
  return paragraphs(
    replies('figures.tax', { tax: rupeeText(taxPaise), scope, count: taxed }),
    rest > 0 && replies('figures.tax-rest', { count: rest }),
  )
}

/** The mean of the days of a trip or a period as far as it has come, else from the first to the last day with spending. */
function perDay(asked: Asked, rows: readonly SpendingRow[], all: SpendingRow): string {
  const { query, question, trip, today } = asked
  const dated = rows.filter(({ key }) => key !== '')
  const stretch = trip ? daysOfTrip(trip) : question.period
  const end = stretch && (stretch.to > today && stretch.from <= today ? today : stretch.to)
  const from = stretch?.from ?? all.first
  const to = end ?? all.last
  if (from === null || to === null) return replies('figures.no-days')
  const days = daysBetween(from, to) + 1
  const paise = dated.reduce((sum, row) => sum + row.paise, 0)
  const table_ = dated.length > 1 && dated.length <= 31 ? groupTable('day', dated, paise, query.measure) : ''
  return paragraphs(
    replies('figures.per-day', {
      average: rupeeText(Math.round(paise / days)),
      scope: scopeText(asked),
      sum: rupeeText(paise),
      days,
      whole: stretch ? 'yes' : 'no',
    }),
    table_,
    dated.length < rows.length && replies('figures.undated'),
  )
}

function perMonth(asked: Asked, rows: readonly SpendingRow[], all: SpendingRow): string {
  const { question, today } = asked
  const from = question.period?.from ?? all.first
  const last = question.period && question.period.to < today ? question.period.to : question.period ? today : all.last
  if (from === null || last === null) return replies('figures.no-months')
  const months =
    (Number(last.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  const dated = rows.filter(({ key }) => key !== '')
  const paise = dated.reduce((sum, row) => sum + row.paise, 0)
  return paragraphs(
    replies('figures.per-month', {
      average: rupeeText(Math.round(paise / months)),
      scope: scopeText(asked),
      sum: rupeeText(paise),
      months,
    }),
    groupTable('month', dated, paise, 'sum'),
  )
}

function grouped(asked: Asked, group: SpendingGroup, rows: readonly SpendingRow[], all: SpendingRow): string {
  const { measure, top } = asked.query
  const scope = scopeText(asked)
  // A table without a figure would say nothing more.
  if (measure === 'tax' && all.taxed === 0) return taxSentence(scope, all)
  const value = measure === 'tax' ? all.taxPaise : all.paise
  const keys = new Set(rows.map(({ key }) => key.toLowerCase()))
  const [only] = rows
  const values = { sum: rupeeText(value), scope, count: all.lines }
  if (only && keys.size === 1) {
    return paragraphs(
      measure === 'tax' ? taxSentence(scope, all) : replies('figures.sum', values),
      only.key === ''
        ? replies('figures.group-unknown', { group: groupWord(group) })
        : replies('figures.all-one', { group: keyText(group, only.key) }),
    )
  }
  const count = [...keys].filter((key) => key !== '').length
  const cut = top !== null && top < count
  const groups = replies('group.count', { group, count })
  return paragraphs(
    measure === 'tax'
      ? taxSentence(scope, all)
      : cut
        ? replies('figures.sum-top', { ...values, groups, top })
        : replies('figures.sum-by', { ...values, group: groupWord(group) }),
    measure === 'tax' && cut && replies('figures.top', { top, groups }),
    groupTable(group, rows, value, measure, top),
  )
}

function unreadNote({ unread }: SpendingRow): string | undefined {
  if (unread === 0) return undefined
  return replies('figures.unread', { count: unread })
}

/** What fits the question too but was left aside for where it stands. */
function asideNote({ query, question }: Asked, own: readonly SpendingRow[]): string | undefined {
  if (query.statuses.length > 0 || query.source === 'conversation') return undefined
  const notes = (['unclaimed', 'rejected'] as const).flatMap((status) => {
    const sum = sumOf(
      own.filter((row) => row.part === 'asked' && row.status === status && !question.statuses.includes(row.status)),
    )
    return sum ? [replies(`figures.excluded.${status}`, { count: sum.lines, sum: rupeeText(sum.paise) })] : []
  })
  return notes.length > 0 ? replies('figures.excluded', { receipts: listWords(notes) }) : undefined
}
