// On one kind of database: it keeps nothing, and uses the test parts alone.
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { expect, test } from 'vitest'
import { conversation } from '../../testing/trip-conversation.ts'
import { tagsOf } from './dialogue/criteria-tags.ts'

const one = (employee_id: string, name: string) => [{ employee_id, name, about: employee_id }]
const COLLEAGUES = {
  'Neha Sharma': one('EMP7', 'Neha Sharma'),
  Neha: one('EMP7', 'Neha Sharma'),
  rahul: one('EMP8', 'Rahul Das'),
  Priya: one('EMP9', 'Priya Nair'),
  Amit: [...one('EMP10', 'Amit Rao'), ...one('EMP11', 'Amit Shah')],
}
const FLIGHT = 'one way flight from Delhi to Mumbai on 6 July'
const NEHA = { employee_id: 'EMP7', name: 'Neha Sharma' }
const ME = { employee_id: 'EMP1001', name: 'Asha Rao' }
const talk = () => conversation({}, null, [], COLLEAGUES)

test.each([
  ['this is for Neha Sharma', [NEHA]],
  ['it is for my colleague rahul', [{ employee_id: 'EMP8', name: 'Rahul Das' }]],
  ['for a guest, Mr. D’Souza of Infosys', [{ guest: 'Mr. D’Souza of Infosys' }]],
  ['for me and Priya', [ME, { employee_id: 'EMP9', name: 'Priya Nair' }]],
  ['not for me, for Neha', [NEHA]],
])('‘%s’ names the travellers, and the trip stays', async (message, travellers) => {
  const { say } = talk()
  await say(FLIGHT)
  const { after } = await say(message)
  expect(after.criteria).toMatchObject({ from: 'Delhi', to: 'Mumbai', depart: '2026-07-06', travellers })
  const [label] = tagsOf(after)
  const { after: removed } = await say(label?.remove ?? '')
  expect(removed.criteria.travellers).toBeUndefined()
  expect(removed.criteria.to).toBe('Mumbai')
})

test('who fits several is asked, who is unknown refused by name, and nothing changes', async () => {
  const { say } = talk()
  await say(FLIGHT)
  const several = await say('for me and Amit')
  expect(several.texts.join('\n')).toMatch(/Amit Rao .* Amit Shah/)
  const unknown = await say('this is for Suresh')
  expect(unknown.texts.join('\n')).toMatch(wordsOf('travellers.unknown', { name: 'Suresh', scope: 'everybody' }))
  expect(unknown.after.criteria.travellers).toBeUndefined()
})

test('for whom one may book is answered from the setting', async () => {
  const { texts } = await talk().say('who can I book for?')
  expect(texts.join('\n')).toMatch(wordsOf('travellers.scope', { scope: 'everybody' }))
  const alone = await conversation().say('who can I book for?')
  expect(alone.texts.join('\n')).toMatch(wordsOf('travellers.scope', { scope: 'nobody' }))
})

test('the trip is one’s own again', async () => {
  const { say } = talk()
  await say(FLIGHT)
  await say('this is for Neha Sharma')
  const { after } = await say('actually it is for me')
  expect(after.criteria.travellers).toBeUndefined()
})
