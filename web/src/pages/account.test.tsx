import { account } from '@pravas/messages/en/account'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../api/session.ts'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const here = {
  id: '0198a000-0000-7000-8000-000000000001',
  device: 'Firefox on Linux',
  started_at: '2026-06-10T06:30:00Z',
  last_active_at: '2026-06-10T07:00:00Z',
  current: true,
}
const phone = { ...here, id: '0198a000-0000-7000-8000-000000000002', device: 'Chrome on Android', current: false }
const SESSIONS = 'GET /api/auth/sessions'
const END_PHONE = `DELETE /api/auth/sessions/${phone.id}`

async function sessionRows() {
  const section = await screen.findByRole('region', { name: 'Where You Are Signed In' })
  return within(section).getAllByRole('listitem')
}

test('it lists where one is signed in and ends a session', async () => {
  let sessions = [here, phone]
  const { user, server } = openProduct('/account', {
    person: asha,
    answers: {
      [SESSIONS]: () => sessions,
      [END_PHONE]: () => {
        sessions = [here]
        return new Response(null, { status: 204 })
      },
    },
  })
  await heading('My Account')
  const rows = await sessionRows()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Firefox on Linux.*10 Jun 2026.*This session/),
    expect.stringMatching(/Chrome on Android.*End/),
  ])
  await user.click(screen.getByRole('button', { name: 'End the session on Chrome on Android' }))
  await waitFor(async () => expect(await sessionRows()).toHaveLength(1))
  expect(server.calls).toContain(END_PHONE)
  expect(screen.queryByRole('button', { name: 'End All Others' })).toBeNull()
  // The row is gone with its button; the focus stays in the list.
  const section = screen.getByRole('region', { name: 'Where You Are Signed In' })
  await waitFor(() => expect(document.activeElement).toBe(within(section).getByRole('list')))
})

test('who comes from the identity provider has no password to change', async () => {
  openProduct('/account', { person: asha })
  await screen.findByRole('button', { name: 'Change Password' })
  cleanup()
  session.signIn(asha, 'provider')
  openProduct('/account')
  await heading('My Account')
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull()
})

test('all other sessions are ended at once', async () => {
  let sessions = [here, phone]
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      [SESSIONS]: () => sessions,
      'POST /api/auth/sessions/end-others': () => {
        sessions = [here]
        return new Response(null, { status: 204 })
      },
    },
  })
  await heading('My Account')
  await user.click(await screen.findByRole('button', { name: 'End All Others' }))
  await waitFor(async () => expect(await sessionRows()).toHaveLength(1))
})

