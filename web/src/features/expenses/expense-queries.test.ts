import { expect, test } from 'vitest'
import { receiptLink } from './expense-queries.ts'

test.each([
  [{ receipt_link: '/api/receipts/1/file' }, '/api/receipts/1/file'],
  [{ receipt_link: null, receipt_url: 'https://files.example/1.pdf' }, 'https://files.example/1.pdf'],
  [{ link: 'receipts/1.png' }, 'receipts/1.png'],
  [{ receipt_link: 'javascript:alert(1)' }, undefined],
  [{ receipt_link: '' }, undefined],
  [{}, undefined],
])('of %o the browser may open %s', (record, link) => expect(receiptLink(record)).toBe(link))
