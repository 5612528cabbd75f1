import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const LIST = 'GET /api/reminders'
const READ = 'POST /api/reminders/read'
const ANNOUNCE = 'POST /api/reminders/announce'
const SETTINGS = 'GET /api/reminder-settings'
const SET = 'PUT /api/reminder-settings'
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

/** A server whose list loses what is put away, and gets it back. */
function remembering(...all: (typeof receipts)[]) {
  const away = new Set<string>()
  let off: string | undefined
  return {
    [LIST]: () => all.filter(({ id, kind }) => !away.has(id) && kind !== off),
    [READ]: done,
    [PLACE]: (body: unknown) => {
      const { place } = body as { place: string }
      if (place === 'open') away.delete(FIRST)
      else away.add(FIRST)
      return done()
    },
    [SETTINGS]: [{ name: 'receipts_missing', on: true }],
    [SET]: (body: unknown) => {
      const { name, on } = body as { name: string; on: boolean }
      off = on ? undefined : name
      return [{ name, on }]
    },
  }
}

async function openBell(answers: object, address = '/privacy-policy') {
  const opened = openProduct(address, { person: asha, answers: answers as Record<string, object> })
  const bell = await screen.findByRole('button', { name: /^Reminders/ })
  await opened.user.click(bell)
  const drawer = within(await screen.findByRole('dialog', { name: 'Reminders' }))
  return { ...opened, bell, drawer }
}

test('the bell counts what is unread, and opening it reads it', async () => {
  const { bell, drawer, server } = await openBell(remembering(receipts, waiting))
  expect(await drawer.findByText(receipts.reason)).toBeTruthy()
  expect(drawer.getByText(waiting.reason)).toBeTruthy()
  expect(drawer.getAllByText('New')).toHaveLength(1)
  expect(drawer.getByRole('link', { name: 'Open the trip' }).getAttribute('href')).toBe('/trip/TRP-2026-000001')
  await waitFor(() => expect(server.bodyOf(READ)).toEqual({ ids: [FIRST] }))
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Reminders'))
})

test('with nothing to tell it says what will be there', async () => {
  const { bell, drawer } = await openBell({ [LIST]: [] })
  expect(bell.textContent).toBe('')
  expect(await drawer.findByText('You’re all caught up.')).toBeTruthy()
})

test.each([
  ['fails', broken, 1],
  ['is not there', () => new Response(null, { status: 404 }), 0],
])('where the call %s there is no bell, and the page stands', async (_, answer, logs) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const { server } = openProduct('/privacy-policy', { person: asha, answers: { [LIST]: answer } })
  await heading('Privacy Policy')
  await waitFor(() => expect(server.requests.some(({ call }) => call === LIST)).toBe(true))
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(logs))
  expect(screen.queryByRole('button', { name: /^Reminders/ })).toBeNull()
  logged.mockRestore()
})

test('a reminder that leads elsewhere is left out', async () => {
  const elsewhere = { ...waiting, action: { text: 'Look', to: '//elsewhere.example' } }
  const { drawer } = await openBell({ [LIST]: [elsewhere, { ...receipts, read: true }] })
  expect(await drawer.findByText(receipts.reason)).toBeTruthy()
  expect(drawer.queryByText('Look')).toBeNull()
})

test.each([
  ['Tomorrow', { place: 'tomorrow' }, /until tomorrow/],
  ['Next week', { place: 'next_week' }, /until Monday/],
  ['Dismiss', { place: 'dismissed' }, /Dismissed/],
])('%s puts a reminder away, which can be taken back', async (button, body, said) => {
  const { user, drawer, server } = await openBell(remembering(receipts))
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
  const { user, drawer, server } = await openBell(remembering(receipts))
  await user.click(await drawer.findByRole('button', { name: `Turn off these reminders: ${receipts.title}` }))
  expect(await drawer.findByText(/‘Missing receipts’ is off/)).toBeTruthy()
  expect(server.bodyOf(SET)).toEqual({ name: 'receipts_missing', on: false })
  await user.click(drawer.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.bodyOf(SET)).toEqual({ name: 'receipts_missing', on: true }))
})

