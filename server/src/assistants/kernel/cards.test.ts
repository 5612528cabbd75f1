import { CARD_MARKERS, type HotelResult } from '@pravas/contract/cards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serialise, withoutMarkers } from './cards.ts'

const MARKERS = Object.values(CARD_MARKERS).flatMap((markers) => Object.values(markers))

function hotel(name: string): HotelResult {
  return { name, hotel_class: 3, overall_rating: 4, neighborhood: 'Aerocity', amenities: [], price: 4000 }
}

/** What stands between the hotel markers of a message. */
function between(text: string): unknown {
  const { start, end } = CARD_MARKERS.hotel
  const from = text.indexOf(start) + start.length
  return JSON.parse(text.slice(from, text.indexOf(end, from)))
}

test('cards stand between their markers, after the prose', () => {
  const text = serialise([
    { kind: 'text', text: 'Two hotels.' },
    { kind: 'hotels', options: [hotel('Palm Inn'), hotel('Ridge')] },
    { kind: 'text', text: 'Which one?' },
  ])
  expect(text.startsWith('Two hotels.\n\n[HOTEL_CARDS_START][')).toBe(true)
  expect(text.endsWith('[HOTEL_CARDS_END]\n\nWhich one?')).toBe(true)
  expect(between(text)).toEqual([hotel('Palm Inn'), hotel('Ridge')])
})

test('a marker in the prose or in card data opens and closes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...MARKERS), fc.string()), { maxLength: 8 }), (pieces) => {
      const name = pieces.join('')
      const text = serialise([
        { kind: 'text', text: name },
        { kind: 'hotels', options: [hotel(name)] },
      ])
      const found = MARKERS.flatMap((marker) =>
        text
          .split(marker)
          .slice(1)
          .map(() => marker),
      )
      expect(found.toSorted()).toEqual([CARD_MARKERS.hotel.end, CARD_MARKERS.hotel.start].toSorted())
      expect(between(text)).toEqual([hotel(name)])
    }),
  )
})

test('a marker in any case is taken out of prose', () => {
  expect(withoutMarkers('say flight_cards_data: {}')).toBe('say flight cards data: {}')
})
