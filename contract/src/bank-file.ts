import { z } from 'zod'
import { MOST_RUPEES } from './budgets.ts'
import { endpoint } from './endpoint.ts'
import { isWholePaise, Rupees } from './money.ts'
import { RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Finance'

export const PAYMENT_MODES = ['NEFT', 'RTGS', 'IMPS'] as const
/** How a bank moves the money. */
export const PaymentMode = z.enum(PAYMENT_MODES).meta({ id: 'PaymentMode' })
export type PaymentMode = z.infer<typeof PaymentMode>

/** RTGS moves ₹2 lakh or more, IMPS ₹5 lakh at most. */
export const RTGS_LEAST = 200_000
export const IMPS_MOST = 500_000

export const BANK_COLUMNS = [
  'serial',
  'account_holder',
  'account_number',
  'ifsc',
  'amount',
  'mode',
  'remarks',
  'batch',
  'date',
  'employee_id',
  'employee_name',
  'email',
  'text',
] as const
/** What a column of a bank file holds; `text`: the same words in each line, such as the account that is debited. */
export const BankColumn = z.enum(BANK_COLUMNS, 'Choose what the column holds.')
export type BankColumn = z.infer<typeof BankColumn>

/** The columns without which no bank can pay. */
export const NEEDED_COLUMNS = ['account_number', 'ifsc', 'amount'] as const satisfies readonly BankColumn[]
export const MOST_BANK_COLUMNS = 40

const Code = PlainText.trim().min(1, 'Enter how the bank calls it.').max(20, 'At most 20 characters.')

/** How an organisation's bank wants payments: its columns and their order, and which mode moves which amount. */
export const BankTemplate = z
  .strictObject({
    header: z.boolean().meta({ description: 'whether the first line contains the column names' }),
    columns: z
      .array(
        z.strictObject({
          holds: BankColumn,
          heading: PlainText.trim().max(100, 'At most 100 characters.'),
          text: PlainText.trim().max(200, 'At most 200 characters.').default('').meta({
            description: 'fixed value for columns of the kind `text`',
          }),
        }),
      )
      .min(1, 'Add at least one column.')
      .max(MOST_BANK_COLUMNS, `At most ${MOST_BANK_COLUMNS} columns.`)
      .superRefine((columns, context) => {
        for (const needed of NEEDED_COLUMNS) {
          if (columns.some(({ holds }) => holds === needed)) continue
          context.addIssue({
            code: 'custom',
            message: `A bank file needs a column for the ${needed.replace('_', ' ')}.`,
          })
        }
      })
      .meta({ examples: [NEEDED_COLUMNS.map((holds) => ({ holds, heading: holds }))] }),
    one_line_per: z
      .enum(['claim', 'person'])
      .meta({ description: 'whether all claims of a person are combined into one payment' }),
    usual_mode: z
      .enum(['NEFT', 'IMPS'])
      .meta({ description: 'payment mode below the RTGS minimum; above ₹5 lakh, NEFT is used' }),
    rtgs_from: Rupees.min(RTGS_LEAST, 'RTGS moves ₹2,00,000 or more.')
      .max(MOST_RUPEES, 'That is more than any payment.')
      .refine(isWholePaise, 'Rupees have at most two decimals.')
      .nullable()
      .meta({ description: 'amount from which RTGS is used; null for never' }),
    mode_codes: z
      .strictObject({ NEFT: Code, RTGS: Code, IMPS: Code })
      .meta({ description: "the bank's names for the payment modes" }),
    date_format: z.enum(['DD/MM/YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD']),
  })
  .meta({ id: 'BankTemplate' })
export type BankTemplate = z.infer<typeof BankTemplate>

const VersionedBankTemplate = z.object({
  version: z.int().meta({ description: 'incremented by every change; 0 for the default template' }),
  template: BankTemplate,
})

export const getBankTemplate = endpoint({
  operationId: 'getBankTemplate',
  method: 'GET',
  path: '/finance/bank-template',
  summary: 'Get the bank file template; for finance and auditors',
  tag,
  response: VersionedBankTemplate,
  errors: ['action.forbidden'],
})

export const putBankTemplate = endpoint({
  operationId: 'putBankTemplate',
  method: 'PUT',
  path: '/finance/bank-template',
  summary: 'Change the bank file template; finance only',
  tag,
  body: z.strictObject({
    version: z.int('Enter the version that was shown.').min(0, 'Enter the version that was shown.'),
    template: BankTemplate,
  }),
  response: VersionedBankTemplate,
  errors: ['action.forbidden', 'bank_template.changed'],
})

/** A payment of a bank file. */
const BankPayment = z
  .object({
    claims: z.array(z.string()).meta({ description: 'numbers of the claims it pays' }),
    employee_name: z.string(),
    account_holder: z.string(),
    account_number: z.string().meta({ description: 'only the last four digits, except for finance' }),
    ifsc: z.string(),
    amount: Rupees,
    mode: PaymentMode,
  })
  .meta({ id: 'BankPayment' })
export type BankPayment = z.infer<typeof BankPayment>

export const LEFT_OUT = ['missing', 'held', 'unreadable', 'nothing'] as const
/**
 * Why a bank file leaves a claim out: its owner had no bank details when the batch was made, or had just changed them; they can't be
 * opened any more; or there is nothing to pay.
 */
export const LeftOut = z.enum(LEFT_OUT).meta({ id: 'LeftOut' })
export type LeftOut = z.infer<typeof LeftOut>

export const batchPayments = endpoint({
  operationId: 'batchPayments',
  scope: 'accounts',
  method: 'GET',
  path: '/finance/batches/:batchId/payments',
  summary: 'Preview the bank file of a batch, with payments it leaves out and the reasons; for finance and auditors',
  tag,
  params: z.object({ batchId: RecordRef }),
  response: z.object({
    payments: z.array(BankPayment),
    total: Rupees,
    left_out: z.array(
      z.object({
        claim: z.string(),
        employee_name: z.string(),
        amount: Rupees,
        why: LeftOut,
        changed_at: z.iso.datetime().nullable().meta({ description: 'when an account on hold was changed' }),
      }),
    ),
    fits: z.boolean().meta({
      description: "true if there is a bank file: the batch isn't dissolved and contains at least one payment",
    }),
  }),
  errors: ['action.forbidden', 'record.not_found'],
})

/** The header in which a bank file names the claims that it leaves out, divided by commas. */
export const LEFT_OUT_HEADER = 'x-left-out'

/** The path of a batch's bank file. */
export const bankFilePath = (batchId: string): string => `/api/finance/batches/${batchId}/bank.csv`
