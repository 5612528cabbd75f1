// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.
import { expect, test } from 'vitest'
import { playDialogue } from '../../testing/play-dialogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { DIALOGUES } from './dialogues/dialogues.fixture.ts'

const app = await testApp()

test.each(DIALOGUES.map((script) => [script.title, script] as const))('%s', async (_, script) => {
  expect((await playDialogue(app, script)).failures).toEqual([])
})
