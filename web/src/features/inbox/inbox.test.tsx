import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const LIST = 'GET /api/reminders'
const READ = 'POST /api/reminders/read'
const ANNOUNCE = 'POST /api/inbox/announce'
const UNREAD = 'GET /api/inbox/unread'
const EVENTS = 'GET /api/inbox?limit=30'
const OLDER = 'GET /api/inbox?limit=30&cursor=two'
const READ_EVENTS = 'POST /api/inbox/read'
const SETTINGS = 'GET /api/notification-settings'
const CHOOSE = 'PUT /api/notification-settings'
const FIRST = '01a20185-5803-760e-adb1-acfb15e07582'
const PLACE = `PUT /api/reminders/${FIRST}`
const done = () => new Response(null, { status: 204 })

const receipts = {
  id: FIRST,
  kind: 'receipts_missing',
  about: 'expense',
  title: 'Receipts for your trip to Pune',
  reason: 'Because your trip to Pune ended on 3 Nov 2026 and the hotel bill (Sea View) has not been claimed.',
  action: { text: 'Upload to FinGenie', to: '/fingenie-chat' },
  created_at: '2026-11-05T04:00:00Z',
  read: false,
}
const waiting = {
  ...receipts,
  id: '01a20185-5803-760e-adb1-acfb15e07583',
  kind: 'own_request_waiting',
  about: 'trip',
  title: 'Your trip to Delhi still waits',
  reason: 'Because your trip to Delhi has waited for Meera since 1 Nov 2026.',
  action: { text: 'Open the trip', to: '/trip/TRP-2026-000001' },
  read: true,
}

const decided = {
  id: '01a20185-5803-760e-adb1-acfb15e07590',
  kind: 'decided',
  title: 'Meera rejected your trip TRP-2026-000007',
  note: 'Too dear.',
  to: '/trip/TRP-2026-000007',
  created_at: '2026-11-06T04:00:00Z',
  read: false,
}
const asked = {
  ...decided,
  id: '01a20185-5803-760e-adb1-acfb15e07591',
  kind: 'request_sent',
  title: 'Ravi asks you to approve the claim EXP-2026-000003',
  note: null,
  to: '/expense/EXP-2026-000003',
  created_at: '2026-11-05T05:00:00Z',
  read: true,
}

type Setting = { kind: string; page: string; mail: string; browser: string }

/** A server that keeps what one chooses. */
function choosing(...settings: Setting[]) {
  const state = settings.map((one) => ({ ...one }))
  return {
    [SETTINGS]: () => state,
    [CHOOSE]: (body: unknown) => {
      const { choices } = body as { choices: { kind: string; channel: 'page' | 'mail' | 'browser'; on: boolean }[] }
      for (const { kind, channel, on } of choices)
        for (const one of state) if (one.kind === kind) one[channel] = on ? 'on' : 'off'
      return state
    },
  }
}

/** A server with these events and reminders, whose list loses the reminders that are put away, and gets them back. */
function remembering({ events = [] as (typeof decided | typeof asked)[], reminders = [] as (typeof receipts)[] }) {
  const away = new Set<string>()
  const read = new Set<string>()
  const settings = choosing({ kind: 'receipts_missing', page: 'on', mail: 'off', browser: 'on' })
  const isShown = ({ id, kind }: typeof receipts) =>
    !away.has(id) && settings[SETTINGS]().every((one) => one.kind !== kind || one.page === 'on')
  const isRead = (one: { id: string; read: boolean }) => one.read || read.has(one.id)
  const shown = () => events.map((event) => ({ ...event, read: isRead(event) }))
  return {
    [LIST]: () => reminders.filter(isShown).map((one) => ({ ...one, read: isRead(one) })),
    [READ]: (body: unknown) => {
      for (const id of (body as { ids: string[] }).ids) read.add(id)
      return done()
    },
    [EVENTS]: () => ({ items: shown(), next: null }),
    [UNREAD]: () => ({ unread: shown().filter((event) => !event.read).length }),
    [READ_EVENTS]: (body: unknown) => {
      const { ids = events.map(({ id }) => id) } = body as { ids?: string[] }
      for (const id of ids) read.add(id)
      return done()
    },
    [PLACE]: (body: unknown) => {
      const { place } = body as { place: string }
      if (place === 'open') away.delete(FIRST)
      else away.add(FIRST)
      return done()
    },
    ...settings,
  }
}

