import { expect, test } from 'vitest'
import { isUpToDate } from './installed.mjs'

const root = { version: '0.1.0' }
const zod = { version: '4.6.7', integrity: 'sha512-a' }
const forMac = { version: '2.0.0', integrity: 'sha512-b', optional: true }
const wanted = { packages: { '': root, 'node_modules/zod': zod, 'node_modules/tool-darwin': forMac } }

test.each([
  ['nothing installed', undefined, false],
  ['all for this system installed', { 'node_modules/zod': zod }, true],
  ['a package missing', {}, false],
  ['another version', { 'node_modules/zod': { ...zod, version: '4.6.6' } }, false],
  ['the same version from elsewhere', { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }, false],
  ['an optional package of another version', { 'node_modules/zod': zod, 'node_modules/tool-darwin': zod }, false],
  ['a package too many', { 'node_modules/zod': zod, 'node_modules/left-over': zod }, false],
])('%s', (_, packages, expected) => {
  expect(isUpToDate(wanted, packages && { packages })).toBe(expected)
})
