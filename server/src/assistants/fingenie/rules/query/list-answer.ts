import type { Query } from '@pravas/language/expense/queries/query'
import { dayText, rupeeText } from '../../../../formats.ts'
import type { SpendingList } from '../../../../reports/spending-rules.ts'
import { capital, countText, linked, literal, paragraphs, table } from '../texts.ts'
import type { Asked } from './asked.ts'
import { nothingFound, scopeClause, scopeText, understoodNote } from './scope.ts'

/** Answers a question that asks for lines themselves: the largest one, the latest three, all without a GSTIN. */
export function answerList(asked: Asked, { lines, count, paise }: SpendingList): string {
  const { measure, top } = asked.query
  if (lines.length === 0) return nothingFound(asked)
  const [only] = lines
  const single = only && measure !== 'list' && lines.length === 1 && (top ?? 1) === 1
  if (single) {
    const where = only.merchant === null ? 'a receipt without a merchant' : `**${literal(only.merchant)}**`
    const amount = only.paise === null ? 'no total' : `**${rupeeText(only.paise)}**`
    const facts = [
      literal(only.category),
      only.place === null ? '' : literal(only.place),
      only.day === null ? '' : dayText(only.day),
      only.claim ?? 'not claimed',
    ].filter((fact) => fact !== '')
    return paragraphs(
      `Your ${measure} expense${scopeClause(asked)} is ${where}: ${amount} (${facts.join(', ')}).`,
      count > 1 && `There are ${count} of them, **${rupeeText(paise)}** together.`,
      understoodNote(asked),
    )
  }
  const cut = lines.length < count
  const together = `${capital(countText(count))}${scopeText(asked)}, **${rupeeText(paise)}** together`
  return paragraphs(
    cut ? `${together}. ${shownText(measure, lines.length)}:` : `${together}:`,
    linesTable(lines),
    cut && asked.query.source === 'claims' && REST,
    understoodNote(asked),
  )
}

/** Where the lines stand that a list does not show. */
export const REST = 'The rest stands in [the expenses report](/fingenie-report).'

/** 'The newest 20', 'The 3 largest': which lines of a longer list are shown. */
export function shownText(measure: Query['measure'], shown: number): string {
  if (measure === 'largest' || measure === 'smallest') return `The ${shown} ${measure}`
  return `The ${measure === 'earliest' ? 'oldest' : 'newest'} ${shown}`
}

/** A receipt that is not claimed yet leads to itself; of the others the claim's number is a link. */
function merchantLink({ id, claim }: SpendingList['lines'][number], merchant: string): string {
  return claim === null ? linked({ id }, literal(merchant)) : literal(merchant)
}

/** Lines with what tells them apart. */
export function linesTable(lines: SpendingList['lines']): string {
  const rows = lines.map((line) => [
    line.day === null ? 'not read' : dayText(line.day),
    line.merchant === null ? 'not read' : merchantLink(line, line.merchant),
    literal(line.category),
    line.place === null ? '' : literal(line.place),
    line.claim ?? 'not claimed',
    line.paise === null ? 'not read' : rupeeText(line.paise),
  ])
  return table(['Date', 'Merchant', 'Category', 'City', 'Claim', 'Amount'], rows)
}
