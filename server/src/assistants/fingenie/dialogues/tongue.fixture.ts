import { CAB, LUNCH } from './paper.fixture.ts'
import type { Script } from './script.fixture.ts'

const TWO = { upload: [LUNCH, CAB], receipts: [{ total: 1240.5 }, { total: 640 }] }

/** FinGenie answers in the language of the person, and stays in it where a message does not say. */
export const TONGUE: readonly Script[] = [
  {
    title: 'who writes Hindi in Latin letters is answered in it, and so is a bare word after it',
    turns: [
      TWO,
      { say: 'taxi wala bill hata do', says: ['hata dun?'] },
      { say: '2', never: [/Shall I/] },
      { say: 'haan', says: ['hata di'], receipts: [{ total: 1240.5 }] },
      { say: 'undo', says: ['wapas aa gayi'], receipts: [{ total: 1240.5 }, { total: 640 }] },
      { say: 'what is the total of all these?', says: ['The total of'] },
    ],
  },
  {
    title: 'who writes Devanagari is answered in it',
    turns: [
      TWO,
      { say: 'टैक्सी वाला बिल हटा दो', says: ['हटा दूँ?'] },
      { say: 'नहीं', says: ['वैसा ही'] },
      { say: 'अभी मत भेजना', says: ['कुछ भेजा नहीं गया'] },
    ],
  },
  {
    title: 'what the policy says is told in the language of who asks',
    turns: [
      { say: 'ek din mein khane ki limit kitni hai', says: ['policy page](/policy) par hain'] },
      { say: 'एक दिन में खाने की सीमा कितनी है?', says: ['पॉलिसी पेज'] },
      { say: 'chai ka bill nahi hai, chalega kya', says: ['bill zaroori nahi'] },
    ],
  },
  ...(
    [
      ['kul kitna hua', 'total'],
      ['taxi ka total 650 hai', 'ab **₹650.00** hai'],
      ['abhi mat bhejna', 'kuch bheja nahi gaya'],
      ['theek hai, shukriya bhai', 'Koi baat nahi'],
      ['lunch ki tareekh 7 june karo', 'tareekh ab'],
      ['sabse mehnga kaun sa hai', 'Sabse badi'],
    ] as const
  ).map(
    ([say, words]): Script => ({
      title: `answered in Hindi in Latin letters: “${say}”`,
      turns: [
        TWO,
        {
          say,
          says: [words],
          never: [/samajh nahi/, /didn/],
          ...(say.startsWith('taxi ka') && { receipts: [{ total: 1240.5 }, { total: 650 }] }),
          ...(say.startsWith('lunch ki') && { receipts: [{ date: '2026-06-07' }, { total: 640 }] }),
        },
      ],
    }),
  ),
]
