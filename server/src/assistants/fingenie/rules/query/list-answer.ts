import type { Query } from '@pravas/language/expense/queries/query'
import { replies } from '@pravas/messages/fingenie'
import { dayText, rupeeText } from '../../../../formats.ts'
import type { SpendingList } from '../../../../reports/spending-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { linked, paragraphs, table } from '../texts.ts'
import type { Asked } from './asked.ts'
import { nothingFound, scopeClause, scopeText, understoodNote } from './scope.ts'

/** Answers a question that asks for lines themselves: the largest one, the latest three, all without a GSTIN. */
export function answerList(asked: Asked, { lines, count, paise }: SpendingList): string {
  const { measure, top } = asked.query
  if (lines.length === 0) return nothingFound(asked)
  const [only] = lines
  const single = only && measure !== 'list' && lines.length === 1 && (top ?? 1) === 1
  if (single) {
    const where = only.merchant === null ? replies('lines.no-merchant') : `**${literal(only.merchant)}**`
    const amount = only.paise === null ? replies('lines.no-total') : `**${rupeeText(only.paise)}**`
    const facts = [
      literal(only.category),
      only.place === null ? '' : literal(only.place),
      only.day === null ? '' : dayText(only.day),
      only.claim ?? replies('not-claimed'),
    ].filter((fact) => fact !== '')
    return paragraphs(
      replies('lines.one', { measure, scope: scopeClause(asked), where, amount, facts: facts.join(', ') }),
      count > 1 && replies('lines.more', { count, sum: rupeeText(paise) }),
      understoodNote(asked),
    )
  }
  const cut = lines.length < count
  const values = { count, scope: scopeText(asked), sum: rupeeText(paise) }
  return paragraphs(
    cut ? replies('lines.cut', { ...values, shown: shownText(measure, lines.length) }) : replies('lines.all', values),
    linesTable(lines),
    cut && asked.query.source === 'claims' && replies('lines.rest'),
    understoodNote(asked),
  )
}

/** 'The 20 newest', 'The 3 largest': which lines of a longer list are shown. */
export function shownText(measure: Query['measure'], shown: number): string {
  return replies('lines.shown', { shown, order: measure })
}

/** A receipt that is not claimed yet leads to itself; of the others the claim's number is a link. */
function merchantLink({ id, claim }: SpendingList['lines'][number], merchant: string): string {
  return claim === null ? linked({ id }, literal(merchant)) : literal(merchant)
}

/** Lines with what tells them apart. */
export function linesTable(lines: SpendingList['lines']): string {
  const rows = lines.map((line) => [
    line.day === null ? replies('not-read') : dayText(line.day),
    line.merchant === null ? replies('not-read') : merchantLink(line, line.merchant),
    literal(line.category),
    line.place === null ? '' : literal(line.place),
    line.claim ?? replies('not-claimed'),
    line.paise === null ? replies('not-read') : rupeeText(line.paise),
  ])
  const heads = [
    replies('head.date'),
    replies('head.merchant'),
    replies('head.category'),
    replies('figures.head.city'),
    replies('figures.head.claim'),
    replies('head.amount'),
  ]
  return table(heads, rows)
}
