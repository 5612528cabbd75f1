import { z } from 'zod'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { Month } from './months.ts'
import { paged } from './paging.ts'
import { CATEGORIES } from './receipt-fields.ts'
import { PlainText } from './text.ts'

const tag = 'Finance'

export const EXPORT_KINDS = ['tally', 'journal'] as const
/** For which system an export is made. */
export const ExportKind = z.enum(EXPORT_KINDS, 'Enter tally or journal.')
export type ExportKind = z.infer<typeof ExportKind>

/** The files of an export, whatever its kind: the same vouchers in both. */
export const EXPORT_FILES = ['tally.xml', 'journal.csv'] as const
export type ExportFile = (typeof EXPORT_FILES)[number]

/** The path of a file of an export. */
export const exportFilePath = (exportId: string, file: ExportFile): string => `/api/exports/${exportId}/${file}`

const Ledger = PlainText.trim().min(1, 'Enter the name of a ledger.').max(100, 'At most 100 characters.')

/** How many exceptions a ledger map may have. */
const MOST_EXCEPTIONS = 1000

/** By which ledgers claims are booked: the names must be those of the organisation's accounting system. */
export const LedgerMap = z
  .strictObject({
    company: PlainText.trim().min(1, 'Enter the name of the company.').max(200, 'At most 200 characters.').meta({
      description: 'name of the organisation in the accounting system',
    }),
    voucher_type: Ledger.meta({ description: 'voucher type without a bank movement, such as Journal' }),
    payment_type: Ledger.meta({ description: 'voucher type for money paid, such as Payment' }),
    receipt_type: Ledger.meta({ description: 'voucher type for money received, such as Receipt' }),
    payable: Ledger.meta({ description: 'ledger for amounts owed to employees' }),
    bank: Ledger.meta({ description: 'ledger of the bank account' }),
    advances: Ledger.meta({ description: 'ledger for advances to employees' }),
    recovered: Ledger.meta({ description: 'ledger from which advances are recovered, such as salaries' }),
    cards: Ledger.meta({ description: 'ledger for amounts owed for company cards' }),
    input_cgst: Ledger.meta({ description: 'ledger for input tax credit' }),
    input_sgst: Ledger,
    input_igst: Ledger,
    categories: z.strictObject(
      Object.fromEntries(CATEGORIES.map((category) => [category, Ledger])) as Record<Category, typeof Ledger>,
    ),
    exceptions: z
      .array(
        z.strictObject({
          category: Category,
          cost_centre: PlainText.trim().min(1, 'Enter the code of a cost centre.').max(40, 'At most 40 characters.'),
          ledger: Ledger,
        }),
      )
      .max(MOST_EXCEPTIONS, `At most ${MOST_EXCEPTIONS} exceptions.`)
      .superRefine((exceptions, context) => {
        const seen = new Set<string>()
        for (const [at, { category, cost_centre }] of exceptions.entries()) {
          const key = `${category} ${cost_centre.toLowerCase()}`
          const message = `${category} of ${cost_centre} stands above already.`
          if (seen.has(key)) context.addIssue({ code: 'custom', path: [at, 'cost_centre'], message })
          seen.add(key)
        }
      })
      .meta({ description: 'exceptions: ledgers for a category in one cost centre, by code' }),
  })
  .meta({ id: 'LedgerMap' })
export type LedgerMap = z.infer<typeof LedgerMap>

const VersionedLedgerMap = z.object({
  version: z.int().meta({ description: 'incremented by every change; 0 if none was made' }),
  map: LedgerMap,
})

export const getLedgerMap = endpoint({
  operationId: 'getLedgerMap',
  scope: 'accounts',
  method: 'GET',
  path: '/ledger-map',
  summary: 'Get the ledger map; for finance and auditors',
  tag,
  response: VersionedLedgerMap,
  errors: ['action.forbidden'],
})

export const putLedgerMap = endpoint({
  operationId: 'putLedgerMap',
  method: 'PUT',
  path: '/ledger-map',
  summary: "Change the ledger map; earlier exports aren't affected. Finance only",
  tag,
  body: z.strictObject({
    version: z.int('Enter the version that was shown.').min(0, 'Enter the version that was shown.'),
    map: LedgerMap,
  }),
  response: VersionedLedgerMap,
  errors: ['action.forbidden', 'ledgers.changed'],
})

/** Vouchers that were handed to the accounting system together. */
export const AccountingExport = z
  .object({
    export_id: z.uuid(),
    number: z.int().meta({ description: 'from 1, without gaps' }),
    kind: ExportKind,
    month: Month,
    records: z.int().meta({ description: 'number of vouchers' }),
    total: Rupees,
    created_at: z.iso.datetime(),
    created_by: z.string(),
    files: z.array(z.string()).meta({ description: 'paths of its files' }),
  })
  .meta({ id: 'AccountingExport' })
export type AccountingExport = z.infer<typeof AccountingExport>

/** The export that was just made: if nothing was new, it has no vouchers, takes no number and is not listed. */
export const MadeExport = AccountingExport.extend({
  number: z.int().nullable().meta({ description: 'null if there was nothing new' }),
}).meta({ id: 'MadeExport' })
export type MadeExport = z.infer<typeof MadeExport>

export const makeExport = endpoint({
  operationId: 'makeExport',
  scope: 'accounts',
  method: 'POST',
  path: '/exports',
  summary:
    'Export the unexported records of a month: approved claims, deductions, payments and returns. Each record is exported once; without new records, no export is created. Finance only',
  tag,
  body: z.strictObject({ kind: ExportKind, month: Month }),
  response: MadeExport,
  errors: ['action.forbidden'],
})

export const EXPORTS_PAGE = 200

export const listExports = endpoint({
  operationId: 'listExports',
  scope: 'accounts',
  method: 'GET',
  path: '/exports',
  summary:
    'List accounting exports, latest first, with the number of unexported records of a month; for finance and auditors',
  tag,
  query: z.object({
    month: Month.optional().meta({
      description: 'the month whose unexported records are counted; affects only that count',
    }),
    kind: ExportKind.optional(),
    ...paged({ most: EXPORTS_PAGE }),
  }),
  response: z.object({
    items: z.array(AccountingExport),
    next: z.string().nullable(),
    waiting: z
      .object({ records: z.int(), total: Rupees })
      .nullable()
      .meta({ description: 'records that an export of the month would contain; null if no month was requested' }),
  }),
  errors: ['action.forbidden'],
})
