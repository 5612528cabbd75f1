// On one kind of database: it keeps nothing, and uses the test parts alone.
import type { Tongue } from '@pravas/language/text/tongue'
import { expect, test } from 'vitest'
import { conversation } from '../../../testing/trip-conversation.ts'
import { inTongue } from '../../kernel/tongue.ts'
import { tagsOf } from './criteria-tags.ts'

test.each<[Tongue, string]>([
  ['en', 'Find an economy flight from Delhi to Mumbai on 6 July, one way, up to 9000, for business'],
  ['hinglish', '6 July ko Delhi se Mumbai ki economy flight chahiye, one way, 9000 tak, business ke liye'],
])('a tag that was shown in one language (%s) is taken away in any', async (tongue, wish) => {
  const { say } = conversation()
  const { after } = await say(wish)
  expect(after.criteria.max_price_paise).toBe(900_000)
  const [tag] = inTongue(tongue, () => tagsOf(after))
  await say(tongue === 'en' ? 'yeh kaunsi airline hai' : 'what is the travel policy for this')
  const { after: without } = await say(tag?.remove ?? '')
  expect(without.criteria.max_price_paise).toBeUndefined()
  expect(without.criteria.to).toBe('Mumbai')
})
