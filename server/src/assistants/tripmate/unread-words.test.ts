// On one kind of database: it keeps nothing, and uses the test parts alone.
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { sampleConversation } from '../../testing/sample-conversation.ts'

const DRAFT = await sampleConversation([
  'one way flight from Delhi to Mumbai next Friday, no hotel',
  'the first one',
  'business',
])

test.each([
  ['flight from Delhi to Mumbai next Friday with lounge access', '“lounge access”'],
  ['I need a hotel in Mumbai from Friday for two nights with a balcony', '“balcony”'],
  ['कल दिल्ली से मुंबई की फ्लाइट लाउंज', '“लाउंज”'],
])('%s is answered, and the words that were not read are named', async (message, quote) => {
  const { answer } = await sampleConversation([message])
  expect(answer).toMatch(wordsOf('not-caught', { words: quote }))
  expect(answer.match(/didn’t catch|समझ नहीं आया/g)).toHaveLength(1)
})

test.each([
  'hi, please find me a flight from Delhi to Mumbai next Friday, thanks a lot',
  'refundable hotels in Mumbai near the airport from Friday for two nights',
  'show me flights from Delhi to Mumbai on 20 August, cheapest first',
])('%s leaves nothing to name', async (message) => {
  const { answer } = await sampleConversation([message])
  expect(answer).not.toContain('didn’t catch')
})

test.each(['send it with lounge access', 'yes, and an umbrella', 'send it to Rakesh', 'haan bhej do Zanzibar'])(
  '%s sends nothing',
  async (message) => {
    const { sent } = await sampleConversation([message], DRAFT.state)
    expect(sent).toBe(false)
  },
)

test.each(['start over with lounge access', 'start over, but keep my seat preference'])(
  '%s drops nothing, and the words that were not read are named',
  async (message) => {
    const { answer, state } = await sampleConversation([message], DRAFT.state)
    expect(answer).toMatch(/I removed nothing: I didn’t catch “.*(lounge|preference)/)
    expect(state.goal).toBe('flight')
  },
)