async function openBell(answers: object, address = '/privacy-policy') {
  const opened = openProduct(address, { person: asha, answers: answers as Record<string, object> })
  const bell = await screen.findByRole('button', { name: /^Inbox/ })
  await opened.user.click(bell)
  const drawer = within(await screen.findByRole('dialog', { name: 'Inbox' }))
  return { ...opened, bell, drawer }
}

test('events and reminders stand in one list by day, and each leads to its record', async () => {
  const all = { events: [decided, asked], reminders: [receipts, waiting] }
  const { bell, drawer, server } = await openBell(remembering(all))
  await drawer.findByText(receipts.reason)
  expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '6 Nov 2026',
    '5 Nov 2026',
  ])
  expect(drawer.getByText('Too dear.')).toBeTruthy()
  expect(drawer.getByRole('link', { name: decided.title }).getAttribute('href')).toBe(decided.to)
  expect(drawer.getByRole('link', { name: asked.title }).getAttribute('href')).toBe(asked.to)
  expect(drawer.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/trip/TRP-2026-000001')
  // Looking at it reads nothing.
  expect(bell.getAttribute('aria-label')).toBe('Inbox, 2 unread')
  expect(drawer.getAllByText('New')).toHaveLength(2)
  expect(server.bodyOf(READ_EVENTS)).toBeUndefined()
})

test('what is followed is read, and all of it at once', async () => {
  const first = await openBell(remembering({ events: [decided], reminders: [receipts] }))
  await first.user.click(await first.drawer.findByRole('link', { name: decided.title }))
  await waitFor(() => expect(first.server.bodyOf(READ_EVENTS)).toEqual({ ids: [decided.id] }))
  await waitFor(() => expect(first.bell.getAttribute('aria-label')).toBe('Inbox, 1 unread'))
})

