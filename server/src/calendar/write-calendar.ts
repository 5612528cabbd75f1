import { TZDate } from '@date-fns/tz'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { CalendarEvent, ZonedTime } from './calendar-rules.ts'

/** How often a calendar may ask a feed for news, in seconds. */
const REFRESH_SECONDS = 60 * 60

/** A calendar as the text of an `.ics` file, with the rules of every time zone that it names. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = new ICalCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Pravas', product: 'Trips', language: 'EN' },
    ttl: REFRESH_SECONDS,
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
  for (const { uid, sequence, status, stamp, summary, location, description, url, when } of events) {
    const common = {
      id: uid,
      sequence,
      stamp: new Date(stamp),
      summary,
      ...(location && { location }),
      ...(description && { description }),
      url,
      status: ICalEventStatus[status],
    }
    if ('firstDay' in when) {
      const [start, end] = [
        inZone({ local: `${when.firstDay} 00:00`, zone: 'UTC' }),
        inZone({ local: `${when.lastDay} 00:00`, zone: 'UTC' }),
      ]
      calendar.createEvent({
        ...common,
        start,
        end,
        allDay: true,
        timezone: 'UTC',
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      continue
    }
    const { from, to } = when
    calendar.createEvent({
      ...common,
      start: inZone(from),
      ...(to && { end: inZone(to) }),
      ...(from.zone === undefined ? { floating: true } : { timezone: from.zone }),
    })
  }
  return calendar.toString()
}

/** The instant of a local time, which its own zone goes with. */
function inZone({ local, zone = 'UTC' }: ZonedTime): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[- :]/).map(Number)
  return new TZDate(year, month - 1, day, hour, minute, zone)
}
