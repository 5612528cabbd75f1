import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { setSingleKeys } from './single-keys.ts'
import { useShortcuts, useShortcutsHeld } from './use-shortcuts.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function show(children?: ReactNode) {
  const handlers = { dashboard: vi.fn(), help: vi.fn(), approve: vi.fn(), nextRequest: vi.fn() }
  function Harness() {
    useShortcuts(handlers)
    return children
  }
  render(<Harness />)
  return handlers
}

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body) {
  fireEvent.keyDown(target, { key, ...more })
}

test('one key, or two after each other', () => {
  const { dashboard, help } = show()
  press('?', { shiftKey: true })
  expect(help).toHaveBeenCalledTimes(1)
  press('g')
  expect(dashboard).not.toHaveBeenCalled()
  press('d')
  expect(dashboard).toHaveBeenCalledTimes(1)
  press('d')
  expect(dashboard).toHaveBeenCalledTimes(1)
})

test('a key that ends nothing begins anew', () => {
  const { dashboard, approve } = show()
  for (const key of ['g', 'x', 'd', 'g', 'g', 'd']) press(key)
  expect(dashboard).toHaveBeenCalledTimes(1)
  press('a')
  expect(approve).toHaveBeenCalledTimes(1)
})

test('the second key must follow soon', () => {
  const { dashboard } = show()
  const at = (timeStamp: number, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    document.body.dispatchEvent(event)
  }
  at(1000, 'g')
  at(2600, 'd')
  expect(dashboard).not.toHaveBeenCalled()
  at(3000, 'g')
  at(4400, 'd')
  expect(dashboard).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { isComposing: true }])(
  'not with %o',
  (modifier) => {
    const { approve } = show()
    press('a', modifier)
    expect(approve).not.toHaveBeenCalled()
  },
)

test('a keyboard of another script and caps lock do the same', () => {
  const { approve } = show()
  press('ा', { code: 'KeyA' })
  press('A')
  expect(approve).toHaveBeenCalledTimes(2)
})

test('holding a key down goes on only where that makes sense', () => {
  const { approve, nextRequest } = show()
  press('a', { repeat: true })
  press('j', { repeat: true })
  expect(approve).not.toHaveBeenCalled()
  expect(nextRequest).toHaveBeenCalledTimes(1)
})

test('not while typing, but on a switch or a button', () => {
  const { approve } = show(
    <>
      <input aria-label="text" />
      <textarea aria-label="long" />
      <select aria-label="choice" />
      <div title="rich" contentEditable />
      <input type="checkbox" aria-label="switch" />
      <button type="button">press</button>
    </>,
  )
  for (const name of ['text', 'long', 'choice']) press('a', {}, screen.getByLabelText(name))
  press('a', {}, screen.getByTitle('rich'))
  expect(approve).not.toHaveBeenCalled()
  press('a', {}, screen.getByLabelText('switch'))
  press('a', {}, screen.getByRole('button'))
  expect(approve).toHaveBeenCalledTimes(2)
})

test.each([
  ['a modal', <div key="modal" role="dialog" aria-modal />],
  ['a drawer of the browser', <dialog key="drawer" open />],
])('not while %s lies over the page', (_, layer) => {
  const { approve } = show(layer)
  press('a')
  expect(approve).not.toHaveBeenCalled()
})

test.each([
  ['itself', <div key="self" role="dialog" style={{ display: 'none' }} />],
  [
    'with what holds it',
    <div key="parent" style={{ display: 'none' }}>
      <div role="dialog" />
    </div>,
  ],
  [
    'and keeps its place',
    <div key="place" style={{ visibility: 'hidden' }}>
      <div role="dialog" />
    </div>,
  ],
])('a dialog that is hidden %s takes no keys', (_, layer) => {
  const { approve } = show(layer)
  press('a')
  expect(approve).toHaveBeenCalledTimes(1)
})

test('not while something is about to take the keys', () => {
  function Opening({ held }: { held: boolean }) {
    useShortcutsHeld(held)
    return null
  }
  const { approve } = show()
  const { rerender } = render(<Opening held />)
  press('a')
  expect(approve).not.toHaveBeenCalled()
  rerender(<Opening held={false} />)
  press('a')
  expect(approve).toHaveBeenCalledTimes(1)
})

test('not when they are switched off', () => {
  const { approve } = show()
  setSingleKeys(false)
  press('a')
  expect(approve).not.toHaveBeenCalled()
  setSingleKeys(true)
  press('a')
  expect(approve).toHaveBeenCalledTimes(1)
})

test('a key that the page itself answered is left alone', () => {
  const { approve } = show(
    <button type="button" onKeyDown={(event) => event.preventDefault()}>
      own
    </button>,
  )
  press('a', {}, screen.getByRole('button'))
  expect(approve).not.toHaveBeenCalled()
})
