import { z } from 'zod'
import { CATEGORIES } from './categories.ts'
import { PLAIN } from './plain-text.ts'
import { RECEIPT_TYPES } from './sniff.ts'

/** Where something stands: fractions (0 to 1) of the page as a viewer shows it, that is, after the EXIF orientation. */
export const Box = z.object({
  page: z.int().nonnegative(),
  x: z.number(),
  y: z.number(),
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
})
export type Box = z.infer<typeof Box>

/** Print without control characters and lone surrogates, which a database refuses. */
const Print = z.string().regex(PLAIN)

/** One line of print, read from left to right. */
export const TextLine = z.object({ text: Print, confidence: z.number().min(0).max(1), box: Box })
export type TextLine = z.infer<typeof TextLine>

/** A value, how sure it is (0 to 1) and where it was read: an index into `lines` and the box of the words. */
function field<T extends z.ZodType>(value: T) {
  return z.object({
    value: value.nullable(),
    confidence: z.number().min(0).max(1),
    line: z.int().nonnegative().nullable(),
    box: Box.nullable(),
  })
}

export type Field<T> = { value: T | null; confidence: number; line: number | null; box: Box | null }

export const PAYMENT_METHODS = ['cash', 'card', 'upi', 'wallet', 'bank'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const TAX_KINDS = ['CGST', 'SGST', 'IGST', 'CESS', 'VAT', 'tax'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** One tax line; the amount in paise, the rate in per cent where it is printed. */
export const Tax = z.object({
  kind: z.enum(TAX_KINDS),
  ratePercent: z.number().nullable(),
  paise: z.int().nonnegative(),
  confidence: z.number().min(0).max(1),
  line: z.int().nonnegative(),
  box: Box,
})
export type Tax = z.infer<typeof Tax>

/** One thing that was bought: the amount of its line in paise, how many at which price, its HSN or SAC code where printed. */
export const Item = z.object({
  name: Print,
  hsn: z.string().nullable(),
  quantity: z.number().positive().nullable(),
  ratePaise: z.int().nonnegative().nullable(),
  paise: z.int(),
  confidence: z.number().min(0).max(1),
  line: z.int().nonnegative(),
  box: Box,
})
export type Item = z.infer<typeof Item>

/** What a document is; `receipt` is whatever a till prints, and what nothing else fits. */
export const DOCUMENT_KINDS = [
  'receipt',
  'invoice',
  'hotel_bill',
  'fuel_slip',
  'ride',
  'air_ticket',
  'rail_ticket',
  'bus_ticket',
  'boarding_pass',
  'utility_bill',
  'payment',
  'card_slip',
  'statement',
  'credit_note',
  'proforma',
  'quotation',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * What a document says of an expense: `supply` shows what was bought, `payment` only that something was paid, `none` is no expense
 * by itself.
 */
export const PROOF_OF: Record<DocumentKind, 'supply' | 'payment' | 'none'> = {
  receipt: 'supply',
  invoice: 'supply',
  hotel_bill: 'supply',
  fuel_slip: 'supply',
  ride: 'supply',
  air_ticket: 'supply',
  rail_ticket: 'supply',
  bus_ticket: 'supply',
  utility_bill: 'supply',
  boarding_pass: 'none',
  payment: 'payment',
  card_slip: 'payment',
  statement: 'none',
  credit_note: 'none',
  proforma: 'none',
  quotation: 'none',
}

/** Keeps the schemas of fields with their exact types. */
function table<const T extends Record<string, { value: z.ZodType; sure: number }>>(fields: T): T {
  return fields
}

/** The fields that every reading has; one at or above `sure` is filled in without asking the person to check it. */
export const FIELDS = table({
  merchant: { value: Print, sure: 0.85 },
  date: { value: z.iso.date(), sure: 0.8 },
  totalPaise: { value: z.int().nonnegative(), sure: 0.85 },
  currency: { value: Print.length(3), sure: 0.85 },
  invoiceNumber: { value: Print, sure: 0.8 },
  gstin: { value: Print.length(15), sure: 0.9 },
  place: { value: Print, sure: 0.8 },
  category: { value: z.enum(CATEGORIES), sure: 0.8 },
  paymentMeans: { value: z.enum(PAYMENT_METHODS), sure: 0.8 },
})
export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** What else may be printed; a field that is added later is one of these. Readings that are kept from before do not have it. */
export const DETAILS = table({
  address: { value: Print, sure: 0.8 },
  recipientGstin: { value: Print.length(15), sure: 0.9 },
  /** Of a hotel's bill. */
  nights: { value: z.int().min(1), sure: 0.8 },
  taxablePaise: { value: z.int().nonnegative(), sure: 0.85 },
  roundOffPaise: { value: z.int(), sure: 0.85 },
})
export type DetailName = keyof typeof DETAILS
export const DETAIL_NAMES = Object.keys(DETAILS) as DetailName[]

type Table = Readonly<Record<string, { value: z.ZodType }>>
type FieldShapes<T extends Table> = { [N in keyof T]: ReturnType<typeof field<T[N]['value']>> }
type DetailShapes<T extends Table> = { [N in keyof T]: z.ZodDefault<ReturnType<typeof field<T[N]['value']>>> }

/** The schemas of the fields of a table. */
function fieldsOf<T extends Table>(fields: T): FieldShapes<T> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, field(value)])) as FieldShapes<T>
}

