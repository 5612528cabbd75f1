import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SETTING_NAMES } from './config.ts'

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
  expect(liveFares).toMatchObject({ cacheMs: 120_000, callMs: 10_000, totalMs: 20_000 })
  expect(JSON.stringify(liveFares)).not.toContain('a-key')
})

test('a mistake in the key is told without it', () => {
  const wrong = { SERPAPI_KEY: 'two words', SERPAPI_URL: 'ftp://proxy.example' }
  expect(() => readConfig(wrong, '/srv')).toThrow(/SERPAPI_KEY[\s\S]*SERPAPI_URL/)
  expect(() => readConfig(wrong, '/srv')).not.toThrow(/two words/)
})

test('an empty setting counts as absent', () => {
  expect(readConfig({ PUBLIC_URL: ' ', SMTP_URL: '', DEMO: '' }, '/srv')).toMatchObject({
    demo: true,
    mail: { smtpUrl: undefined },
  })
})

test.each(SETTING_NAMES.filter((name) => name !== 'DATABASE_URL'))('an empty %s is as none', (name) => {
  const none = readConfig({}, '/srv')
  expect(readConfig({ [name]: '' }, '/srv')).toEqual(none)
  expect(readConfig({ [name]: ' ' }, '/srv')).toEqual(none)
})

test.each(['', ' '])('a database address that failed to arrive (%j) is a mistake, not the embedded database', (url) => {
  expect(() => readConfig({ DATABASE_URL: url }, '/srv')).toThrow(/DATABASE_URL: is set but empty/)
  expect(() => readConfig({ DATABASE_URL_FILE: url }, '/srv')).toThrow(/DATABASE_URL: is set but empty/)
  const given = { DATABASE_URL: 'postgres://db/pravas', DATABASE_URL_FILE: url }
  expect(readConfig(given, '/srv').databaseUrl).toBe(given.DATABASE_URL)
})

