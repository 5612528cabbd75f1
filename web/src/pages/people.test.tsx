import type { AdministeredPerson } from '@pravas/contract/administration'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const administrator = { ...asha, roles: ['employee', 'administrator'] }
const ID = '0199a5f0-0000-7000-8000-000000000001'
const vikram: AdministeredPerson = {
  id: ID,
  employee_id: 'EMP7',
  name: 'Vikram Shetty',
  email: 'vikram@pravas.example',
  manager_id: null,
  manager_name: null,
  managed: false,
  department: 'Sales',
  designation: null,
  grade: null,
  location: 'Mumbai',
  cost_centre: null,
  roles: ['employee'],
  active: true,
  erased_at: null,
  erasure_requested_at: null,
  isSuperAdmin: false,
  reports: 2,
  signs_in_by: null,
  invited_until: null,
  version: 3,
}
const ONE = `GET /api/people/${ID}`
const CHANGE = `PATCH /api/people/${ID}`

const refusal = (status: number, code: string, errors?: object[]) =>
  Response.json({ type: code, code, title: 'Refused.', status, detail: 'Refused here.', errors }, { status })

test('where somebody else was quicker it says what they changed, keeps what was typed, and sends it over theirs', async () => {
  let latest = vikram
  const { user, server } = openProduct(`/people/${ID}`, {
    person: administrator,
    answers: {
      [ONE]: () => latest,
      [CHANGE]: (body) => {
        const { version, ...changes } = body as { version: number }
        if (version !== latest.version) return refusal(409, 'person.changed')
        latest = { ...latest, ...changes, version: latest.version + 1 }
        return latest
      },
    },
  })
  const location = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' })
  latest = { ...vikram, department: 'Finance', manager_id: 'EMP2', manager_name: 'Arjun Nair', version: 4 }
  await user.clear(location)
  await user.type(location, 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Department: Sales → Finance')
  expect(screen.getByText('Manager: none → Arjun Nair · EMP2')).toBeTruthy()
  expect(location.value).toBe('Pune')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Department' }).value).toBe('Finance')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(server.bodyOf(CHANGE)).toEqual({ location: 'Pune', version: 4 }))
  await waitFor(() => expect(screen.queryByText('Department: Sales → Finance')).toBeNull())
})

test('an import shows each line before anything is written, and then writes the text that was shown', async () => {
  const csv = 'employee_id,name\nEMP7,Vikram Rao\nEMP8,\n'
  const outcome = {
    created: 0,
    updated: 1,
    unchanged: 0,
    refused: [{ line: 3, reason: 'name: Enter a name.', who: 'EMP8' }],
    ignored: ['PAN', 'Salary (INR)'],
    changes: [
      {
        line: 2,
        employee_id: 'EMP7',
        name: 'Vikram Rao',
        before: { name: 'Vikram Shetty' },
        after: { name: 'Vikram Rao' },
      },
    ],
  }
  const { user, server } = openProduct('/people/import', {
    person: administrator,
    answers: { 'POST /api/people/import': outcome },
  })
  await heading('Import people')
  await user.click(screen.getByRole('textbox', { name: /paste CSV/ }))
  await user.paste(csv)
  await user.click(screen.getByRole('button', { name: 'Check lines' }))
  await screen.findByText('name: Enter a name.')
  expect(screen.getByText('EMP8')).toBeTruthy()
  expect(screen.getByText('1 refused line is left out and can be imported later.')).toBeTruthy()
  expect(screen.getByText('These columns aren’t imported: ‘PAN’ and ‘Salary (INR)’.')).toBeTruthy()
  expect(server.bodyOf('POST /api/people/import')).toEqual({ csv, commit: false })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show lines' }), 'changed')
  expect(screen.getByText('Name: Vikram Shetty → Vikram Rao')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 1 person' }))
  await screen.findByRole('heading', { name: 'Import finished' })
  expect(screen.getByRole('link', { name: 'See people' })).toBeTruthy()
  expect(server.bodyOf('POST /api/people/import')).toEqual({ csv, commit: true })
})

test('where nothing is left to import, it says how many are up to date and how many lines are refused', async () => {
  const refused = [{ line: 3, reason: 'name: Enter a name.', who: null }]
  const { user } = openProduct('/people/import', {
    person: administrator,
    answers: {
      'POST /api/people/import': { created: 0, updated: 0, unchanged: 50, refused, ignored: [], changes: [] },
    },
  })
  await heading('Import people')
  await user.click(screen.getByRole('textbox', { name: /paste CSV/ }))
  await user.paste('employee_id,name\nEMP7,Vikram')
  await user.click(screen.getByRole('button', { name: 'Check lines' }))
  await screen.findByText('50 people are already up to date. 1 line is refused: correct and check again.')
})

test('a workbook instead of a CSV file is refused with how to save it', async () => {
  const { user, server } = openProduct('/people/import', { person: administrator, answers: {} })
  await heading('Import people')
  await user.upload(
    screen.getByLabelText('CSV file'),
    new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'people.xlsx', { type: 'application/vnd.ms-excel' }),
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/Excel workbook.*CSV UTF-8/)
  expect(server.bodyOf('POST /api/people/import')).toBeUndefined()
})

test('the reports of somebody who has left already are given to somebody else', async () => {
  let latest = { ...vikram, active: false }
  const { user, server } = openProduct(`/people/${ID}`, {
    person: administrator,
    answers: { [ONE]: () => latest, [CHANGE]: () => (latest = { ...latest, reports: 0 }) },
  })
  await screen.findByText(/2 people still report to them\./)
  await user.click(screen.getByRole('button', { name: 'Choose a new manager' }))
  await user.click(await screen.findByRole('button', { name: 'Reassign reports' }))
  await waitFor(() => expect(server.bodyOf(CHANGE)).toEqual({ reassign_reports_to: null }))
  await waitFor(() => expect(screen.queryByText(/still report/)).toBeNull())
})

test('the history names managers, and says an ID only where nobody has it', async () => {
  const entry = { id: ID, at: '2026-06-09T05:00:00.000Z', action: 'person.changed', actor: null }
  const before = { manager_id: 'EMP2' }
  openProduct(`/people/${ID}`, {
    person: administrator,
    answers: {
      [ONE]: vikram,
      [`${ONE}/history?limit=20`]: {
        items: [{ ...entry, before, after: { manager_id: 'EMP3' } }],
        next: null,
        managers: { EMP2: 'Arjun Nair' },
      },
    },
  })
  expect(await screen.findByText('Manager: Arjun Nair · EMP2 → EMP3')).toBeTruthy()
})

test('a further page of the history that fails leaves those that are there', async () => {
  const entry = {
    id: ID,
    at: '2026-06-09T05:00:00.000Z',
    action: 'person.invited',
    actor: null,
    before: null,
    after: null,
  }
  const { user } = openProduct(`/people/${ID}`, {
    person: administrator,
    answers: {
      [ONE]: vikram,
      [`${ONE}/history?limit=20`]: { items: [entry], next: 'two', managers: {} },
      [`${ONE}/history?limit=20&cursor=two`]: () => refusal(500, 'internal'),
    },
  })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  await user.click(await history.findByRole('button', { name: /more|earlier|older/i }))
  expect(await history.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(history.getAllByRole('listitem')).toHaveLength(1)
})

test('what is typed while a change is being saved stays and is yet to be saved', async () => {
  let answer = () => {}
  const { user } = openProduct(`/people/${ID}`, {
    person: administrator,
    answers: {
      [ONE]: vikram,
      [CHANGE]: (body) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...vikram, ...(body as object), version: 4 })
        }),
    },
  })
  const location = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Location' })
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await user.clear(location)
  await user.type(location, 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await user.type(name, ' Rao')
  answer()
  await screen.findByText('Unsaved changes')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(false),
  )
  expect(name.value).toBe('Vikram Shetty Rao')
  expect(location.value).toBe('Pune')
})

