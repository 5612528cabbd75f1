import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work` while holding the lock file at `path`, so that two commands started at the same time take turns.
 * A lock whose process no longer lives is taken over. `onWait` is called once, with the holder's process id.
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
    if (holder !== undefined && !isAlive(holder)) await removeStale(path, holder)
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
 * @param {number} holder
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
