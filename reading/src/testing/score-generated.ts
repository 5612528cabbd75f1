import { availableParallelism } from 'node:os'
import { createRecogniser } from '../create-recogniser.ts'
import { readReceipt } from '../read.ts'
import type { ReceiptReading } from '../receipt.ts'
import { receiptPicture } from './receipt-file.ts'
import type { Truth } from './receipt-parts.ts'
import { STYLES, sample } from './styles.ts'

// Reads generated receipts, 300 or as many as are asked for, and writes the share of right fields by style.

const TODAY = '2026-11-20'
const FIELDS = ['total', 'date', 'gstin', 'number', 'taxes', 'merchant', 'taxable', 'buyer', 'items', 'nights'] as const
type Field = (typeof FIELDS)[number]

const [count = '300', wanted] = process.argv.slice(2)
const recogniser = await createRecogniser({ threads: Math.min(2, availableParallelism()) })
const rows = new Map<string, { count: number; right: Map<Field, number> }>()
const times: number[] = []
for (let number = 0; number < Number(count); number++) {
  const { style, receipt, photo } = sample(number)
  if (wanted !== undefined && wanted !== style) continue
  const picture = await receiptPicture(receipt, number % 2 === 0 ? 'jpeg' : 'png', photo)
  const started = performance.now()
  const reading = await readReceipt(picture, { today: TODAY, recogniser })
  times.push(performance.now() - started)
  const right = judge(reading, receipt.truth)
  for (const name of [style, 'all']) {
    const row = rows.get(name) ?? { count: 0, right: new Map() }
    rows.set(name, row)
    row.count++
    for (const field of FIELDS) row.right.set(field, (row.right.get(field) ?? 0) + Number(right[field]))
  }
  for (const field of FIELDS.filter((name) => !right[name]))
    process.stderr.write(`${number} ${style} ${receipt.kind}: ${field} ${said(reading, receipt.truth, field)}\n`)
}
await recogniser.close()

const line = (cells: readonly string[]) =>
  `${cells
    .map((cell) => cell.padEnd(9))
    .join(' ')
    .trimEnd()}\n`
process.stdout.write(line(['style', 'receipts', ...FIELDS]))
for (const name of [...STYLES, 'all']) {
  const row = rows.get(name)
  if (row === undefined) continue
  const shares = FIELDS.map((field) => ((row.right.get(field) ?? 0) / row.count).toFixed(3))
  process.stdout.write(line([name, String(row.count), ...shares]))
}
const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
process.stdout.write(`median ${Math.round(median)} ms\n`)

function judge(reading: ReceiptReading, truth: Truth): Record<Field, boolean> {
  const taxes = (list: readonly { kind: string; paise: number }[]) =>
    list
      .map(({ kind, paise }) => `${kind} ${paise}`)
      .sort()
      .join()
  return {
    total: reading.totalPaise.value === truth.totalPaise,
    date: reading.date.value === truth.date,
    gstin: reading.gstin.value === truth.gstin,
    number: reading.invoiceNumber.value === truth.invoiceNumber,
    taxes: taxes(reading.taxes) === taxes(truth.taxes),
    merchant: bare(reading.merchant.value) === bare(truth.merchant),
    taxable: reading.details?.taxablePaise.value === truth.more.taxablePaise,
    buyer: reading.details?.recipientGstin.value === truth.more.recipientGstin,
    nights: (reading.details?.nights.value ?? undefined) === truth.more.nights,
    items: truth.more.items === 0 || reading.details?.items.length === truth.more.items,
  }
}

function bare(text: string | null): string {
  return (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function said(reading: ReceiptReading, truth: Truth, field: Field): string {
  const values: Record<Field, [unknown, unknown]> = {
    total: [reading.totalPaise.value, truth.totalPaise],
    date: [reading.date.value, truth.date],
    gstin: [reading.gstin.value, truth.gstin],
    number: [reading.invoiceNumber.value, truth.invoiceNumber],
    taxes: [reading.taxes.map(({ kind, paise }) => [kind, paise]), truth.taxes.map(({ kind, paise }) => [kind, paise])],
    merchant: [reading.merchant.value, truth.merchant],
    taxable: [reading.details?.taxablePaise.value, truth.more.taxablePaise],
    buyer: [reading.details?.recipientGstin.value, truth.more.recipientGstin],
    nights: [reading.details?.nights.value, truth.more.nights],
    items: [reading.details?.items.map(({ name }) => name), truth.more.items],
  }
  return values[field].map((value) => JSON.stringify(value)).join(', not ')
}
