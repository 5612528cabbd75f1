import { v7 } from 'uuid'

/** A new record id: UUIDv7, so that ids sort by the time of their making; `at` sets that time for records of the past. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a reference is a record id rather than a human number. */
export function isId(reference: string): boolean {
  return UUID.test(reference)
}
