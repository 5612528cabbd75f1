import { notifications } from '@mantine/notifications'
import { records } from '@pravas/messages/en/records'
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

const onClose = vi.fn()

afterEach(cleanup)

/** Tells, as a modal's return of the focus does, whether it saw itself open after it stood closed. */
function Overlay({ opened }: { opened: boolean; onClose: () => void }) {
  const stoodClosed = useRef(false)
  useEffect(() => {
    if (!opened) stoodClosed.current = true
  }, [opened])
  return <p>{opened ? `open, stood closed: ${stoodClosed.current}` : 'closed'}</p>
}

test('is fetched when it is first opened, opens after it stood closed, and stays to close', async () => {
  const load = vi.fn(async () => Overlay)
  const Lazy = onDemand(load)
  const { rerender } = render(<Lazy opened={false} onClose={onClose} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Lazy opened onClose={onClose} />)
  expect(await screen.findByText('open, stood closed: true')).toBeTruthy()
  rerender(<Lazy opened={false} onClose={onClose} />)
  expect(screen.getByText('closed')).toBeTruthy()
})

test('is fetched ahead of its opening', () => {
  const load = vi.fn(async () => Overlay)
  onDemand(load).ahead.onPointerEnter()
  expect(load).toHaveBeenCalledOnce()
})

test('what cannot be fetched is said and closed, and the next opening tries again', async () => {
  const said = vi.spyOn(notifications, 'show').mockReturnValue('said')
  const load = vi.fn(async () => Overlay)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Lazy = onDemand(load)
  const { rerender } = render(<Lazy opened onClose={onClose} />)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(said.mock.lastCall?.[0].message).toBe(records['load-failed'])
  rerender(<Lazy opened={false} onClose={onClose} />)
  rerender(<Lazy opened onClose={onClose} />)
  expect(await screen.findByText('open, stood closed: true')).toBeTruthy()
})
