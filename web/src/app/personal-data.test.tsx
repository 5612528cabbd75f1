import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../api/session.ts'
import { keepProfile, readProfile } from '../features/account/profile.ts'
import { remember } from '../features/command-palette/recent.ts'
import { setSingleKeys } from '../shortcuts/single-keys.ts'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'
import { storeScrollPosition } from '../ui/records/scroll-position.ts'

usesProduct()

test.each(['tripmate', 'fingenie'])(
  'a sign-out takes away what the pages kept about a person: %s',
  async (assistant) => {
    const { user } = openProduct(`/${assistant}-chat`, { person: asha })
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'How much may dinner cost?')
    remember(asha.email, 'dashboard')
    storeScrollPosition('/tripmate-report', { visit: 'v', top: 200 })
    keepProfile(session.get().user, { ...readProfile(session.get().user), phone: '12345' })
    setSingleKeys(false)
    expect(sessionStorage.length).toBeGreaterThan(1)
    act(() => session.signOut())
    expect(Object.keys(sessionStorage)).toEqual([])
    // How the keyboard is used belongs to the device.
    expect(Object.keys(localStorage)).toEqual(['single-key-shortcuts'])
  },
)

test('what a list keeps as it is left by a sign-out goes as well', async () => {
  openProduct('/tripmate-report', { person: asha, answers: { 'GET /api/trips/EMP1': [{ trip_number: 'TRP-1' }] } })
  await screen.findByRole('table', { name: /trips/i })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 200 })
  window.dispatchEvent(new Event('scroll'))
  act(() => session.signOut())
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 })
  expect(Object.keys(sessionStorage)).toEqual([])
})
