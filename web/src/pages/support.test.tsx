import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const shown = () => within(screen.getByRole('tabpanel'))

async function openForms(address: string, answer: () => Response) {
  const answers = { 'GET /api/config': { supportInbox: true }, 'POST /api/support': answer }
  const opened = openProduct(address, { person: asha, answers })
  await heading('Contact Us')
  await waitFor(() => expect(opened.server.requests.length).toBeGreaterThan(0))
  // The answer has been read once the promises that carry it have settled.
  await new Promise((resolve) => setImmediate(resolve))
  return opened
}

test('where there is a support inbox, both forms write to it and confirm as ever', async () => {
  const { user, server } = await openForms('/support', () => new Response(null, { status: 204 }))
  await user.selectOptions(shown().getByLabelText(/^Issue Type/), 'other')
  await user.type(shown().getByLabelText(/^Description/), 'The map is empty.')
  await user.click(shown().getByRole('button', { name: 'Submit Request' }))
  expect((await shown().findByRole('alert')).textContent).toBe('Thanks! Your support request has been submitted.')
  expect(server.bodyOf('POST /api/support')).toEqual({
    name: asha.name,
    email: asha.email,
    subject: 'Other',
    message: 'The map is empty.',
  })

  await user.click(screen.getByRole('tab', { name: 'Get in Touch' }))
  await user.type(shown().getByLabelText(/^Subject/), 'A question')
  await user.type(shown().getByLabelText(/^Message/), 'Where is it?')
  await user.click(shown().getByRole('button', { name: 'Send Message' }))
  expect((await shown().findByRole('alert')).textContent).toBe('Support request submitted successfully!')
  expect(server.bodyOf('POST /api/support')).toMatchObject({ subject: 'A question', message: 'Where is it?' })
})

test('a message that could not be sent stays in the form', async () => {
  const { user } = await openForms('/contact', () => Response.json({ title: 'Too many requests.' }, { status: 429 }))
  await user.type(shown().getByLabelText(/^Subject/), 'A question')
  await user.type(shown().getByLabelText(/^Message/), 'Where is it?')
  await user.click(shown().getByRole('button', { name: 'Send Message' }))
  expect((await shown().findByRole('alert')).textContent).toBe('Too many requests.')
  expect(shown().getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('A question')
})

test.each([
  ['/support', 'Submit Request', [/^Name/, /^Email/, /^Issue Type/]],
  ['/contact', 'Send Message', [/^Name/, /^Email/, /^Subject/, /^Message/]],
] as const)(
  'what is missing at %s is said beside its field, and the first has the focus',
  async (page, send, labels) => {
    const { user, server } = openProduct(page, { person: { isAdmin: false } })
    await heading('Contact Us')
    await user.click(shown().getByRole('button', { name: send }))
    const fields = labels.map((label) => shown().getByLabelText<HTMLInputElement>(label))
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(labels.map(() => 'true'))
    expect(shown().getAllByText('Please fill in this field.')).toHaveLength(labels.length)
    expect(document.activeElement).toBe(fields[0])
    expect(shown().queryByRole('alert')).toBeNull()

    await user.type(fields[1] as HTMLInputElement, 'asha')
    expect(shown().getAllByText('Please fill in this field.')).toHaveLength(labels.length - 1)
    await user.click(shown().getByRole('button', { name: send }))
    expect(shown().getByText(/Please enter an email address/)).toBeTruthy()
    expect(server.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
  },
)
