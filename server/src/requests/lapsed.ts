import { LAPSED_STATUSES } from '@pravas/contract/requests'
import { sql } from 'kysely'

/** The statuses of requests that have come to nothing, for a list in SQL. */
export const lapsedStatuses = sql.join(LAPSED_STATUSES.map((status) => sql.lit(status)))
