import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { currentDraft } from './draft-rules.ts'
import { type DialogueState, EMPTY } from './state.ts'

/** The day on which `COMPLETE` was searched. */
export const TODAY = '2026-11-22'

function flight(number: string, from: string, to: string, day: string, price: number): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: from, time: `${day} 08:00` },
    arrival_airport: { id: to, time: `${day} 10:50` },
    duration: 170,
    total_duration: 170,
    layovers: [],
    price,
    travel_class: 'Economy',
  }
}

const HOTEL: HotelResult = {
  name: 'Marina Court',
  hotel_class: 4,
  overall_rating: 4.2,
  neighborhood: 'T Nagar',
  amenities: [],
  rate_per_night: { lowest: 4200 },
  total_rate: { lowest: 8400 },
  city: 'Chennai',
  check_in: '2026-12-09',
  check_out: '2026-12-11',
  nights: 2,
}

const CHOSEN: DialogueState = {
  ...EMPTY,
  goal: 'both',
  criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-12-09', return: '2026-12-11', purpose: 'business' },
  chosen: {
    flight: flight('6E 101', 'DEL', 'MAA', '2026-12-09', 5491),
    return_flight: flight('6E 202', 'MAA', 'DEL', '2026-12-11', 4400),
    hotel: HOTEL,
  },
  asked: { about: 'confirm', approver: 'Meera Iyer' },
  searchedOn: TODAY,
}

/** Delhi to Chennai and back with a hotel, all of it chosen: 'Shall I send it?'. */
export const COMPLETE: DialogueState = {
  ...CHOSEN,
  draft: currentDraft(CHOSEN, () => '019723a0-0000-7000-8000-000000000000') ?? null,
}
/** The same where the hotel is still to be chosen. */
export const AT_HOTEL: DialogueState = {
  ...CHOSEN,
  chosen: { ...CHOSEN.chosen, hotel: null },
  asked: { about: 'choice', kind: 'hotel' },
}
/** The same where only the purpose is open. */
export const AT_PURPOSE: DialogueState = {
  ...CHOSEN,
  criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-12-09', return: '2026-12-11' },
  asked: { about: 'slots', slots: ['purpose'] },
}
