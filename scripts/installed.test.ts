import { expect, test } from 'vitest'
import { isUpToDate, type Lock, type Need, neededPackages } from './installed.mjs'

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
  const present = packages && { packages }
  expect(isUpToDate({ wanted, present, need: 'develop', isThere: () => true })).toBe(expected)
})

test('a package whose folder was deleted has to be installed again', () => {
  const present = { packages: { 'node_modules/zod': zod } }
  const isThere = (path: string) => path !== 'node_modules/zod'
  expect(isUpToDate({ wanted, present, need: 'develop', isThere })).toBe(false)
})

/** A server and pages that share a workspace, each with packages of its own, and one that the server's asks for in another version. */
const lock: Lock = {
  packages: {
    '': { devDependencies: { biome: '2' }, workspaces: ['contract', 'server', 'web'] },
    contract: { dependencies: { zod: '4' } },
    server: { dependencies: { '@pravas/contract': '*', fastify: '5' }, devDependencies: { smtp: '3' } },
    web: { dependencies: { '@pravas/contract': '*', react: '19', vite: '8' } },
    'node_modules/@pravas/contract': { link: true, resolved: 'contract' },
    'node_modules/biome': {},
    'node_modules/fastify': { dependencies: { pino: '10', semver: '7' }, peerDependencies: { absent: '1' } },
    'node_modules/fastify/node_modules/semver': {},
    'node_modules/pino': { optionalDependencies: { colours: '1' } },
    'node_modules/colours': { optional: true },
    'node_modules/semver': {},
    'node_modules/smtp': {},
    'node_modules/react': {},
    'node_modules/vite': {},
    'node_modules/zod': {},
  },
}

test('serving needs the packages of the server alone, with theirs', () => {
  expect(neededPackages(lock, 'serve').toSorted()).toEqual([
    'contract',
    'node_modules/@pravas/contract',
    'node_modules/colours',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/semver',
    'node_modules/pino',
    'node_modules/zod',
    'server',
  ])
})

test('starting also needs what builds the pages, and nothing that tests or checks', () => {
  const needed = neededPackages(lock, 'start')
  expect(needed).toEqual(expect.arrayContaining(['node_modules/vite', 'node_modules/react', 'node_modules/fastify']))
  expect(needed).not.toEqual(expect.arrayContaining(['node_modules/biome']))
  expect(needed).not.toEqual(expect.arrayContaining(['node_modules/smtp']))
  expect(neededPackages(lock, 'develop')).toHaveLength(Object.keys(lock.packages).length)
})

test('without the packages for development one can start, but not develop', () => {
  const isDevelopers = (path: string) =>
    ['node_modules/biome', 'node_modules/smtp', 'node_modules/semver'].includes(path)
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !isDevelopers(path)))
  const ready = (need: Need) => isUpToDate({ wanted: lock, present: { packages }, need, isThere: () => true })
  expect([ready('serve'), ready('start'), ready('develop')]).toEqual([true, true, false])
})
