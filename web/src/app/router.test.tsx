import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openProduct, usesProduct } from '../testing/product.tsx'

const fetched = vi.hoisted((): string[] => [])
vi.mock('./signed-in.tsx', () => {
  fetched.push('frame')
  return { SignedIn: () => null }
})
vi.mock('../pages/dashboard.tsx', () => {
  fetched.push('dashboard')
  return { DashboardPage: () => null }
})

usesProduct()
afterEach(() => {
  vi.useRealTimers()
})

test('what follows the sign-in is fetched when somebody begins to sign in, however long that takes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openProduct('/')
  await screen.findByRole('button', { name: 'Sign In' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual([])

  fireEvent.keyDown(document.body, { key: 'a' })
  await vi.waitFor(() => expect(fetched.toSorted()).toEqual(['dashboard', 'frame']))
})
