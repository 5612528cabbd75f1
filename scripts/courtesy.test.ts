import { expect, test } from 'vitest'
import { courtesyIn } from './courtesy.ts'

test.each([
  ["const AROUND = new Set(['the', 'please'])", ['please']],
  ['const AROUND = new Set(`the a pls thank you`.split(/\\s+/))', ['pls', 'thank']],
  ['const LEAD = /^(?:bhai|yaar)\\bPlz\\b/i', ['bhai', 'yaar', 'plz']],
  ["const WORDS = phrases('कृपया | भेज दो')", ['कृपया']],
])('%s spells words of courtesy out', (source, words) => {
  expect(courtesyIn(source)).toEqual(words)
})

test.each([
  "type Act = 'greet' | 'thanks'",
  "const intent = acts.has('thanks') ? 'thanks' : 'greet'",
  "/** 'Second one please'. */ const LAST = 1 // thanks",
  "import { PLEASE } from './please.ts'",
  "const WORDS = phrases('pleased | thankful')",
])('%s spells none out', (source) => {
  expect(courtesyIn(source)).toEqual([])
})
