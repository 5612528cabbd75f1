import { expect, test } from 'vitest'
import { partIn } from './parts.ts'

const HOTEL_BILL = { merchant: 'Sea Palace', category: 'Accommodation', totalPaise: 867_800 }
const PHONE_BILL = { merchant: 'Airtel', category: 'Miscellaneous', totalPaise: 70_600 }
const [HOTEL, PHONE] = ['id-1', 'id-2']
const SHARED = { date: null, currency: 'INR' }
const OPEN = [
  { ...SHARED, ...HOTEL_BILL, id: 'id-1', number: 1, fileName: 'a.jpg' },
  { ...SHARED, ...PHONE_BILL, id: 'id-2', number: 2, fileName: 'b.jpg' },
]
const read = (message: string, focus = PHONE) => partIn(message, { open: OPEN, focus, today: '2026-06-10' })

test.each([
  ['Reduce the hotel bill by 236, I am not claiming laundry', HOTEL, 844_200],
  ['laundry was 236, take it off the hotel', HOTEL, 844_200],
  ['hotel me se 236 laundry ka kaat do', HOTEL, 844_200],
  ['leave out 236 of the hotel', HOTEL, 844_200],
  ['airtel ka 353 karo, aadha office ka hai', PHONE, 35_300],
  ['aadha hi office use hai to 50% kar do', PHONE, 35_300],
  ['30% is personal on airtel', PHONE, 49_420],
])('%s', (message, receiptId, totalPaise) => {
  expect(read(message)).toMatchObject({ receiptId, totalPaise })
})

test.each([
  ['Laundry is not something I wish to claim. Kindly leave that part out.', 'Laundry', 'off'],
  ['गुलाब जामुन के पैसे मत जोड़ना, वो मैंने अपने लिए लिए थे', 'गुलाब जामुन', 'off'],
  ['mini bar mat lena hotel me', 'mini bar', 'off'],
  ['hub is mine, dont claim it', 'hub', 'off'],
  ['hub toh maine apne ghar ke liye liya hai, sirf cable wala claim karna h', 'cable', 'claimed'],
])('%s does not say how much', (message, item, side) => {
  const wish = read(message)
  expect(wish?.totalPaise).toBeUndefined()
  expect(wish?.side).toBe(side)
  expect(wish?.item).toBeDefined()
  expect(message.toLowerCase()).toContain(item.toLowerCase())
})

test.each([
  'remove the hotel',
  'the hotel is not for office',
  'take the airtel bill out',
  'dont claim it yet',
  'the hotel was 640, not including tax',
  'remove everything above 500',
  'half of the hotel is mine',
  'can you leave the laundry out?',
])('%s is of no part, or leaves it open', (message) => {
  expect(read(message)).toBeUndefined()
})
