import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { todayInIndia } from '../ui/today.ts'

usesProduct()

const administrator = { ...asha, roles: ['employee', 'administrator'] }
const ENTRY = { active: true, starts_on: null, ends_on: null, owner: null, owner_name: null, state: null }
const MUMBAI = { ...ENTRY, id: '01a2b3c4-0000-7000-8000-000000000001', kind: 'location', code: 'BOM', name: 'Mumbai' }
const CHANGE_MUMBAI = `PATCH /api/structure/location/${MUMBAI.id}`
const SALES = {
  ...ENTRY,
  id: '01a2b3c4-0000-7000-8000-000000000002',
  kind: 'department',
  code: 'SAL',
  name: 'Sales',
  owner: 'EMP2001',
  owner_name: 'Meera Iyer',
}

async function openList(list: string, answers: object) {
  const opened = openProduct(`/structure/${list}`, { person: administrator, answers: { ...answers } })
  await heading('Structure')
  return opened
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('a department has a head', async () => {
  await openList('departments', { 'GET /api/structure/department?limit=200': { items: [SALES], next: null } })
  await screen.findByRole('cell', { name: 'Meera Iyer' })
  expect(columns()).toEqual(['Code', 'Name', 'Head', 'Status', 'Actions'])
})

test('a location is given its state, and one that is not known is none', async () => {
  const { user, server } = await openList('locations', {
    'GET /api/structure/location?limit=200': { items: [MUMBAI], next: null },
    [CHANGE_MUMBAI]: { ...MUMBAI, state: 'Maharashtra' },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Mumbai' }))
  const state = await screen.findByLabelText<HTMLSelectElement>('State')
  expect(state.selectedOptions[0]?.text).toBe('Not known')
  await user.selectOptions(state, 'Maharashtra')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf(CHANGE_MUMBAI)).toMatchObject({ state: 'Maharashtra' }))
  await user.click(await screen.findByRole('button', { name: 'Edit Mumbai' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.bodyOf(CHANGE_MUMBAI)).toMatchObject({ state: null }))
  expect(columns()).toEqual(['Code', 'Name', 'State', 'Status', 'Actions'])
})

test('a holiday is of a state of the list, and keeps what an earlier version had there', async () => {
  const year = todayInIndia().slice(0, 4)
  const holiday = {
    id: '01a2b3c4-0000-7000-8000-000000000003',
    day: `${year}-11-01`,
    name: 'Rajyotsava',
    state: 'Karnatak',
  }
  const { user, server } = await openList('holidays', {
    [`GET /api/holidays?year=${year}`]: [holiday],
    [`PUT /api/holidays/${holiday.id}`]: { ...holiday, state: 'Karnataka' },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Rajyotsava' }))
  const state = await screen.findByLabelText<HTMLSelectElement>('State')
  expect(state.value).toBe('Karnatak')
  expect(state.options[0]?.text).toBe('All states')
  await user.selectOptions(state, 'Karnataka')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.bodyOf(`PUT /api/holidays/${holiday.id}`)).toMatchObject({ state: 'Karnataka' }))
})

test('each holiday that is removed can be brought back, also the second one', async () => {
  const year = todayInIndia().slice(0, 4)
  const of = (end: string, name: string) => ({
    ...{ id: `01a2b3c4-0000-7000-8000-00000000000${end}`, day: `${year}-11-01`, name, state: null },
  })
  let kept = [of('3', 'Diwali'), of('4', 'Holi')]
  const gone = (name: string) => () => {
    kept = kept.filter((holiday) => holiday.name !== name)
    return new Response(null, { status: 204 })
  }
  const { user } = await openList('holidays', {
    [`GET /api/holidays?year=${year}`]: () => kept,
    [`DELETE /api/holidays/${of('3', '').id}`]: gone('Diwali'),
    [`DELETE /api/holidays/${of('4', '').id}`]: gone('Holi'),
    'POST /api/holidays': () => {
      kept = [of('3', 'Diwali'), ...kept]
      return of('3', 'Diwali')
    },
  })
  const undo = () => screen.findByRole('button', { name: 'Undo' })
  await user.click(await screen.findByRole('button', { name: 'Remove Diwali' }))
  // The button that was pressed is gone.
  await waitFor(async () => expect(document.activeElement).toBe(await undo()))
  await user.click(await undo())
  await screen.findByRole('button', { name: 'Remove Diwali' })
  await user.click(screen.getByRole('button', { name: 'Remove Holi' }))
  expect(await undo()).toBeTruthy()
})

test('a row that is edited stays open when the one saved before it answers', async () => {
  const pune = { ...MUMBAI, id: MUMBAI.id.replace(/1$/, '9'), code: 'PNQ', name: 'Pune' }
  let answer = () => {}
  const { user } = await openList('locations', {
    'GET /api/structure/location?limit=200': { items: [MUMBAI, pune], next: null },
    [CHANGE_MUMBAI]: () => new Promise((resolve) => (answer = () => resolve(MUMBAI))),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Mumbai' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Edit Pune' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await user.type(name, ' City')
  answer()
  await screen.findByText(/Mumbai.*saved|Saved.*Mumbai/i)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Pune City')
})

test.each(['Save', 'Cancel'])('%s of a row leads the focus back to where it was edited from', async (name) => {
  const { user } = await openList('locations', {
    'GET /api/structure/location?limit=200': { items: [MUMBAI], next: null },
    [CHANGE_MUMBAI]: MUMBAI,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Mumbai' }))
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Mumbai' })))
})
