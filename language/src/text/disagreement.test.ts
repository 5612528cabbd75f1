import { expect, test } from 'vitest'
import { disagreementIn } from './disagreement.ts'

test.each([
  [['4,500'], { sumPaise: 450_000 }],
  [['total', 'is', 'rs', '4500/-'], { sumPaise: 450_000 }],
  [['4500', 'or', '5000'], undefined],
  [['4500', 'tomorrow'], undefined],
  [['to', 'Rahul', 'Sharma'], { name: 'Rahul Sharma' }],
  [['rahul', 'ko'], { name: 'Rahul' }],
  [['to', 'the', 'moon'], undefined],
  [['Rahul', 'to', 'Meera'], undefined],
  [['tomorrow'], undefined],
  [[], undefined],
])('%j names %j', (unread, expected) => {
  expect(disagreementIn(unread)).toEqual(expected)
})
