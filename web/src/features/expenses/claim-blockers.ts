import type { UnfinishedClaim } from '@pravas/contract/claim-drafts'
import { expenses } from '@pravas/messages/en/expenses'
import { texts } from '@pravas/messages/texts'

const t = texts(expenses)

const NEEDED: Record<string, 'total' | 'currency'> = {
  'claim.no_total': 'total',
  'claim.currency': 'currency',
}

/** What blocks sending a draft, a line for each kind: '2 of 5 receipts need a total'. */
export function claimBlockers({ blocking, receipts }: Pick<UnfinishedClaim, 'blocking' | 'receipts'>): string[] {
  return [...Map.groupBy(blocking, ({ code }) => code)].flatMap(([code, of]) => {
    const needed = NEEDED[code]
    if (needed === undefined) return [...new Set(of.map(({ text }) => text))]
    if (receipts === 1) return [t(`draft.one-needs-${needed}`)]
    return [t(`draft.some-need-${needed}`, { count: of.length, receipts })]
  })
}
