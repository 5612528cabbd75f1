// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.
import { expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { type PaperFile, playFinGenie } from '../../testing/play-fingenie.ts'
import { testApp } from '../../testing/test-app.ts'
import { DIALOGUES } from './dialogues/dialogues.fixture.ts'

const app = await testApp({ reader: fakeReader() })

const paper: PaperFile = ({ rupees, city, invoice, copy, file: _, notes: __, ...printed }, name) => {
  const print = {
    ...printed,
    ...(rupees !== null && { rupees }),
    ...(city && { place: city }),
    ...(invoice && { invoiceNumber: invoice }),
  }
  return uploadOf(`${name}.png`, receiptPng(print, copy))
}

test.each(DIALOGUES.map((script) => [script.title, script] as const))('%s', async (_, script) => {
  expect((await playFinGenie(app, script, paper, { words: true })).failures).toEqual([])
})
