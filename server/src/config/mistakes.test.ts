import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  [{ PORT: 'five' }, 'PORT: must be a number'],
  [{ PORT: '50.5' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be at most 65535'],
  [{ READER_PROCESSES: '0' }, 'READER_PROCESSES: must be at least 1'],
  [{ MODEL_STEP_SECONDS: '0' }, 'MODEL_STEP_SECONDS: must be more than 0'],
  [{ DEMO: 'yes' }, 'DEMO: must be on or off'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug, or silent'],
  [{ MODEL_TEMPERATURE: 'hot' }, 'MODEL_TEMPERATURE: must be none or a number from 0 to 2'],
  [{ PUBLIC_URL: 'pravas.example' }, 'PUBLIC_URL: must be an http:// or https:// address'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: must be a postgres:// address'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an smtps:// or smtp:// address'],
  [{ SUPPORT_INBOX: 'desk' }, 'SUPPORT_INBOX: must be a mail address'],
  [{ SIGN_UP_DOMAINS: 'acme' }, 'SIGN_UP_DOMAINS: must be mail domains such as acme.example'],
  [{ MODEL_REMOVES: 'shoes' }, 'MODEL_REMOVES: must be names, gstin, cards, mail, or phone'],
  [{ SERPAPI_KEY: 'k', SERPAPI_RETURN_CALLS: '11' }, 'SERPAPI_RETURN_CALLS: must be at most 10'],
])('%j is refused with a plain reason', (settings, mistake) => {
  expect(() => readConfig(settings, '/srv')).toThrow(new Error(`These settings are wrong:\n  ${mistake}`))
})
