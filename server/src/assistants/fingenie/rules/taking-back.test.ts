import { wordsOf } from '@pravas/messages/testing/fingenie'
import { expect, test } from 'vitest'
import { invalid } from '../../../errors.ts'
import { sayWith } from './saying.fixture.ts'

const CAB = { merchant: 'City Cabs', gstin: '27AAPFU0939F1ZV' }
const UNDO = { undo: [{ receiptId: 'id-1', change: { gstin: '07AABCT1234H1ZO' } }] }

test('what was there before and may not be any more is refused in words', async () => {
  const why = 'This is the GSTIN of your own organisation.'
  const revert_receipt = () => Promise.reject(invalid([{ path: 'body.gstin', message: why }]))
  const { text, held } = await sayWith({ revert_receipt }, UNDO, [CAB], 'undo that')
  expect(text).toBe(why)
  expect(held).toMatchObject([CAB])
})

test('what goes wrong otherwise is thrown on', async () => {
  const revert_receipt = () => Promise.reject(new Error('The database is gone.'))
  await expect(sayWith({ revert_receipt }, UNDO, [CAB], 'undo that')).rejects.toThrow('The database is gone.')
})

test('each undo goes one step further back, whatever the step was', async () => {
  const before = [
    { merchant: 'City Cabs', totalPaise: 138_000 },
    { merchant: 'Sea Palace', totalPaise: 500_000 },
  ]
  const steps = ['the total of receipt 1 is 500', 'the total of receipt 1 is 600', 'remove receipt 2', 'yes']
  const after = async (...undos: string[]) => (await sayWith({}, {}, before, ...steps, ...undos)).held
  expect(await after()).toMatchObject([{ totalPaise: 60_000 }])
  expect(await after('undo')).toMatchObject([{ totalPaise: 60_000 }, before[1]])
  expect(await after('undo', 'what is the total?', 'undo that')).toMatchObject([{ totalPaise: 50_000 }, before[1]])
  expect(await after('undo', 'undo', 'undo')).toMatchObject(before)
  const { text, held } = await sayWith({}, {}, before, ...steps, 'undo', 'undo', 'undo', 'undo')
  expect(held).toMatchObject(before)
  expect(text).toMatch(wordsOf('undo.nothing'))
})

test('after an undo another change is the last one', async () => {
  const steps = [
    'the total of receipt 1 is 500',
    'the total of receipt 1 is 600',
    'undo',
    'the total of receipt 1 is 700',
  ]
  const { held } = await sayWith({}, {}, [{ totalPaise: 138_000 }], ...steps, 'undo', 'undo')
  expect(held).toMatchObject([{ totalPaise: 138_000 }])
})