test('asking again whether to sign somebody out begins without the failure of before', async () => {
  const { user } = openProduct(`/people/${ID}`, {
    person: administrator,
    answers: { [ONE]: { ...vikram, signs_in_by: 'password' } },
  })
  const ask = () => user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByRole('button', { name: 'Sign out everywhere' })
  await ask()
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await ask()
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
})

const ERASURE = `GET /api/people/${ID}/erasure`
const ERASE = `POST /api/people/${ID}/erasure`
const superAdmin = { ...asha, isAdmin: true, isSuperAdmin: true, roles: ['employee', 'super_admin'] }

test('what is open keeps somebody from being erased, and is said', async () => {
  const { user } = openProduct(`/people/${ID}`, {
    person: superAdmin,
    answers: {
      [ONE]: () => ({ ...vikram, erasure_requested_at: '2026-06-10T06:30:00.000Z' }),
      [ERASURE]: () => ({
        ...{ name: vikram.name, requested_at: null, deleted: [], kept: [], shares_name: false },
        blockers: [{ kind: 'advances', count: 2 }],
      }),
    },
  })
  await screen.findByText('Vikram Shetty asked for this on 10 Jun 2026.')
  await user.click(screen.getByRole('button', { name: 'Erase Vikram Shetty' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/2 advances are not settled/)
  expect(within(dialog).queryByRole('button', { name: 'Erase for good' })).toBeNull()
})

test('somebody is erased once their name is typed, and their page says so', async () => {
  let latest = vikram
  const { user, server } = openProduct(`/people/${ID}`, {
    person: superAdmin,
    answers: {
      [ONE]: () => latest,
      [ERASURE]: () => ({
        ...{ name: vikram.name, requested_at: null, blockers: [], shares_name: true },
        deleted: [{ section: 'conversations', count: 3 }],
        kept: [{ section: 'claims', count: 1, until: '2035-04-01', because: 'records' }],
      }),
      [ERASE]: () => {
        latest = { ...vikram, name: 'Erased person 4', active: false, erased_at: '2026-06-10T06:30:00.000Z' }
        return { name: 'Erased person 4' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Erase Vikram Shetty' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Conversations: 3 records')
  expect(within(dialog).getByText(/until 1 Apr 2035 at the latest: the law requires/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Left, and asked.')
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Erase for good' })
  expect(confirm.disabled).toBe(true)
  await user.type(within(dialog).getByLabelText('Type Vikram Shetty to confirm'), 'Vikram Shetty')
  await user.click(confirm)
  await screen.findByRole('heading', { name: 'This person was erased on 10 Jun 2026.' })
  expect(server.bodyOf(ERASE)).toEqual({ name: 'Vikram Shetty', reason: 'Left, and asked.' })
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})

test('an administrator who is no super admin erases nobody', async () => {
  openProduct(`/people/${ID}`, { person: administrator, answers: { [ONE]: () => vikram } })
  await screen.findByRole('button', { name: 'Save changes' })
  expect(screen.queryByRole('button', { name: 'Erase Vikram Shetty' })).toBeNull()
})
