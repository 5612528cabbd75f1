/** A claim that is to be paid; amounts are paise. */
export interface PayableClaim {
  id: string
  personId: string
  tripId: string | null
  payablePaise: number
}

/** A paid advance of which something is open. */
export interface OpenAdvance {
  id: string
  personId: string
  tripId: string
  /** The last day of its trip. */
  returnsOn: string
  openPaise: number
}

/** What of an advance is set off against a claim, in paise. */
export interface SetOff {
  advanceId: string
  paise: number
}

/**
 * What is set off against each claim, by its id, before it is paid. An advance serves the claims of its own trip, and once the
 * trip is over any claim of the same person; those of the claim's trip come first, then the oldest. Until a trip is over, its
 * money stays with the traveller. Claims come in the order in which they are given, advances oldest first.
 */
export function plannedSetOffs(
  claims: readonly PayableClaim[],
  advances: readonly OpenAdvance[],
  today: string,
): Map<string, SetOff[]> {
  const open = new Map(advances.map(({ id, openPaise }) => [id, openPaise]))
  const planned = new Map<string, SetOff[]>()
  const take = (claim: PayableClaim, serves: (advance: OpenAdvance) => boolean) => {
    const taken = planned.get(claim.id) ?? []
    let left = claim.payablePaise - taken.reduce((sum, { paise }) => sum + paise, 0)
    for (const advance of advances) {
      if (advance.personId !== claim.personId || !serves(advance)) continue
      const paise = Math.min(left, open.get(advance.id) ?? 0)
      if (paise <= 0) continue
      taken.push({ advanceId: advance.id, paise })
      open.set(advance.id, (open.get(advance.id) ?? 0) - paise)
      left -= paise
    }
    if (taken.length > 0) planned.set(claim.id, taken)
  }
  for (const claim of claims) take(claim, ({ tripId }) => tripId === claim.tripId)
  for (const claim of claims) take(claim, ({ tripId, returnsOn }) => tripId !== claim.tripId && returnsOn < today)
  return planned
}
