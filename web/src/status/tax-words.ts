import type { TaxVerdict } from '@pravas/contract/receipt-notes'

const VERDICTS: Readonly<Record<TaxVerdict, string>> = {
  eligible: 'GST comes back as input tax credit',
  blocked: 'No input tax credit: blocked by law',
  other_state: 'Input tax credit is lost to another state',
  review: 'Input tax credit is for an accountant to review',
}

/** What becomes of the tax on a bill, in a few words. */
export function verdictWords(verdict: TaxVerdict): string {
  return VERDICTS[verdict]
}
