import type { DuplicateResolution } from '@pravas/contract/receipt-notes'

const SAID = {
  keep: 'The claimant claims it all the same.',
  different: 'The claimant says that it is a different purchase.',
  nothing: 'The claimant said nothing of this.',
} as const

/** What the claimant said of a possible duplicate, as everybody reads it. */
export function saidOfDuplicate(resolution: DuplicateResolution | null): string {
  return SAID[resolution ?? 'nothing']
}