test('all is marked as read at once, and the button keeps the focus', async () => {
  const { user, bell, drawer, server } = await openBell(
    remembering({ events: [decided, asked], reminders: [receipts] }),
  )
  const button = await drawer.findByRole('button', { name: 'Mark all as read' })
  await user.click(button)
  expect(await drawer.findByText('Everything is marked as read.')).toBeTruthy()
  expect(server.bodyOf(READ_EVENTS)).toEqual({ all: true })
  expect(server.bodyOf(READ)).toEqual({ ids: [FIRST] })
  expect(bell.getAttribute('aria-label')).toBe('Inbox')
  expect(drawer.queryByText('New')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a failure to mark all as read is told', async () => {
  const { user, drawer } = await openBell({ ...remembering({ events: [decided] }), [READ_EVENTS]: broken })
  await user.click(await drawer.findByRole('button', { name: 'Mark all as read' }))
  expect((await drawer.findByRole('alert')).textContent).toContain('Out of order.')
  expect(drawer.getByText('New')).toBeTruthy()
})

test('older events come when they are asked for', async () => {
  const pages = { [EVENTS]: { items: [decided], next: 'two' }, [OLDER]: { items: [asked], next: null } }
  const { user, drawer } = await openBell({ ...remembering({}), ...pages })
  await user.click(await drawer.findByRole('button', { name: 'Show older' }))
  expect(await drawer.findByRole('link', { name: asked.title })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('older events that cannot be loaded are said to be so, and those that are there stay', async () => {
  const pages = { [EVENTS]: { items: [decided], next: 'two' }, [OLDER]: broken }
  const { user, drawer, server } = await openBell({ ...remembering({}), ...pages })
  await user.click(await drawer.findByRole('button', { name: 'Show older' }))
  const again = await drawer.findByRole('button', { name: 'Try again' })
  expect(drawer.getByRole('link', { name: decided.title })).toBeTruthy()
  server.answers[OLDER] = { items: [asked], next: null }
  await user.click(again)
  expect(await drawer.findByRole('link', { name: asked.title })).toBeTruthy()
})

test('with nothing to tell it says what will be there', async () => {
  const { bell, drawer } = await openBell(remembering({}))
  expect(bell.textContent).toBe('')
  expect(await drawer.findByText('No news yet.')).toBeTruthy()
})

test('where events cannot be loaded reminders stand, and it can be tried again', async () => {
  let isBroken = true
  const answers = remembering({ events: [decided], reminders: [receipts] })
  const { user, drawer } = await openBell({ ...answers, [EVENTS]: () => (isBroken ? broken() : answers[EVENTS]()) })
  expect(await drawer.findByText(/couldn’t be loaded/)).toBeTruthy()
  expect(drawer.getByText(receipts.reason)).toBeTruthy()
  isBroken = false
  await user.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByRole('link', { name: decided.title })).toBeTruthy()
})

test.each([
  ['fail', broken, 2],
  ['are not there', () => new Response(null, { status: 404 }), 0],
])('where the calls %s there is no bell, and the page stands', async (_, answer, logs) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const answers = { [LIST]: answer, [UNREAD]: answer }
  const { server } = openProduct('/privacy-policy', { person: asha, answers })
  await heading('Privacy Policy')
  await waitFor(() => expect(server.requests.some(({ call }) => call === UNREAD)).toBe(true))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(logs))
  expect(screen.queryByRole('button', { name: /^Inbox/ })).toBeNull()
  logged.mockRestore()
})

test('what leads elsewhere is left out', async () => {
  const elsewhere = { ...waiting, action: { text: 'Look', to: '//elsewhere.example' } }
  const event = { ...asked, to: 'https://elsewhere.example' }
  const { drawer } = await openBell(remembering({ events: [event], reminders: [elsewhere, receipts] }))
  expect(await drawer.findByText(receipts.reason)).toBeTruthy()
  expect(drawer.queryByText('Look')).toBeNull()
  expect(drawer.queryByText(asked.title)).toBeNull()
})

test.each([
  ['Tomorrow', { place: 'tomorrow' }, /until tomorrow/],
  ['Next week', { place: 'next_week' }, /until Monday/],
  ['Dismiss', { place: 'dismissed' }, /Dismissed/],
])('%s puts a reminder away, which can be taken back', async (button, body, said) => {
  const { user, drawer, server } = await openBell(remembering({ reminders: [receipts] }))
  await user.click(await drawer.findByRole('button', { name: `${button}: ${receipts.title}` }))
  expect(await drawer.findByText(said)).toBeTruthy()
  expect(server.bodyOf(PLACE)).toEqual(body)
  const undo = drawer.getByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.click(undo)
  expect(await drawer.findByText(receipts.reason)).toBeTruthy()
  expect(server.bodyOf(PLACE)).toEqual({ place: 'open' })
})

test('a kind is switched off where it is read, and on again', async () => {
  const { user, drawer, server } = await openBell(remembering({ reminders: [receipts] }))
  await user.click(await drawer.findByRole('button', { name: `Turn off these reminders: ${receipts.title}` }))
  expect(await drawer.findByText(/These reminders are off/)).toBeTruthy()
  const turned = (on: boolean) => ({
    choices: [
      { kind: 'receipts_missing', channel: 'page', on },
      { kind: 'receipts_missing', channel: 'browser', on },
    ],
  })
  expect(server.bodyOf(CHOOSE)).toEqual(turned(false))
  await user.click(drawer.getByRole('button', { name: 'Undo' }))
  // By the channels that were on before, and no other.
  await waitFor(() => expect(server.bodyOf(CHOOSE)).toEqual(turned(true)))
})

test('a failure is told and keeps the reminder', async () => {
  const { user, drawer } = await openBell({ ...remembering({ reminders: [receipts] }), [PLACE]: broken })
  await user.click(await drawer.findByRole('button', { name: `Dismiss: ${receipts.title}` }))
  expect((await drawer.findByRole('alert')).textContent).toContain('Out of order.')
  expect(drawer.getByText(receipts.reason)).toBeTruthy()
})

test('a new conversation opens with what its assistant looks after, until something is said', async () => {
  const opened = openProduct('/tripmate-chat', {
    person: asha,
    answers: remembering({ reminders: [receipts, waiting] }),
  })
  const line = within(await screen.findByRole('region', { name: 'Reminder' }))
  expect(line.getByText(waiting.reason)).toBeTruthy()
  expect(line.queryByText(receipts.reason)).toBeNull()
  await opened.user.type(screen.getByRole('textbox', { name: 'Message' }), 'To Mumbai{Enter}')
  await waitFor(() => expect(opened.tripMate.received).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
})

test('a chat’s reminder is put away there, and can be taken back', async () => {
  const { user } = openProduct('/fingenie-chat', { person: asha, answers: remembering({ reminders: [receipts] }) })
  const line = within(await screen.findByRole('region', { name: 'Reminder' }))
  expect(line.queryByRole('link')).toBeNull()
  await user.click(line.getByRole('button', { name: `Dismiss: ${receipts.title}` }))
  expect(await line.findByText(/Dismissed/)).toBeTruthy()
  await user.click(line.getByRole('button', { name: 'Undo' }))
  expect(await line.findByText(receipts.reason)).toBeTruthy()
})

test('a link to a draft opens its conversation', async () => {
  const messages = [{ message: 'Delhi to Pune', sender: 'User', timestamp: '2026-11-05T04:00:00Z' }]
  openProduct('/tripmate-chat?session=tripmate-1-old', {
    person: asha,
    answers: { 'GET /api/chat/tripmate/session/tripmate-1-old': { messages } },
  })
  expect(await screen.findByText('Delhi to Pune')).toBeTruthy()
  expect(localStorage.getItem('tripmate-session-id')).toBe('tripmate-1-old')
  expect(window.location.search).toBe('')
})

function openAccount(address = '/account') {
  const answers = choosing(
    { kind: 'decided', page: 'on', mail: 'always', browser: 'off' },
    { kind: 'receipts_missing', page: 'on', mail: 'off', browser: 'off' },
    { kind: 'weekly_summary', page: 'never', mail: 'on', browser: 'never' },
  )
  return openProduct(address, { person: asha, answers })
}

const cell = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('Account has a grid of kinds and channels, saved as one chooses', async () => {
  const { user, server } = openAccount()
  const mail = await cell('Missing receipts: Email')
  expect(mail.checked).toBe(false)
  await user.click(mail)
  const choices = [{ kind: 'receipts_missing', channel: 'mail', on: true }]
  await waitFor(() => expect(server.bodyOf(CHOOSE)).toEqual({ choices }))
  expect(mail.checked).toBe(true)
  const row = within(screen.getByRole('row', { name: /Decisions on your requests/ }))
  expect(row.getByText('Always')).toBeTruthy()
  expect(row.getAllByRole('checkbox')).toHaveLength(2)
  expect(within(screen.getByRole('row', { name: /Weekly summary/ })).getAllByText('Not available')).toHaveLength(2)
})

test('what is chosen quickly is saved in the order in which it was chosen', async () => {
  const { user, server } = openAccount()
  const given = server.answers[CHOOSE] as (body: unknown) => unknown
  const answers: (() => void)[] = []
  server.answers[CHOOSE] = (body: unknown) => new Promise((resolve) => answers.push(() => resolve(given(body))))
  const mail = await cell('Missing receipts: Email')
  const sent = () => server.calls.filter((call) => call === CHOOSE)
  await user.click(mail)
  await user.click(mail)
  // The second waits for the answer to the first, which no older one can come after.
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(mail.checked).toBe(false)
  answers[0]?.()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(mail.checked).toBe(false)
  answers[1]?.()
  await waitFor(() => expect(server.bodyOf(CHOOSE)).toMatchObject({ choices: [{ on: false }] }))
  expect(mail.checked).toBe(false)
})

test('a choice that cannot be kept is told, and stands as it was', async () => {
  const { user, server } = openAccount()
  server.answers[CHOOSE] = broken
  const mail = await cell('Missing receipts: Email')
  await user.click(mail)
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order.')
  await waitFor(() => expect(mail.checked).toBe(false))
})

test('a mail’s link offers to switch off what it was about, and does nothing by itself', async () => {
  const { user, server } = openAccount('/account?switch-off=weekly_summary')
  const button = await screen.findByRole('button', { name: 'Turn off' })
  expect(server.bodyOf(CHOOSE)).toBeUndefined()
  await user.click(button)
  expect(await screen.findByText('Emails for ‘Weekly summary’ are off.')).toBeTruthy()
  expect(server.bodyOf(CHOOSE)).toEqual({ choices: [{ kind: 'weekly_summary', channel: 'mail', on: false }] })
})

test('a link cannot offer to switch off mails that always come', async () => {
  openAccount('/account?switch-off=decided')
  await cell('Missing receipts: Email')
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

/** The browser's notifications, which it allows when it is asked. */
class Shown {
  static permission = 'default'
  static readonly all: { title: string; body: string | undefined }[] = []
  static readonly requestPermission = vi.fn(async () => {
    Shown.permission = Shown.answer
    return Shown.permission
  })
  static answer = 'granted'
  onclick: (() => void) | undefined
  constructor(title: string, { body }: NotificationOptions = {}) {
    Shown.all.push({ title, body })
  }
}

beforeEach(() => {
  Shown.permission = 'default'
  Shown.answer = 'granted'
  Shown.all.length = 0
  Shown.requestPermission.mockClear()
  vi.stubGlobal('Notification', Shown)
})
afterEach(() => vi.unstubAllGlobals())

test('a browser is asked when its notifications are switched on, and not before; it shows what the inbox holds', async () => {
  const { user, server } = openAccount()
  const inbox = await cell('Missing receipts: Inbox')
  await user.click(inbox)
  const off = { kind: 'receipts_missing', on: false }
  const turnedOff = [
    { ...off, channel: 'page' },
    { ...off, channel: 'browser' },
  ]
  await waitFor(() => expect(server.bodyOf(CHOOSE)).toEqual({ choices: turnedOff }))
  expect(Shown.requestPermission).not.toHaveBeenCalled()
  await user.click(await cell('Missing receipts: Browser'))
  const on = { kind: 'receipts_missing', on: true }
  const turnedOn = [
    { ...on, channel: 'browser' },
    { ...on, channel: 'page' },
  ]
  await waitFor(() => expect(server.bodyOf(CHOOSE)).toEqual({ choices: turnedOn }))
  expect(Shown.all).toHaveLength(1)
})

test('a browser that does not allow them is told of, and nothing is switched on', async () => {
  Shown.answer = 'denied'
  const { user, server } = openAccount()
  await user.click(await cell('Missing receipts: Browser'))
  expect((await screen.findByRole('alert')).textContent).toContain('blocked')
  expect(server.bodyOf(CHOOSE)).toBeUndefined()
})

test('an allowed browser shows what the server gives it to show; one that is not allowed asks for nothing', async () => {
  const announced = { id: FIRST, title: receipts.title, text: receipts.reason, to: '/fingenie-chat' }
  const answers = { ...remembering({ reminders: [receipts] }), [ANNOUNCE]: [announced] }
  const first = openProduct('/privacy-policy', { person: asha, answers })
  await screen.findByRole('button', { name: 'Inbox, 1 unread' })
  expect(first.server.calls).not.toContain(ANNOUNCE)

  Shown.permission = 'granted'
  openProduct('/privacy-policy', { person: asha, answers })
  await waitFor(() => expect(Shown.all).toEqual([{ title: receipts.title, body: receipts.reason }]))
})
