import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const search = async (path: string) => (await it.as('employee').get(path)).status

test('a stay has at least one night, and a way back may be of the same day', async () => {
  const stay = '/api/travel/hotels?city=Delhi&room_type=suite&check_in=2026-12-19&check_out='
  expect(await search(`${stay}2026-12-20`)).toBe(200)
  expect(await search(`${stay}2026-12-19`)).toBe(400)
  expect(await search(`${stay}2026-12-18`)).toBe(400)
  const way = '/api/travel/flights?from=Delhi&to=Mumbai&class=economy&depart=2026-12-19&return='
  expect(await search(`${way}2026-12-19`)).toBe(200)
})
