import { TRIP_PARTS } from '@pravas/contract/reopened'
import { askedPart } from '@pravas/messages/asked-part'
import { expect, test } from 'vitest'

test('every part of a trip that can be returned has a name of its own', () => {
  const names = TRIP_PARTS.map((part) => askedPart(part, null))

  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})