test('a session that cannot be ended stays, and why is told', async () => {
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      [SESSIONS]: () => [here, phone],
      [END_PHONE]: () => Response.json({ title: 'Out of order.' }, { status: 503 }),
    },
  })
  await heading('My Account')
  await user.click(await screen.findByRole('button', { name: 'End the session on Chrome on Android' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order.')
  expect(await sessionRows()).toHaveLength(2)
})

const connection = {
  id: '0198a000-0000-7000-8000-000000000007',
  client_name: 'Helper of Others',
  redirect_host: 'assistant.example',
  scopes: ['read', 'draft'],
  connected_at: '2026-06-10T06:30:00Z',
  last_used_at: null,
  expires_at: '2026-12-07T06:30:00Z',
}

const DISCONNECT = `DELETE /api/connections/${connection.id}`

test('with all other sessions the connected assistants end, and are listed no more', async () => {
  let [sessions, connections] = [[here, phone], [connection]]
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      [SESSIONS]: () => sessions,
      'GET /api/connections': () => connections,
      'POST /api/auth/sessions/end-others': () => {
        sessions = [here]
        connections = []
        return new Response(null, { status: 204 })
      },
    },
  })
  await screen.findByRole('region', { name: 'Connected Assistants' })
  await user.click(await screen.findByRole('button', { name: 'End All Others' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Connected Assistants' })).toBeNull())
  expect(await sessionRows()).toHaveLength(1)
})

test('it lists the assistants that may act for one, and disconnects them', async () => {
  let connections = [connection]
  const { user, server } = openProduct('/account', {
    person: asha,
    answers: {
      'GET /api/connections': () => connections,
      [DISCONNECT]: () => {
        connections = []
        return new Response(null, { status: 204 })
      },
    },
  })
  const section = await screen.findByRole('region', { name: 'Connected Assistants' })
  expect(within(section).getByRole('listitem').textContent).toMatch(
    /Helper of Others.*assistant\.example.*may read, prepare.*connected 10 Jun 2026.*not used yet/,
  )
  await user.click(screen.getByRole('button', { name: 'Disconnect Helper of Others' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Connected Assistants' })).toBeNull())
  expect(server.calls).toContain(DISCONNECT)
})

test('where profile editing is on, what one may change is kept on the server', async () => {
  const { user, server } = openProduct('/account', {
    person: { ...asha, department: 'Sales', phone: '1' },
    answers: {
      'GET /api/config': { profileEditing: true },
      'PUT /api/profile': (body: unknown) => ({
        user: {
          profileImage: null,
          isSuperAdmin: false,
          ownsBudgets: false,
          wasAsked: false,
          roles: [],
          ...asha,
          department: 'Sales',
          ...(body as object),
        },
      }),
    },
  })
  await heading('My Account')
  await waitFor(() => expect(server.requests.some(({ call }) => call === 'GET /api/config')).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(screen.queryByLabelText('Department')).toBeNull()
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Phone'), '12345')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy()
  expect(screen.getByText('12345')).toBeTruthy()
  expect(server.bodyOf('PUT /api/profile')).toEqual({ phone: '12345', location: '', office: '', username: '' })
  expect(localStorage.getItem('profile-edits')).toBeNull()
})

test('a profile that cannot be saved stays open as it was typed', async () => {
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      'GET /api/config': { profileEditing: true },
      'PUT /api/profile': () => Response.json({ title: 'Out of order.' }, { status: 503 }),
    },
  })
  await heading('My Account')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await waitFor(() => expect(screen.queryByLabelText('Department')).toBeNull())
  await user.type(screen.getByLabelText('Phone'), '12345')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order.')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('12345')
})

test('what is typed into the profile survives a reload, and saving says that it is saved', async () => {
  const first = openProduct('/account', { person: asha })
  await heading('My Account')
  await first.user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await first.user.type(screen.getByLabelText('Office'), 'Block C')
  cleanup()
  const { user } = openProduct('/account', { person: asha })
  await heading('My Account')
  expect(screen.getByLabelText<HTMLInputElement>('Office').value).toBe('Block C')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Your changes are saved in this browser')).toBeTruthy()
  expect(screen.getByText('Block C')).toBeTruthy()
  expect(sessionStorage.getItem('profile-draft')).toBeNull()
})

test('Cancel gives up what was typed', async () => {
  const { user } = openProduct('/account', { person: { ...asha, office: 'Block A' } })
  await heading('My Account')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  await user.type(screen.getByLabelText('Office'), ' and C')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Block A')).toBeTruthy()
  expect(sessionStorage.getItem('profile-draft')).toBeNull()
})

test('what another person was typing is not shown', async () => {
  sessionStorage.setItem('profile-draft', JSON.stringify({ of: 'ravi@pravas.example', profile: { office: 'Block C' } }))
  openProduct('/account', { person: asha })
  await heading('My Account')
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy()
})

test('where a language model is set up, one can keep the assistants local', async () => {
  const settings = {
    tripmate: 'model',
    fingenie: 'model',
    offered: true,
    in_house: false,
    receipt_pictures: true,
    removes: ['names', 'gstin'],
  }
  const { user, server } = openProduct('/account', {
    person: asha,
    answers: {
      'GET /api/assistants': { ...settings, keep_local: false },
      'PUT /api/assistants': (body: unknown) => ({
        ...settings,
        tripmate: 'rules',
        fingenie: 'rules',
        ...(body as object),
      }),
    },
  })
  const section = await screen.findByRole('region', { name: 'Assistants' })
  expect(section.textContent).toContain('outside your organisation')
  expect(section.textContent).toContain(
    `Recognised names and GSTINs are removed first. ${account['assistants.names']} ${account['assistants.pictures']}`,
  )
  const choice = within(section).getByRole<HTMLInputElement>('switch', { name: 'Keep the assistants local' })
  expect(choice.checked).toBe(false)
  await user.click(choice)
  await waitFor(() => expect(choice.checked && !choice.disabled).toBe(true))
  expect(server.bodyOf('PUT /api/assistants')).toEqual({ keep_local: true })
})

test('a decision on the assistants that fails is told and not shown as made', async () => {
  const settings = {
    tripmate: 'model',
    fingenie: 'model',
    offered: true,
    in_house: true,
    receipt_pictures: false,
    removes: [],
    keep_local: false,
  }
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      'GET /api/assistants': settings,
      'PUT /api/assistants': () => Response.json({ title: 'Out of order.' }, { status: 503 }),
    },
  })
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Keep the assistants local' })
  await user.click(choice)
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order.')
  expect(choice.checked).toBe(false)
})

test('editing the profile leads the focus to its first field, and back when it ends', async () => {
  const { user } = openProduct('/account', { person: asha })
  await heading('My Account')
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }))
  expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }))
})

const DATA = 'POST /api/account/data-export'
const WISH = 'GET /api/account/erasure-request'

test('one’s own data is downloaded with the password, and a wrong one is told without losing it', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { user, server } = openProduct('/account', {
    person: asha,
    answers: {
      [DATA]: (body) =>
        (body as { password: string }).password === 'right'
          ? new Response('zip', { headers: { 'content-type': 'application/zip' } })
          : Response.json({ title: 'The current password is wrong.' }, { status: 400 }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Download My Data' }))
  const password = await screen.findByLabelText('Your password')
  await user.type(password, 'wrong')
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The current password is wrong.')
  await user.clear(password)
  await user.type(password, 'right')
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByText('Your data has been downloaded.')
  expect(saved).toEqual(['pravas-my-data.zip'])
  expect(server.bodyOf(DATA)).toEqual({ password: 'right' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download My Data' }))
})

test('the wish to be erased is sent after a second step, and taken back', async () => {
  let at: string | null = null
  const { user } = openProduct('/account', {
    person: asha,
    answers: {
      [WISH]: () => ({ requested_at: at }),
      'POST /api/account/erasure-request': () => {
        at = '2026-06-10T06:30:00.000Z'
        return { requested_at: at }
      },
      'DELETE /api/account/erasure-request': () => {
        at = null
        return { requested_at: at }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Request Erasure' }))
  await user.click(screen.getByRole('button', { name: 'Send Request' }))
  await screen.findByText(/You asked to be erased on 10 Jun 2026/)
  await user.click(screen.getByRole('button', { name: 'Take Back Request' }))
  await screen.findByRole('button', { name: 'Request Erasure' })
})
