import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
