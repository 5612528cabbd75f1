import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while holding the lock file at `path`, so that two commands started at the same time take turns.
 * A lock whose process no longer lives, or ended before it had written its id, is taken over. `onWait` is called once, with the holder's process id.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait) {
  let told = false
  while (!(await tryCreate(path))) {
    const holder = await readHolder(path)
    const isStale = holder === undefined ? await isOld(path) : !isAlive(holder)
    if (isStale) await removeStale(path, holder)
    else {
      if (holder !== undefined && !told) {
        onWait?.(holder)
        told = true
      }
      await wait(200)
    }
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

/** @param {string} path */
async function tryCreate(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * The holder's process id; undefined when the lock is gone or its holder has not written the id yet.
 *
 * @param {string} path
 */
async function readHolder(path) {
  try {
    return Number(await readFile(path, 'utf8')) || undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** A process writes its id as soon as it has made the file; one that still has none by then was killed, or found the disk full. */
const WRITES_WITHIN_MS = 5_000

/** @param {string} path */
async function isOld(path) {
  try {
    return (await stat(path)).mtimeMs < Date.now() - WRITES_WITHIN_MS
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/**
 * Two waiting processes may find the same stale lock: moving it aside lets one of them have it. Should the slower one
 * have moved the faster one's fresh lock, it puts that back.
 *
 * @param {string} path
 * @param {number | undefined} holder
 */
async function removeStale(path, holder) {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
    if ((await readHolder(aside)) === holder) await rm(aside, { force: true })
    else await rename(aside, path)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
