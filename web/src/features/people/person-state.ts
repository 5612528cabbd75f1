import type { AdministeredPerson } from '@pravas/contract/administration'

export type PersonState = 'active' | 'invited' | 'none' | 'deactivated'

/** How somebody stands: at work, invited, not even that, or gone. */
export function stateOf({
  active,
  signs_in_by,
  invited_until,
}: Pick<AdministeredPerson, 'active' | 'signs_in_by' | 'invited_until'>): PersonState {
  if (!active) return 'deactivated'
  if (signs_in_by !== null) return 'active'
  return invited_until === null ? 'none' : 'invited'
}
