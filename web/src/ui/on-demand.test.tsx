import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.tsx'

afterEach(cleanup)

/** Tells, as a modal's return of the focus does, whether it saw itself open after it stood closed. */
function Overlay({ opened }: { opened: boolean }) {
  const stoodClosed = useRef(false)
  useEffect(() => {
    if (!opened) stoodClosed.current = true
  }, [opened])
  return <p>{opened ? `open, stood closed: ${stoodClosed.current}` : 'closed'}</p>
}

test('is fetched when it is first opened, opens after it stood closed, and stays to close', async () => {
  const load = vi.fn(async () => Overlay)
  const Lazy = onDemand(load)
  const { rerender } = render(<Lazy opened={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Lazy opened />)
  expect(await screen.findByText('open, stood closed: true')).toBeTruthy()
  rerender(<Lazy opened={false} />)
  expect(screen.getByText('closed')).toBeTruthy()
})

test('is fetched ahead of its opening', () => {
  const load = vi.fn(async () => Overlay)
  onDemand(load).ahead.onPointerEnter()
  expect(load).toHaveBeenCalledOnce()
})
