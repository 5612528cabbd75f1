import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PlainText } from './text.ts'

const tag = 'Account'

/** The fields of bank details, in the column order of the import of people. */
export const BANK_FIELDS = ['account_holder', 'account_number', 'ifsc'] as const
export type BankField = (typeof BANK_FIELDS)[number]

/** An account in India, as somebody enters it; spaces and hyphens in the number and the case of the IFSC do not matter. */
export const BankDetails = z
  .object({
    account_holder: PlainText.trim()
      .min(1, 'Enter the name of the account holder.')
      .max(100, 'At most 100 characters.'),
    account_number: PlainText.transform((text) => text.replace(/[\s-]/g, ''))
      .refine((digits) => /^\d{9,18}$/.test(digits), 'An account number has 9 to 18 digits.')
      .meta({ format: 'account-number' }),
    ifsc: PlainText.transform((text) => text.trim().toUpperCase())
      .refine(
        (code) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code),
        'An IFSC has four letters, a zero, and six letters or digits, such as HDFC0001234.',
      )
      .meta({ format: 'ifsc' }),
  })
  .meta({ id: 'BankDetails' })
export type BankDetails = z.infer<typeof BankDetails>

const MaskedBankDetails = z
  .object({
    account_holder: z.string(),
    account_number: z.string().meta({ description: 'last four digits of the account number' }),
    ifsc: z.string(),
    entered_at: z.iso.datetime(),
    held: z.boolean().meta({ description: 'true if the next payment run skips it because it was changed' }),
  })
  .meta({ id: 'MaskedBankDetails' })
export type MaskedBankDetails = z.infer<typeof MaskedBankDetails>

const OwnBankDetails = z.object({
  details: MaskedBankDetails.nullable().meta({
    description: 'null if none were entered, or they must be entered again',
  }),
})

export const getBankDetails = endpoint({
  operationId: 'getBankDetails',
  method: 'GET',
  path: '/account/bank-details',
  summary: 'Get the bank account your claims are paid to, masked',
  tag,
  response: OwnBankDetails,
})

export const putBankDetails = endpoint({
  operationId: 'putBankDetails',
  method: 'PUT',
  path: '/account/bank-details',
  summary:
    'Set the bank account your claims are paid to. You get an email, and the next payment run skips a changed account',
  tag,
  body: BankDetails,
  response: OwnBankDetails,
})
