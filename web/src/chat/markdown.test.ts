import { expect, test } from 'vitest'
import { hasMarkup } from './markdown.ts'

test.each([
  'Which hotel would you like?',
  "Hello, I'm TripMate. Tell me where you need to go and when.",
  'Hotel: Powai Lakeside, 4-star, Powai, 2 nights, ₹12,350.\nSent as TRP-2026-000012.',
])('%s is plain', (text) => expect(hasMarkup(text)).toBe(false))

test.each([
  '**Total**',
  'Choose:\n- one\n- two',
  '1. first',
  '| a | b |',
  'Title\n---',
  '[policy](/privacy-policy)',
  'see https://example.com',
  'write to help@pravas.example',
  '<b>bold</b>',
  '    code',
])('%s has markup', (text) => expect(hasMarkup(text)).toBe(true))
