import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const it = await testApp(
  {},
  { COMPANY_GSTINS: '07AABCT1234H1ZO', SIGN_UP_DOMAINS: 'acme.example', ORGANISATION: 'Pravas Demo' },
)

test('what the operator has set holds, is named as such and cannot be changed', async () => {
  const admin = it.as('administrator')
  const { body } = await admin.get('/api/organisation')
  expect(body).toMatchObject({ settings: { gstins: ['07AABCT1234H1ZO'], sign_up_domains: ['acme.example'] } })
  expect((body as { fixed: unknown[] }).fixed).toEqual(
    expect.arrayContaining([
      { setting: 'name', variable: 'ORGANISATION' },
      { setting: 'gstins', variable: 'COMPANY_GSTINS' },
      { setting: 'sign_up_domains', variable: 'SIGN_UP_DOMAINS' },
    ]),
  )
  const refused = await admin.send('PATCH', '/api/organisation', { gstins: [], name: 'Other', financial_year_start: 1 })
  expect(refused.status).toBe(400)
  const { errors } = refused.body as { errors: { path: string }[] }
  expect(errors.map(({ path }) => path).sort()).toEqual(['body.gstins', 'body.name'])
  // Sent along unchanged, as a page does that sends its whole form, it is no change.
  const kept = await admin.send('PATCH', '/api/organisation', { gstins: ['07AABCT1234H1ZO'], financial_year_start: 1 })
  expect(kept).toMatchObject({ status: 200, body: { settings: { financial_year_start: 1 } } })
})
