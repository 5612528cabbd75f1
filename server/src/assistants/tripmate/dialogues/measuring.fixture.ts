import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script, Turn } from './script.fixture.ts'

const ONE_WAY: Turn = { say: 'delhi to mumbai 6 july', cards: ['flight'], asks: 'choice' }
const BACK: Turn[] = [
  { say: 'delhi to mumbai 6 july, back 8 july', cards: ['flight'] },
  { say: 'first one', chosen: { flight: true }, asks: 'choice' },
]
const MEETING: Turn = { say: 'delhi to pune on 7 july for a client review at 11 am', cards: ['flight'] }
const never = [wordsOf('choose.undecided')]

const script = (title: string, turns: Turn[]): Script => ({ title, turns })
const takes = (say: string, number: RegExp): Turn => ({ say, says: [number], chosen: { flight: true }, never })
const takesBack = (say: string, number: RegExp): Turn => ({
  say,
  says: [number],
  chosen: { return_flight: true },
  never,
})
const takesNone = (say: string, ...says: RegExp[]): Turn => ({ say, says, chosen: { flight: false }, asks: 'choice' })

/** A flight is chosen by what it is beside the others in sight. Today is Wednesday, 10 June 2026. */
export const MEASURING: Script[] = [
  script('the flight nearest to an hour', [ONE_WAY, takes('the one closest to 9 in the morning', /6E 4080/)]),
  script('an hour, or whatever is nearest', [ONE_WAY, takes('1 pm or whatever comes closest', /AI 2538/)]),
  script('the nearest to an hour in Hinglish', [ONE_WAY, takes('jo 9 baje ke sabse kareeb ho woh wali', /6E 4080/)]),
  script('the cheapest by day, before an hour', [ONE_WAY, takes('cheapest before 9am but not the red eye', /IX 2624/)]),
  script('the cheapest not before an hour', [ONE_WAY, takes("cheapest one that isn't before 8", /6E 5850/)]),
  script('the cheapest without an airline', [ONE_WAY, takes('cheapest but not air india express', /6E 5850/)]),
  script('the one at the top of the list', [ONE_WAY, takes('the one you showed at the very top', /6E 5850/)]),
  script('the one behind another in the list', [ONE_WAY, takes('give me the one after the first one', /IX 2624/)]),
  script('another of the same airline', [ONE_WAY, takes('not the akasa one at 6:15, the other akasa', /QP 1870/)]),
  script('several others of an airline are shown', [
    ONE_WAY,
    { say: 'not the first one, the other indigo', cards: ['flight'], chosen: { flight: false }, asks: 'choice' },
    takes('the cheapest', /6E 4080/),
  ]),
  script('an airline at an hour that it does not fly', [
    ONE_WAY,
    takesNone('book the 11 am indigo', /IndiGo/, /08:55|14:50/),
  ]),
  script('nothing is taken of what is refused', [ONE_WAY, takesNone('not the nearest to 9')]),
  script('the last one home', [...BACK, takesBack('last one home is fine', /6E 3993/)]),
  script('the latest that is home by an hour', [
    ...BACK,
    takesBack('the latest one that gets me home before 10 pm', /AI 518/),
  ]),
  script('the one that is home first, in Hinglish', [...BACK, takesBack('jo sabse pehle ghar pahunchaye', /AI 2015/)]),
  script('the cheapest that lands before the night', [
    ...BACK,
    takesBack('cheapest that lands before 10 at night', /IX 1525/),
  ]),
  script('the last that lands before a meeting', [
    MEETING,
    takes('the one that lands closest before the meeting but not cutting it fine', /AI 1352/),
  ]),
  script('the cheapest that makes it', [MEETING, takes('the cheapest that makes it', /AI 1301/)]),
  script('the last one that still makes it', [MEETING, takes('last one that still makes it', /AI 1352/)]),
  script('two airlines will do, and the cheapest of them is taken', [
    ONE_WAY,
    {
      say: 'indigo or akasa only',
      criteria: { airline: 'IndiGo', other_airlines: ['Akasa Air'] },
      never: [/didn’t catch/, wordsOf('relaxed.none')],
    },
    { say: 'only after 3 pm', criteria: { airline: 'IndiGo', other_airlines: ['Akasa Air'], depart_after: '15:00' } },
  ]),
  script('an airline, else another one', [
    ONE_WAY,
    {
      say: 'vistara if they have else indigo',
      criteria: { airline: 'Vistara', other_airlines: ['IndiGo'] },
      never: [/didn’t catch/, wordsOf('relaxed.none')],
    },
    { say: 'only akasa', criteria: { airline: 'Akasa Air', other_airlines: null }, drops: true },
  ]),
  script('one of two airlines is left out again', [
    ONE_WAY,
    { say: 'indigo ya air india hi chahiye', criteria: { airline: 'IndiGo', other_airlines: ['Air India'] } },
    { say: 'not indigo', criteria: { airline: 'Air India', without_airlines: ['IndiGo'] }, drops: true },
  ]),
  script('one choice for each way', [
    { say: 'delhi to mumbai 6 july, back 8 july', cards: ['flight'] },
    {
      say: 'cheapest for going, and for return whichever reaches earliest',
      says: [/IX 2624/, /AI 2015/],
      chosen: { flight: true, return_flight: true },
      asks: 'purpose',
    },
  ]),
]
