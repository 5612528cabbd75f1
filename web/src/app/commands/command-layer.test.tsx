import { act, fireEvent, screen } from '@testing-library/react'
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

test('the palette opens over a dialog that was closed for it, before anything is drawn anew', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  openProduct('/support', { person: asha })
  await screen.findByRole('heading', { level: 1 })
  const dialog = document.createElement('dialog')
  dialog.open = true
  // As a component does that learns of the closing.
  dialog.close = () => {
    dialog.open = false
    setSingleKeys(false)
  }
  document.body.append(dialog)
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeTruthy()
  expect(dialog.open).toBe(false)
  expect(complaints).not.toHaveBeenCalled()
})
