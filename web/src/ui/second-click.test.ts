import { expect, test, vi } from 'vitest'
import { ignoreStraySecondClicks } from './second-click.ts'

test('a double click that began at something else presses nothing, one at the same place does', () => {
  ignoreStraySecondClicks()
  const [one, other] = [document.createElement('button'), document.createElement('button')]
  document.body.append(one, other)
  const pressed = vi.fn()
  one.addEventListener('click', () => pressed('one'))
  other.addEventListener('click', () => pressed('other'))
  const click = (element: Element, detail: number) =>
    element.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
  click(one, 1)
  click(one, 2)
  click(other, 3)
  expect(pressed.mock.calls).toEqual([['one'], ['one']])
  click(other, 1)
  click(one, 0)
  expect(pressed.mock.calls.slice(2)).toEqual([['other'], ['one']])
})
