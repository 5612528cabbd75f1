import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unreadOf } from './interpretation.ts'
import { remarksIn } from './remarks.ts'

const left = (message: string) =>
  unreadOf(message, remarksIn(message)).map(({ start, end }) => message.slice(start, end))

describe('what carries no wish is read whole', () => {
  test.each([
    'good morning sir, thanks a lot buddy',
    'sorry for the confusion',
    'oh god, my mistake, i misread',
    'i am still in the cab',
    'we are stuck in traffic',
    'i think',
    'reached office',
    'let me check with finance first',
    'will tell you later',
    'my boss said yes',
    'finance will shout',
    'boss ne haan bol diya',
    'बॉस से पूछना है',
    'manager se puchna hai',
    'ruko dekhta hu yaar',
    'lol no hurry',
    'just checking, bhai',
  ])('%s', (message) => {
    expect(left(message)).toEqual([])
  })
})

describe('what may carry one is left', () => {
  test.each<[string, string[]]>([
    ['good morning, from Andheri', ['Andheri']],
    ['i am in Nashik', ['Nashik']],
    ['boss said 500', ['500']],
    ['let me check the lounge bill', ['lounge bill']],
    ['only if finance agrees', ['only if finance agrees']],
    ['not this one sorry', ['not this one']],
  ])('%s', (message, words) => {
    expect(left(message)).toEqual(words)
  })

  test('a strange word is left wherever it is put into remarks', () => {
    const remarks = 'sorry boss ne haan bol diya i am still in the cab let me check with finance first'.split(' ')
    const word = fc.constantFrom('zebra', 'Andheri', '450', 'लाउंज', 'umbrella')
    fc.assert(
      fc.property(fc.nat(remarks.length), word, (at, strange) => {
        expect(left(remarks.toSpliced(at, 0, strange).join(' ')).join(' ')).toContain(strange)
      }),
      { seed: 20261123, numRuns: 80 },
    )
  })
})
