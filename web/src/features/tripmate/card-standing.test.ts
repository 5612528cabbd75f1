import { replies, tripmateReplies, tripmateVariants } from '@pravas/messages/tripmate'
// @vitest-environment node
import { expect, test } from 'vitest'
import type { Message } from '../../chat/message.ts'
import { cardStandings } from './card-standing.ts'

const timestamp = '2026-11-21T08:00:00Z'
const said = (text: string, more: Partial<Message> = {}): Message => ({ text, isUser: true, timestamp, ...more })
const answered = (text: string): Message => ({ text, isUser: false, timestamp })

function flights(from: string, to: string): Message {
  const flight = {
    airline: 'IndiGo',
    flight_number: '6E 1',
    departure_airport: { id: from, time: '2026-11-27 06:00' },
    arrival_airport: { id: to, time: '2026-11-27 08:10' },
    price: 5000,
  }
  return answered(`[FLIGHT_CARDS_START]${JSON.stringify({ best_flights: [flight] })}[FLIGHT_CARDS_END]`)
}

test('the latest results stand, and what was selected of them', () => {
  const there = flights('DEL', 'BOM')
  const back = flights('BOM', 'DEL')
  const standings = cardStandings([said('To Mumbai'), there, said('Flight: 6E 1'), back])
  expect(standings.get(there)).toEqual({ selected: new Set(['Flight: 6E 1']), sentWith: undefined, isPast: false })
  expect(standings.get(back)).toEqual({ selected: new Set(), sentWith: undefined, isPast: false })
})

test('another search for the same leaves what was found before behind it', () => {
  const first = flights('DEL', 'BOM')
  const second = flights('DEL', 'CCU')
  const standings = cardStandings([said('To Mumbai'), first, said('To Kolkata'), second])
  expect([first, second].map((one) => standings.get(one)?.isPast)).toEqual([true, false])
})

test('what was sent is not chosen again, and another trip begins anew', () => {
  const first = flights('DEL', 'BOM')
  const second = flights('DEL', 'BOM')
  const sent = answered(replies('sent.to', { number: 'TRP-2026-000041', approver: 'Meera Iyer' }))
  const standings = cardStandings([first, said('Flight: 6E 1'), said('yes'), sent, said('To Mumbai again'), second])
  expect(standings.get(first)).toMatchObject({
    sentWith: 'TRP-2026-000041',
    selected: new Set(['Flight: 6E 1', 'yes']),
  })
  expect(standings.get(second)).toEqual({ selected: new Set(), sentWith: undefined, isPast: false })
})

test('the cards before a new conversation are those of an earlier one', () => {
  const first = flights('DEL', 'BOM')
  const standings = cardStandings([first, said('Flight: 6E 1', { newConversation: true })])
  expect(standings.get(first)).toEqual({ selected: new Set(), sentWith: undefined, isPast: true })
})

const languages = Object.values({ ...tripmateVariants, en: tripmateReplies })
test.each(
  languages.flatMap((texts) => [texts['sent.to'], texts['sent.no-manager']]).filter((text) => text !== undefined),
)('a request is known as sent by: %s', (text) => {
  const found = flights('DEL', 'BOM')
  const words = text.replace('{number}', 'TRP-2026-000041').replace('{approver}', 'Meera Iyer')
  const standings = cardStandings([said('To Mumbai'), found, said('yes'), answered(words)])
  expect(standings.get(found)?.sentWith).toBe('TRP-2026-000041')
})
