import { replies } from '@pravas/messages/fingenie'
import { answers } from '@pravas/messages/policy-answer'
import { expect, test } from 'vitest'
import { say } from './saying.fixture.ts'

const hotel = 'Up to ₹7,500 a night, taxes included (clause 2.1)'

test.each(['is there any limit for hotel per night?', 'hotel ka limit kya hai', 'what is the cap on hotels'])(
  '%j is answered with the limit and its clause',
  async (message) => {
    const { text } = await say([], message)

    expect(text).toContain(`Hotel night in Delhi and Mumbai: ${hotel}`)
    expect(text).not.toContain('60 days')
  },
)

test('of a city that is named the limit of that city is told', async () => {
  expect((await say([], 'what is the hotel limit in bombay?')).text).toContain(`Hotel night in Mumbai: ${hotel}`)
})

test('a deadline is told from the policy, whatever receipts are at hand', async () => {
  const { text } = await say([{}], 'till when can I claim this?')

  expect(text).toContain('Claimed within 60 days of the spending (clause 4.1); otherwise your approver is told')
})

test('where the policy says nothing of it, that is said, with the way to the page', async () => {
  const { text } = await say([], 'is there a limit for flights?')

  expect(text).toContain(answers('silent'))
  expect(text).toContain('(/policy)')
})

test('how much per km for my bike: the rate of that vehicle, or that there is none', async () => {
  expect((await say([], 'how much per km for my bike')).text).toBe(replies('journey.unpaid'))
})

test.each(['car ka kitna milta hai', 'is mileage reimbursed?'])(
  '%j is answered with the rates, or that there are none',
  async (message) => {
    expect((await say([], message)).text).toContain(
      'Mileage by own vehicle: the policy has no rate, so it can’t be claimed.',
    )
  },
)

test('a question about all of it leads to the page', async () => {
  expect((await say([], 'what does our policy say?')).text).toBe(answers('page'))
})
