import { expect, test } from 'vitest'
import { currenciesIn, readAmount } from './amounts.ts'
import { amountAtStart } from './figures.ts'

test.each<[string, number, string?]>([
  ['350', 350],
  ['1,240.50', 1240.5],
  ['1,24,000', 124_000],
  ['12,34,567', 1_234_567],
  ['124,000', 124_000],
  ['₹640', 640, 'INR'],
  ['Rs. 450/-', 450, 'INR'],
  ['rs450', 450, 'INR'],
  ['Rs.12.5k', 12_500, 'INR'],
  ['INR 2,00,000/-', 200_000, 'INR'],
  ['12.5k', 12_500],
  ['2K', 2000],
  ['5L', 500_000],
  ['3cr', 30_000_000],
  ['1.2 lakh', 120_000],
  ['1.25 lac', 125_000],
  ['7 hundred', 700],
  ['12 hundred', 1200],
  ['2 thousand five hundred', 2500],
  ['1 lakh 20 thousand', 120_000],
  ['seven hundred', 700],
  ['seven hundred and fifty rupees', 750, 'INR'],
  ['twelve and a half thousand', 12_500],
  ['one and a half lakh', 150_000],
  ['half a lakh', 50_000],
  ['twelve point five k', 12_500],
  ['one hundred and fifty thousand', 150_000],
  ['a thousand', 1000],
  ['ninety-nine rupees', 99, 'INR'],
  ['rupees 500 and 50 paise', 500.5, 'INR'],
  ['500 rupees 50 paise', 500.5, 'INR'],
  ['50 paise', 0.5, 'INR'],
  ['two thousand five hundred only', 2500],
  ['dedh lakh', 150_000],
  ['dhai hazaar', 2500],
  ['saadhe saat sau', 750],
  ['sava sau rupaye', 125, 'INR'],
  ['paune do sau', 175],
  ['teen sau pachas', 350],
  ['ek hazaar do sau', 1200],
  ['sattar rupaye', 70, 'INR'],
  ['saath rupaye', 60, 'INR'],
  ['ek sau saath', 160],
  ['सात सौ', 700],
  ['साढ़े सात सौ रुपये', 750, 'INR'],
  ['डेढ़ लाख', 150_000],
  ['७००', 700],
  ['दो हज़ार पांच सौ', 2500],
  ['five hundered rupees', 500, 'INR'],
  ['12 thosand', 12_000],
  ['USD 45.50', 45.5, 'USD'],
  ['$45', 45, 'USD'],
  ['49.76 singapore dollars', 49.76, 'SGD'],
  ['S$20.00', 20, 'SGD'],
  ['12 euros', 12, 'EUR'],
  ['RM 60', 60, 'MYR'],
  ["it's 640.50", 640.5],
  ['the total was exactly 99', 99],
  ['no, it should be 740', 740],
  ['500 hai', 500],
  ['1,240 including GST', 1240],
  ['the bill says 700', 700],
  ['700, not 640', 700],
  ['700 instead of 640', 700],
  ['640 nahi, 700', 700],
])('%s is an amount', (phrase, units, currency) => {
  expect(readAmount(phrase)).toMatchObject({
    paise: Math.round(units * 100),
    negative: false,
    ...(currency && { currency }),
  })
  if (!currency) expect(readAmount(phrase)).not.toHaveProperty('currency')
})

test.each<[string, string]>([
  ['maybe 700', 'unsure'],
  ['mabye 700', 'unsure'],
  ['about 700', 'unsure'],
  ['around seven hundred', 'unsure'],
  ['approx 700', 'unsure'],
  ['700 or so', 'unsure'],
  ['700ish', 'unsure'],
  ['~700', 'unsure'],
  ['700?', 'unsure'],
  ['I think 700', 'unsure'],
  ['probably ₹1,200', 'unsure'],
  ['it might be 900', 'unsure'],
  ['shayad 700', 'unsure'],
  ['shyad 700', 'unsure'],
  ['lagbhag saat sau', 'unsure'],
  ['शायद 700', 'unsure'],
  ['लगभग सात सौ', 'unsure'],
  ['half of 1280', 'relative'],
  ['double of 500', 'relative'],
  ['twice 500', 'relative'],
  ['+18%', 'relative'],
  ['1280 minus the tip', 'relative'],
  ['700 plus GST', 'relative'],
  ['700 without the tip', 'relative'],
  ['more than 700', 'relative'],
  ['at least 700', 'relative'],
  ['500 each', 'relative'],
  ['1280 ka aadha', 'relative'],
  ['he said 700', 'quoted'],
  ['the driver told me 700', 'quoted'],
  ['according to the driver 700', 'quoted'],
  ['usne bola 700', 'quoted'],
  ['500-600', 'range'],
  ['500 to 600', 'range'],
  ['500 or 600', 'range'],
  ['between 500 and 600', 'range'],
  ['1 240', 'range'],
  ['twelve fifty', 'range'],
  ['$45 or Rs 3700', 'range'],
  ['not 500', 'negated'],
  ['500 nahi', 'negated'],
  ['it was not 500', 'negated'],
  ['12,50', 'unread'],
  ['1.234', 'decimals'],
  ['12k5', 'range'],
  ['700 something', 'unread'],
  ['5 May', 'unread'],
  ['wait 5 minutes', 'unread'],
  ['remove receipt 2', 'unread'],
  ['700 for two people', 'unread'],
])('%s is no amount: %s', (phrase, why) => {
  expect(readAmount(phrase)).toMatchObject({ why })
})

test.each(['', 'thanks', 'the total', 'half', 'later', 'family ke saath'])('%s speaks of no amount', (phrase) => {
  expect(readAmount(phrase)).toBeUndefined()
})

test('what was not understood is named', () => {
  expect(readAmount('700 something')).toMatchObject({ words: 'something' })
})

test.each([
  '1 lakh 20',
  '2 thousand 5',
  '2 thousand 50 rupees',
  'two thousand five',
  'Rs 1 lakh 5',
  '3 crore 20',
  '1 crore 20 lakh 5',
  'ek lakh bees',
  '2k 50',
  '5 lakh 50 rupees and 20 paise',
])('%s leaves open whether its last number has a scale', (phrase) => {
  expect(readAmount(phrase)).toMatchObject({ why: 'range', money: true })
  expect(amountAtStart(phrase)).toBeUndefined()
})

test.each([
  ['2 thousand 500', 2500],
  ['1 lakh 20 thousand', 120_000],
  ['one hundred five', 105],
  ['two thousand five hundred', 2500],
  ['two thousand five hundred five', 2505],
  ['two thousand and five', 2005],
  ['1 lakh 500', 100_500],
])('%s leaves nothing open', (phrase, units) => {
  expect(readAmount(phrase)).toMatchObject({ paise: units * 100 })
})

test('an amount below zero says so', () => {
  expect(readAmount('-5')).toMatchObject({ paise: 500, negative: true })
  expect(readAmount('minus 5 rupees')).toMatchObject({ negative: true })
})

test('an amount that begins a text ends where other words begin', () => {
  expect(amountAtStart('1.2 lakh in may')).toEqual({ paise: 12_000_000, end: 8, named: false })
  expect(amountAtStart('in may')).toBeUndefined()
})

test('every currency that is named is found', () => {
  expect(currenciesIn('$45, that is Rs 3,700')).toEqual(['USD', 'INR'])
  expect(currenciesIn('49.76')).toEqual([])
})
