// A thread that builds the pages, once for each language: what Vite sets in the environment stays in it, and it ends with the process
// that wanted them. Each language has a folder of its own in that of the first. Tells of each language once it can be served, and begins
// with the others when it is told to.

import { once } from 'node:events'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { LANGUAGES } from '@pravas/contract/languages'
import { build } from 'vite'
import settings from './vite.config.ts'

const pages = join(import.meta.dirname, 'dist')
const others = LANGUAGES.slice(1)

await buildInto(pages, LANGUAGES[0])
// A server that starts with the first language looks for files of the others here.
for (const language of others) await mkdir(join(pages, language, 'assets'), { recursive: true })
parentPort?.postMessage(pages)
if (parentPort) await once(parentPort, 'message')
for (const language of others) {
  const own = join(pages, language)
  const aside = join(import.meta.dirname, '..', '.artefacts', `pages-${language}`)
  await buildInto(aside, language)
  await takeOver(aside, own)
  parentPort?.postMessage(own)
}

async function buildInto(outDir: string, language: string): Promise<void> {
  process.env.PAGES_LANGUAGE = language
  const pages = settings({ command: 'build', mode: 'production' })
  await build({
    ...pages,
    // Read by Vite, each build would have modules of its own, and decide again what the first has decided.
    configFile: false,
    logLevel: 'warn',
    build: { ...pages.build, outDir, emptyOutDir: true },
  })
}

/** Moves what was built to where it is served from. The document comes last: with it, the language is there. */
async function takeOver(from: string, to: string): Promise<void> {
  await rm(join(to, 'assets'), { recursive: true })
  const isLast = (name: string) => name === 'index.html'
  const names = (await readdir(from)).toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
  for (const name of names) await rename(join(from, name), join(to, name))
}
