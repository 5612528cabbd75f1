import type { TaxVerdict } from '@pravas/contract/receipt-notes'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'

const t = texts(status)

const VERDICTS: Readonly<Record<TaxVerdict, string>> = {
  eligible: t('tax.eligible'),
  blocked: t('tax.blocked'),
  other_state: t('tax.other-state'),
  review: t('tax.review'),
}

/** What becomes of the tax on a bill, in a few words. */
export function verdictWords(verdict: TaxVerdict): string {
  return VERDICTS[verdict]
}
