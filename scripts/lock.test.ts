import { spawnSync } from 'node:child_process'
import { access, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravas-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('works take turns, and who waits learns for whom', async () => {
  const events: string[] = []
  const started = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  const first = withLock(path, async () => {
    events.push('first starts')
    started.resolve()
    await waiting.promise
    events.push('first ends')
  })
  await started.promise
  const second = withLock(
    path,
    async () => events.push('second starts'),
    (holder) => {
      events.push(holder === process.pid ? 'second waits' : `holder ${holder}`)
      waiting.resolve()
    },
  )
  await Promise.all([first, second])
  expect(events).toEqual(['first starts', 'second waits', 'first ends', 'second starts'])
})

test('a lock whose process has ended is taken over', async () => {
  await writeFile(path, String(spawnSync(process.execPath, ['--version']).pid))
  expect(await withLock(path, async () => 'done')).toBe('done')
})

test('a lock whose process was killed before it wrote its id is taken over', async () => {
  await writeFile(path, '')
  await utimes(path, 0, 0)
  expect(await withLock(path, async () => 'done')).toBe('done')
})

test('work that fails gives the lock back', async () => {
  const failing = withLock(path, async () => {
    throw new Error('no network')
  })
  await expect(failing).rejects.toThrow('no network')
  await expect(access(path)).rejects.toThrow('ENOENT')
})
