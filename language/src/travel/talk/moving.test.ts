import { expect, test } from 'vitest'
import { movedIn } from './moving.ts'

test.each([
  ['make it two days later', 2],
  ['can we do it two days later', 2],
  ['make the whole trip 2 days later please', 2],
  ['push the trip by two days', 2],
  ['push everything back by a week', 7],
  ['postpone by a week', 7],
  ['please postpone it by a fortnight', 14],
  ['can you put the trip off by three days?', 3],
  ['delay it by a couple of days', 2],
  ['one day later please', 1],
  ['two days later', 2],
  ['make it a couple of days later', 2],
  ['ek din aage badha do', 1],
  ['do din baad kar do', 2],
  ['trip ko 3 din aage kar do', 3],
  ['aage badha do do din', 2],
  ['shift everything 3 days earlier', -3],
  ['prepone by 2 days', -2],
  ['bring it forward by two days', -2],
  ['ek din pehle kar do', -1],
  ['no, a day earlier', -1],
  ['reschedule the trip a week later', 7],
])('"%s" moves the trip by %i days', (message, days) => {
  expect(movedIn(message)).toEqual({ what: 'trip', days })
})

test.each([
  ['make the return a day later', 1],
  ['come back a day later', 1],
  ['push the return by a day', 1],
  ['I want to come back one day earlier', -1],
])('"%s" moves its end by %i days', (message, days) => {
  expect(movedIn(message)).toEqual({ what: 'end', days })
})

test.each([
  ['my trip is extended by a day', 1],
  ['actually the meeting got extended by 2 days', 2],
  ['the trip has been cut short by one day', -1],
  ['stay two days longer', 2],
  ['stay for two more days', 2],
  ['extend it by two days', 2],
  ['extend my stay by a week', 7],
  ['shorten the trip by a day', -1],
  ['cut the trip short by two days', -2],
])('"%s" changes by %i days how long it lasts', (message, days) => {
  expect(movedIn(message)).toEqual({ what: 'length', days })
})

test.each([
  ['keep the hotel one day longer', undefined],
  ['the hotel one day longer', { what: 'stay', days: 1 }],
  ['extend the hotel by a night', { what: 'stay', days: 1 }],
])('"%s" moves the end of the stay', (message, moved) => {
  expect(movedIn(message)).toEqual(moved)
})

test.each([
  "don't make it two days later",
  'what if we go two days later',
  'is it cheaper two days later?',
  'should we make it two days later?',
  'maybe two days later',
  'make it two days',
  'make it a two day trip',
  'two days later my boss said yes',
  'make it two days later or three',
  'make it two days later and cheaper',
  'back two days later',
  'leave two days later',
  'move the flight a day later',
  'make it a few days later',
  'make it 2nd day later',
  'make it 800 days later',
  'later',
  'tell me two days later',
  'submit it two days later',
])('"%s" is nothing of that alone', (message) => {
  expect(movedIn(message)).toBeUndefined()
})
