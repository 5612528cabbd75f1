import { CATEGORIES } from '@pravas/contract/categories'
import { NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { formatDate, formatRupees, sumRupees } from '../../ui/formats.ts'
import type { UploadedReceipt } from './receipt-context.ts'

type Category = (typeof CATEGORIES)[number]

const BY_MERCHANT: [Category, string[]][] = [
  ['Food', ['restaurant', 'cafe', 'food', 'grocery', 'meal']],
  ['Transport', ['taxi', 'uber', 'train', 'bus', 'transport', 'travel']],
  ['Accommodation', ['hotel', 'airbnb', 'lodging', 'stay']],
]

/** The category that a merchant's name suggests. */
export function categoryOfMerchant(merchant: string): Category {
  const lower = merchant.toLowerCase()
  return BY_MERCHANT.find(([, words]) => words.some((word) => lower.includes(word)))?.[0] ?? 'Miscellaneous'
}

/** The category of a receipt: the server's, else by its merchant. */
export function categoryOf({ data }: UploadedReceipt): string {
  return data.category?.trim() || categoryOfMerchant(data.merchant ?? '')
}

/** The sum in rupees of what was read. */
export function totalOf(receipts: readonly UploadedReceipt[]): number {
  return sumRupees(receipts.map(({ data }) => data.total))
}

/** Text from a receipt as Markdown that shows it literally, in one table cell. */
function literal(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~!:@-]/g, '\\$&')
}

/**
 * The summary of the receipts in Markdown: grouped by category, with each group's sum and the sum of all, in rupees
 * with two decimals. A receipt whose total was not read is listed and left out of the sums.
 */
export function expenseSummary(receipts: readonly UploadedReceipt[]): string {
  if (receipts.length === 0) return NOTHING_TO_SUMMARISE
  const groups = Map.groupBy(receipts, categoryOf)
  const known: readonly string[] = CATEGORIES
  const order = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
  const rows = [...groups]
    .toSorted(([a], [b]) => order(a) - order(b))
    .flatMap(([category, group]) => [
      `| **${literal(category)}** | | **${formatRupees(totalOf(group))}** |`,
      ...group.map(({ data }) => {
        const merchant = literal(data.merchant?.trim() || 'Merchant not found')
        const total = data.total == null ? 'not read' : formatRupees(data.total)
        return `| ${merchant} | ${data.date ? literal(formatDate(data.date)) : ''} | ${total} |`
      }),
    ])
  const unread = receipts.filter(({ data }) => data.total == null).length
  const foreign = [...new Set(receipts.flatMap(({ currency }) => (currency && currency !== 'INR' ? [currency] : [])))]
  const notes = [
    unread > 0 &&
      `The total of ${unread === 1 ? 'one receipt' : `${unread} receipts`} couldn’t be read and isn’t counted.`,
    foreign.length > 0 && `Amounts in ${foreign.map(literal).join(', ')} are counted as printed, not converted.`,
  ]
  return [
    `**Expense summary** of ${receipts.length} ${receipts.length === 1 ? 'receipt' : 'receipts'}`,
    ['| Category and merchant | Date | Amount |', '|---|---|---:|', ...rows].join('\n'),
    `**Total: ${formatRupees(totalOf(receipts))}**`,
    ...notes.filter((note) => note !== false),
  ].join('\n\n')
}
