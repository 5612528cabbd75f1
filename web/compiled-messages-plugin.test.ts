import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compiledMessages } from './compiled-messages-plugin.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravas-messages-'))
  await write('en/trips.ts', { sent: 'Your trip is sent.', count: '{count, plural, one {# trip} other {# trips}}' })
  await writeFile(
    join(folder, 'page.ts'),
    `import { texts } from '${fileURLToPath(new URL('../messages/src/texts.ts', import.meta.url))}'
     import { trips } from './en/trips.ts'
     document.title = texts(trips)('sent')`,
  )
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

async function write(file: string, messages: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), `export const trips = ${JSON.stringify(messages)}`)
}

/** Builds the page; gives its scripts, that of the page itself first. */
async function built(): Promise<Rolldown.OutputChunk[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [compiledMessages(folder)],
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

test('with a second language, a page loads the catalogue of one', async () => {
  await write('hi/trips.ts', { sent: 'यात्रा भेजी गई।', count: '{count, plural, other {# यात्राएँ}}' })
  const [page, ...others] = await built()
  expect(page?.code).not.toContain('Your trip is sent.')
  expect(page?.code).not.toContain('यात्रा')
  const languages = others.filter(({ code }) => /Your trip is sent|यात्रा भेजी/.test(code))
  expect(languages.map(({ facadeModuleId }) => facadeModuleId).sort()).toEqual(
    ['en', 'hi'].map((language) => `${folder}/${language}/trips.ts?one-language`),
  )
  for (const { fileName } of languages) expect(page?.dynamicImports).toContain(fileName)
})

test('a translation that misses a message stops the build', async () => {
  await write('hi/trips.ts', { sent: 'यात्रा भेजी गई।' })
  await expect(built()).rejects.toThrow('differs from en in count')
})
