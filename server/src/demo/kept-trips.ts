import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { dayAfter, type Scene } from './scene.ts'
import type { DemoTrip } from './trip-parts.ts'

/** The id of the demo person with an employee id. */
export function personIdOf({ people }: Pick<Scene, 'people'>, employeeId: string): string {
  const person = people.find((one) => one.employeeId === employeeId)
  if (!person) throw new Error(`The demo has nobody with the ID ${employeeId}.`)
  return person.id
}

/** The id of a demo trip that was written before. */
export async function tripIdOf(
  trx: Transaction<Tables>,
  scene: Scene,
  { owner, to, departs }: Pick<DemoTrip, 'owner' | 'to' | 'departs'>,
): Promise<string> {
  const { id } = await trx
    .selectFrom('trips')
    .select('id')
    .where('org_id', '=', scene.orgId)
    .where('employee_id', '=', owner)
    .where('destination_city', '=', to)
    .where('departure_date', '=', dayAfter(scene, departs))
    .executeTakeFirstOrThrow()
  return id
}
