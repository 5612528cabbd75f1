import { expect, test } from 'vitest'
import { type GroundWish, groundWishesIn, impliedGroundWishIn } from './ground-wish.ts'

const TODAY = '2026-12-01'
const NOTHING = { drops: false, noFlight: false, back: false, onward: false }

test.each<[string, Partial<GroundWish>]>([
  [
    'train from jaipur to delhi on the 12th, 3AC',
    { mode: 'train', from: 'Jaipur', to: 'Delhi', day: '2026-12-12', class: '3A' },
  ],
  ['cab from bagdogra to gangtok', { mode: 'cab', to: 'Gangtok' }],
  ['no flight, i’ll take the bus', { mode: 'bus', noFlight: true }],
  ['add an airport cab', { mode: 'cab', fromSpot: 'airport' }],
  ['cab from airport to hotel pls', { mode: 'cab', fromSpot: 'airport', toSpot: 'hotel' }],
  ['drop the cab', { mode: 'cab', drops: true }],
  ['cab hata do', { mode: 'cab', drops: true }],
  ['make the train 2AC', { mode: 'train', class: '2A' }],
  ['the cab was 2,500', { mode: 'cab', rupees: 2500 }],
  ['train for 1,450', { mode: 'train', rupees: 1450 }],
  ['cab around 3k', { mode: 'cab', rupees: 3000 }],
  ['waha se cab le lunga', { mode: 'cab', onward: true }],
  ['jaipur se kota bus', { mode: 'bus', from: 'Jaipur', to: 'Kota' }],
  ['return by train', { mode: 'train', back: true }],
  ['Volvo bus after 6 pm', { mode: 'bus', time: { is: 'after', at: '18:00' } }],
  ['volvo bus preferably, leaving after 6 in the evening.', { mode: 'bus', time: { is: 'after', at: '18:00' } }],
  ['train dikhao, flight nahi', { mode: 'train', noFlight: true }],
  [
    'ac sleeper bus from bangalore to chennai on 11 dec night',
    { mode: 'bus', day: '2026-12-11', class: 'sleeper', time: { is: 'after', at: '20:00' } },
  ],
  ['wapas 16 ko train se shaam ko', { back: true, day: '2026-12-16', time: { is: 'after', at: '17:00' } }],
  ['cab from Jaipur junction to Sitapura', { from: 'Jaipur', fromSpot: 'junction', toSpot: 'Sitapura' }],
  ['station se client office sitapura tak cab', { fromSpot: 'station', toSpot: 'client office Sitapura' }],
  ['i would return on Saturday after lunch by train', { back: true, time: { is: 'after', at: '14:00' } }],
  ['i will take the sleeper bus to Pune', { mode: 'bus', to: 'Pune', class: 'sleeper' }],
])('%s', (message, wish) => {
  expect(groundWishesIn(message, TODAY)).toMatchObject({ wishes: [{ ...NOTHING, ...wish }], rest: '' })
})

test.each([
  ['accha to jaipur hi chalega, waha se cab le lunga', 'accha to jaipur hi chalega'],
  ['kullu ki jagah chandigarh karo, waha se cab le lunga', 'kullu ki jagah chandigarh karo'],
  ['delhi to jaipur on monday and then a cab from jaipur to kota', 'delhi to jaipur on monday'],
])('%s: beside the wish the rest is read for itself', (message, rest) => {
  expect(groundWishesIn(message, TODAY)).toMatchObject({ wishes: [{ mode: 'cab' }], rest })
})

test('the way back of a clause behind is by the same means, on the same day if it is said so', () => {
  expect(groundWishesIn('delhi to chandigarh on 15 dec by train, back same evening', TODAY)?.wishes).toMatchObject([
    { mode: 'train', to: 'Chandigarh', day: '2026-12-15', back: false },
    { mode: 'train', day: '2026-12-15', back: true, time: { is: 'after', at: '17:00' } },
  ])
})

test('of a trip by train what names no means is read of the train', () => {
  expect(impliedGroundWishIn('subah wali, 6 baje ke aas paas', TODAY, 'train')).toMatchObject({
    time: { is: 'around', at: '06:00' },
  })
  expect(impliedGroundWishIn('how far is it', TODAY, 'train')).toBeUndefined()
})

test.each([
  'train dikha do',
  'how much is a cab from mumbai to pune?',
  'cab chandigarh se manali kitne ki hogi',
  'train or flight, whichever is better',
  'not the train',
  'is there a train',
  'flights from Delhi to Mumbai on Monday',
  'a hotel near the railway station',
  'claim my cab receipts',
  'the train was late and i hate it',
  'my cab driver is waiting',
])('%s wishes nothing of them', (message) => {
  expect(groundWishesIn(message, TODAY)).toBeUndefined()
})
