import { expect, test } from 'vitest'
import { knownNames, namesIn } from './name-rules.ts'

const PEOPLE = knownNames([
  'Asha Verma',
  'Ravi Kumar',
  'May Thomas',
  'Delhi Prasad',
  'Sunil K. Menon',
  'Anne-Marie D’Souza',
])

const found = (text: string) => namesIn(text, [PEOPLE]).map(({ from, to }) => text.slice(from, to))

test.each<[string, string[]]>([
  // People of the organisation, wherever and however they are written.
  ['ravi kumar travels along', ['ravi kumar']],
  ['Is Verma’s claim with Ravi?', ['Verma', 'Ravi']],
  ['sunil k. menon and Sunil', ['sunil k. menon', 'Sunil']],
  ['may thomas flies in may', ['may thomas']],
  ['Delhi Prasad goes to Delhi', ['Delhi Prasad']],
  ['Kumar Ravi', ['Kumar Ravi']],
  ['ravi-ji and Asha-Verma', ['ravi', 'Asha-Verma']],
  ['asha-verma-lunch.jpg', ['asha-verma']],
  ['Anne-Marie D’Souza, Anne Marie', ['Anne-Marie D’Souza', 'Anne Marie']],
  // Others, by what stands around them.
  ['A meeting with Rakesh Sharma on Monday', ['Rakesh Sharma']],
  ['meeting with rakesh sharma in Pune', ['rakesh sharma']],
  ['to meet Suresh and Lakshmi Iyer', ['Suresh', 'Lakshmi Iyer']],
  ['lunch for Priya Nair', ['Priya Nair']],
  ['dinner with Rose-Mary Kurien', ['Rose-Mary Kurien']],
  ['our client Farhan Qureshi pays', ['Farhan Qureshi']],
  ['Lakshmi’s wedding in Jaipur', ['Lakshmi']],
  ['book it for rakesh ji', ['rakesh']],
  ['my name is Deepak, hello', ['Deepak']],
  ['Dinner with R. K. Narayanan', ['Narayanan']],
  ['visit S. Venkatesan', ['Venkatesan']],
])('%s', (text, names) => expect(found(text)).toEqual(names))

test.each([
  'A meeting with the client in Mumbai',
  'fly with IndiGo or Air India from Delhi to Bengaluru',
  'a flight with brekfast and a windw seat',
  'for business, for Friday, for Economy',
  'Travel for Sales in March, by Monday',
  'visit Goa and call the hotel',
  'Mumbai’s hotels, today’s fares',
  'mere liye kal subah ki flight dikhao',
  'with dinner, with wifi, with receipts',
  'a room with projector and wheelchair access',
  'lunch with clent and collegues',
  'lunch with pre-paid wi-fi and check-in',
  'Which flights leave after 18:00?',
  'Flights from Delhi to Mumbai, the cheapest ₹4,500',
])('no name is in: %s', (text) => expect(found(text)).toEqual([]))

test('a name in a large organisation is found among all of them', () => {
  const letters = (at: number) => Array.from(String(at), (digit) => 'abcdefghij'[Number(digit)]).join('')
  const many = Array.from({ length: 50_000 }, (_, at) => `Vor${letters(at % 999)}nama Nach${letters(at)}ner`)
  expect(namesIn('a trip with vorbnama nachbner', [knownNames(many)])).toHaveLength(1)
})
