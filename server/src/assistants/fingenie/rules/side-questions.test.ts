import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { describe, expect, test } from 'vitest'
import { say, sayAfter } from './saying.fixture.ts'

const HELD = [
  { merchant: 'Hotel Pearl Inn', category: 'Accommodation', date: '2026-06-04', totalPaise: 432_100 },
  { merchant: 'Rapido', category: 'Transport', date: '2026-06-04', totalPaise: 18_700 },
  { merchant: 'Saravana Bhavan', category: 'Food', date: '2026-06-05', totalPaise: 51_200 },
  { merchant: 'Apollo Pharmacy', category: 'Miscellaneous', date: '2026-06-06', totalPaise: 32_000 },
] as const

const answer = async (...messages: string[]) => (await say(HELD, ...messages)).marked

/** The ids that it is asked whether to remove. */
async function askedToRemove(...messages: string[]) {
  const { state } = await say(HELD, ...messages)
  return state.pending?.kind === 'remove' ? [state.pending.receiptId, ...(state.pending.others ?? [])] : []
}

describe('what is not to go yet can be left out', () => {
  test.each<[string, string[]]>([
    ['do it now - send hotel and medicine only', ['id-2', 'id-3']],
    ['send the medicine also, hotel still no', ['id-1']],
    ['submit all, hotel later', ['id-1']],
    ["don't send the hotel one, the rest you can", ['id-1']],
    ['hotel wala mat bhejna', ['id-1']],
  ])('%s', async (message, expected) => {
    const { held } = await say(HELD, message)
    expect(await askedToRemove(message)).toEqual(expected)
    expect(held).toHaveLength(HELD.length)
  })

  test.each(["don't send it", "don't send anything"])('%s: holds back all', async (message) => {
    expect(await askedToRemove(message)).toEqual([])
    expect(await answer(message)).toBe(replies('send.refused'))
  })
})

describe('questions about sending, approval and money are answered', () => {
  test.each<[string, string]>([
    ['has my boss seen the medicine bill', 'not yet'],
    ['did the hotel go too?', 'not yet'],
    ['can i take it back later if i send it now', 'Withdraw'],
    ['who has to approve it and by when', 'Meera Iyer'],
    ['who has to approve it and by when', '/dashboard'],
    ['my manager is on leave, who will approve?', 'administrator'],
    ['where is my claim now', 'been sent yet'],
    ['can i send the rejected one again?', 'free again'],
    ['has the money for may come in bank or not', 'accounts team'],
    ['withdraw my claim', replies('elsewhere.unsent')],
    ['which categories are there', 'Miscellaneous'],
    ['what all have i changed so far', replies('edit.none-made')],
    ['should i send it to my manager? you tell', 'Shall I send'],
    ['manager ko bhej dun kya', 'Shall I send'],
  ])('%s', async (message, part) => {
    expect(await answer(message)).toContain(part)
  })
})

describe('what lies here is listed whole, whatever was asked before', () => {
  test.each(['what is left here', 'what remains in this chat', 'kya bacha hai', 'show me the final list'])(
    '%s',
    async (message) => {
      const text = await answer('how much on food in may', message)
      for (const { merchant } of HELD) expect(text).toContain(merchant)
      expect(text).not.toMatch(wordsOf('not-caught'))
    },
  )
})

describe('a remark is no unread word, and asks for nothing', () => {
  test.each([
    'ab total kitna ho gaya yaar',
    'good evening, can you show my bills please',
    'thanks buddy, good work',
    'sorry for the confusion bhai',
    'my phone was hanging',
    'हाँ भाई, सब बिल ठीक से पढ़ लिए?',
    "rapido's date?",
    'kis category mein hai medicine',
    'i misread that, the bill is right',
    'boss ne ok bola hai, bhej do',
  ])('%s', async (message) => {
    expect(await answer(message)).not.toMatch(/didn’t (?:catch|get)/)
  })

  test.each(['show my bills from Andheri', 'boss ne zebra bola hai, bhej do', 'thanks, umbrella'])(
    '%s: a strange word is named',
    async (message) => {
      expect(await answer(message)).toMatch(/didn’t (?:catch|get)/)
    },
  )
})

test('a refusal of the question whether to send closes it', async () => {
  const { state } = await sayAfter({}, HELD, 'send it', "no wait, don't send it")
  expect(state.pending).toBeUndefined()
})
