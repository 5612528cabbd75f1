import { expect, test } from 'vitest'
import { conversation } from '../../testing/trip-conversation.ts'
import { SENTENCES } from './dialogues/sentences.fixture.ts'

test.each(SENTENCES)('the wish of "%s"', async (message, criteria) => {
  const { after } = await conversation().say(message)
  expect(after.criteria).toMatchObject(criteria)
})
