import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReceiptPreview } from './receipt-preview.tsx'

afterEach(cleanup)

test('a picture that could not be shown is tried again where its file is another one', () => {
  const { container, rerender } = render(<ReceiptPreview link="/a" mediaType="image/png" />)
  const picture = () => container.querySelector('img')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toBeNull()
  rerender(<ReceiptPreview link="/b" mediaType="image/png" />)
  expect(picture()?.getAttribute('src')).toBe('/b')
})
