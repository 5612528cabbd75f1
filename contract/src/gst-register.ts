import { z } from 'zod'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { Month } from './months.ts'
import { paged } from './paging.ts'
import { TaxVerdict } from './receipt-notes.ts'

export const GST_REGISTER_PAGE = 200

const Tax = {
  taxable: Rupees.nullable().meta({ description: 'taxable value, if printed on the bill' }),
  cgst: Rupees.nullable(),
  sgst: Rupees.nullable(),
  igst: Rupees.nullable(),
}

/** A receipt of an approved claim, as the register of GST has it. */
export const GstRegisterLine = z
  .object({
    receipt_id: z.uuid(),
    claim: z.string().meta({ description: 'number of the claim' }),
    employee_id: z.string(),
    employee_name: z.string(),
    approved_on: z.iso.date().meta({ description: 'day of approval, in Indian Standard Time' }),
    date: z.iso.date().nullable().meta({ description: 'from the bill' }),
    invoice_number: z.string().nullable(),
    supplier: z.string().nullable(),
    supplier_gstin: z.string().nullable(),
    recipient_gstin: z.string().nullable(),
    place: z.string().nullable(),
    category: Category,
    ...Tax,
    total: Rupees.nullable(),
    verdict: TaxVerdict.nullable().meta({ description: "null if tax wasn't assessed when it was claimed" }),
    credit: Rupees.meta({ description: 'amount of input tax' }),
    estimated: z.boolean().meta({ description: 'true if the input tax is estimated from the rate of the day' }),
    reason: z.string().nullable().meta({ description: 'reason for the verdict' }),
  })
  .meta({ id: 'GstRegisterLine' })
export type GstRegisterLine = z.infer<typeof GstRegisterLine>

const Sums = { receipts: z.int(), taxable: Rupees, cgst: Rupees, sgst: Rupees, igst: Rupees, credit: Rupees }

/** The sums of a month: of each verdict, and of what comes back by the GSTIN that it was billed to. */
export const GstTotals = z
  .object({
    by_verdict: z.array(z.object({ verdict: TaxVerdict.nullable(), ...Sums })),
    eligible_by_gstin: z.array(z.object({ gstin: z.string(), ...Sums })).meta({
      description: "totals by the organisation's GSTIN, each of which files its own return",
    }),
  })
  .meta({ id: 'GstTotals' })
export type GstTotals = z.infer<typeof GstTotals>

export const readGstRegister = endpoint({
  operationId: 'readGstRegister',
  scope: 'accounts',
  method: 'GET',
  path: '/gst-register',
  summary:
    'Get the GST register: receipts of claims approved in a month, with the verdict on the input tax credit; CSV with `Accept: text/csv`. For everyone who can read all claims',
  tag: 'Finance',
  query: z.object({
    month: Month,
    ...paged({ most: GST_REGISTER_PAGE }),
  }),
  response: z.object({
    items: z.array(GstRegisterLine),
    next: z.string().nullable(),
    totals: GstTotals.meta({ description: 'totals of the whole month, on each page' }),
  }),
  errors: ['action.forbidden'],
})
