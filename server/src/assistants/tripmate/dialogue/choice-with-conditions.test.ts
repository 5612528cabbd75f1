import { expect, test } from 'vitest'
import { conversation } from '../../../testing/trip-conversation.ts'

/** What is chosen after a message among the sample flights from Delhi to Mumbai on 24 June 2026. */
async function chosenBy(message: string) {
  const { say } = conversation()
  await say('Delhi to Mumbai on 24 June')
  const { before, after, texts } = await say(message)
  return {
    flight: after.chosen.flight,
    found: before.flights?.outbound ?? [],
    criteria: after.criteria,
    words: texts.join('\n'),
  }
}

const minutes = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14))

test.each([
  ['the cheapest one that lands before noon', (lands: number) => lands <= 720],
  ['the cheapest one that lands after 6 pm', (lands: number) => lands >= 1080],
])('%s: only among those', async (message, fits) => {
  const { flight, found, criteria } = await chosenBy(message)
  const fitting = found.filter(({ arrival_airport: { time } }) => time.startsWith('2026-06-24') && fits(minutes(time)))
  expect(flight?.price).toBe(Math.min(...fitting.map(({ price }) => price)))
  expect(criteria).not.toHaveProperty('arrive_before')
})

test('the last flight of the day is the one that leaves latest', async () => {
  const { flight, found } = await chosenBy('the last flight of the day')
  const times = found.map(({ departure_airport: { time } }) => time).toSorted()
  expect(flight?.departure_airport.time).toBe(times.at(-1))
})

test('the cheapest of an airline is its cheapest', async () => {
  const { flight, found } = await chosenBy('take the cheapest Air India')
  const prices = found.filter(({ airline }) => airline === 'Air India').map(({ price }) => price)
  expect(flight).toMatchObject({ airline: 'Air India', price: Math.min(...prices) })
})

test('where none fits, none is chosen and that is said', async () => {
  const { flight, words } = await chosenBy('the cheapest one under 100 rupees')
  expect(flight).toBeNull()
  expect(words).toMatch(/None of these|No flight/)
})

test('what only a hotel can be the most of chooses no flight', async () => {
  const { flight, criteria } = await chosenBy('the best rated under 8000')
  expect(flight).toBeNull()
  expect(criteria).toMatchObject({ from: 'Delhi', to: 'Mumbai' })
})

test('a hotel that is wished with free cancellation is added', async () => {
  const { say } = conversation()
  await say('Delhi to Mumbai on 24 June, back on 26 June')
  const { after } = await say('add a hotel in Powai, with breakfast and free cancellation')
  expect(after.goal).toBe('both')
  expect(after.criteria).toMatchObject({ near: 'Powai' })
})
