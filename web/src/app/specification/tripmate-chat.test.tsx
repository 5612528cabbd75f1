import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const TITLE = 'TripMate - Travel Assistant'
const SESSIONS = 'GET /api/chat/tripmate/sessions'
const SESSION = 'GET /api/chat/tripmate/session/tripmate-1-old'
const DELETE = 'DELETE /api/chat/tripmate/session/tripmate-1-old'
const SAVE = 'POST /api/chat/tripmate/save'
const old = {
  sessionId: 'tripmate-1-old',
  chat_name: 'Delhi to Chennai',
  lastActivity: '2026-11-20T08:00:00Z',
  destination: 'Chennai',
}
const flights = {
  best_flights: [
    {
      airline: 'IndiGo',
      flight_number: '6E 2046',
      departure_airport: { id: 'DEL', time: '2026-11-27 06:05' },
      arrival_airport: { id: 'BOM', time: '2026-11-27 08:20' },
      duration: 135,
      layovers: [],
      price: 5400,
      travel_class: 'economy',
    },
  ],
  other_flights: [],
}
const hotels = [{ name: 'Hotel Marine', rate_per_night: { lowest: 4500 } }]

function field() {
  return screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me about flights, hotels, destinations...')
}

function conversation() {
  return within(screen.getByRole('region', { name: 'Conversation' }))
}

async function open(answers: Record<string, object> = {}) {
  const opened = openProduct('/tripmate-chat', { person: asha, answers: { [SAVE]: { saved: true }, ...answers } })
  await heading(TITLE)
  return opened
}

type Opened = Awaited<ReturnType<typeof open>>

async function ask({ user, tripMate }: Opened, text: string) {
  const before = tripMate.received.length
  await user.type(field(), `${text}{Enter}`)
  await waitFor(() => expect(tripMate.received).toHaveLength(before + 1))
}

async function answer({ tripMate }: Opened, response: string, more: object = {}) {
  tripMate.say({ type: 'result', response, ...more })
  await waitFor(() => expect(field().disabled).toBe(false))
}

async function openHistory({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: /history/i }))
  return within(await screen.findByRole('dialog', { name: 'Chat History' }))
}

test('what one says and what it answers stand in bubbles of their own', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  const said = (await conversation().findByText('To Mumbai')).closest('li')
  const answered = (await conversation().findByText('When?')).closest('li')
  expect([said?.dataset.user, answered?.dataset.user]).toEqual(['true', undefined])
})

test('a message goes out with the session and the employee', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  const sessionId = expect.stringMatching(/^tripmate-\d+-[0-9a-z]+$/)
  expect(opened.tripMate.received[0]).toMatchObject({
    action: 'sendMessage',
    prompt: 'To Mumbai',
    sessionId,
    employee_id: 'EMP1',
  })
})

test('while it waits it says so, and neither the field nor Send can be used', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  expect(screen.getByText('TripMate is thinking...')).toBeTruthy()
  expect(field().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await answer(opened, 'When?')
  expect(screen.queryByText('TripMate is thinking...')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false)
})

test('an error ends the waiting and shows the server’s text', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  opened.tripMate.say({ type: 'error', message: 'The search is closed.' })
  expect(await conversation().findByText('The search is closed.')).toBeTruthy()
  expect(field().disabled).toBe(false)
})

test('what is said while the connection is lost gets the notice', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  opened.tripMate.drop()
  await opened.user.type(field(), 'Tomorrow{Enter}')
  expect(await conversation().findByText('Connection lost. Please wait while I reconnect...')).toBeTruthy()
})

