import { dayText, rupeeText } from '../../../../formats.ts'
import type { SpendingList } from '../../../../reports/spending-service.ts'
import { capital, countText, literal, paragraphs, table } from '../texts.ts'
import type { Asked } from './asked.ts'
import { nothingFound, scopeText, understoodNote } from './scope.ts'

/** Answers a question that asks for lines themselves: the largest one, the latest three, all without a GSTIN. */
export function answerList(asked: Asked, { lines, count, paise }: SpendingList): string {
  const { measure, top } = asked.query
  if (lines.length === 0) return nothingFound(asked)
  const [only] = lines
  const single = only && measure !== 'list' && lines.length === 1 && (top ?? 1) === 1
  const rows = lines.map((line) => [
    line.day === null ? 'not read' : dayText(line.day),
    line.merchant === null ? 'not read' : literal(line.merchant),
    literal(line.category),
    line.place === null ? '' : literal(line.place),
    line.claim ?? 'not claimed',
    line.paise === null ? 'not read' : rupeeText(line.paise),
  ])
  const shown = table(['Date', 'Merchant', 'Category', 'City', 'Claim', 'Amount'], rows)
  if (single) {
    const where = only.merchant === null ? 'a receipt without a merchant' : `**${literal(only.merchant)}**`
    const amount = only.paise === null ? 'no total' : `**${rupeeText(only.paise)}**`
    return paragraphs(
      `Your ${measure}${scopeText(asked)} is ${where}: ${amount}.`,
      shown,
      `It is one of ${count}, **${rupeeText(paise)}** together.`,
      understoodNote(asked),
    )
  }
  const which = measure === 'list' ? '' : `${measure} `
  return paragraphs(
    lines.length < count
      ? `The ${which}${lines.length} of ${countText(count)}${scopeText(asked)}; all come to **${rupeeText(paise)}**:`
      : `${capital(countText(count))}${scopeText(asked)}, **${rupeeText(paise)}** in total:`,
    shown,
    lines.length < count &&
      asked.query.source === 'claims' &&
      'The rest stands in [the expenses report](/fingenie-report).',
    understoodNote(asked),
  )
}
