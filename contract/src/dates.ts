import { z } from 'zod'

/** A calendar day without a time: `YYYY-MM-DD`, and a day that exists. */
export const CalendarDate = z.iso.date().meta({ id: 'CalendarDate' })

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime().meta({ id: 'Instant' })