test('the quick buttons stand while there is only the greeting', async () => {
  const opened = await open()
  expect(screen.getByRole('button', { name: 'Book Flight' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Book Hotel' })).toBeTruthy()
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  expect(screen.queryByRole('button', { name: 'Book Flight' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Book Hotel' })).toBeNull()
})

test('the history says when there is none', async () => {
  const drawer = await openHistory(await open({ [SESSIONS]: { sessions: [] } }))
  expect(await drawer.findByText('No chat history yet')).toBeTruthy()
  expect(drawer.getByRole('button', { name: '+ New Chat' })).toBeTruthy()
})

test('the history lists each conversation with its name, its last day and its destination', async () => {
  const drawer = await openHistory(await open({ [SESSIONS]: { sessions: [old] } }))
  const item = await drawer.findByRole('listitem')
  for (const fact of ['Delhi to Chennai', '20 Nov 2026', 'Chennai']) expect(item.textContent).toContain(fact)
})

test('a conversation that is chosen takes the place of this one and closes the history', async () => {
  const messages = [{ message: 'Find a hotel', sender: 'User', timestamp: '2026-11-20T08:00:00Z' }]
  const opened = await open({ [SESSIONS]: { sessions: [old] }, [SESSION]: { messages } })
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  const drawer = await openHistory(opened)
  await opened.user.click(await drawer.findByRole('button', { name: /^Delhi to Chennai/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(conversation().getByText('Find a hotel')).toBeTruthy()
  expect(conversation().queryByText('To Mumbai')).toBeNull()
})

test('a conversation that is deleted leaves the list, and stays when that fails', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answers = { [SESSIONS]: { sessions: [old] }, [SESSION]: { messages: [] }, [DELETE]: broken }
  const opened = await open(answers)
  const drawer = await openHistory(opened)
  await opened.user.click(await drawer.findByRole('button', { name: 'Delete Delhi to Chennai' }))
  await waitFor(() => expect(logged).toHaveBeenCalledWith('The chat history failed.', expect.anything()))
  expect(drawer.getByText('Delhi to Chennai')).toBeTruthy()
  opened.server.answers[DELETE] = { deleted: true }
  await opened.user.click(drawer.getByRole('button', { name: 'Delete Delhi to Chennai' }))
  await waitFor(() => expect(drawer.queryByText('Delhi to Chennai')).toBeNull())
})

test('New Chat goes back to the greeting and keeps the session', async () => {
  const opened = await open({ [SESSIONS]: { sessions: [] } })
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  const drawer = await openHistory(opened)
  await opened.user.click(drawer.getByRole('button', { name: '+ New Chat' }))
  await waitFor(() => expect(conversation().queryByText('To Mumbai')).toBeNull())
  await ask(opened, 'To Pune')
  const [first, second] = opened.tripMate.received
  expect(second?.sessionId).toBe(first?.sessionId)
})

test('an exchange is saved, and a save that fails is only logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const opened = await open({ [SAVE]: broken })
  await ask(opened, 'To Mumbai')
  await answer(opened, 'When?')
  await waitFor(() => {
    expect(logged).toHaveBeenCalledWith('The exchange with TripMate was not saved.', expect.anything())
  })
  expect(opened.server.bodyOf(SAVE)).toEqual({
    userMessage: 'To Mumbai',
    botResponse: 'When?',
    sessionId: opened.tripMate.received[0]?.sessionId,
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Select on a flight’s card says which flight, with the price on a line of its own', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, `Here: FLIGHT_CARDS_DATA:${JSON.stringify(flights)}`)
  await opened.user.click(await conversation().findByRole('button', { name: 'Select' }))
  await waitFor(() => expect(opened.tripMate.received).toHaveLength(2))
  expect(opened.tripMate.received[1]?.prompt).toBe(
    'Flight: IndiGo-6E 2046 (Departure: 2026-11-27 06:05, Arrival: 2026-11-27 08:20)\nPrice: ₹5,400',
  )
})

test('Select on a hotel’s card says which hotel, with the price on a line of its own', async () => {
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, `[HOTEL_CARDS_START]${JSON.stringify(hotels)}[HOTEL_CARDS_END]`)
  await opened.user.click(await conversation().findByRole('button', { name: 'Select' }))
  await waitFor(() => expect(opened.tripMate.received).toHaveLength(2))
  expect(opened.tripMate.received[1]?.prompt).toBe('Hotel: Hotel Marine\nPrice: ₹4,500')
})

test('card data that nobody can read is shown raw, and its markup does nothing', async () => {
  const raw = 'HOTEL_CARDS_DATA:[{"name": "<img src=x onerror=alert(1)>'
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, raw)
  expect((await conversation().findByText(raw)).querySelector('img')).toBeNull()
})

test('of broken flight data the complete flights of best_flights are cards', async () => {
  const json = JSON.stringify(flights)
  const opened = await open()
  await ask(opened, 'To Mumbai')
  await answer(opened, `FLIGHT_CARDS_DATA:${json.slice(0, json.indexOf('],"other_flights"'))}, {"airline":"Air`)
  expect(await conversation().findAllByRole('button', { name: 'Select' })).toHaveLength(1)
  expect(conversation().getByText('6E 2046')).toBeTruthy()
})

test.each([
  ['Book Flight', 'Search Flights'],
  ['Book Hotel', 'Search Hotels'],
])('%s opens its modal', async (name, search) => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name }))
  const modal = within(await screen.findByRole('dialog', { name }))
  expect(modal.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(modal.getByRole('button', { name: search })).toBeTruthy()
})

test('a result can open the modal with what is known already, and a search is said as a message', async () => {
  const opened = await open()
  await ask(opened, 'book a hotel')
  const prefillData = { destination: 'Chennai', purpose: 'training', class: 'suite', fromDate: '2099-11-27' }
  await answer(opened, 'Please fill in the form.', { showHotelForm: true, bookingType: 'hotel', prefillData })
  const modal = within(await screen.findByRole('dialog', { name: 'Book Hotel' }))
  expect(modal.getByLabelText<HTMLSelectElement>('Destination').value).toBe('Chennai')
  expect(modal.getByLabelText<HTMLSelectElement>('Room Type').value).toBe('suite')
  fireEvent.change(modal.getByLabelText('Check-out Date'), { target: { value: '2099-11-29' } })
  await opened.user.click(modal.getByRole('button', { name: 'Search Hotels' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opened.tripMate.received).toHaveLength(2))
  const { prompt } = opened.tripMate.received[1] ?? {}
  for (const said of ['Chennai', '2099-11-27', '2099-11-29', 'suite', 'training']) expect(prompt).toContain(said)
})
