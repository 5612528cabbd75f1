// @vitest-environment node
import { expect, test } from 'vitest'
import { receiptInReview } from './receipt.fixture.ts'
import { withFields } from './review-fields.ts'
import { attentionWords, secondReadingWords } from './review-words.ts'

const place = null

test('a receipt on which all is well asks for nothing, whatever is not on every bill', () => {
  expect(attentionWords(receiptInReview())).toEqual([])
})

test('what is to be looked at is named', () => {
  const receipt = receiptInReview({
    fields: {
      date: { value: null, state: 'not_found', place },
      total: { value: 12, state: 'unsure', place },
      cgst: { value: 1, state: 'unsure', place },
    },
    warnings: [{ code: 'sum', text: 'The lines do not add up.' }],
    duplicates: [
      { key: 'a', reason: 'same_file', of: 'somebody_else', text: 'Claimed before.', resolution: null },
      {
        key: 'b',
        reason: 'same_image',
        of: { own_receipt: 2 },
        text: 'Looks like receipt 2.',
        resolution: 'different',
      },
    ],
  })
  expect(attentionWords(receipt)).toEqual(['Date not found', '2 to check', 'Possible duplicate', '1 warning'])
  const [open] = receipt.duplicates
  expect(attentionWords({ ...receipt, duplicates: open ? [{ ...open, resolution: 'keep' }] : [] })).not.toContain(
    'Possible duplicate',
  )
})

test('nothing is to be checked of what stays as it was sent, but that it may be a duplicate', () => {
  const total = { value: 12, state: 'unsure' as const, place }
  const receipt = receiptInReview({ fields: { total }, warnings: [{ code: 'sum', text: 'The lines do not add up.' }] })
  expect(attentionWords({ ...receipt, fixed: ['total'] })).toEqual(['1 warning'])
  expect(attentionWords({ ...receipt, fixed: ['date'] })).toEqual(['1 to check', '1 warning'])
  const duplicates = [
    { key: 'a', reason: 'same_file' as const, of: 'somebody_else' as const, text: 'Claimed before.', resolution: null },
  ]
  expect(attentionWords({ ...receipt, duplicates, is_kept: true })).toEqual(['Possible duplicate'])
})

test('handwriting is named once, as a place and not as a warning too', () => {
  const receipt = receiptInReview({
    unread: [{ page: 0, x: 0.1, y: 0.8, width: 0.4, height: 0.06, hand: true }],
    warnings: [{ code: 'print.handwritten', text: 'Something is written by hand.' }],
  })
  expect(attentionWords(receipt)).toEqual(['Unread handwriting'])
  const total = {
    value: null,
    state: 'not_found' as const,
    place: { page: 0, x: 0.1, y: 0.8, width: 0.4, height: 0.06 },
  }
  expect(attentionWords({ ...receipt, fields: { ...receipt.fields, total } })).toEqual(['Total handwritten'])
})

test('a field that is set by hand says what was read, and is itself again when that is put back', () => {
  const once = withFields(receiptInReview(), { total: 900 })
  expect(once.fields.total).toMatchObject({ value: 900, state: 'corrected', read: 1240.5 })
  const twice = withFields(once, { total: 800 })
  expect(twice.fields.total).toMatchObject({ value: 800, state: 'corrected', read: 1240.5 })
  expect(withFields(twice, { total: 1240.5 }).fields.total).toMatchObject({ value: 1240.5, state: 'sure' })
})

test('a second reading says how far it is and where it differs; what it alone read is a suggestion', () => {
  const words = (more: Parameters<typeof receiptInReview>[0]) => {
    const receipt = receiptInReview(more)
    return [secondReadingWords(receipt), attentionWords(receipt)]
  }
  expect(words({})).toEqual([undefined, []])
  expect(words({ second_reading: 'waiting' })).toEqual(['A language model is reading this receipt too.', []])
  expect(words({ second_reading: 'read' })).toEqual(['A language model read this receipt too and found the same.', []])
  expect(words({ second_reading: 'failed' })[0]).toContain('didn’t answer')
  const fields = {
    total: { value: 1240, state: 'unsure' as const, place, second: 1249 },
    invoice_number: { value: null, state: 'not_found' as const, place, second: 'B-7' },
  }
  expect(words({ second_reading: 'read', fields })).toEqual([
    'A language model read this receipt too: 2 fields to compare.',
    ['1 to check', '1 suggestion'],
  ])
})
