import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

async function open() {
  openProduct('/privacy-policy', { person: asha })
  await heading('Privacy Policy')
  return screen.getByRole('main')
}

test('it has ten numbered sections on the specified subjects, and a contact block', async () => {
  const main = await open()
  const titles = within(main).getAllByRole('heading', { level: 2 })
  const subjects = [
    /^1\. .*information.*collect/i,
    /^2\. .*use/i,
    /^3\. .*security/i,
    /^4\. .*sharing/i,
    /^5\. .*AI and chat data/i,
    /^6\. .*rights/i,
    /^7\. .*retention/i,
    /^8\. .*cookies/i,
    /^9\. .*children/i,
    /^10\. .*changes/i,
    /^contact/i,
  ]
  expect(titles).toHaveLength(subjects.length)
  for (const [index, subject] of subjects.entries()) expect(titles[index]?.textContent).toMatch(subject)
})

test('it says how long data are kept', async () => {
  const main = await open()
  expect(within(main).getByText(/account data.*until.*deleted/i)).toBeTruthy()
  expect(within(main).getByText(/chat history.*until you delete it/i)).toBeTruthy()
  expect(within(main).getByText(/financial records.*typically 7 years/i)).toBeTruthy()
  expect(within(main).getByText(/usage logs.*up to 2 years/i)).toBeTruthy()
})

test('it is not for anyone under 18', async () => {
  expect((await open()).textContent).toMatch(/under 18/)
})
