import type { ReceiptReading } from '@pravas/reading/receipt'
import { expect, test } from 'vitest'
import { fakeReader, type Printed, receiptPng } from '../testing/fake-reader.ts'
import { notTheSuppliers, secondWithoutOwn, withoutOwnAsSupplier } from './own-gstin.ts'

const OURS = '07AABCT1234H1ZO'
const THEIRS = '27AAPFU0939F1ZV'
const reader = fakeReader()
const read = (printed: Printed): Promise<ReceiptReading> => reader.read(receiptPng(printed), { today: '2026-06-10' })

test('our own GSTIN is the recipient’s where none was read, and the supplier’s is not found', async () => {
  const reading = withoutOwnAsSupplier(await read({ gstin: OURS, further: [{ gstin: OURS }, { gstin: THEIRS }] }), [
    OURS,
  ])
  const told = [reading, ...(reading.further ?? [])].map(({ gstin, details, confident, notFound }) => [
    gstin.value,
    details?.recipientGstin.value,
    confident.includes('gstin'),
    notFound.includes('gstin'),
  ])
  expect(told).toEqual([
    [null, OURS, false, true],
    [null, OURS, false, true],
    [THEIRS, null, true, false],
  ])
  expect(reading.details?.confident).toContain('recipientGstin')
})

test('a recipient that was read stays', async () => {
  const { gstin, details } = withoutOwnAsSupplier(await read({ gstin: OURS, recipientGstin: THEIRS }), [OURS])
  expect([gstin.value, details?.recipientGstin.value]).toEqual([null, THEIRS])
})

test('of what a model read and a person types the same holds', () => {
  expect(secondWithoutOwn({ gstin: OURS }, [OURS])).toEqual({ recipient_gstin: OURS })
  expect(secondWithoutOwn({ gstin: OURS, recipient_gstin: THEIRS }, [OURS])).toEqual({ recipient_gstin: THEIRS })
  expect(secondWithoutOwn({ gstin: THEIRS }, [OURS])).toEqual({ gstin: THEIRS })
  expect(notTheSuppliers(OURS, [OURS])).toContain(OURS)
  for (const fine of [THEIRS, null, undefined]) expect(notTheSuppliers(fine, [OURS])).toBeUndefined()
})
