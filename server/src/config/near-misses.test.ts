import { expect, test } from 'vitest'
import { SETTING_NAMES } from './config.ts'
import { nearMisses } from './near-misses.ts'

const warnings = (name: string) => nearMisses({ [name]: 'x' }, SETTING_NAMES)

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['STMP_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_ULR_FILE', 'SMTP_URL_FILE'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLIC_URLS', 'PUBLIC_URL'],
  ['NODE_EVN', 'NODE_ENV'],
  ['SERPAPI_KYE', 'SERPAPI_KEY'],
  ['PROT', 'PORT'],
  ['DMEO', 'DEMO'],
])('%s is told as nearly %s', (name, setting) => {
  expect(warnings(name)).toEqual([`${name} is not a setting and is ignored. Did you mean ${setting}?`])
})

test.each(['SMTP_URL', 'SMTP_URL_FILE', 'HOME', 'HOSTNAME', 'POST', 'PATH', 'PWD', 'TERM', 'LANG', 'USER', 'LOGNAME'])(
  '%s is told nothing of',
  (name) => {
    expect(warnings(name)).toEqual([])
  },
)

test('what other programs set is told nothing of', () => {
  const others = 'NODE_OPTIONS NODE_PATH npm_config_prefix XDG_DATA_DIRS LS_COLORS MAIL EDITOR DEBUG CI no_proxy'
  expect(others.split(' ').flatMap(warnings)).toEqual([])
})
