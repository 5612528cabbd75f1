import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const ANYONE = { isAdmin: false }

function shown() {
  return within(screen.getByRole('tabpanel'))
}

function questions() {
  return within(shown().getByRole('region', { name: 'Frequently Asked Questions' })).getAllByRole('button')
}

function openQuestions() {
  return questions().filter((question) => question.getAttribute('aria-expanded') === 'true')
}

test('both variants are tabs of Contact Us', async () => {
  const { user } = openProduct('/support', { person: asha })
  await heading('Contact Us')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Support Request', 'Get in Touch'])
  expect(shown().getByLabelText(/^Issue Type/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Get in Touch' }))
  expect(shown().getByRole('button', { name: 'Send Message' })).toBeTruthy()
})

test('/contact opens the second variant', async () => {
  openProduct('/contact', { person: asha })
  await heading('Contact Us')
  expect(shown().getByRole('region', { name: 'Get in Touch' })).toBeTruthy()
})

test('the first form has a name, an e-mail and the six issue types, all required', async () => {
  openProduct('/support', { person: asha })
  await heading('Contact Us')
  const choices = within(shown().getByLabelText(/^Issue Type/)).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ value }) => value).filter((value) => value !== '')).toEqual([
    'login',
    'trip',
    'expenses',
    'report',
    'ui',
    'other',
  ])
  for (const label of [/^Name/, /^Email/, /^Issue Type/]) {
    expect(shown().getByLabelText<HTMLInputElement>(label).required).toBe(true)
  }
  expect(shown().getByLabelText<HTMLInputElement>(/^Email/).type).toBe('email')
})

test('the description is asked for with the issue type other only, and is required then', async () => {
  const { user } = openProduct('/support', { person: asha })
  await heading('Contact Us')
  for (const type of ['login', 'trip', 'expenses', 'report', 'ui']) {
    await user.selectOptions(shown().getByLabelText(/^Issue Type/), type)
    expect(shown().queryByLabelText(/^Description/)).toBeNull()
  }
  await user.selectOptions(shown().getByLabelText(/^Issue Type/), 'other')
  expect(shown().getByLabelText<HTMLTextAreaElement>(/^Description/).required).toBe(true)
})

test('the first form thanks and sends nothing', async () => {
  const { user, server } = openProduct('/support', { person: ANYONE })
  await heading('Contact Us')
  await user.type(shown().getByLabelText(/^Name/), 'Asha')
  await user.type(shown().getByLabelText(/^Email/), asha.email)
  await user.selectOptions(shown().getByLabelText(/^Issue Type/), 'trip')
  await user.click(shown().getByRole('button', { name: 'Submit Request' }))
  expect(shown().getByRole('alert').textContent).toBe('Thanks! Your support request has been submitted.')
  expect(server.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

test('of the first variant several questions can be open at once', async () => {
  const { user } = openProduct('/support', { person: asha })
  await heading('Contact Us')
  for (const question of questions().slice(0, 2)) await user.click(question)
  expect(openQuestions()).toHaveLength(2)
})

test('the cards of the second variant make the specified claims', async () => {
  openProduct('/contact', { person: asha })
  await heading('Contact Us')
  const cards = within(shown().getByRole('region', { name: 'Get in Touch' }))
  const names = cards.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(['Email', 'Phone', 'Live Chat'])
  const claims = [/within 24 hours/, /Mon-Fri 9 AM-6 PM/, /average.* 2 minutes/i]
  expect(claims.map((claim) => cards.getByText(claim).parentElement?.querySelector('h2')?.textContent)).toEqual(names)
})

test('of the second variant one question is open at a time', async () => {
  const { user } = openProduct('/contact', { person: asha })
  await heading('Contact Us')
  const [first, second] = questions()
  await user.click(first as HTMLElement)
  await user.click(second as HTMLElement)
  expect(openQuestions()).toEqual([second])
})

test('the second form has four required fields, confirms and sends nothing', async () => {
  const { user, server } = openProduct('/contact', { person: ANYONE })
  await heading('Contact Us')
  for (const label of [/^Name/, /^Email/, /^Subject/, /^Message/]) {
    const field = shown().getByLabelText<HTMLInputElement>(label)
    expect(field.required).toBe(true)
    await user.type(field, label.source === '^Email' ? asha.email : 'Text')
  }
  await user.click(shown().getByRole('button', { name: 'Send Message' }))
  expect(shown().getByRole('alert').textContent).toBe('Support request submitted successfully!')
  expect(server.requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})

test.each(['/support', '/contact'])(
  'the questions of %s say how long approval and reimbursement take',
  async (address) => {
    openProduct(address, { person: asha })
    await heading('Contact Us')
    const answers = shown().getByRole('region', { name: 'Frequently Asked Questions' })
    expect(answers.textContent).toMatch(/travel approval takes 1-2 business days/i)
    expect(answers.textContent).toMatch(/expense reimbursement takes 3-5 business days/i)
  },
)

test.each(['/support', '/contact'])('an open answer of %s is named by its question', async (address) => {
  const { user } = openProduct(address, { person: asha })
  await heading('Contact Us')
  const [question] = questions()
  await user.click(question as HTMLElement)
  expect(await shown().findByRole('region', { name: question?.textContent ?? '' })).toBeTruthy()
})
