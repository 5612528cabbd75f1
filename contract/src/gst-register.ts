import { z } from 'zod'
import { Category } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { Month } from './months.ts'
import { paged } from './paging.ts'
import { TaxVerdict } from './receipt-notes.ts'

export const GST_REGISTER_PAGE = 200

const Tax = {
  taxable: Rupees.nullable().meta({ description: 'the value before tax, where the bill says it' }),
  cgst: Rupees.nullable(),
  sgst: Rupees.nullable(),
  igst: Rupees.nullable(),
}

/** A receipt of an approved claim, as the register of GST has it. */
export const GstRegisterLine = z
  .object({
    receipt_id: z.uuid(),
    claim: z.string().meta({ description: 'the number of the claim' }),
    employee_id: z.string(),
    employee_name: z.string(),
    approved_on: z.iso.date().meta({ description: 'the day in India on which the claim was approved' }),
    date: z.iso.date().nullable().meta({ description: 'of the bill' }),
    invoice_number: z.string().nullable(),
    supplier: z.string().nullable(),
    supplier_gstin: z.string().nullable(),
    recipient_gstin: z.string().nullable(),
    place: z.string().nullable(),
    category: Category,
    ...Tax,
    total: Rupees.nullable(),
    verdict: TaxVerdict.nullable().meta({ description: 'null if tax was not assessed when it was claimed' }),
    credit: Rupees.meta({ description: 'the input tax at stake' }),
    estimated: z.boolean().meta({ description: 'the input tax is estimated from the rate of the day' }),
    reason: z.string().nullable().meta({ description: 'why the verdict is what it is' }),
  })
  .meta({ id: 'GstRegisterLine' })
export type GstRegisterLine = z.infer<typeof GstRegisterLine>

const Sums = { receipts: z.int(), taxable: Rupees, cgst: Rupees, sgst: Rupees, igst: Rupees, credit: Rupees }

/** The sums of a month: of each verdict, and of what comes back by the GSTIN that it was billed to. */
export const GstTotals = z
  .object({
    by_verdict: z.array(z.object({ verdict: TaxVerdict.nullable(), ...Sums })),
    eligible_by_gstin: z.array(z.object({ gstin: z.string(), ...Sums })).meta({
      description: 'a return is filed for each GSTIN of the organisation',
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
    'The GST on receipts of the claims approved in a month, with what becomes of the input tax credit; as CSV where text/csv is accepted; those who read every claim',
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
