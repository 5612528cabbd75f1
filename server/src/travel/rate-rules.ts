import { paiseFromRupees } from '@pravas/contract/money'

/** Paise of a rate as a hotel's card gives it: rupees, or a text such as `Rs. 4,500`; undefined where it holds no amount. */
export function ratePaise(rate: number | string | undefined): number | undefined {
  const amount = /\d[\d,]*(?:\.\d+)?/.exec(String(rate ?? ''))?.[0]
  return amount === undefined ? undefined : paiseFromRupees(Number(amount.replaceAll(',', '')))
}
