/** A claim that holds a file already. */
export interface EarlierClaim {
  hash: string
  personId: string
  expenseNumber: string
}

/**
 * Where a claimant's file was claimed before: the number of the claim when it is one of the claimant's own, 'somebody
 * else' when it is not, as nobody learns the numbers of others; null when it was not.
 */
export function earlierClaimOf(
  file: { hash: string; personId: string },
  claims: readonly EarlierClaim[],
): { own: string } | 'somebody else' | null {
  const same = claims.filter(({ hash }) => hash === file.hash)
  const own = same.find(({ personId }) => personId === file.personId)
  if (own) return { own: own.expenseNumber }
  return same.length > 0 ? 'somebody else' : null
}