/** The same of what is not found where nothing is kept of it. */
function detailsOf<T extends Table>(details: T): DetailShapes<T> {
  const shapes = Object.entries(details).map(([name, { value }]) => [name, field(value).default(NOT_FOUND)])
  return Object.fromEntries(shapes) as DetailShapes<T>
}

const NOT_FOUND = { value: null, confidence: 0, line: null, box: null }

/** All details of a document on which none was found. */
export const NO_DETAILS = Object.fromEntries(DETAIL_NAMES.map((name) => [name, NOT_FOUND])) as Record<
  DetailName,
  typeof NOT_FOUND
>

/**
 * What else a bill says. `roundOffPaise` is signed; `addsUp` says whether taxable value, taxes and round-off make the total (null
 * where too little is printed), `itemsAddUp` the same of the items and the taxable value or the total.
 */
export const Details = z.object({
  ...detailsOf(DETAILS),
  items: z.array(Item),
  addsUp: z.boolean().nullable(),
  itemsAddUp: z.boolean().nullable(),
  confident: z.array(z.enum(DETAIL_NAMES)),
  notFound: z.array(z.enum(DETAIL_NAMES)),
})
export type Details = z.infer<typeof Details>

/** Print that was seen and could not be read, to be typed in: `hand` when it looks written by hand. */
export const Unread = z.object({ box: Box, hand: z.boolean() })
export type Unread = z.infer<typeof Unread>

/**
 * What a QR code on the document says: an e-invoice with the token that its portal signed, or a payment by UPI that it asks for.
 * Whether the signature is the portal's is for whoever keeps its keys to say (`isSigned`).
 */
export const ReceiptCode = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('einvoice'),
    token: z.string().max(5_000),
    supplierGstin: z.string().length(15).nullable(),
    recipientGstin: z.string().length(15).nullable(),
    number: Print.nullable(),
    documentType: Print.nullable(),
    date: z.iso.date().nullable(),
    totalPaise: z.int().nonnegative().nullable(),
    mainHsn: Print.nullable(),
    irn: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  z.object({
    kind: z.literal('upi'),
    address: Print,
    name: Print.nullable(),
    paise: z.int().positive().nullable(),
  }),
])
export type ReceiptCode = z.infer<typeof ReceiptCode>

/** What the person should look at: a stable code, and the field it is about where there is one. */
export const WARNINGS = [
  'total.unconfirmed',
  'total.mismatch',
  'date.ambiguous',
  'gstin.checksum',
  'gstin.repaired',
  'einvoice.differs',
  'einvoice.unsigned',
  'kind.credit_note',
  'kind.proforma',
  'kind.quotation',
  'kind.statement',
  'kind.boarding_pass',
  'kind.payment',
  'kind.card_slip',
  'pages.skipped',
  'print.poor',
  'print.handwritten',
] as const
export type Warning = (typeof WARNINGS)[number]

/** A page as it was read: from its pixels or from the text layer of a PDF. The size is in pixels or in points. */
export const PageSummary = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  source: z.enum(['pixels', 'text']),
})
export type PageSummary = z.infer<typeof PageSummary>

/**
 * One receipt of a file. Amounts are hundredths of the currency's unit: paise where `currency` is INR. `confident` names the
 * fields that may be filled in without asking the person to check, `notFound` those without a value. `imageHash` tells the same
 * picture in another file (see `imageHash`); null of a text layer. `details`, `kind` and `imageHash` are absent from what was read
 * before they were.
 */
export const ReceiptFields = z.object({
  ...fieldsOf(FIELDS),
  taxes: z.array(Tax),
  details: Details.optional(),
  kind: z.enum(DOCUMENT_KINDS).optional(),
  lines: z.array(TextLine),
  confident: z.array(z.enum(FIELD_NAMES)),
  notFound: z.array(z.enum(FIELD_NAMES)),
  warnings: z.array(z.enum(WARNINGS)),
  unread: z.array(Unread).optional(),
  codes: z.array(ReceiptCode).optional(),
  imageHash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .optional(),
})

export type ReceiptFields = z.infer<typeof ReceiptFields>

/**
 * What was read in a file; `type` is what the file is, whatever it is called. A file that holds several receipts gives the first
 * as its own fields and the others as `further`; `line` of a field counts in the lines of its own receipt.
 */
export const ReceiptReading = ReceiptFields.extend({
  type: z.enum(RECEIPT_TYPES),
  pages: z.array(PageSummary),
  further: z.array(ReceiptFields).optional(),
})
export type ReceiptReading = z.infer<typeof ReceiptReading>