test.each([
  [true, {}],
  [true, { HOST: 'localhost', PUBLIC_URL: 'http://localhost:5007' }],
  [true, { HOST: '::1', PUBLIC_URL: 'https://127.0.0.2' }],
  [true, { DATABASE_URL: 'postgres://db/pravas', DEMO: 'on' }],
  [true, { HOST: '0.0.0.0', PUBLIC_URL: 'https://pravas.example.org', DEMO: 'on' }],
  [false, { DEMO: 'off' }],
  [false, { DATABASE_URL: 'postgres://db/pravas' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '10.0.0.7' }],
  [false, { PUBLIC_URL: 'http://pravas.example.org' }],
  [false, { PUBLIC_URL: 'https://127.0.0.1.example.org' }],
  [false, { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' }],
])('the demo is there (%s) with %j', (there, settings) => {
  expect(readConfig(settings, '/srv').demo).toBe(there)
})

test('whether the demo is there is on or off', () => {
  expect(() => readConfig({ DEMO: 'yes' }, '/srv')).toThrow(/DEMO/)
})

test.each([
  [{ PUBLIC_URL: 'https://pravas.example.org' }, []],
  [{ PUBLIC_URL: 'http://localhost:5007' }, []],
  [{ PUBLIC_URL: 'http://[::1]:5007' }, []],
  [{}, [/^PUBLIC_URL: is required/]],
  [{ PUBLIC_URL: ' ' }, [/^PUBLIC_URL: is required/]],
  [{ PUBLIC_URL: 'http://pravas.example.org' }, [/^PUBLIC_URL: must start with https/]],
  [{ PUBLIC_URL: 'http://pravas.example.org', DEMO: 'on' }, [/^PUBLIC_URL/, /^DEMO: must not be on/]],
])('in production %j is told as unsafe by %j', (settings, mistakes) => {
  const read = readConfig({ NODE_ENV: 'production', ...settings }, '/srv').productionMistakes
  expect(read).toEqual(mistakes.map((mistake) => expect.stringMatching(mistake)))
  expect(readConfig(settings, '/srv').productionMistakes).toEqual([])
})

test('what is unsafe in production is told together with what is not valid', () => {
  expect(() => readConfig({ NODE_ENV: 'production', PORT: 'five' }, '/srv')).toThrow(/PORT[\s\S]*PUBLIC_URL/)
})

test('a bad deployment is told every mistake at once', () => {
  const wrong = { PORT: 'five', DATABASE_URL: 'mysql://db', PUBLIC_URL: 'pravas.example', LOG_LEVEL: 'loud' }
  expect(() => readConfig(wrong, '/srv')).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*LOG_LEVEL/)
})

test('a secret may lie in a file, as containers hand it over', () => {
  const root = mkdtempSync(join(tmpdir(), 'pravas-secrets-'))
  writeFileSync(join(root, 'smtp'), 'smtps://user:secret@mail.example\n')
  expect(readConfig({ SMTP_URL_FILE: 'smtp' }, root).mail.smtpUrl).toBe('smtps://user:secret@mail.example')
  expect(readConfig({ SMTP_URL_FILE: join(root, 'smtp'), SMTP_URL: ' ' }, '/srv').mail.smtpUrl).toContain('secret')
})

test('a secret given twice or by no file is a mistake, told without it', () => {
  const root = mkdtempSync(join(tmpdir(), 'pravas-secrets-'))
  writeFileSync(join(root, 'key'), 'two words')
  const twice = { SERPAPI_KEY: 'one', SERPAPI_KEY_FILE: 'key', SMTP_URL_FILE: 'missing' }
  expect(() => readConfig(twice, root)).toThrow(/SMTP_URL_FILE: .*ENOENT[\s\S]*SERPAPI_KEY: is set twice/)
  expect(() => readConfig({ SERPAPI_KEY_FILE: 'key' }, root)).toThrow(/SERPAPI_KEY: must not contain spaces/)
  expect(() => readConfig({ SERPAPI_KEY_FILE: 'key' }, root)).not.toThrow(/two words/)
})

test('a proxy on the same machine is believed in production, others by their address', () => {
  expect(readConfig({}, '/srv').trustedProxies).toEqual([])
  expect(readConfig({ NODE_ENV: 'production' }, '/srv').trustedProxies).toEqual(['loopback'])
  const TRUSTED_PROXIES = 'loopback, 10.0.0.0/8,FD00::1'
  expect(readConfig({ TRUSTED_PROXIES }, '/srv').trustedProxies).toEqual(['loopback', '10.0.0.0/8', 'fd00::1'])
  expect(() => readConfig({ TRUSTED_PROXIES: 'everybody' }, '/srv')).toThrow(/TRUSTED_PROXIES: 'everybody' is not/)
})

test('the organisation’s GSTINs are checked, and are one a state', () => {
  const read = (COMPANY_GSTINS: string) => readConfig({ COMPANY_GSTINS }, '/srv').companyGstins
  expect(readConfig({}, '/srv').companyGstins).toBeUndefined()
  expect(read('07aabct1234h1zo, 27AABCT1234H1ZM')).toEqual(['07AABCT1234H1ZO', '27AABCT1234H1ZM'])
  expect(() => read('07AABCT1234H1ZX')).toThrow(/COMPANY_GSTINS.*not a valid GSTIN/)
  expect(() => read('27AABCT1234H1ZM,27AAPFU0939F1ZV')).toThrow(/only one GSTIN per state/)
})

test('how many processes read, and how much each person may store, are settings', () => {
  expect(readConfig({}, '/srv')).toMatchObject({ reader: { processes: 1 }, storageQuotaBytes: 2 * 2 ** 30 })
  const settings = { READER_PROCESSES: '4', STORAGE_QUOTA_MB: '0' }
  expect(readConfig(settings, '/srv')).toMatchObject({ reader: { processes: 4 }, storageQuotaBytes: 0 })
  expect(() => readConfig({ READER_PROCESSES: '0' }, '/srv')).toThrow('READER_PROCESSES')
})
