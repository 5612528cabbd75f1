import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'
import { formatDate } from '../ui/formats.ts'
import { todayInIndia } from '../ui/today.ts'

usesProduct()

const clause = { number: '2.1', text: 'A hotel night stays within the cap.' }
const policy = {
  valid_from: '2026-04-01',
  city_classes: { metro: ['Delhi', 'Mumbai'] },
  sub_categories: [],
  gst: [],
  rules: [
    { rule: 'hotel.city_cap', clause, severity: 'warn', amount: 104_175 },
    { rule: 'hotel.city_cap', clause, severity: 'warn', amount: 7500, applies: { city_classes: ['metro'] } },
    {
      rule: 'trip.booked_late',
      clause: { number: '1.1', text: 'Ask in time.' },
      severity: 'block',
      days: 14,
    },
  ],
}
const limit = {
  rule: 'hotel.city_cap',
  kind: 'Hotel night',
  text: 'Up to ₹7,500 a night, taxes included',
  notes: [],
  clause,
  severity: 'warn',
  consequence: 'Your approver sees this',
  cities: ['Delhi', 'Mumbai'],
  elsewhere: false,
  on: null,
}
const elsewhere = { ...limit, text: 'Up to ₹1,04,175 a night, taxes included', cities: [], elsewhere: true }
const own = {
  on: '2026-11-23',
  valid_from: '2026-04-01',
  grade: 'M2',
  department: 'Sales',
  location: 'Mumbai',
  city: null,
  limits: [limit, elsewhere],
  undecided: [],
}
const answers = { 'GET /api/policy': policy, 'GET /api/policy/mine': own }

async function section(name: string) {
  return within(await screen.findByRole('region', { name }))
}

test('what applies to the reader comes first, with its clause, then every rule in words', async () => {
  openProduct('/policy', { person: asha, answers })
  await heading('Policy')
  const mine = await section('What applies to you')
  expect(await mine.findByText('Grade M2, Sales, based in Mumbai')).toBeTruthy()
  expect(mine.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Delhi, MumbaiUp to ₹7,500 a night, taxes includedYour approver sees thisClause 2.1',
    'ElsewhereUp to ₹1,04,175 a night, taxes included',
  ])
  const rows = within((await section('Hotels')).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Metro citiesUp to ₹7,500 a night, taxes included',
    'EveryoneUp to ₹1,04,175 a night, taxes included',
  ])
  expect((await section('Flights')).getByText('Can’t be sent')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit policy' })).toBeNull()
})

test('an administrator can go on to the editor', async () => {
  openProduct('/policy', { person: { ...asha, roles: ['administrator'] }, answers })
  expect((await screen.findByRole('link', { name: 'Edit policy' })).getAttribute('href')).toBe('/policy/edit')
})

test('another day shows the policy of that day, and one before the first says so', async () => {
  const { user, server } = openProduct('/policy?on=2026-03-31', {
    person: asha,
    answers: {
      ...answers,
      'GET /api/policy?on=2026-03-31': { ...policy, valid_from: '2020-04-01' },
      'GET /api/policy/mine?on=2026-03-31': { ...own, limits: [] },
    },
  })
  expect(await screen.findByText('On 31 Mar 2026, the policy of 1 Apr 2020 was in force.')).toBeTruthy()
  expect(await screen.findByText('No rule limits you on this day.')).toBeTruthy()
  const day = screen.getByLabelText<HTMLInputElement>('In force on')
  await user.clear(day)
  await user.type(day, '2019-01-01')
  expect(await screen.findByText('The organisation had no policy on 1 Jan 2019 yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show today’s policy' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('In force on').value).toBe(formatDate(todayInIndia())),
  )
  expect(server.calls).toContain('GET /api/policy')
})

test('a city narrows what applies to the reader', async () => {
  const { user } = openProduct('/policy', {
    person: asha,
    answers: { ...answers, 'GET /api/policy/mine?city=Mumbai': { ...own, city: 'Mumbai', limits: [limit] } },
  })
  const mine = await section('What applies to you')
  await user.selectOptions(mine.getByLabelText('City'), 'Mumbai')
  await waitFor(() => expect(mine.getAllByRole('listitem')).toHaveLength(1))
  expect(mine.getByRole('listitem').textContent).toContain('Up to ₹7,500 a night')
})

test('a link to a clause leads to it', async () => {
  openProduct('/policy#clause-1.1', { person: asha, answers })
  await section('Flights')
  await waitFor(() => expect(document.activeElement?.id).toBe('clause-1.1'))
})

test('a policy that cannot be loaded is said, and asked for again', async () => {
  const { user, server } = openProduct('/policy', { person: asha, answers: { 'GET /api/policy': broken } })
  expect(await screen.findByText('The policy couldn’t be loaded')).toBeTruthy()
  Object.assign(server.answers, answers)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Hotels' })).toBeTruthy()
})

test('a finding leads to its clause in the policy of the day on which the request was sent', async () => {
  const finding = { rule: 'hotel.city_cap', unit: 'rupees', limit: 8000, actual: 9200, excess: 1200, clause }
  const trip = { trip_number: 'TRP-1', submitted_at: '2026-03-30T20:00:00Z', findings: [finding] }
  openProduct('/trip/TRP-1', { person: asha, answers: { 'GET /api/trip/TRP-1': trip } })
  const link = await screen.findByRole('link', { name: 'Clause 2.1' })
  expect(link.getAttribute('href')).toBe('/policy?on=2026-03-31#clause-2.1')
})
