import { receiptFilePath } from '@pravas/contract/expenses'
import { replies } from '@pravas/messages/fingenie'
import { dayText, listWords, rupeeText } from '../../../formats.ts'
import type { ReceiptRecord } from '../../../receipts/field-column-rules.ts'
import { literal } from '../../kernel/cards.ts'

/** A receipt as FinGenie speaks of it: `number` counts from 1 in the order of the upload. */
export type NumberedReceipt = ReceiptRecord

const PLAIN_AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Hundredths of a currency's unit: ₹1,240.50, or MYR 12.30 for what is not rupees. */
export function amountText(paise: number, currency: string): string {
  return currency === 'INR' ? rupeeText(paise) : `${currency} ${PLAIN_AMOUNT.format(paise / 100)}`
}

/** Those of receipts that a claim holds: what is no expense by itself counts nowhere. */
export function claimableOf<R extends Pick<NumberedReceipt, 'documentKind'>>(receipts: readonly R[]): R[] {
  return receipts.filter(({ documentKind }) => documentKind === null)
}

/** The sum of what is known of what is claimed, one amount a currency, such as '₹1,240.50 and MYR 12.30'. */
export function sumText(
  receipts: readonly Pick<NumberedReceipt, 'totalPaise' | 'currency' | 'documentKind'>[],
): string {
  const sums = new Map<string, number>()
  for (const { totalPaise, currency } of claimableOf(receipts)) {
    if (totalPaise !== null) sums.set(currency, (sums.get(currency) ?? 0) + totalPaise)
  }
  if (sums.size === 0) return rupeeText(0)
  return listWords([...sums].map(([currency, paise]) => amountText(paise, currency)))
}

/** A table in Markdown; cells are Markdown already. The last column is aligned right where `amounts` says so. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], amounts = true): string {
  const rule = heads.map((_, index) => (amounts && index === heads.length - 1 ? '---:' : '---'))
  return [heads, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function dateCell(date: string | null): string {
  return date === null ? replies('not-read') : dayText(date)
}

export function totalCell({
  totalPaise,
  currency,
  documentKind: kind,
}: Pick<NumberedReceipt, 'totalPaise' | 'currency' | 'documentKind'>): string {
  if (kind === null) return totalPaise === null ? replies('not-read') : amountText(totalPaise, currency)
  if (totalPaise === null) return replies('not-counted', { kind })
  return replies('not-counted-amount', { kind, amount: amountText(totalPaise, currency) })
}

export function merchantCell({ merchant }: Pick<NumberedReceipt, 'merchant'>): string {
  return merchant === null ? replies('not-read') : literal(merchant)
}

/** Words, Markdown already, as a link to a receipt: its file, or where a page has a card of it, that card. */
export function linked({ id }: Pick<NumberedReceipt, 'id'>, words: string): string {
  return `[${words}](${receiptFilePath(id)})`
}

/** 'receipt 2' as a link. */
export function numberOf(receipt: NumberedReceipt): string {
  return linked(receipt, replies('receipt.number', { number: receipt.number }))
}

/** 'receipt 2 (Old Fort Kitchen)', or with the file's name where the merchant was not read; the number is a link. */
export function nameOf(receipt: NumberedReceipt): string {
  return replies('receipt.named', { receipt: numberOf(receipt), name: shortName(receipt) })
}

/** As `nameOf`, of a receipt that is there no more. */
export function nameOfGone(receipt: NumberedReceipt): string {
  const number = replies('receipt.number', { number: receipt.number })
  return replies('receipt.named', { receipt: number, name: shortName(receipt) })
}

function shortName({ merchant, fileName }: Pick<NumberedReceipt, 'merchant' | 'fileName'>): string {
  return literal(merchant ?? fileName)
}

/** Text in the quotation marks of the answers, as Markdown that shows it as it is. */
export function quoted(text: string): string {
  return replies('quoted', { words: literal(text) })
}

/** The heads of `receiptCells`, in the language of the turn. */
export const receiptHeads = (): string[] => [replies('head.number'), replies('head.file'), replies('head.merchant')]

/** A receipt's number, file and merchant as cells of a table; the merchant is a link, or the file where none was read. */
export function receiptCells(receipt: NumberedReceipt): string[] {
  const [file, merchant] = [literal(receipt.fileName), merchantCell(receipt)]
  return [
    String(receipt.number),
    receipt.merchant === null ? linked(receipt, file) : file,
    receipt.merchant === null ? merchant : linked(receipt, merchant),
  ]
}

/** Receipts with what is known of them, in the order given. */
export function receiptTable(receipts: readonly NumberedReceipt[]): string {
  const rows = receipts.map((receipt) => [
    ...receiptCells(receipt),
    dateCell(receipt.date),
    literal(receipt.category),
    totalCell(receipt),
  ])
  return table([...receiptHeads(), replies('head.date'), replies('head.category'), replies('head.total')], rows)
}

/** Paragraphs of an answer; what is empty is left out. */
export function paragraphs(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n\n')
}

/** A sentence begun with a capital letter, also where its first words are a link. */
export function capital(text: string): string {
  return text.replace(/^(\[?)(.)/u, (_, bracket: string, first: string) => bracket + first.toUpperCase())
}

/** Says what is here and was not sent; undefined where nothing is. */
export function unsentNote({ open: held }: { open: readonly NumberedReceipt[] }): string | undefined {
  const open = claimableOf(held)
  return open.length === 0 ? undefined : replies('send.here', { count: open.length, sum: sumText(open) })
}
