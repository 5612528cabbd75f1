import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GrowingText, paragraphsOf } from './growing-text.tsx'

const setTexts = vi.hoisted(() => [] as string[])
vi.mock('./assistant-text.tsx', () => ({
  AssistantText: ({ text }: { text: string }) => {
    setTexts.push(text)
    return <p>{text}</p>
  },
}))

afterEach(cleanup)

test.each([
  ['', []],
  ['One line', ['One line']],
  ['First.\n\nSecond.\n\n\nThird', ['First.', 'Second.', 'Third']],
  ['Before\n\n```\na\n\nb\n```\n\nafter', ['Before', '```\na\n\nb\n```', 'after']],
  ['```\nnot\n\nclosed', ['```\nnot\n\nclosed']],
])('%j is set in its parts', (text, parts) => {
  expect(paragraphsOf(text)).toEqual(parts)
})

test('what is whole is not set again when more comes', () => {
  const whole = 'The first paragraph.\n\n'
  const { rerender } = render(<GrowingText text={`${whole}Then`} />)
  setTexts.length = 0
  const words = Array.from({ length: 50 }, (_, at) => ` word${at}`)
  words.forEach((_, at) => {
    rerender(<GrowingText text={`${whole}Then${words.slice(0, at + 1).join('')}`} />)
  })
  expect(setTexts).toHaveLength(50)
  expect(setTexts.some((text) => text.includes('first'))).toBe(false)
  expect(screen.getByText(/word49$/)).toBeTruthy()
})
