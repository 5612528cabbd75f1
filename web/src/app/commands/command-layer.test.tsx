import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSingleKeys } from '../../shortcuts/single-keys.ts'
import { asha, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

test('the search field of a report names its key as long as single keys are on', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { 'GET /api/trips/EMP1': [{ trip_number: 'TRP-1' }] } })
  const field = await screen.findByRole('searchbox', { name: 'Search trips' })
  const hints = () => [field.getAttribute('aria-keyshortcuts'), screen.queryByText('/')?.tagName]
  expect(hints()).toEqual(['/', 'KBD'])
  act(() => setSingleKeys(false))
  expect(hints()).toEqual([null, undefined])
  act(() => setSingleKeys(true))
  expect(hints()).toEqual(['/', 'KBD'])
})

test('the palette closes a dialog that it opens over when the key is pressed, not while the page is drawn', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  openProduct('/support', { person: asha })
  await screen.findByRole('heading', { level: 1 })
  const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const dialog = document.createElement('dialog')
  dialog.open = true
  // As a component does that learns of the closing.
  dialog.close = () => {
    dialog.open = false
    setSingleKeys(false)
    setSingleKeys(true)
  }
  document.body.append(dialog)
  press()
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeTruthy()
  expect(dialog.open).toBe(false)
  dialog.open = true
  // Presses in one batch: what follows from the second is worked out while the page is drawn.
  act(() => {
    press()
    press()
  })
  expect(complaints).not.toHaveBeenCalled()
})

test('what is typed before the field is there is searched for, and nothing beneath gets it', async () => {
  openProduct('/support', { person: asha })
  const { body } = await screen.findByRole('heading', { level: 1 }).then(() => document)
  act(() => void fireEvent.keyDown(body, { key: 'k', ctrlKey: true }))
  const isLeftToThePage = [...'Polic', 'x', 'Backspace', 'y', 'Enter'].map((key) => fireEvent.keyDown(body, { key }))
  expect(isLeftToThePage).not.toContain(true)
  const field = await screen.findByRole('combobox', { name: /^Search pages/ })
  await waitFor(() => expect(field).toHaveProperty('value', 'Policy'))
  expect(fireEvent.keyDown(field, { key: 's' })).toBe(true)
})

test('Esc before the palette is there leaves it closed', async () => {
  openProduct('/support', { person: asha })
  await screen.findByRole('heading', { level: 1 })
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
  act(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['an administrator', true, 1],
  ['anybody else', false, 0],
])('to %s the full number of a request that no list holds is a way: %s', async (_, isAdmin, ways) => {
  const { user } = openProduct('/support', { person: { ...asha, isAdmin } })
  await screen.findByRole('heading', { level: 1 })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await user.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'trp-2026-000021')
  expect(screen.queryAllByRole('option', { name: 'Open TRP-2026-000021' })).toHaveLength(ways)
  if (ways === 0) return
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/trip/TRP-2026-000021'))
})
