import type { Advance } from '@pravas/contract/advances'
import type { FinanceClaim } from '@pravas/contract/finance'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { formatCount, sumRupees } from '../../ui/formats.ts'

const t = texts(financePage)

/** A claim or an advance that waits to be paid, as far as choosing it goes. */
export interface Payable {
  id: string
  kind: 'claim' | 'advance'
  employee_id: string
  employee_name: string
  rupees: number
  /** Why it can’t be put in a batch; absent where it can. */
  refusal?: string | undefined
  /** Whether the next batch can pay to the account of its owner. */
  isReady: boolean
}

export function payableClaim({ id, employee_id, employee_name, payable, own, account }: FinanceClaim): Payable {
  const refusal = own ? t('own.why') : undefined
  return { id, kind: 'claim', employee_id, employee_name, rupees: payable, refusal, isReady: account === 'ready' }
}

export function payableAdvance({ id, employee_id, employee_name, amount, own, trip, account }: Advance): Payable {
  const refusal = own ? t('advance.own.why') : trip.status === 'approved' ? undefined : t('advance.trip.why')
  return {
    ...{ id, kind: 'advance', employee_id, employee_name, rupees: amount, refusal },
    isReady: account === 'ready' || account === null,
  }
}

/** How many claims and advances there are, in words. */
export function countWords(all: readonly Pick<Payable, 'kind'>[]): string {
  const advances = all.filter(({ kind }) => kind === 'advance').length
  return payablesWords({ claims: all.length - advances, advances })
}

/** A count of claims and of advances, in words. */
export function payablesWords({ claims, advances }: { claims: number; advances: number }): string {
  const named = {
    claims: t('claims', { count: claims, number: formatCount(claims) }),
    advances: t('advances', { count: advances, number: formatCount(advances) }),
  }
  if (advances === 0) return named.claims
  return claims === 0 ? named.advances : t('claims-and-advances', named)
}

/** What each person is paid of some, in the order in which they come. */
export function partsByPerson(all: readonly Payable[]): { id: string; name: string; rupees: number }[] {
  return [...Map.groupBy(all, ({ employee_id }) => employee_id)].map(([id, theirs]) => ({
    id,
    name: theirs[0]?.employee_name ?? '',
    rupees: sumRupees(theirs.map(({ rupees }) => rupees)),
  }))
}
