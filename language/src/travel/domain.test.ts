import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const inHotel = (text: string) => understand(text, { today: '2026-06-10', domain: 'hotel', requested: ['check_in'] })

test.each(['delhi to mumbai on 4 december', 'from Delhi to Mumbai on 4 december', 'Delhi se Mumbai 4 december'])(
  '"%s" among talk of hotels is a wish to fly',
  (text) => {
    expect(inHotel(text)).toMatchObject({
      intent: 'search_flight',
      slots: { from: 'Delhi', to: 'Mumbai', depart: '2026-12-04' },
    })
  },
)

test.each(['hotel in Mumbai from 4 december', 'change the city from Delhi to Mumbai', '4 december', 'in Mumbai'])(
  '"%s" is still about the hotel',
  (text) => {
    expect(inHotel(text).slots).not.toHaveProperty('from')
    expect(inHotel(text).domain).toBe('hotel')
  },
)
