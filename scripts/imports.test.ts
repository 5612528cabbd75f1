import { expect, test } from 'vitest'
import { circlesOfFolders, idlePatterns, type Module } from './imports.ts'

function file(source: string, ...imports: string[]): Module {
  return { source, dependencies: imports.map((resolved) => ({ resolved })) }
}

test('folders that import each other are a circle, named by a file each', () => {
  const modules = [
    file('src/mail/outbox.ts', 'src/identity/actor.ts', 'src/db/tables.ts'),
    file('src/identity/resets.ts', 'src/mail/outbox.ts', 'src/db/tables.ts'),
  ]
  expect(circlesOfFolders(modules, 'src/')).toEqual([
    'identity → mail (src/identity/resets.ts imports src/mail/outbox.ts)',
    'mail → identity (src/mail/outbox.ts imports src/identity/actor.ts)',
  ])
})

test('a circle may be longer, and go through a file beside the folders', () => {
  const modules = [
    file('src/http/costs.ts', 'src/work-costs.ts'),
    file('src/work-costs.ts', 'src/identity/deep/actor.ts'),
    file('src/identity/routes.ts', 'src/http/handle.ts'),
  ]
  expect(circlesOfFolders(modules, 'src/').map((circle) => circle.split(' (')[0])).toEqual([
    'http → work-costs.ts',
    'identity → http',
    'work-costs.ts → identity',
  ])
})

test('tests, other roots and imports within a folder are no circle', () => {
  const modules = [
    file('src/mail/outbox.ts', 'src/mail/sender.ts', 'node_modules/identity/index.js'),
    file('src/mail/outbox.test.ts', 'src/identity/actor.ts'),
    file('src/mail/mails.fixture.ts', 'src/identity/actor.ts'),
    file('src/testing/app.ts', 'src/mail/outbox.ts'),
    file('src/identity/resets.ts', 'src/mail/outbox.ts', 'src/testing/app.ts'),
  ]
  expect(circlesOfFolders(modules, 'src/')).toEqual([])
})

test('a pattern that matches no file is idle, on either side and within a list', () => {
  const modules = [file('src/trips/service.ts', 'src/trips/store.ts')]
  const rules = [
    { name: 'used', from: { path: '^src/(trips)/' }, to: { path: '^src/', pathNot: ['^src/$1/', 'store\\.ts$'] } },
    {
      name: 'moved',
      from: { path: ['^src/trips/', '^src/gone/'] },
      to: { path: '^src/trips/', pathNot: '-view\\.ts$' },
    },
  ]
  expect(idlePatterns(rules, modules)).toEqual(['moved: from.path ^src/gone/', 'moved: to.pathNot -view\\.ts$'])
})

test('what is forbidden to all is not expected to be there', () => {
  expect(idlePatterns([{ name: 'no-barrels', from: {}, to: { path: '/index\\.ts$' } }], [])).toEqual([])
})
