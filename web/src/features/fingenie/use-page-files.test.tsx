import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePageFiles } from './use-page-files.ts'

afterEach(cleanup)

function transfer(...files: File[]) {
  return { types: ['Files'], files }
}

function fire(kind: string, more: object): Event {
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), more)
  act(() => void document.body.dispatchEvent(event))
  return event
}

function open() {
  const taken: string[][] = []
  const { result } = renderHook(() => usePageFiles((files) => taken.push(files.map(({ name }) => name))))
  return { taken, isOver: () => result.current }
}

test('files that are dropped anywhere are taken, and the browser does not open them', () => {
  const { taken, isOver } = open()
  const dataTransfer = transfer(new File(['a'], 'a.pdf'), new File(['b'], 'b.jpg'))
  fire('dragenter', { dataTransfer })
  expect(isOver()).toBe(true)
  expect(fire('dragover', { dataTransfer }).defaultPrevented).toBe(true)
  expect(fire('drop', { dataTransfer }).defaultPrevented).toBe(true)
  expect(isOver()).toBe(false)
  expect(taken).toEqual([['a.pdf', 'b.jpg']])
})

test('what is dragged out of the page again, or is no file, is left alone', () => {
  const { taken, isOver } = open()
  fire('dragenter', { dataTransfer: transfer() })
  fire('dragleave', { relatedTarget: document.body })
  expect(isOver()).toBe(true)
  fire('dragleave', { relatedTarget: null })
  expect(isOver()).toBe(false)
  expect(fire('drop', { dataTransfer: { types: ['text/plain'], files: [] } }).defaultPrevented).toBe(false)
  expect(taken).toEqual([])
})

test('a pasted picture gets a name of its own; what comes with text is text', () => {
  const { taken } = open()
  const picture = new File(['p'], 'image.png', { type: 'image/png' })
  fire('paste', { clipboardData: { types: ['text/plain', 'Files'], files: [picture] } })
  expect(taken).toEqual([])
  fire('paste', { clipboardData: { types: ['Files'], files: [picture, picture] } })
  expect(taken).toHaveLength(1)
  expect(new Set(taken[0])).toHaveProperty('size', 2)
  expect(taken[0]?.every((name) => /^pasted-\d+\.png$/.test(name))).toBe(true)
})
