import { describe, expect, test } from 'vitest'
import { dropsJourney, journeyAfter, journeyIn } from './told-journey.ts'

const TODAY = '2026-11-28'

describe('a journey by an own vehicle', () => {
  test.each([
    [
      'drove 46 km to the Whitefield site and back by own car on thursday, pls add it',
      { kilometres: 46, isBothWays: true, to: 'Whitefield site', vehicle: 'car', date: '2026-11-26' },
    ],
    [
      'i drove my own car to client in Gurgaon yesterday 46 km one way, how do i claim',
      { kilometres: 46, to: 'client in Gurgaon' },
    ],
    ['36 km each way and back by own bike', { kilometres: 72, vehicle: 'two_wheeler' }],
    [
      'petrol bhi mat daalo, uski jagah 120 km likh lo apni car se, Mehdipatnam se Sangareddy site aana jaana, 22 nov',
      { kilometres: 120, from: 'Mehdipatnam', to: 'Sangareddy site', date: '2026-11-22' },
    ],
    [
      'kal apni bike se 20 km gaya, Andheri se Thane, vendor visit ke liye',
      { from: 'Andheri', to: 'Thane', purpose: 'vendor visit', date: '2026-11-27' },
    ],
  ])('%s', (message, journey) => {
    expect(journeyIn(message, TODAY)).toMatchObject({ journey })
    expect(journeyIn(message, TODAY)?.asks).toBeUndefined()
  })

  test.each([
    ['how much do i get for 92 km by car', 'worth'],
    ['agar bike se jaun to kitna milega', 'worth'],
    ['what is the rate for a car tho?', 'worth'],
    ['is there a max km per day', 'limit'],
  ])('%s: only asks', (message, asks) => {
    expect(journeyIn(message, TODAY)?.asks).toBe(asks)
  })

  test.each(['uber was 12 km', 'my cab bill is for 30 km', 'hotel is 3 km away', 'how much did the taxi cost'])(
    '%s: is none',
    (message) => {
      expect(journeyIn(message, TODAY)).toBeUndefined()
    },
  )
})

describe('what is told of a journey when it is asked for', () => {
  const KNOWN = { kilometres: 46, isBothWays: true as const }
  test.each([
    ['no wait it was 46 one side, so 92 in total', { kilometres: 92 }],
    ['from Koramangala to Whitefield site', { from: 'Koramangala', to: 'Whitefield site' }],
    ['it was for the sensor installation', { purpose: 'sensor installation' }],
    ['client meeting', { purpose: 'client meeting' }],
    ['car', { vehicle: 'car' }],
  ])('%s', (message, journey) => {
    expect(journeyAfter(message, TODAY, KNOWN)?.journey).toEqual(journey)
  })

  test.each(['what is the total', 'send it', 'no', 'remove the cab'])('%s: is none of it', (message) => {
    expect(journeyAfter(message, TODAY, KNOWN)).toBeUndefined()
  })
})

describe('what is said of a journey that was told', () => {
  const KNOWN = {
    kilometres: 56,
    isBothWays: true as const,
    to: 'airport',
    vehicle: 'car' as const,
    date: '2026-11-17',
  }

  test.each([
    ['make it 28 km only, one side', { kilometres: 28, isBothWays: undefined }],
    ['the second way my wife picked me up so only one side', { kilometres: 28, isBothWays: undefined }],
    ['wrong day, it was 16 nov', { date: '2026-11-16' }],
    ['it was to catch the flight for the trade fair', { purpose: 'catch the flight for the trade fair' }],
    ['went there to count the stock for the audit', { purpose: 'count the stock for the audit' }],
  ])('%s', (said, journey) => {
    expect(journeyAfter(said, TODAY, KNOWN)?.journey).toEqual(journey)
  })

  test('a verb behind "to" is what it was for', () => {
    const said = 'took my car 18 km to the bank on 25 nov, to deposit the demand draft'
    expect(journeyIn(said, TODAY)?.journey).toMatchObject({ to: 'bank', purpose: 'deposit the demand draft' })
  })

  test.each(['cancel the mileage', 'scrap the mileage', 'mileage hata do', 'remove the drive'])(
    '%s drops it',
    (said) => {
      expect(dropsJourney(said)).toBe(true)
    },
  )

  test.each(['don’t cancel the mileage', 'can I cancel the mileage?', 'remove the cab'])('%s does not', (said) => {
    expect(dropsJourney(said)).toBe(false)
  })
})
