import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { say, sayWith } from '../saying.fixture.ts'

const PARKING = { merchant: 'City Parking', totalPaise: 9_000, category: 'Transport', date: '2026-06-08' }
const TOLL = { merchant: 'Highway Toll Plaza', totalPaise: 14_500, category: 'Transport', date: '2026-06-09' }
const TWO = [PARKING, TOLL]
const REMOVAL = 'remove City Parking'
const DRIVE = 'drove 40 km from Andheri to Thane by car on 8 june'

describe('words about another receipt answer no question', () => {
  test.each(['toll 145 hi rehne do', 'leave the toll as it is', 'keep the toll as it was'])('%s', async (said) => {
    const { text, state, held } = await say(TWO, REMOVAL, said)
    expect(text).toMatch(wordsOf('edit.kept', { receipts: /Highway Toll Plaza/, count: 1 }))
    expect(text).toMatch(wordsOf('remove.ask', { receipts: /City Parking/ }))
    expect([state.pending?.kind, held.length]).toEqual(['remove', 2])
  })
})

describe('a yes that points at what was asked', () => {
  test.each(['yes that one', 'haan wahi', 'ok do that'])('%s', async (yes) => {
    expect((await say(TWO, REMOVAL, yes)).held).toMatchObject([TOLL])
  })

  test('means nothing where two are open', async () => {
    const { held } = await say(TWO, REMOVAL, 'remove Highway Toll Plaza', 'haan wahi')
    expect(held).toHaveLength(2)
  })

  test('asks again where the question was asked no more', async () => {
    const lapsed = [REMOVAL, 'what is the total?', 'and the merchants?']
    const { text, held } = await say(TWO, ...lapsed, 'yes')
    expect(text).toMatch(wordsOf('remove.ask', { receipts: /City Parking/ }))
    expect(held).toHaveLength(2)
    expect((await say(TWO, ...lapsed, 'yes', 'yes')).held).toMatchObject([TOLL])
  })
})

describe('a journey that was told', () => {
  test('stays open beside a removal, and is asked about after it', async () => {
    const { text, state } = await say(TWO, DRIVE, REMOVAL, 'yes')
    expect(text).toContain(replies('journey.missing', { parts: replies('journey.part.purpose') }))
    expect(state.pending).toMatchObject({ kind: 'journey', journey: { kilometres: 40, to: 'Thane' } })
  })

  test('is named before anything is sent', async () => {
    const { text } = await sayWith({}, {}, TWO, DRIVE, 'hello', 'hi', { order: 'send reimbursement' })
    expect(text).toMatch(wordsOf('send.left-open', { wishes: replies('left.journey', { distance: '40 km' }) }))
  })

  test('outlives a question about what it is worth', async () => {
    const { text } = await say([], DRIVE, 'how much do i get for it', 'hello', 'drop it')
    expect(text).toBe(replies('journey.dropped'))
  })

  test('is given up in words', async () => {
    const { text, state } = await say(TWO, DRIVE, 'hello', 'hi', 'cancel the mileage')
    expect(text).toBe(replies('journey.dropped'))
    expect([state.pending, state.left]).toEqual([undefined, undefined])
  })

  test('waits while another one is told, and is asked about after it', async () => {
    const other = 'also 12 km by bike from Kurla to Powai on 9 june for the client demo'
    const { text, state } = await say(TWO, `${DRIVE} for the audit`, other)
    expect(text).toContain(replies('journey.waits', { distance: '40 km' }))
    expect(state.pending).toMatchObject({ journey: { kilometres: 12, to: 'Powai' } })
    expect(state.left).toMatchObject([{ aside: true, journey: { kilometres: 40, to: 'Thane' } }])
    const after = await say(TWO, `${DRIVE} for the audit`, other, 'cancel the mileage')
    expect(after.state.pending).toMatchObject({ journey: { kilometres: 40, to: 'Thane' } })
  })

  test.each([
    'I drove my own car to the Mysuru plant and back, no bills. can I claim?',
    'took my own car to the Mysuru plant, can I claim?',
  ])('begins with a question whether it can be claimed: %s', async (said) => {
    const { text, state } = await say([], said)
    expect(state.pending).toMatchObject({ kind: 'journey', journey: { vehicle: 'car', to: 'Mysuru plant' } })
    expect(text).toContain(replies('journey.part.kilometres'))
    expect(text).not.toMatch(wordsOf('not-caught'))
  })

  test.each(['I took my car for service, can I claim?', 'I drove my own car to the plant, can I claim parking?'])(
    'is none of what its own bill is for: %s',
    async (said) => {
      expect((await say([], said)).state.pending).toBeUndefined()
    },
  )

  test('outlives questions about its rate', async () => {
    const { state } = await say(
      TWO,
      `${DRIVE} for the audit`,
      'what is the rate per km for a car?',
      'so 40 km makes how much?',
    )
    expect(state.pending).toMatchObject({ kind: 'add-journey', journey: { kilometres: 40 } })
  })

  test('comes with a removal in one breath', async () => {
    const { text, state } = await say(TWO, 'City Parking hata ke 86 km gaadi ka laga do 8 june')
    expect(text).toMatch(wordsOf('remove.ask', { receipts: /City Parking/ }))
    expect(state.left).toMatchObject([{ kind: 'journey', journey: { kilometres: 86, vehicle: 'car' } }])
  })
})

test('a wish that nobody understood is named before anything is sent', async () => {
  const { text } = await sayWith({}, {}, TWO, 'remove zzqx wrt blorp from frob', { order: 'send reimbursement' })
  expect(text).toContain('blorp')
  expect(text).toMatch(wordsOf('send.ask', { count: 2, sum: '₹235.00' }))
})

test('a removal that stood unread beside something else is named before anything is sent', async () => {
  const said = 'which receipts are from june, deduct those'
  const { text } = await sayWith({}, {}, TWO, said, { order: 'send reimbursement' })
  expect(text).toContain('deduct those')
})
