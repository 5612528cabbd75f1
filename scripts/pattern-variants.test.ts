import { expect, test } from 'vitest'
import { costlyVariants } from './pattern-variants.ts'

test.each([
  ['a|b\\w*|c+', ['b\\w*', 'c+']],
  ['\\b(?:cat|dog|b\\w*)\\b', ['\\b(?:b\\w*)\\b']],
  ['\\s+(?:cat|b\\w*) x', ['\\s+(?:cat) x', '\\s+(?:b\\w*) x']],
  ['(?:a|b)*c', ['(?:a|b)*c']],
  ['a{2,9}|b{2,10}', ['b{2,10}']],
  ['(a|b+)\\1', ['(a|b+)\\1']],
  ['x(?=.*y)|z', ['x(?=.*y)']],
])('%s costs what these cost: %j', (source, variants) => expect(costlyVariants(source, '')).toEqual(variants))
