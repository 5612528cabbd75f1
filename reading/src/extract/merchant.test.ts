import { expect, test } from 'vitest'
import { linesOf } from '../testing/print.ts'
import { findMerchant } from './merchant.ts'

const name = (print: string, kind?: Parameters<typeof findMerchant>[1]) => findMerchant(linesOf(print), kind)?.name

test('a road transport corporation is no address', () => {
  const ticket = `MALABAR STATE ROAD TRANSPORT CORPORATION
Online Ticket / e-Ticket
Ticket No    41220981
Total Fare   1146.00`
  expect(name(ticket, 'bus_ticket')).toBe('MALABAR STATE ROAD TRANSPORT CORPORATION')
})

test('a ticket of the train is sold by the railways, not by a station', () => {
  const slip = `Electronic Reservation Slip (ERS)-Normal User
Booked from        To
MYSURU JN (MYS)    MGR CHENNAI CTL (MAS)
Ticket Fare        1,205.00
IRCTC Convenience Fee (Incl. of GST)   17.70`
  expect(name(slip, 'rail_ticket')).toBe('IRCTC')
})

test('a name in Devanagari is one, an invocation above it is none', () => {
  const bill = `॥ श्री ॥
जय किसान ढाबा
जी.टी. रोड, सोनीपत
बिल नं. 1182
00000    HAI`
  expect(name(bill)).toBe('जय किसान ढाबा')
})

test('the number of a store and an American town are no names', () => {
  expect(name('FIVE PALMS\nBURGERS AND FRIES\nStore # CA-1190\nTotal 23.47')).toBe('FIVE PALMS')
  expect(name('CLARABUCKS Store #9921\nDenver Union Station\n01/09/2018\nTotal 7.35')).toBe('CLARABUCKS')
  expect(name('LUCKY WOK #0881\nLas Vegas NV\n7/4/19 5:44 PM\nTOTAL 26.92')).toBe('LUCKY WOK')
})

test('the supplier stands below its registration', () => {
  const invoice = `TAX INVOICE
Supplier:                              Recipient:
GSTIN 27AACCR7788E1ZY                  GSTIN 27AABCT1234H1ZM
Meridian Business Centre Private Limited   Pravas Industries Limited
BKC, Mumbai 400051`
  expect(name(invoice)).toBe('Meridian Business Centre Private Limited')
})

test('an oil company over two lines stands above the pump that sold', () => {
  const slip = `HINDUSTAN PETROLEUM
CORPORATION LIMITED
MANGALAM FUELS
SARKHEJ HIGHWAY, AHMEDABAD
Rate : 90.46
Volume : 9.40
Sale : 850.40`
  expect(name(slip, 'fuel_slip')).toBe('MANGALAM FUELS')
})

test('a name may take two lines of one print', () => {
  expect(name('COASTAL HYDERABAD INTERNATIONAL\nAIRPORT LIMITED\nMain Car Park\nTotal 300.00')).toBe(
    'COASTAL HYDERABAD INTERNATIONAL AIRPORT LIMITED',
  )
  expect(name('NIVOLET\nMYSORE CONVENTION CENTRE\nMr Rakesh Menon\nTotal 300.00')).toBe(
    'NIVOLET MYSORE CONVENTION CENTRE',
  )
  expect(name('HARBOUR\nHARBOUR FOODS LIMITED\nTotal 300.00')).toBe('HARBOUR FOODS LIMITED')
})

test('who runs the card machine is not who was paid', () => {
  expect(name('Pine Labs\nKALPANA SILKS\nPALACE ROAD THRISSUR\nAMOUNT 2,350.00', 'card_slip')).toBe('KALPANA SILKS')
})

test('a screen says whom you paid', () => {
  const screen = `Payment details
612.00
You paid Shanti Vihar Restaurant
To      Shanti Vihar
Restaurant`
  expect(name(screen, 'payment')).toBe('Shanti Vihar Restaurant')
})

test('an address in Hindi does not belong to the name above it', () => {
  expect(name('शर्मा भोजनालय\nस्टेशन रोड, मथुरा\nबिल संख्या: 331\nकुल: 470.00')).toBe('शर्मा भोजनालय')
})

test.each([
  ["KOSHY ' S CORNER\n(Kalpavriksha Foods LLP)\n39 ST MARKS RD", "KOSHY'S CORNER (Kalpavriksha Foods LLP)"],
  ['(Kalpavriksha Foods LLP)\n39 ST MARKS RD', 'Kalpavriksha Foods LLP'],
  ['CITY MALL\nOperated by: Mobius\nParking Solutions P Ltd\nGST: 06AAHCM4410K1ZK', 'Mobius Parking Solutions P Ltd'],
  ['IndiGo BOARDING PASS\nRAO/ASHA MS\nBLR HYD', 'IndiGo'],
])('trading and legal names stand together, without stray marks and titles: %j', (print, expected) => {
  expect(name(print)).toBe(expected)
})
