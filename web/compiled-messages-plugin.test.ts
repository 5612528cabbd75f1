import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compiledMessages } from './compiled-messages-plugin.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravas-messages-'))
  await write('en/trips.ts', {
    unused: 'Nobody asks for this.',
    sent: 'Your trip is sent.',
    count: '{count, plural, one {# trip} other {# trips}}',
  })
  await writePage(`document.title = t('sent')`)
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

async function write(file: string, messages: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), `export const trips = ${JSON.stringify(messages)}`)
}

/** A page with the texts `t` of the catalogue. */
async function writePage(code: string): Promise<void> {
  const texts = fileURLToPath(new URL('../messages/src/texts.ts', import.meta.url))
  const lines = [
    `import { texts } from '${texts}'`,
    `import { trips } from './en/trips.ts'`,
    'const t = texts(trips)',
    code,
  ]
  await writeFile(join(folder, 'page.ts'), lines.join('\n'))
}

/** Builds the page; gives its scripts, that of the page itself first. */
async function built(language = 'en'): Promise<Rolldown.OutputChunk[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [compiledMessages(language, folder)],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(folder, 'page.ts') },
    },
  })) as Rolldown.RolldownOutput
  return output.output.filter((file) => file.type === 'chunk')
}

test('a page has its messages, and neither parser nor formatter', async () => {
  const [page] = await built()
  expect(page?.code).toContain('Your trip is sent.')
  expect(page?.code).not.toContain('one {')
  expect(page?.code.length).toBeLessThan(2000)
})

test('a page has the messages that it asks for by their names, and no others', async () => {
  const [page] = await built()
  expect(page?.code).not.toContain('Nobody asks')
})

test.each([
  ['whose name is known only when it runs', 'for (const name of ["sent"]) document.title = t(name)'],
  ['of a module that calls something else by the same name', 'document.title = ((t) => t("sent"))(t)'],
])('a page has all messages of a catalogue for one %s', async (_, line) => {
  await writePage(line)
  const [page] = await built()
  expect(page?.code).toContain('Nobody asks')
  expect(page?.code).toContain('Your trip is sent.')
})

test.each([
  ['its values in their places', "const who = name(); document.title = t('named', { who, from: name() })"],
  ['a value that it names twice', "document.title = t('named', { who: name(), from: name() })"],
  ['another message among its values', "const who = t('sent'); document.title = t('named', { who, from: t('sent') })"],
  ['a form for its count', "document.title = t('count', { count: name().length })"],
])('a message in the code of a page says the same with %s', async (_, line) => {
  await write('en/trips.ts', {
    sent: 'Sent.',
    named: '{who} and {who} of {from}',
    count: '{count, plural, one {# trip} other {# trips}}',
  })
  await writePage(`let asked = 0\nconst name = () => 'n' + ++asked\n${line}`)
  const [page] = await built()
  await writeFile(join(folder, 'built.mjs'), `globalThis.document = {}\n${page?.code}\nexport default document.title`)
  const compiled = (await import(pathToFileURL(join(folder, 'built.mjs')).href)).default
  await writeFile(
    join(folder, 'plain.ts'),
    `globalThis.document = {} as Document\n${await readFile(join(folder, 'page.ts'), 'utf8')}\nexport default document.title`,
  )
  const plain = (await import(pathToFileURL(join(folder, 'plain.ts')).href)).default
  expect(compiled).toBe(plain)
})

test('the pages of another language hold its messages and none in English', async () => {
  await write('hi/trips.ts', { unused: 'नहीं', sent: 'यात्रा भेजी गई।', count: '{count, plural, other {# यात्राएँ}}' })
  const [page] = await built('hi')
  expect(page?.code).toContain('यात्रा भेजी गई।')
  expect(page?.code).not.toContain('Your trip is sent.')
})

test('what another language lacks as a whole is said in English', async () => {
  const [page] = await built('hi')
  expect(page?.code).toContain('Your trip is sent.')
})

test('a translation that misses a message stops the build', async () => {
  await write('hi/trips.ts', { unused: 'नहीं', sent: 'यात्रा भेजी गई।' })
  await expect(built('hi')).rejects.toThrow('differs from en in count')
})
