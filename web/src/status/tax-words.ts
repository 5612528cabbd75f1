import type { TaxVerdict } from '@pravas/contract/receipt-notes'

const VERDICTS: Readonly<Record<TaxVerdict, string>> = {
  eligible: 'GST recoverable as input tax credit',
  blocked: 'No input tax credit: blocked by law',
  other_state: 'No input tax credit: paid in another state',
  review: 'Input tax credit needs an accountant’s review',
}

/** What becomes of the tax on a bill, in a few words. */
export function verdictWords(verdict: TaxVerdict): string {
  return VERDICTS[verdict]
}
