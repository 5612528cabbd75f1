import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const administrator = { ...asha, roles: ['administrator'] }
const settings = {
  name: 'Acme India',
  gstins: ['07AABCT1234H1ZO'],
  currency: 'INR',
  financial_year_start: 4,
  time_zone: 'Asia/Kolkata',
  working_week: [1, 2, 3, 4, 5],
  reminders: {
    on: true,
    from_hour: 9,
    until_hour: 19,
    decide_trip_days: 1,
    decide_expense_days: 3,
    own_trip_days: 2,
    own_expense_days: 5,
    weekly_summary: true,
  },
  sign_up_domains: [],
  retention: { conversations_days: null, mails_days: null, notifications_days: 180, usage_days: 730, records_years: 8 },
  required_of_requests: { cost_centre: false, project: false },
  advances: { most: 50_000, settle_days: 30 },
  booking: 'self',
  arrange_trips_for: 'nobody',
}
const organisation = {
  version: 3,
  settings,
  fixed: [{ setting: 'gstins', variable: 'COMPANY_GSTINS' }],
  mail: { sends: false, from: 'Pravas <no-reply@acme.example>' },
}
const answers = {
  'GET /api/organisation': organisation,
  'GET /api/organisation/history': { items: [], next: null },
  'GET /api/organisation/webhooks': [],
  'GET /api/service-tokens': [],
  'GET /api/webhooks': [],
  'GET /api/retention?limit=10': { terms: [], items: [], next: null },
}
const save = () => screen.getByRole('button', { name: 'Save changes' })

async function open(more: object = {}) {
  const opened = openProduct('/settings', { person: administrator, answers: { ...answers, ...more } })
  await heading('Settings')
  await screen.findByLabelText('Organisation name')
  return opened
}

test('only what was changed is sent, with the version that was shown', async () => {
  const sent: unknown[] = []
  const { user } = await open({
    'PATCH /api/organisation': (body: unknown) => {
      sent.push(body)
      return { ...organisation, version: 4, settings: { ...settings, name: 'Acme' } }
    },
  })
  await user.click(save())
  expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Organisation name'))
  await user.type(screen.getByLabelText('Organisation name'), 'Acme')
  await user.click(screen.getByLabelText('Saturday'))
  await user.click(save())
  expect(await screen.findByText('Settings saved.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Acme', working_week: [1, 2, 3, 4, 5, 6], version: 3 }])
})

test('what the operator has set is shown and cannot be typed over', async () => {
  await open()
  expect(screen.getByText('Set by the operator with COMPANY_GSTINS.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('GSTIN of the head office').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Add a GSTIN' })).toBeNull()
})

test('what is wrong is said at its field, which has the focus', async () => {
  const problem = {
    title: 'The request is not valid.',
    status: 400,
    errors: [{ path: 'body.retention.mails_days', message: 'Too few days.' }],
  }
  const { user } = await open({ 'PATCH /api/organisation': () => Response.json(problem, { status: 400 }) })
  const mails = screen.getByLabelText<HTMLInputElement>('Delete sent mails after (days)')
  await user.type(mails, '3')
  await user.click(save())
  expect(await screen.findByText('Too few days.')).toBeTruthy()
  expect(mails.value).toBe('3')
  expect(document.activeElement).toBe(mails)
})

