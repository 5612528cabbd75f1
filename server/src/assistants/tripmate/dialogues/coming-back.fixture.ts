import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { Script, Turn } from './script.fixture.ts'

const OUT: Turn = { say: 'delhi to mumbai 6 july', cards: ['flight'], asks: 'choice' }
const BACK: Turn[] = [
  { say: 'delhi to mumbai 6 july, back 8 july', cards: ['flight'] },
  { say: 'first one', chosen: { flight: true }, asks: 'choice' },
]
type Filters = NonNullable<TripCriteria['return_filters']>

const script = (title: string, ...turns: Turn[]): Script => ({ title, turns })
/** The flight back, its day and hours; those of the way out stay open. */
const back = (say: string, day: string, filters?: Filters): Turn => ({
  say,
  criteria: {
    return: `2026-07-${day}`,
    depart_after: null,
    depart_before: null,
    depart_period: null,
    arrive_before: null,
    ...(filters && { return_filters: filters }),
  },
  never: [/didn’t catch|samajh nahi/],
})

/** What is said of the way back goes to the way back. Today is Wednesday, 10 June 2026. */
export const COMING_BACK: Script[] = [
  script(
    'the hour of the way back is corrected in the same breath',
    OUT,
    back('and coming back? friday after 5, no wait make it after 6', '10', { depart_after: '18:00' }),
  ),
  script(
    'home the next night by an hour',
    OUT,
    back('i want to be home the next nite, say by 10', '07', { arrive_before: '22:00' }),
  ),
  script('the next morning', OUT, back('agli subah wapas aana hai', '07', { depart_period: 'morning' })),
  script(
    'back by the afternoon of the next day',
    OUT,
    back('agle din dopahar tak wapas aana hai', '07', { arrive_before: '17:00' }),
  ),
  script(
    'another day of the way back, by the afternoon',
    ...BACK,
    back('nahi, 9 ko dopahar tak wapas aana hai', '09', { arrive_before: '17:00' }),
  ),
  script(
    'a bare hour while a flight back is chosen is in the evening',
    ...BACK,
    back('7 baje ke baad wali', '08', { depart_after: '19:00' }),
  ),
  script(
    'an hour with its part of the day, in Hinglish',
    ...BACK,
    back('arre 6 baje shaam ke baad wali', '08', { depart_after: '18:00' }),
  ),
  script(
    'an hour of the way back before the way out is chosen',
    { say: 'delhi to mumbai 6 july, back 8 july', cards: ['flight'] },
    back('wapsi 8 baje ke baad', '08', { depart_after: '20:00' }),
  ),
  script('the end of an event bounds the way back, with a margin that is said', {
    say: 'conference in delhi 15-17 july from mumbai, want to reach the evening before and leave after it gets over at 4 on the last day',
    says: [/two hours after it ends at 16:00/],
    criteria: {
      depart: '2026-07-14',
      return: '2026-07-17',
      depart_after: null,
      return_filters: { depart_after: '18:00' },
    },
    never: [/didn’t catch/],
  }),
]
