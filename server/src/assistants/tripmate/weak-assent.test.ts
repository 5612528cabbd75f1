// On one kind of database: it keeps nothing, and uses the test parts alone.
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { sampleConversation } from '../../testing/sample-conversation.ts'
import { DONE, REACTIONS, UNDONE } from './weak-assent.fixture.ts'

const DRAFT = await sampleConversation([
  'flight from Delhi to Chennai on 19 June, back on 21 June, with a hotel, for business',
  'the cheapest',
  'the last one',
])

test.each(['ok', 'okay', 'ok fine', 'theek hai', 'yes'])(
  'a draft that was just shown is sent by "%s"',
  async (assent) => {
    expect((await sampleConversation([assent], DRAFT.state)).sent).toBe(true)
  },
)

test.each(UNDONE)('after "%s", "%s" is asked about', async (message, assent) => {
  const before = await sampleConversation([message], DRAFT.state)
  expect(before.sent).toBe(false)
  expect(before.answer.trim()).not.toMatch(/^(?:This is what|Shall I)/)
  const asked = await sampleConversation([assent], before.state)
  expect(asked).toMatchObject({ sent: false, answer: expect.stringMatching(wordsOf('send.not-yet')) })
  expect(asked.answer).toMatch(wordsOf('ask.send-to', { approver: 'Meera Iyer' }))
  const again = await sampleConversation(['ok'], asked.state)
  expect(again.sent).toBe(false)
  expect(again.answer).not.toBe(asked.answer)
  for (const firm of ['yes', 'send it', 'haan bhej do']) {
    expect((await sampleConversation([firm], asked.state)).sent).toBe(true)
  }
})

test.each(DONE)('after "%s", which was done, an ok sends', async (message) => {
  const after = await sampleConversation([message], DRAFT.state)
  expect(after.answer).toMatch(wordsOf('draft.title'))
  expect((await sampleConversation(['ok'], after.state)).sent).toBe(true)
})

test.each(REACTIONS)('"%s" sends nothing', async (message) => {
  const { sent, state } = await sampleConversation([message], DRAFT.state)
  expect(sent).toBe(false)
  expect((await sampleConversation(['ok'], state)).sent).toBe(false)
})

test('another destination keeps the wish for a hotel, and one that cannot be leaves all as it was', async () => {
  const mumbai = await sampleConversation(['mumbai instead of chennai'], DRAFT.state)
  expect(mumbai.state).toMatchObject({ goal: 'both', criteria: { to: 'Mumbai' } })
  expect(mumbai.answer).not.toContain('left out')
  const delhi = await sampleConversation(['fly to Delhi instead'], DRAFT.state)
  expect(delhi.state).toMatchObject({
    goal: 'both',
    criteria: { to: 'Chennai' },
    draft: { draftId: DRAFT.state.draft?.draftId },
  })
})

test('the same choice made again is no new draft', async () => {
  const turn = await sampleConversation(['change the hotel', 'the last one', 'ok'], DRAFT.state)
  expect(turn).toMatchObject({ sent: false, answer: expect.stringContaining('Nothing has been sent yet.') })
})

test.each([
  ['drop hotel if above 9000', /I’ve kept the hotel: /],
  ['chennai me barish hogi kya', /^Mausam mere paas nahi hai/],
  ['meeting confirmed ho gayi', wordsOf('not-caught', { words: '“meeting confirmed ho gayi”' })],
])('"%s" is told that nothing was done', async (message, words) => {
  expect((await sampleConversation([message], DRAFT.state)).answer).toMatch(words)
})
