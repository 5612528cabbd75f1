import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDraft } from './use-draft.ts'

afterEach(() => sessionStorage.clear())

test('a draft is kept until it is empty', () => {
  const { result } = renderHook(() => useDraft('draft'))
  act(() => result.current[1]('Flights'))
  expect(renderHook(() => useDraft('draft')).result.current[0]).toBe('Flights')
  act(() => result.current[1](''))
  expect(renderHook(() => useDraft('draft')).result.current[0]).toBe('')
})

test('where the storage is full the draft stays in the field, and nothing older comes back in its place', () => {
  const { result } = renderHook(() => useDraft('draft'))
  act(() => result.current[1]('Fl'))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => result.current[1]('Flights to Mumbai'))
  expect(result.current[0]).toBe('Flights to Mumbai')
  expect(renderHook(() => useDraft('draft')).result.current[0]).toBe('')
})
