import { expect, test } from 'vitest'
import { askedWishIn, whatIfIn } from './asked-wishes.ts'

test.each([
  ['can we make it the evening one?', 'make it the evening one'],
  ['could you change the return to friday please', 'change the return to friday please'],
  ['would it be possible to leave at 8?', 'leave at 8'],
  ['can we have the cheaper hotel', 'take the cheaper hotel'],
  ['kya shaam wali ho sakti hai', 'kya shaam wali kar do'],
  ['isko ek din aage kar sakte hai kya', 'isko ek din aage kar do'],
])('%s wishes for %s', (message, wish) => {
  expect(askedWishIn(message)).toBe(wish)
})

test.each(['can i remove the hotel?', 'can i cancel it later', 'can you send it', 'make it friday'])(
  '%s is no wish that is put as a question',
  (message) => {
    expect(askedWishIn(message)).toBeUndefined()
  },
)

test.each([
  ['what if i came back on friday morning instead, would it be cheaper?', 'come back on friday morning'],
  ['would it be cheaper if i left on tuesday', 'leave on tuesday'],
  ['agar 16 ko wapas aaun to kitna padega', '16 ko wapas aana'],
  ['how much more if we flew air india', 'fly air india'],
])('%s imagines %s', (message, wish) => {
  expect(whatIfIn(message)).toBe(wish)
})

test.each(['what if', 'come back on friday', 'is it cheaper'])('%s imagines nothing', (message) => {
  expect(whatIfIn(message)).toBeUndefined()
})
