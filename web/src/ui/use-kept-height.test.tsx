import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptHeight } from './use-kept-height.ts'

let height = 0
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
  vi.stubGlobal('innerWidth', 390)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

interface Stage {
  isLoading: boolean
  isPassing?: boolean
}

function Part(stage: Stage) {
  return <section {...useKeptHeight<HTMLElement>('list', stage)}>Part</section>
}

/** Shows the part once more, as after a reload, and answers how high it is made. */
function shownAfresh(stage: Stage): string {
  cleanup()
  return render(<Part {...stage} />).getByText('Part').style.height
}

test('a part is as high while it loads as it was last, and then as high as what it holds', () => {
  expect(shownAfresh({ isLoading: true })).toBe('')
  height = 210
  expect(shownAfresh({ isLoading: false })).toBe('')
  expect(shownAfresh({ isLoading: true })).toBe('210px')
  height = 120
  expect(shownAfresh({ isLoading: false })).toBe('')
  expect(shownAfresh({ isLoading: true })).toBe('120px')
})

test('what passes is not kept, and neither is another width', () => {
  height = 210
  shownAfresh({ isLoading: false })
  height = 800
  shownAfresh({ isLoading: false, isPassing: true })
  expect(shownAfresh({ isLoading: true })).toBe('210px')
  vi.stubGlobal('innerWidth', 1280)
  expect(shownAfresh({ isLoading: true })).toBe('')
})

test('a part that is gone keeps no room', () => {
  height = 210
  shownAfresh({ isLoading: false })
  height = 0
  shownAfresh({ isLoading: false })
  expect(shownAfresh({ isLoading: true })).toBe('')
})
