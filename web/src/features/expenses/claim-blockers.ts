import type { UnfinishedClaim } from '@pravas/contract/claim-drafts'

const NEEDED: Record<string, string> = {
  'claim.no_total': 'a total',
  'claim.currency': 'an amount in rupees',
}

/** What blocks sending a draft, a line for each kind: '2 of 5 receipts need a total'. */
export function claimBlockers({ blocking, receipts }: Pick<UnfinishedClaim, 'blocking' | 'receipts'>): string[] {
  return [...Map.groupBy(blocking, ({ code }) => code)].flatMap(([code, of]) => {
    const needed = NEEDED[code]
    if (needed === undefined) return [...new Set(of.map(({ text }) => text))]
    if (receipts === 1) return [`The receipt needs ${needed}`]
    return [`${of.length} of ${receipts} receipts ${of.length === 1 ? 'needs' : 'need'} ${needed}`]
  })
}
