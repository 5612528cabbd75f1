import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type SubmitEvent, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusFirstWrong } from './first-wrong-field.ts'

const FIELDS = ['name', 'amount', 'note']

/** A form whose submitting finds `wrong` at once; `say` tells it later what else is. */
function Form({ wrong = [], say }: { wrong?: string[]; say?: (tell: (fields: string[]) => void) => void }) {
  const [said, setSaid] = useState<string[]>([])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSaid(wrong)
    say?.(setSaid)
  }
  return (
    <form ref={focusFirstWrong} onSubmit={submit}>
      {FIELDS.map((field) => (
        <input key={field} aria-label={field} aria-invalid={said.includes(field)} />
      ))}
      <button type="submit">Save</button>
      <button type="button" onClick={() => setSaid(['amount'])}>
        Check
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText(name)
let answer: (fields: string[]) => void
const later = (tell: typeof answer) => {
  answer = tell
}
const save = () => {
  screen.getByText('Save').focus()
  fireEvent.click(screen.getByText('Save'))
}

afterEach(cleanup)
beforeEach(() => {
  answer = () => expect.unreachable('nothing was sent')
})

test('the first of the fields that the page finds wrong has the focus, again each time', async () => {
  render(<Form wrong={['note', 'amount']} />)
  save()
  await waitFor(() => expect(document.activeElement).toBe(field('amount')))
  save()
  await waitFor(() => expect(document.activeElement).toBe(field('amount')))
})

test('so has what the server refuses later', async () => {
  render(<Form say={later} />)
  save()
  answer(['note'])
  await waitFor(() => expect(document.activeElement).toBe(field('note')))
})

test('whoever has typed on meanwhile keeps the cursor', async () => {
  render(<Form say={later} />)
  save()
  field('name').focus()
  fireEvent.input(field('name'), { target: { value: 'Asha' } })
  answer(['note'])
  await waitFor(() => expect(field('note').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field('name'))
})

test('what is found wrong before anything is sent takes no focus', async () => {
  render(<Form />)
  field('name').focus()
  fireEvent.click(screen.getByText('Check'))
  await waitFor(() => expect(field('amount').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field('name'))
})
