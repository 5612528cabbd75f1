import { type RawBuilder, sql } from 'kysely'

/** A payment run is over when its batch is paid, and at the latest this many hours after the batch was made. */
const RUN_HOURS = 24

/**
 * Whether changed bank details (in the row that `details` names) must not be paid to by a batch made at an instant. That lasts for
 * one payment run: until a batch that was made after the change is paid, or is a day old. So neither making a second batch nor
 * dissolving the first one at once ends it before its owner has read the mail.
 */
export function isOnHold(details: string, at: Date): RawBuilder<boolean> {
  const latest = new Date(at.getTime() - RUN_HOURS * 3_600_000)
  return sql<boolean>`(${sql.ref(`${details}.is_first`)} is false and not exists (
    select from payment_batches as run
    where run.org_id = ${sql.ref(`${details}.org_id`)} and run.made_at > ${sql.ref(`${details}.entered_at`)}
      and (run.status = 'paid' or run.made_at <= ${latest})))`
}
