import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('everything has a default', () => {
  const config = readConfig({}, '/srv/pravas')
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 5007,
    dataDir: '/srv/pravas/.data',
    databaseUrl: undefined,
  })
  expect(config.publicUrl.origin).toBe('http://localhost:5007')
  expect(Object.isFrozen(config)).toBe(true)
})

test('live fares come in through one setting', () => {
  expect(readConfig({}, '/srv').liveFares).toBeUndefined()
  const { liveFares } = readConfig({ SERPAPI_KEY: ' a-key ', LIVE_FARES_CACHE_MINUTES: '2' }, '/srv')
  expect(liveFares).toMatchObject({ serpApi: { key: 'a-key' }, cacheMs: 120_000, callMs: 10_000, totalMs: 20_000 })
  expect(liveFares?.serpApi.url.href).toBe('https://serpapi.com/')
})

test('a mistake in the key is told without it', () => {
  const wrong = { SERPAPI_KEY: 'two words', SERPAPI_URL: 'ftp://proxy.example' }
  expect(() => readConfig(wrong, '/srv')).toThrow(/SERPAPI_KEY[\s\S]*SERPAPI_URL/)
  expect(() => readConfig(wrong, '/srv')).not.toThrow(/two words/)
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ DATABASE_URL: ' ', SMTP_URL: '' }, '/srv')).toMatchObject({
    databaseUrl: undefined,
    mail: { smtpUrl: undefined },
  })
})

test('a bad deployment is told every mistake at once', () => {
  const wrong = { PORT: 'five', DATABASE_URL: 'mysql://db', PUBLIC_URL: 'pravas.example', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong, '/srv')).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*LOG_LEVEL/)
})
