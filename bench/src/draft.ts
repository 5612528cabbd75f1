import type { ConfirmedDraft } from '@pravas/server/testing/product'

/** The trip that is submitted again and again. */
export const DRAFT: Omit<ConfirmedDraft, 'draftId'> = {
  purpose: 'business',
  departureCity: 'Delhi',
  destinationCity: 'Mumbai',
  departureDate: '2030-06-14',
  returnDate: '2030-06-16',
  segments: [flight('flight', 'DEL', 'BOM', '2030-06-14'), flight('return_flight', 'BOM', 'DEL', '2030-06-16')],
}

function flight(kind: 'flight' | 'return_flight', from: string, to: string, day: string) {
  return {
    kind,
    title: 'IndiGo 6E 2046',
    pricePaise: 542_000,
    details: {
      airline: 'IndiGo',
      flight_number: '6E 2046',
      departure_airport: { id: from, time: `${day} 08:00` },
      arrival_airport: { id: to, time: `${day} 10:15` },
      duration: 135,
      total_duration: 135,
      layovers: [],
      price: 5420,
      travel_class: 'Economy',
      source: 'sample' as const,
    },
  }
}
