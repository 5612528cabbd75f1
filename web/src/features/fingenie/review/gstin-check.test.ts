// @vitest-environment node
import { expect, test } from 'vitest'
import { gstinProblem } from './gstin-check.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AABCT1234H1ZO'])('%s is a GSTIN', (gstin) => {
  expect(gstinProblem(gstin)).toBeUndefined()
})

test.each([
  ['27AAPFU0939F1Z', '14'],
  ['27AAPFU0939F1ZVV', '16'],
  ['AAAPFU0939F1ZV2', 'made up'],
  ['27AAPFU0939F1ZU', 'last character'],
  ['27AAPFU0993F1ZV', 'last character'],
])('%s is none: %s', (text, why) => {
  expect(gstinProblem(text)).toContain(why)
})
