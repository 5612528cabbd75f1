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

test('a click after a key is one of its own, however soon it comes', () => {
  ignoreStraySecondClicks()
  const [field, option] = [document.createElement('button'), document.createElement('button')]
  document.body.append(field, option)
  const chosen = vi.fn()
  option.addEventListener('click', chosen)
  field.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'F', bubbles: true }))
  option.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }))
  expect(chosen).toHaveBeenCalledOnce()
})

test('a form is sent once by a double click, and again by a later one', () => {
  ignoreStraySecondClicks()
  const form = document.createElement('form')
  const button = document.createElement('button')
  button.type = 'submit'
  form.append(button)
  document.body.append(form)
  const sent = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', sent)
  for (const detail of [1, 2, 1])
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  expect(sent).toHaveBeenCalledTimes(2)
})
