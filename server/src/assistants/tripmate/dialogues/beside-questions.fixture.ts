import { wordsOf } from '@pravas/messages/testing/tripmate'
import type { Script } from './script.fixture.ts'

/**
 * Questions in words that no grammar reads, which are recognised by what is usually asked like that. Today is Wednesday, 10 June 2026.
 */
export const BESIDE_QUESTIONS: Script[] = [
  {
    title: 'what is asked beside the trip in anybody’s words is answered, and changes nothing',
    turns: [
      { say: 'mumbai to chennai on 14 july', cards: ['flight'] },
      {
        say: 'will they hand us something to eat up there or should i carry a sandwich',
        says: [wordsOf('question.meal-among')],
        asks: 'choice',
        chosen: { flight: false },
      },
      {
        say: 'i normally lug a trolley and a laptop bag, is that fine for carry on baggage?',
        says: [wordsOf('question.baggage')],
        asks: 'choice',
      },
      { say: 'what is the weather going to be there', says: [wordsOf('question.weather')], asks: 'choice' },
      {
        say: 'how long does approval normally take and whom should i remind',
        says: [wordsOf('status.approval-time'), /Meera Iyer/],
        never: [/didn’t catch/],
        asks: 'choice',
      },
      { say: 'kaun se terminal se jaati hai ye', says: [/^Terminal ticket par/], asks: 'choice' },
    ],
    sent: 0,
  },
  {
    title: 'several questions are each answered, and a wish beside one is done',
    turns: [
      { say: 'delhi to bangalore 14 july', cards: ['flight'] },
      { say: 'the first one', chosen: { flight: true }, asks: 'purpose' },
      {
        say: 'how much is it all in all and who has to approve it',
        says: [wordsOf('total.open'), /Meera Iyer/],
        asks: 'purpose',
      },
      { say: 'business', asks: 'confirm' },
      {
        say: 'hmm so how much all put together, does it stay under 90000 and who signs it off',
        says: [wordsOf('question.total-under'), /Meera Iyer/],
        asks: 'confirm',
      },
    ],
    sent: 0,
  },
  {
    title: 'how the last request stands is told whatever its status, and no other list',
    trip: 'pending',
    turns: [
      {
        say: 'what happened to my last request, is it approved or still stuck',
        says: [/{own}: .*pending/, /Meera Iyer/],
        never: [wordsOf('status.none-of')],
        asks: null,
      },
      { say: 'what trips do i have coming up', says: [/{own}/], asks: null },
    ],
    statuses: ['pending'],
  },
]
