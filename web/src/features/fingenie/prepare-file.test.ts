// @vitest-environment node
import { expect, test } from 'vitest'
import { scaledSize, typeProblem } from './prepare-file.ts'

test.each(['a.jpg', 'a.JPEG', 'scan.of.a.png', 'a.Pdf'])('%s may be a receipt', (name) => {
  expect(typeProblem(name)).toBeUndefined()
})

test.each(['a.txt', 'a.heic', 'pdf', 'a.pdf.exe'])('%s may not', (name) => {
  expect(typeProblem(name)).toBe('Only JPEG, PNG and PDF files are accepted.')
})

test('a photo is scaled to its longer side, and never up', () => {
  expect(scaledSize(6000, 4000)).toEqual({ width: 3000, height: 2000 })
  expect(scaledSize(3000, 4500)).toEqual({ width: 2000, height: 3000 })
  expect(scaledSize(800, 600)).toEqual({ width: 800, height: 600 })
})
