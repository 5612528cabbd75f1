import { expect, test } from 'vitest'
import { invalid } from '../../../errors.ts'
import { sayWith } from './saying.fixture.ts'

const CAB = { merchant: 'City Cabs', gstin: '27AAPFU0939F1ZV' }
const UNDO = { undo: [{ receiptId: 'id-1', change: { gstin: '07AABCT1234H1ZO' } }] }

test('what was there before and may not be any more is refused in words', async () => {
  const why = 'This is the GSTIN of your own organisation.'
  const takeBack = () => Promise.reject(invalid([{ path: 'body.gstin', message: why }]))
  const { text, held } = await sayWith({ takeBack }, UNDO, [CAB], 'undo that')
  expect(text).toBe(why)
  expect(held).toMatchObject([CAB])
})

test('what goes wrong otherwise is thrown on', async () => {
  const takeBack = () => Promise.reject(new Error('The database is gone.'))
  await expect(sayWith({ takeBack }, UNDO, [CAB], 'undo that')).rejects.toThrow('The database is gone.')
})
