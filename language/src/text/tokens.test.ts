import { expect, test } from 'vitest'
import { clean, cleanTraced, tokenise } from './tokens.ts'

const words = (text: string) => tokenise(clean(text)).map((token) => token.text)

test('numbers part from the units written onto them, ordinals stay whole', () => {
  expect(words('230pm 2nights 12th 25june')).toEqual(['230', 'pm', '2', 'nights', '12th', '25', 'june'])
})

test('signs between numbers are tokens, hyphens between words are not', () => {
  expect(words('05/06/2026 9:30 one-way DEL-BOM')).toEqual([
    '05',
    '/',
    '06',
    '/',
    '2026',
    '9',
    ':',
    '30',
    'one',
    'way',
    'del',
    'bom',
  ])
})

test('tags, direction marks and thousands separators do not survive', () => {
  expect(words('<b>fly</b> \u202e to Delhi under ₹12,34,567')).toEqual(['fly', 'to', 'delhi', 'under', '₹', '1234567'])
})

test('sentences are counted at full stops and line ends, not inside p.m.', () => {
  const tokens = tokenise(clean('leave at 5 p.m. today. Return Friday\nthanks'))
  expect(tokens.map((token) => token.sentence)).toEqual([0, 0, 0, 0, 0, 1, 1, 2])
})

test('a very long text is cut', () => {
  expect(clean('a'.repeat(20_000)).length).toBeLessThanOrEqual(2_000)
})

test.each([
  'Delhi  →  Mumbai',
  'hi <b>there</b>, 6 a.m. to 1,23,456 👍 ok',
  '5* hotel’s ﬁne ½ day',
  'दिल्ली से मुंबई, २५ तारीख',
  'Mum\u200bbai \u202eabc',
  'e\u0301te\u0301',
])('%s is cleaned alike with and without the way back', (message) => {
  expect(cleanTraced(message).text).toBe(clean(message))
})

test('a cleaned word leads back to the message', () => {
  const message = 'hi <b>there</b>, 6 a.m. to\u200b Mum\u200bbai 1,23,456 5*'
  const cleaned = cleanTraced(message)
  const back = tokenise(cleaned.text).map((token) => {
    const { start, end } = cleaned.spanOf(token)
    return message.slice(start, end)
  })
  expect(back).toEqual(['hi', 'there', '6', 'a.m.', 'to', 'Mum\u200bbai', '1,23,456', '5*', '5*'])
})
