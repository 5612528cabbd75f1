import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { testApp } from '../testing/test-app.ts'
import { dangersOf } from './dangers.ts'
import { removeDemo } from './remove.ts'

const it = await testApp()
const { db } = it.database
const dangers = (settings: Record<string, string>) => dangersOf(readConfig(settings, '/srv'), db)

const SAFE = { NODE_ENV: 'production', PUBLIC_URL: 'https://pravas.example.org' }

test.each([
  ['in production', SAFE],
  ['in production, even on this machine', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }],
  ['where the network reaches it', { HOST: '0.0.0.0' }],
  ['under a public address', { PUBLIC_URL: 'https://pravas.example.org' }],
  ['on a PostgreSQL', { DATABASE_URL: 'postgres://db/pravas' }],
  ['where it is off', { DEMO: 'off' }],
])('demo people are a danger %s, until they are removed', async (_, settings) => {
  const told = (await dangers(settings)).join(' ')
  expect(told).toContain('11 demo people')
  expect(told).toContain('npm run admin -- remove-demo')
  await removeDemo({ db, clock: it.clock })
  expect(await dangers(settings)).toEqual([])
})

test.each([{}, { DEMO: 'on', HOST: '0.0.0.0' }])('where the demo is wanted (%j) they are none', async (settings) => {
  expect(await dangers(settings)).toEqual([])
})

test('in production DEMO=on helps nobody, and an unsafe address is told beside', async () => {
  const told = await dangers({ NODE_ENV: 'production', DEMO: 'on' })
  expect(told).toEqual([
    expect.stringContaining('PUBLIC_URL: is required'),
    expect.stringContaining('DEMO: must not be on'),
    expect.stringContaining('11 demo people'),
    expect.stringMatching(/remove-demo$/),
  ])
})
