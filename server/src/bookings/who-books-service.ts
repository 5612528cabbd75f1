import type { BookedBy } from '@pravas/contract/bookings'
import type { Db } from '../db/database.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { selectDeskPeople } from './store.ts'

/** More of a travel desk are not told of one trip. */
const MOST_TOLD = 50

/** Those who book for others in an organisation, as a mail addresses them; undefined where each traveller books. */
export async function deskOf(
  source: Db,
  settingsOf: SettingsOf,
  orgId: string,
): Promise<{ id: string; name: string; address: string }[] | undefined> {
  const { booking } = await settingsOf(source, orgId)
  if (booking === 'self') return undefined
  const people = await selectDeskPeople(source, orgId, MOST_TOLD)
  return people.length > 0 ? people : undefined
}

/** Who books the trips of an organisation: its travel desk, where it wants that and somebody has the role, or each traveller. */
export async function bookedByOf(source: Db, settingsOf: SettingsOf, orgId: string): Promise<BookedBy> {
  return (await deskOf(source, settingsOf, orgId)) ? 'desk' : 'self'
}
