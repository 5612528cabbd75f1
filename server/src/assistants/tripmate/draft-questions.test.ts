// On one kind of database: it keeps nothing, and uses the test parts alone.
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { sampleConversation } from '../../testing/sample-conversation.ts'
import { OF_DRAFT, OF_SENT } from './draft-questions.fixture.ts'

const DRAFT = await sampleConversation([
  'flight from Delhi to Chennai on 19 June, back on 21 June, with a hotel, for business',
  'the cheapest',
  'the last one',
])
const SENT = await sampleConversation(['send it'], DRAFT.state)

test.each(OF_DRAFT)('"%s" is answered, and nothing else is listed', async (question, says) => {
  const { answer, sent, state } = await sampleConversation([question], DRAFT.state)
  expect(answer).toMatch(says)
  expect(answer).not.toMatch(wordsOf('choose.all-shown'))
  expect(answer).not.toContain('the first ones are')
  expect(sent).toBe(false)
  expect(state.draft).toEqual(DRAFT.state.draft)
})

test('the total without a part leaves out its price', async () => {
  const { segments = [] } = DRAFT.state.draft ?? {}
  const paise = segments.reduce((sum, { kind, pricePaise }) => sum + (kind === 'hotel' ? 0 : pricePaise), 0)
  const { answer } = await sampleConversation(['how much without the hotel?'], DRAFT.state)
  expect(answer).toContain(`would be ₹${(paise / 100).toLocaleString('en-IN')},`)
})

test.each(OF_SENT)('after sending, "%s" is asked back', async (message) => {
  expect((await sampleConversation([message], SENT.state)).answer).toMatch(wordsOf('withdraw.one'))
})
