import { expect, test } from 'vitest'
import { affirmedText, exclusionsIn, negatesAnything } from './affirmed-text.ts'
import { affirmed, negatedSpans } from './polarity.ts'
import { correctSpelling } from './spelling.ts'
import { clean, tokenise } from './tokens.ts'

const wordsOf = (text: string) => correctSpelling(tokenise(clean(text)))
const left = (text: string) =>
  affirmed(wordsOf(text))
    .map((word) => word.text)
    .join(' ')

// [what is said, what of it is wanted]
test.each<[string, string]>([
  ['not the first one', ''],
  ['not the first one please', 'please'],
  ['not the first one, the second one', 'the second one'],
  ['not the first but the third', 'but the third'],
  ['the second one not the first', 'the second one'],
  ['I want the second one not the first one', 'i want the second one'],
  ['instead of the first take the second', 'take the second'],
  ['rather than the 5th, the 8th', 'the 8th'],
  ['anything but Air India', 'anything'],
  ['any airline but IndiGo', 'any airline'],
  ['all flights but Air India', 'all flights'],
  ['everything but the cab', 'everything'],
  ['all except food', 'all'],
  ['all except for the hotel', 'all'],
  ['flights other than SpiceJet and IndiGo', 'flights'],
  ['anything apart from Air India', 'anything'],
  ['excluding IndiGo', ''],
  ['neither IndiGo nor Air India', ''],
  ['no Air India please', 'please'],
  ['without Air India under 6000', 'under 6000'],
  ['flights from Delhi to Mumbai except Air India on Friday', 'flights from delhi to mumbai on friday'],
  ['not on Friday from Delhi', 'from delhi'],
  ["I don't want the first one", ''],
  ['i dont want air india', ''],
  ['I do not want to fly on Friday', ''],
  ["don't book the first one, take the second", 'take the second'],
  ["I don't want the first one I want the second one", 'i want the second one'],
  ['the first one is not good', ''],
  ["the first one doesn't suit me", ''],
  ["the first one won't work", ''],
  ['never book Air India', ''],
  ["please don't cancel my trip", ''],
  ['do not send it', ''],
  ['it is not Delhi to Mumbai, it is Delhi to Chennai', 'it is delhi to chennai'],
  ['first one no', ''],
  ['ecxept air india', ''],
  ['anythng but air india', 'anything'],
  ['pehla wala nahi', ''],
  ['pehla wala nhi', ''],
  ['pehla wala mat lo', ''],
  ['pehla option book nahi karna', ''],
  ['Air India nahi chahiye', ''],
  ['Air India mat dikhao', ''],
  ['Air India ke alawa kuch bhi', 'kuch bhi'],
  ['mujhe Air India chhod ke kuch bhi dikhao', 'mujhe kuch bhi dikhao'],
  ['Air India ko chhodkar dikhao', 'dikhao'],
  ['delhi mumbai flight air india ke alawa', 'delhi mumbai flight'],
  ['Air India ke bina', ''],
  ['Mumbai nahi Chennai', 'chennai'],
  ['kal nahi parso', 'parso'],
  ['subah wali flight nahi', ''],
  ['nahi chahiye Air India', ''],
  ['पहला वाला नहीं', ''],
  ['एयर इंडिया के अलावा कुछ भी', 'kuch bhi'],
  ['एयर इंडिया को छोड़कर दिखाओ', 'dikhao'],
  ['इंडिगो मत लो', ''],
  ['पहली नहीं, दूसरी', 'dusri'],
])('%s wants: %s', (text, wanted) => {
  expect(left(text)).toBe(wanted)
})

test.each([
  'the second one',
  'no, the second one',
  'no the second one',
  'no 10',
  'no. 10',
  'invoice no 4521',
  'flight no 3',
  'nahi, Mumbai',
  'why not the first one',
  'why not',
  'not only IndiGo',
  'not sure',
  'no problem',
  'nothing but Air India',
  'no airline except IndiGo',
  'is it refundable or not',
  'no, from Saturday',
  'yes',
  'Delhi to Mumbai on Friday',
])('%s rejects nothing', (text) => {
  expect(negatedSpans(wordsOf(text))).toEqual([])
})

test.each(['not before 9 am', 'no more than 6000', 'no later than Friday'])('%s is a limit', (text) => {
  expect(negatedSpans(wordsOf(text))).toMatchObject([{ kind: 'bound', start: 0 }])
})

test('a text keeps its own spelling and marks', () => {
  expect(affirmedText('₹1,240.50, not ₹1,420')).toBe('₹1,240.50,')
  expect(affirmedText('Café “Nord”')).toBe('Café “Nord”')
})

test('a clause that is denied excludes no thing', () => {
  expect(negatesAnything("I don't see receipt 2")).toBe(true)
  expect(exclusionsIn("I don't see receipt 2").excluded).toEqual([])
  expect(exclusionsIn('all but the cab, please')).toEqual({ left: 'all , please', excluded: ['but the cab'] })
})
