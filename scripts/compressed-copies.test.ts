import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compress } from './compressed-copies.ts'

const SCRIPT = Array.from({ length: 500 }, (_, at) => `export const name${at} = 'value ${(at * 7919) % 503}'`).join(
  '\n',
)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pravas-copies-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Pravas</title>')
  writeFileSync(join(folder, 'assets', 'page.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'picture.png'), 'png')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('scripts and pages have copies that hold the same, pictures have none, and nothing else is left', async () => {
  await compress(folder, 'quick')
  const path = join(folder, 'assets', 'page.js')
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(SCRIPT)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(SCRIPT)
  const files = readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'))
  expect(files.sort()).toEqual([
    ...['assets', 'assets/page.js', 'assets/page.js.br', 'assets/page.js.gz', 'assets/picture.png'],
    ...['index.html', 'index.html.br', 'index.html.gz'],
  ])
})

test('quick copies give way to smaller ones', async () => {
  const sizeOf = () => statSync(join(folder, 'assets', 'page.js.br')).size
  await compress(folder, 'quick')
  const quick = sizeOf()
  await compress(folder, 'smallest')
  expect(sizeOf()).toBeLessThan(quick)
})