test('who is told of others’ changes keeps what they typed, and may save it over them', async () => {
  const sent: unknown[] = []
  const conflict = { code: 'organisation.changed', title: 'Changed.', status: 409 }
  const { user } = await open({
    'PATCH /api/organisation': (body: unknown) => {
      sent.push(body)
      return sent.length === 1 ? Response.json(conflict, { status: 409 }) : { ...organisation, version: 5 }
    },
  })
  await user.type(screen.getByLabelText('Organisation name'), ' Limited')
  await user.click(save())
  expect(await screen.findByText(/^Somebody else changed the settings/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Organisation name').value).toBe('Acme India Limited')
  await user.click(save())
  expect(await screen.findByText('Settings saved.')).toBeTruthy()
  expect(sent).toEqual([{ name: 'Acme India Limited', version: 3 }, { name: 'Acme India Limited' }])
})

const WEBHOOKS = 'GET /api/organisation/webhooks'
const SAVE_SLACK = 'PUT /api/organisation/webhooks/slack'
const TEST_SLACK = 'POST /api/organisation/webhooks/slack/test'
const REMOVE_SLACK = 'DELETE /api/organisation/webhooks/slack'
const ADDRESS = 'https://hooks.slack.example/services/T0/B0/secretkey'
const slack = {
  service: 'slack',
  host: 'hooks.slack.example',
  ending: 'tkey',
  events: ['request_sent', 'decided', 'returned'],
  last: null,
}
const channel = async (name: string) => within(await screen.findByRole('form', { name }))

test('a channel is connected by its address, of which only the end is shown afterwards', async () => {
  const { user, server } = await open({ [SAVE_SLACK]: [slack] })
  const form = await channel('Slack')
  expect(form.queryByRole('button', { name: 'Send a test message' })).toBeNull()
  await user.type(form.getByLabelText('Webhook address'), ADDRESS)
  await user.click(form.getByLabelText('Requests returned'))
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await form.findByText('Connected to hooks.slack.example, address ending in tkey')).toBeTruthy()
  expect(server.bodyOf(SAVE_SLACK)).toEqual({ address: ADDRESS, events: ['request_sent', 'decided'] })
  expect(form.getByText('Saved.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>(/New webhook address/).value).toBe('')
})

test('an address that is refused is said at its field and stays', async () => {
  const problem = {
    title: 'The request is not valid.',
    status: 400,
    errors: [{ path: 'body.address', message: 'Enter a public address.' }],
  }
  const { user } = await open({ [SAVE_SLACK]: () => Response.json(problem, { status: 400 }) })
  const form = await channel('Slack')
  const field = form.getByLabelText<HTMLInputElement>('Webhook address')
  await user.type(field, 'https://10.0.0.1/')
  await user.click(form.getByRole('button', { name: 'Connect' }))
  expect(await form.findByText('Enter a public address.')).toBeTruthy()
  expect(field.value).toBe('https://10.0.0.1/')
  expect(document.activeElement).toBe(field)
})

test('a test message says what became of it', async () => {
  const refused = {
    code: 'webhook.not_sent',
    title: 'Not sent.',
    detail: 'The service answered with status 404.',
    status: 502,
  }
  let answer = () => Response.json(refused, { status: 502 })
  const { user } = await open({ [WEBHOOKS]: [slack], [TEST_SLACK]: () => answer() })
  const form = await channel('Slack')
  await user.click(form.getByRole('button', { name: 'Send a test message' }))
  expect((await form.findByRole('alert')).textContent).toContain('status 404')
  answer = () => new Response(null, { status: 204 })
  await user.click(form.getByRole('button', { name: 'Send a test message' }))
  expect(await form.findByText('Test message delivered.')).toBeTruthy()
  expect(form.queryByRole('alert')).toBeNull()
})

test('messages that were given up are said beside a later one that was delivered', async () => {
  const at = '2026-11-20T04:00:00Z'
  const last = { status: 'sent', at: '2026-11-21T04:00:00Z', error: null }
  await open({ [WEBHOOKS]: [{ ...slack, last, given_up: { count: 2, at, error: 'The message was damaged.' } }] })
  const form = await channel('Slack')
  expect(
    form.getByText(/^2 messages of the last 30 days couldn’t be delivered, .* The message was damaged\.$/),
  ).toBeTruthy()
  expect(form.getByText(/^Last message delivered/)).toBeTruthy()
})

test('the only message that was given up is said once', async () => {
  const at = '2026-11-20T04:00:00Z'
  const failed = { status: 'failed', at, error: 'No answer.' }
  await open({ [WEBHOOKS]: [{ ...slack, last: failed, given_up: { count: 1, at, error: 'No answer.' } }] })
  expect((await channel('Slack')).getAllByText(/No answer/)).toHaveLength(1)
})

test('two presses at one spot disconnect no channel', async () => {
  const { user, server } = await open({ [WEBHOOKS]: [slack] })
  const form = await channel('Slack')
  const ask = form.getByRole('button', { name: 'Disconnect' })
  await user.dblClick(ask)
  expect(server.calls).not.toContain(REMOVE_SLACK)
  expect(form.getByRole('button', { name: 'Disconnect' })).toBe(document.activeElement)
  expect(form.queryByRole('button', { name: 'Yes, disconnect' })).toBeNull()
})

test('a channel is disconnected once that is confirmed', async () => {
  let connected: object[] = [{ ...slack, last: { status: 'failed', at: '2026-11-20T04:00:00Z', error: 'No answer.' } }]
  const remove = () => {
    connected = []
    return new Response(null, { status: 204 })
  }
  const { user, server } = await open({ [WEBHOOKS]: () => connected, [REMOVE_SLACK]: remove })
  const form = await channel('Slack')
  expect(form.getByText(/couldn’t be delivered. No answer./)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Disconnect' }))
  expect(server.calls).not.toContain(REMOVE_SLACK)
  await user.click(form.getByRole('button', { name: 'Yes, disconnect' }))
  expect(await form.findByText('Not connected')).toBeTruthy()
  await waitFor(() => expect(form.getByText('Disconnected.')).toBeTruthy())
})

test('where channels cannot be loaded the page stands, and it can be tried again', async () => {
  await open({ [WEBHOOKS]: () => Response.json({ title: 'Out of order.' }, { status: 500 }) })
  expect(await screen.findByText(/Out of order/)).toBeTruthy()
  expect(screen.getByLabelText('Organisation name')).toBeTruthy()
})

test('a token is created with what was chosen, shown once, and revoked only when that was confirmed', async () => {
  const sent: unknown[] = []
  const token = {
    id: '01975c5e-0000-7000-8000-00000000000a',
    name: 'Payroll export',
    scopes: ['read', 'accounts'],
    owner: 'Asha Verma',
    works: true,
    created_at: '2026-06-10T06:30:00.000Z',
    expires_at: '2026-09-08T20:30:00.000Z',
    last_used_at: null,
  }
  let tokens: object[] = []
  const { user } = await open({
    'GET /api/service-tokens': () => tokens,
    'POST /api/service-tokens': (body: unknown) => {
      sent.push(body)
      tokens = [token]
      return { ...token, token: 'pravas_secret' }
    },
    [`DELETE /api/service-tokens/${token.id}`]: () => {
      sent.push('revoked')
      tokens = []
      return null
    },
  })
  await user.type(await screen.findByLabelText('Program'), 'Payroll export')
  await user.click(screen.getByLabelText('Read finance and make accounting exports'))
  await user.click(screen.getByRole('button', { name: 'Create token' }))
  const shown = await screen.findByLabelText<HTMLInputElement>('Token')
  expect([document.activeElement, shown.value]).toEqual([shown, 'pravas_secret'])
  expect(sent).toEqual([{ name: 'Payroll export', scopes: ['read', 'accounts'], expires_in_days: 90 }])
  // The evening of the 8th in UTC is the 9th in India.
  await screen.findByText('expires 9 Sep 2026,')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByLabelText('Token')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Revoke Payroll export' }))
  expect(sent).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Yes, revoke Payroll export' }))
  await screen.findByText('Payroll export was revoked.')
  expect(sent).toHaveLength(2)
})

const webhook = {
  id: '01975c5e-0000-7000-8000-00000000000a',
  name: 'Payroll',
  address: 'https://payroll.example/hooks',
  events: ['trip.submitted'],
  active: true,
  disabled_at: null,
  failing_since: null,
  waiting: 0,
  failed: 1,
  last: null,
  created_at: '2026-06-10T06:30:00.000Z',
}
const delivery = {
  id: '01975c5e-0000-7000-8000-00000000000b',
  event: 'trip.submitted',
  number: 'TRP-2026-000007',
  status: 'failed',
  attempts: 14,
  answer: 500,
  error: 'The service answered with status 500. Check the address.',
  created_at: '2026-06-10T06:30:00.000Z',
  sent_at: null,
  next_attempt_at: null,
}

test('a webhook is added with the chosen events, and its secret shown once', async () => {
  const sent: unknown[] = []
  let webhooks: object[] = []
  const { user } = await open({
    'GET /api/webhooks': () => webhooks,
    'POST /api/webhooks': (body: unknown) => {
      sent.push(body)
      webhooks = [webhook]
      return { ...webhook, secret: 'whsec_c2VjcmV0' }
    },
  })
  const form = within(await screen.findByRole('form', { name: 'Add webhook' }))
  await user.type(form.getByLabelText('Receiving program'), 'Payroll')
  await user.type(form.getByLabelText('Address'), 'https://payroll.example/hooks')
  for (const group of ['claims', 'advances', 'people'])
    await user.click(form.getByLabelText(`Everything about ${group}`))
  await user.click(form.getByLabelText('Cancelled'))
  await user.click(form.getByRole('button', { name: 'Add webhook' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_c2VjcmV0')
  expect(sent).toMatchObject([{ name: 'Payroll', address: 'https://payroll.example/hooks' }])
  const [{ events }] = sent as [{ events: string[] }]
  expect(events).toContain('trip.submitted')
  expect(events).not.toContain('trip.cancelled')
  expect(events.every((event) => event.startsWith('trip.'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByLabelText('Secret')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Manage Payroll' })).toBeTruthy()
})

test('what was typed of a webhook stays when the server refuses it', async () => {
  const problem = {
    title: 'The request is not valid.',
    status: 400,
    errors: [{ path: 'body.address', message: 'Enter a public address.' }],
  }
  const { user } = await open({ 'POST /api/webhooks': () => Response.json(problem, { status: 400 }) })
  const form = within(await screen.findByRole('form', { name: 'Add webhook' }))
  await user.type(form.getByLabelText('Receiving program'), 'Payroll')
  await user.type(form.getByLabelText('Address'), 'https://10.0.0.1/')
  await user.click(form.getByRole('button', { name: 'Add webhook' }))
  expect(await form.findByText('Enter a public address.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Receiving program').value).toBe('Payroll')
  expect(document.activeElement).toBe(form.getByLabelText('Address'))
})

test('a webhook shows what was delivered, sends it again, and is removed only when that was confirmed', async () => {
  let replayed = 0
  let webhooks: object[] = [webhook]
  const at = `/api/webhooks/${webhook.id}`
  const { user } = await open({
    'GET /api/webhooks': () => webhooks,
    [`GET ${at}/deliveries?limit=25`]: () => ({
      items: [replayed === 0 ? delivery : { ...delivery, status: 'queued', attempts: 0, answer: null, error: null }],
      next: null,
    }),
    [`POST ${at}/deliveries/${delivery.id}/replay`]: () => {
      replayed += 1
      return { ...delivery, status: 'queued' }
    },
    [`POST ${at}/test`]: () => ({ answer: 204 }),
    [`DELETE ${at}`]: () => {
      webhooks = []
      return new Response(null, { status: 204 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Manage Payroll' }))
  expect(await screen.findByText(/Given up · 14 attempts · answered 500/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send again: trip.submitted TRP-2026-000007' }))
  expect(await screen.findByText(/^Waiting, next attempt/)).toBeTruthy()
  expect(replayed).toBe(1)
  const form = within(screen.getByRole('form', { name: 'Payroll' }))
  await user.click(form.getByRole('button', { name: 'Send a test event' }))
  expect(await form.findByText('The address answered 204.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Remove' }))
  await user.click(form.getByRole('button', { name: 'Yes, remove' }))
  expect(await screen.findByText('Payroll was removed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Manage Payroll' })).toBeNull()
})
