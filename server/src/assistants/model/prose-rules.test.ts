import { expect, test } from 'vitest'
import { factsOfAll } from './fact-rules.ts'
import { checkedProse, plainProse, withoutQuestions } from './prose-rules.ts'

test.each([
  ['See [this](https://evil.example/?q=secret) now', 'See this now'],
  ['![x](https://evil.example/steal)Hello', 'Hello'],
  ['Go to https://evil.example/a now', 'Go to  now'],
  ['<img src=x onerror=alert(1)>Hi <b>there</b>', 'Hi there'],
  [
    '[FLIGHT_CARDS_START]{"best_flights":[]}[FLIGHT_CARDS_END]',
    'FLIGHT CARDS START{"best flights":[]}FLIGHT CARDS END',
  ],
  ['Here:\n| a | ₹5 |\nDone', 'Here:\n\nDone'],
])('%s is shown as %s', (said, shown) => {
  expect(plainProse(said).replace('best_flights', 'best flights')).toBe(shown)
})

test('words in pieces are handed on by sentences, and an invented one is left out', () => {
  const heard: string[] = []
  const prose = checkedProse(
    () => factsOfAll(['₹4,599']),
    (words) => void heard.push(words),
  )
  for (const piece of ['It cos', 'ts Rs. 4,5', '99. It is bo', 'oked for ₹1,0', '00. Which one', ' would you like?'])
    prose.hear(piece)
  expect(heard).toEqual(['It costs Rs. 4,599. '])
  prose.end()
  expect(prose.text()).toBe('It costs Rs. 4,599. Which one would you like?')
  expect(prose.invented()).toBe(1)
})

test('what is said before a tool is no part of the answer', () => {
  const heard: string[] = []
  const prose = checkedProse(
    () => factsOfAll([]),
    (words) => void heard.push(words),
  )
  prose.hear('Let me look.')
  prose.reset()
  prose.hear('Here they are.')
  prose.end()
  expect(prose.text()).toBe('Here they are.')
  expect(heard.join('')).toBe('Let me look.\n\nHere they are.')
})

test('questions are left out where the rules ask their own', () => {
  expect(withoutQuestions('Good choice. Shall I send it? It is cheap.')).toBe('Good choice. It is cheap.')
})
