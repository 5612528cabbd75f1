import { NOTHING_TO_SUMMARISE } from '@pravas/contract/fingenie-commands'
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { formatDate, formatRupees, sumRupees } from '../../ui/formats.ts'
import type { UploadedReceipt } from './receipt-context.ts'

const t = texts(fingeniePage)
const c = texts(labels)

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

/** The sum in rupees of what was read and is claimed. */
export function totalOf(receipts: readonly UploadedReceipt[]): number {
  return sumRupees(receipts.filter((receipt) => !receipt.is_document).map(({ data }) => data.total))
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
        const merchant = literal(data.merchant?.trim() || t('read.no-merchant'))
        const total = data.total == null ? t('summary.not-read') : formatRupees(data.total)
        return `| ${merchant} | ${data.date ? literal(formatDate(data.date)) : ''} | ${total} |`
      }),
    ])
  const unread = receipts.filter(({ data, is_document }) => data.total == null && !is_document).length
  const foreign = [...new Set(receipts.flatMap(({ currency }) => (currency && currency !== 'INR' ? [currency] : [])))]
  const notes = [
    unread > 0 && t('summary.unread', { count: unread }),
    foreign.length > 0 && t('summary.foreign', { currencies: foreign.map(literal).join(', ') }),
  ]
  return [
    t('summary.title', { count: receipts.length }),
    [`| ${t('summary.what')} | ${c('date')} | ${t('summary.amount')} |`, '|---|---|---:|', ...rows].join('\n'),
    t('summary.total', { sum: formatRupees(totalOf(receipts)) }),
    ...notes.filter((note) => note !== false),
  ].join('\n\n')
}
