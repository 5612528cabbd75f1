import { expect, test } from 'vitest'
import {
  anyWord,
  beginning,
  closes,
  notBehind,
  opens,
  optional,
  repeated,
  says,
  saysAny,
  upTo,
  whole,
  wordsNamedBy,
} from './phrasing.ts'

const wordsOf = (text: string) => text.split(' ')

test.each([
  [says('go ahead | works', 'now'), 'ok go ahead now then', true],
  [says('go ahead', 'now'), 'go now ahead', false],
  [opens('no | nope'), 'no way', true],
  [opens('no | nope'), 'there is no way', false],
  [closes('take', 'it', optional('now')), 'i will take it now', true],
  [closes('take', 'it', optional('now')), 'take it now or never', false],
  [whole(repeated('ok | ji'), 'send'), 'ok ji ok send', true],
  [whole(repeated('ok | ji'), 'send'), 'ok send it', false],
  [says('my', upTo(2), 'trip'), 'my very last trip', true],
  [says('my', upTo(2), 'trip'), 'my one very last trip', false],
  [says(notBehind('baggage', 'allowance')), 'daily allowance', true],
  [says(notBehind('baggage', 'allowance')), 'baggage allowance', false],
  [says(beginning('reimburs')), 'is it reimbursed', true],
])('%# says what it lists, where it has to stand', (phrasing, text, isSaid) => {
  expect(saysAny(wordsOf(text), [phrasing])).toBe(isSaid)
})

test('of what an act leaves open only a figure is read', () => {
  const among = [says('not', anyWord, 'but')]
  expect([...wordsNamedBy(wordsOf('not delhi but goa'), among)]).toEqual([0, 2])
  expect([...wordsNamedBy(wordsOf('not 2 but 3'), among)]).toEqual([0, 1, 2])
})
