import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileMessages, differencesOf, FORMS } from './compile.ts'
import { formsOf } from './compiled-forms.ts'
import { type Given, type Message, messageOf } from './message.ts'
import type { Catalogue } from './texts.ts'

const FOLDER = new URL('en/', import.meta.url)
const modules: Record<string, Catalogue>[] = await Promise.all(
  readdirSync(FOLDER).map((name) => import(new URL(name, FOLDER).href)),
)

const hard = {
  quoted: "It''s '{count}' of $`{who}` \\ \"now\"",
  exact: '{count, plural, =0 {none} one {# trip} other {# trips}} of {who}',
  offset: '{count, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # more} other {{who} and # more}}',
  place: 'the {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  nested: '{who, select, Asha {{count, plural, one {her trip} other {her # trips}}} other {they}}',
  inherited: '{who, select, Meera {hers} other {theirs}}',
  tagged: 'Open <link>{who}, {count, plural, one {# trip} other {# trips}}</link> now.',
}

/** Runs the compiled messages as the pages do. */
function run(catalogue: Catalogue): Record<string, Message> {
  const forms = formsOf('en-IN')
  const entries = Object.entries(compileMessages(catalogue))
  return Object.fromEntries(entries.map(([name, code]) => [name, new Function(FORMS, `return ${code}`)(forms)]))
}

function said(message: Message | undefined, given: Given): unknown {
  return typeof message === 'function' ? [message(given)].flat().join('') : message
}

/** Values for each name in braces and a function for each tag. */
function valuesFor(message: string, count: number): Given {
  const names = [...message.matchAll(/{(\w+)/g)].map(([, name]) => [name, name === 'who' ? 'Asha' : count])
  const tags = [...message.matchAll(/<\/(\w+)>/g)].map(([, name]) => [name, (words: string) => `[${words}]`])
  return Object.fromEntries([...names, ...tags])
}

test.each([{ hard }, ...modules].flatMap((module) => Object.entries(module)))(
  'compiled, %s says the same as the parsed messages',
  (_, catalogue) => {
    const compiled = run(catalogue)
    for (const [name, message] of Object.entries(catalogue)) {
      for (const count of [0, 1, 2, 3, 11, 123456]) {
        const given = valuesFor(message, count)
        expect(said(compiled[name], given), `${name} of ${count}`).toBe(said(messageOf(message), given))
      }
    }
  },
)

test('a message without values is compiled to its text', () => {
  expect(run({ saved: 'It’s saved.' })).toEqual({ saved: 'It’s saved.' })
})

test('a form is chosen among those of the message alone', () => {
  expect(said(run(hard).inherited, { who: 'constructor' })).toBe('theirs')
})

test.each(['{when, date, short}', '{sum, number}', '{count, plural, other {<b>#</b>}}', '<a>Read <b>this</b></a>'])(
  '%s is an error of the build',
  (message) => {
    expect(() => compileMessages({ message })).toThrow()
  },
)

test('a translation says the same messages of the same values', () => {
  const source = {
    same: '{count, plural, one {# trip} other {# trips}}',
    missing: 'Trip',
    value: 'By {who}',
    tag: '<b>x</b>',
  }
  const translation = { same: '{count, plural, other {# यात्राएँ}}', value: '{whom} से', tag: 'x', extra: 'और' }
  expect(differencesOf(source, translation)).toEqual(['missing', 'value', 'tag', 'extra'])
})
