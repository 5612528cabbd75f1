import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../testing/browser.ts'
import { afterPress } from './after-press.ts'
import { DateField } from './date-field.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

test('a button below a date that is none is pressed before the field says so and moves it', async () => {
  const onSave = vi.fn()
  render(
    <MantineProvider env="test">
      <DateField label="Paid on" value="" onChange={() => undefined} />
      <button type="button" onClick={onSave}>
        Save
      </button>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByLabelText('Paid on')
  await user.type(field, '31 Feb')
  const before = document.body.textContent
  const save = screen.getByRole('button', { name: 'Save' })
  await user.pointer({ keys: '[MouseLeft>]', target: save })
  expect(document.activeElement).not.toBe(field)
  expect(document.body.textContent).toBe(before)
  await user.pointer({ keys: '[/MouseLeft]', target: save })
  expect(onSave).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

/** A field that closes what is below it when it is left. */
function Closing({ onClick, onLeft }: { onClick: () => void; onLeft: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <input
        aria-label="Field"
        onBlur={() =>
          afterPress(() => {
            onLeft()
            setOpen(false)
          })
        }
      />
      {isOpen && (
        <button type="button" onClick={onClick}>
          Below
        </button>
      )}
    </>
  )
}

test('what a left field does comes after the click, by key at once, and also where the field is taken away', async () => {
  const done: string[] = []
  const { unmount } = render(<Closing onClick={() => done.push('click')} onLeft={() => done.push('left')} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Field'))
  await user.click(screen.getByRole('button', { name: 'Below' }))
  await vi.waitFor(() => expect(done).toEqual(['click', 'left']))
  await user.click(screen.getByLabelText('Field'))
  await user.tab()
  expect(done).toEqual(['click', 'left', 'left'])

  await user.click(screen.getByLabelText('Field'))
  await user.pointer({ keys: '[MouseLeft>]', target: document.body })
  unmount()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  await vi.waitFor(() => expect(done).toEqual(['click', 'left', 'left', 'left']))
})
