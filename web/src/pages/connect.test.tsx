import { CONNECT_PATH } from '@pravas/contract/connections'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isWebAddress } from '../features/connections/consent.tsx'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const ANSWER = 'POST /api/connections/answer'
const SEARCH = '?client_id=c1&redirect_uri=https%3A%2F%2Fassistant.example%2Fback&response_type=code&state=s'
const ADDRESS = `${CONNECT_PATH}${SEARCH}`
const ASKED = `GET /api/connections/asked${SEARCH}`
const asked = {
  client_name: 'Helper of Others',
  redirect_host: 'assistant.example',
  scopes: ['read', 'draft', 'submit'],
  refusal: null,
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a person sees who asks for what, and gives some of it', async () => {
  const bodies: unknown[] = []
  const { user } = openProduct(ADDRESS, {
    person: asha,
    answers: {
      [ASKED]: () => asked,
      [ANSWER]: (body: unknown) => {
        bodies.push(body)
        return Response.json({ title: 'Out of order.' }, { status: 503 })
      },
    },
  })
  await heading('Connect an Assistant')
  expect((await screen.findByText('Helper of Others')).closest('p')?.textContent).toBe(
    'Helper of Others wants to act for you in Pravas, as Asha Rao (asha@pravas.example).',
  )
  expect(screen.getByText('assistant.example')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  expect([box('Read').checked, box('Prepare').checked, box('Send').checked]).toEqual([true, true, false])
  await user.click(box('Prepare'))
  expect([box('Send').checked, box('Send').disabled]).toEqual([false, true])
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order.')
  const request = {
    client_id: 'c1',
    redirect_uri: 'https://assistant.example/back',
    response_type: 'code',
    state: 's',
  }
  expect(bodies).toEqual([{ request, scopes: ['read'] }])
  await user.click(screen.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(bodies[1]).toEqual({ request, scopes: [] }))
})

test('sending in one’s name is given by ticking it, and nothing that was not asked for', async () => {
  const bodies: unknown[] = []
  const { user } = openProduct(ADDRESS, {
    person: asha,
    answers: {
      [ASKED]: () => ({ ...asked, scopes: ['draft', 'submit'] }),
      [ANSWER]: (body: unknown) => {
        bodies.push((body as { scopes: unknown }).scopes)
        return Response.json({ title: 'Out of order.' }, { status: 503 })
      },
    },
  })
  await screen.findByText('Helper of Others')
  expect(screen.queryByRole('checkbox', { name: 'Read' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await screen.findByRole('alert')
  await user.click(box('Send'))
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(bodies).toEqual([['draft'], ['draft', 'submit']]))
})

test('who asks for sending alone gets nothing until it is ticked', async () => {
  const { user } = openProduct(ADDRESS, {
    person: asha,
    answers: { [ASKED]: () => ({ ...asked, scopes: ['submit'] }) },
  })
  await screen.findByText('Helper of Others')
  const connect = screen.getByRole<HTMLButtonElement>('button', { name: 'Connect' })
  expect([box('Send').checked, connect.disabled]).toEqual([false, true])
  await user.click(box('Send'))
  expect(connect.disabled).toBe(false)
})

test('nothing ticked connects nothing', async () => {
  const { user } = openProduct(ADDRESS, { person: asha, answers: { [ASKED]: () => ({ ...asked, scopes: ['read'] }) } })
  await screen.findByText('Helper of Others')
  await user.click(box('Read'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect' }).disabled).toBe(true)
})

test('an unknown program, a wrong request and none at all are said on the page', async () => {
  const refusal = {
    text: 'The assistant asks for nothing that Pravas can give.',
    back: 'https://assistant.example/back',
  }
  openProduct(ADDRESS, { person: asha, answers: { [ASKED]: () => ({ ...asked, refusal }) } })
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.text)
  expect(screen.getByRole('button', { name: 'Back to assistant.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
})

test('an address without a request says where to begin', async () => {
  openProduct('/connect', { person: asha })
  expect((await screen.findByRole('alert')).textContent).toMatch(/start from the assistant/)
})

test('whoever is not signed in signs in first, and is not sent elsewhere', async () => {
  openProduct(ADDRESS)
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(window.history.state).toMatchObject({ usr: { wanted: ADDRESS } })
})

test.each([
  ['https://assistant.example/?code=1', true],
  ['http://localhost:3917/callback', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/dashboard', false],
])('a browser may leave for %s: %s', (address, may) => {
  expect(isWebAddress(address)).toBe(may)
})
