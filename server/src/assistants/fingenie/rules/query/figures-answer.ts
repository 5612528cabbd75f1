import { daysBetween } from '@pravas/language/text/calendar'
import { rupeeText } from '../../../../formats.ts'
import type { SpendingFigures, SpendingGroup, SpendingList, SpendingRow } from '../../../../reports/spending-rules.ts'
import { capital, countText, paragraphs } from '../texts.ts'
import { answerAgainstPeriod, answerAgainstTeam } from './against-answer.ts'
import type { Asked } from './asked.ts'
import { groupTable, sumOf } from './group-table.ts'
import { linesTable, REST, shownText } from './list-answer.ts'
import { groupsText, groupWord, keyText } from './query-words.ts'
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
      return `${capital(countText(lines))}${scope}: **${rupeeText(paise)}** in total.`
    case 'average': {
      const priced = lines - unread
      if (priced === 0) return `None of ${countText(lines)}${scope} has a total in rupees.`
      return `The average of ${countText(priced)}${scopeClause(asked)} is **${rupeeText(Math.round(paise / priced))}** (${rupeeText(paise)} in total).`
    }
    case 'tax':
      return taxSentence(scope, { lines, taxPaise, taxed })
    default:
      return withList(`**${rupeeText(paise)}**${scope}, in ${countText(lines)}`, list)
  }
}

function withList(sentence: string, list: SpendingList | null): string {
  if (!list || list.lines.length === 0) return `${sentence}.`
  const cut = list.lines.length < list.count
  return paragraphs(
    cut ? `${sentence}. ${shownText('latest', list.lines.length)}:` : `${sentence}:`,
    linesTable(list.lines),
    cut && REST,
  )
}

/** Claims by their numbers; what has none is no claim. */
function claimCount(asked: Asked, rows: readonly SpendingRow[], { lines, paise }: SpendingRow): string {
  const claims = new Set(rows.map(({ key }) => key).filter((key) => key !== '')).size
  return `${capital(countText(claims, 'claim'))}${scopeText(asked)} with ${countText(lines)}: **${rupeeText(paise)}** together.`
}

function taxSentence(
  scope: string,
  { lines, taxPaise, taxed }: Pick<SpendingRow, 'lines' | 'taxPaise' | 'taxed'>,
): string {
  if (taxed === 0)
    return `No tax amount could be read on ${lines === 1 ? 'the 1 receipt' : `any of the ${countText(lines)}`}${scope}.`
  const rest = lines - taxed
  return paragraphs(
    `**${rupeeText(taxPaise)}** of GST (CGST, SGST and IGST)${scope}, on ${countText(taxed)}.`,
    rest > 0 && `${capital(countText(rest))} more ${rest === 1 ? 'shows' : 'show'} no tax amount that could be read.`,
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
  if (from === null || to === null) return 'None of these receipts has a date, so there are no days to count.'
  const days = daysBetween(from, to) + 1
  const paise = dated.reduce((sum, row) => sum + row.paise, 0)
  const table_ = dated.length > 1 && dated.length <= 31 ? groupTable('day', dated, paise, query.measure) : ''
  return paragraphs(
    `**${rupeeText(Math.round(paise / days))}** a day${scopeText(asked)}: ${rupeeText(paise)} over ${countText(days, 'day')}${stretch ? '' : ', from the first to the last'}.`,
    table_,
    dated.length < rows.length && 'Receipts without a date are not counted.',
  )
}

function perMonth(asked: Asked, rows: readonly SpendingRow[], all: SpendingRow): string {
  const { question, today } = asked
  const from = question.period?.from ?? all.first
  const last = question.period && question.period.to < today ? question.period.to : question.period ? today : all.last
  if (from === null || last === null) return 'None of these receipts has a date, so there are no months to count.'
  const months =
    (Number(last.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  const dated = rows.filter(({ key }) => key !== '')
  const paise = dated.reduce((sum, row) => sum + row.paise, 0)
  return paragraphs(
    `**${rupeeText(Math.round(paise / months))}** a month${scopeText(asked)}: ${rupeeText(paise)} over ${countText(months, 'month')}.`,
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
  const sum = `**${rupeeText(value)}**${scope}, in ${countText(all.lines)}`
  if (only && keys.size === 1) {
    const whole = measure === 'tax' ? taxSentence(scope, all) : `${sum}.`
    return paragraphs(
      whole,
      only.key === ''
        ? `The ${groupWord(group)} is not known of any of them.`
        : `All of it: **${keyText(group, only.key)}**.`,
    )
  }
  const named = [...keys].filter((key) => key !== '').length
  const cut = top !== null && top < named
  const many = groupsText(group, named)
  return paragraphs(
    measure === 'tax'
      ? taxSentence(scope, all)
      : cut
        ? `${sum}, of ${many}. The ${top} largest:`
        : `${sum}, by ${groupWord(group)}:`,
    measure === 'tax' && cut && `The ${top} largest of ${many}:`,
    groupTable(group, rows, value, measure, top),
  )
}

function unreadNote({ unread }: SpendingRow): string | undefined {
  if (unread === 0) return undefined
  return `Not in the sum: ${countText(unread)} without a total in rupees.`
}

/** What fits the question too but was left aside for where it stands. */
function asideNote({ query, question }: Asked, own: readonly SpendingRow[]): string | undefined {
  if (query.statuses.length > 0 || query.source === 'conversation') return undefined
  const aside = (status: string) =>
    sumOf(own.filter((row) => row.part === 'asked' && row.status === status && !question.statuses.includes(row.status)))
  const notes = [
    { sum: aside('unclaimed'), what: 'that you have not claimed yet' },
    { sum: aside('rejected'), what: 'of rejected claims' },
  ].flatMap(({ sum, what }) => (sum ? [`${countText(sum.lines)} ${what} (${rupeeText(sum.paise)})`] : []))
  return notes.length > 0 ? `Left aside: ${notes.join(' and ')}.` : undefined
}
