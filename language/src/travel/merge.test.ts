import { expect, test } from 'vitest'
import { mergeSlots } from './merge.ts'

test('what is said replaces what was held, and nothing else is lost', () => {
  expect(mergeSlots({ from: 'Delhi', depart: '2026-06-12' }, { slots: { depart: '2026-06-19' } })).toEqual({
    from: 'Delhi',
    depart: '2026-06-19',
  })
})