test('a failure is told and keeps the reminder', async () => {
  const { user, drawer } = await openBell({ ...remembering(receipts), [PLACE]: broken })
  await user.click(await drawer.findByRole('button', { name: `Dismiss: ${receipts.title}` }))
  expect((await drawer.findByRole('alert')).textContent).toContain('Out of order.')
  expect(drawer.getByText(receipts.reason)).toBeTruthy()
})

test('a new conversation opens with what its assistant looks after, until something is said', async () => {
  const opened = openProduct('/tripmate-chat', { person: asha, answers: remembering(receipts, waiting) })
  const line = within(await screen.findByRole('region', { name: 'Reminder' }))
  expect(line.getByText(waiting.reason)).toBeTruthy()
  expect(line.queryByText(receipts.reason)).toBeNull()
  await opened.user.type(screen.getByRole('textbox', { name: 'Message' }), 'To Mumbai{Enter}')
  await waitFor(() => expect(opened.tripMate.received).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull()
})

test('a chat’s reminder is put away there, and can be taken back', async () => {
  const { user } = openProduct('/fingenie-chat', { person: asha, answers: remembering(receipts) })
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

const all = [
  { name: 'receipts_missing', on: true },
  { name: 'weekly_summary', on: true },
  { name: 'browser', on: false },
]

function openAccount(address = '/account') {
  const state = all.map((one) => ({ ...one }))
  const answers = {
    [SETTINGS]: () => state,
    [SET]: (body: unknown) => {
      const { name, on } = body as { name: string; on: boolean }
      for (const one of state) if (one.name === name) one.on = on
      return state
    },
  }
  return openProduct(address, { person: asha, answers })
}

const toggle = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })

test('Account has a switch for each kind', async () => {
  const { user, server } = openAccount()
  const summary = await toggle(/Weekly summary/)
  expect(summary.checked).toBe(true)
  await user.click(summary)
  await waitFor(() => expect(server.bodyOf(SET)).toEqual({ name: 'weekly_summary', on: false }))
  await waitFor(() => expect(summary.checked).toBe(false))
})

test('a mail’s link offers to switch off what it was about, and does nothing by itself', async () => {
  const { user, server } = openAccount('/account?switch-off=weekly_summary')
  const button = await screen.findByRole('button', { name: 'Turn off' })
  expect(server.bodyOf(SET)).toBeUndefined()
  await user.click(button)
  expect(await screen.findByText('‘Weekly summary by email’ is off.')).toBeTruthy()
  expect(server.bodyOf(SET)).toEqual({ name: 'weekly_summary', on: false })
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

test('a browser is asked when its notifications are switched on, and not before', async () => {
  const { user, server } = openAccount()
  const browser = await toggle(/Browser notifications/)
  expect(Shown.requestPermission).not.toHaveBeenCalled()
  await user.click(browser)
  await waitFor(() => expect(server.bodyOf(SET)).toEqual({ name: 'browser', on: true }))
  expect(Shown.all).toHaveLength(1)
})

test('a browser that does not allow them is told of, and nothing is switched on', async () => {
  Shown.answer = 'denied'
  const { user, server } = openAccount()
  await user.click(await toggle(/Browser notifications/))
  expect((await screen.findByRole('alert')).textContent).toContain('blocked')
  expect(server.bodyOf(SET)).toBeUndefined()
})

test('an allowed browser shows what the server gives it to show; one that is not allowed asks for nothing', async () => {
  const answers = { ...remembering(receipts), [ANNOUNCE]: [receipts] }
  const first = openProduct('/privacy-policy', { person: asha, answers })
  await screen.findByRole('button', { name: 'Reminders, 1 unread' })
  expect(first.server.calls).not.toContain(ANNOUNCE)

  Shown.permission = 'granted'
  openProduct('/privacy-policy', { person: asha, answers })
  await waitFor(() => expect(Shown.all).toEqual([{ title: receipts.title, body: receipts.reason }]))
})
