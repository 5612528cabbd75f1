import type { BankDetails } from '@pravas/contract/bank-details'
import { type BankColumn, type BankTemplate, IMPS_MOST, type PaymentMode } from '@pravas/contract/bank-file'
import { paiseFromRupees } from '@pravas/contract/money'

/** What most banks ask for. */
export const USUAL_TEMPLATE: BankTemplate = {
  header: true,
  columns: [
    { holds: 'account_holder', heading: 'Beneficiary Name', text: '' },
    { holds: 'account_number', heading: 'Beneficiary Account Number', text: '' },
    { holds: 'ifsc', heading: 'IFSC', text: '' },
    { holds: 'amount', heading: 'Amount', text: '' },
    { holds: 'mode', heading: 'Payment Mode', text: '' },
    { holds: 'remarks', heading: 'Remarks', text: '' },
  ],
  one_line_per: 'claim',
  usual_mode: 'NEFT',
  rtgs_from: 200_000,
  mode_codes: { NEFT: 'NEFT', RTGS: 'RTGS', IMPS: 'IMPS' },
  date_format: 'DD/MM/YYYY',
}

/** A claim in a batch, with the account of its owner. Money is paise. */
export interface PayableLine {
  number: string
  personId: string
  employeeId: string
  employeeName: string
  email: string
  paise: number
  account: BankDetails
}

/** A payment to one account. */
export interface Payment extends Omit<PayableLine, 'number'> {
  numbers: string[]
  mode: PaymentMode
}

/** How an amount is moved. IMPS moves ₹5 lakh at most, so that NEFT moves what is more. */
export function modeOf(paise: number, { usual_mode, rtgs_from }: BankTemplate): PaymentMode {
  if (rtgs_from !== null && paise >= paiseFromRupees(rtgs_from)) return 'RTGS'
  return usual_mode === 'IMPS' && paise > paiseFromRupees(IMPS_MOST) ? 'NEFT' : usual_mode
}

/** The payments of a batch in the order of its claims, as the template divides them. */
export function paymentsOf(lines: readonly PayableLine[], template: BankTemplate): Payment[] {
  const together = Map.groupBy(lines, ({ personId, number }) =>
    template.one_line_per === 'person' ? personId : number,
  )
  return [...together.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const { number: _, ...rest } = first
    const paise = some.reduce((sum, line) => sum + line.paise, 0)
    return [{ ...rest, numbers: some.map(({ number }) => number), paise, mode: modeOf(paise, template) }]
  })
}

/** The cells of a bank file, in the order of its payments; `day`: of the batch (`YYYY-MM-DD`). */
export function bankRows(
  payments: readonly Payment[],
  template: BankTemplate,
  batch: { number: string; day: string },
): string[][] {
  const rows = payments.map((payment, at) =>
    template.columns.map(({ holds, text }) => cellOf(holds, { payment, at, text, batch, template })),
  )
  return template.header ? [template.columns.map(({ heading }) => heading), ...rows] : rows
}

interface Cell {
  payment: Payment
  at: number
  text: string
  batch: { number: string; day: string }
  template: BankTemplate
}

function cellOf(holds: BankColumn, { payment, at, text, batch, template }: Cell): string {
  switch (holds) {
    case 'serial':
      return String(at + 1)
    case 'amount':
      return (payment.paise / 100).toFixed(2)
    case 'mode':
      return template.mode_codes[payment.mode]
    case 'remarks':
      return payment.numbers.length === 1 ? payment.numbers.join('') : batch.number
    case 'batch':
      return batch.number
    case 'date':
      return dayAs(template.date_format, batch.day)
    case 'employee_id':
      return payment.employeeId
    case 'employee_name':
      return payment.employeeName
    case 'email':
      return payment.email
    case 'text':
      return text
    case 'account_holder':
    case 'account_number':
    case 'ifsc':
      return payment.account[holds]
  }
}

function dayAs(format: BankTemplate['date_format'], day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date)
}
