import { dayOf, numberOf, statusColumns } from './columns.ts'
import type { Organisation, Request } from './organisation.ts'
import { between, pick, type Random, recordId } from './random.ts'

const MERCHANTS = [
  { name: 'Old Fort Kitchen', category: 'Food', low: 180, high: 2400 },
  { name: 'City Cabs', category: 'Transport', low: 120, high: 1900 },
  { name: 'Lake Terrace Hotel', category: 'Accommodation', low: 2800, high: 16_000 },
  { name: 'Corner Stationers', category: 'Miscellaneous', low: 60, high: 1500 },
] as const

/** The file behind every seeded receipt. */
export interface ReceiptFile {
  hash: string
  byteSize: number
}

/** A claim of one receipt, now and then of two from the same merchant, as rows of its tables. */
export function expenseRows(random: Random, organisation: Organisation, request: Request, file: ReceiptFile) {
  const id = recordId(random, request.createdAt)
  const { name, category, low, high } = pick(random, MERCHANTS)
  const place = request.owner.location
  const day = dayOf(request.createdAt)
  const amounts = Array.from({ length: random() < 0.2 ? 2 : 1 }, () => between(random, low * 100, high * 100))
  return {
    expense: {
      id,
      org_id: organisation.id,
      expense_number: numberOf('EXP', request),
      employee_id: request.owner.employeeId,
      expense_type: category,
      expense_date: day,
      description: amounts.length === 1 ? name : `${amounts.length} receipts: ${name}`,
      total_paise: amounts.reduce((sum, amount) => sum + amount, 0),
      gstin: null,
      place,
      ...statusColumns(request),
    },
    receipts: amounts.map((amount, index) => ({
      id: recordId(random, request.createdAt),
      org_id: organisation.id,
      person_id: request.owner.id,
      expense_id: id,
      position: index + 1,
      file_hash: file.hash,
      file_name: `receipt-${index + 1}.pdf`,
      media_type: 'application/pdf' as const,
      byte_size: file.byteSize,
      merchant: name,
      receipt_date: day,
      total_paise: amount,
      category,
      gstin: null,
      place,
      description: name,
      reading: '{}',
      created_at: request.createdAt,
    })),
  }
}
