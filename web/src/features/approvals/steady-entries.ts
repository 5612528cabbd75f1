/** A request in a list that somebody looks at. */
export interface Entry<Request> {
  id: string
  /** As it was listed last; missing of what was decided before the list came. */
  request?: Request
  /**
   * It waits; it was just decided here and can be taken back; it was taken back and the list has not been read again; or it waits no
   * longer, as the server says.
   */
  state: 'listed' | 'decided' | 'undone' | 'gone'
}

interface Known<Request> {
  /** What can be taken back, and what was a moment ago. */
  decided: ReadonlySet<string>
  undone: ReadonlySet<string>
  /** Whether a request that is missing may stand further down than the list has been read. */
  isBeyond?: ((request: Request) => boolean) | undefined
}

/**
 * The entries of a list while somebody looks at it: whatever was shown keeps its place, so that nothing moves under the pointer, also
 * what was decided, and what was taken back is where it was. New requests follow; what was decided before the list came stands first.
 */
export function steadyEntries<Request extends { id: string }>(
  before: readonly Entry<Request>[],
  now: readonly Request[],
  { decided, undone, isBeyond }: Known<Request>,
): Entry<Request>[] {
  const listed = new Map(now.map((request) => [request.id, request]))
  const known = new Set(before.map(({ id }) => id))
  const stateOf = (id: string) => (decided.has(id) ? 'decided' : 'listed')
  const kept = before.flatMap((entry): Entry<Request>[] => {
    const { id } = entry
    const request = listed.get(id) ?? entry.request
    if (decided.has(id)) return [{ ...entry, ...(request && { request }), state: 'decided' }]
    if (!request) return []
    if (listed.has(id)) return [{ id, request, state: 'listed' }]
    // Once it has been listed again, a list without it tells of what somebody else did.
    if (undone.has(id) && (entry.state === 'decided' || entry.state === 'undone'))
      return [{ id, request, state: 'undone' }]
    if (entry.state === 'listed' && isBeyond?.(request)) return [{ id, request, state: 'listed' }]
    return entry.state === 'decided' ? [] : [{ id, request, state: 'gone' }]
  })
  const first = [...decided].filter((id) => !known.has(id) && !listed.has(id))
  return [
    ...first.map((id) => ({ id, state: 'decided' as const })),
    ...kept,
    ...now
      .filter(({ id }) => !known.has(id))
      .map((request) => ({ id: request.id, request, state: stateOf(request.id) }) as const),
  ]
}
