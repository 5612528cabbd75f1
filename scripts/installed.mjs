import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string} [resolved] the address of the package; for a link, the folder of the workspace
 * @property {string[]} [workspaces]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 *
 * What a script needs: `serve` the packages of the server, `start` also those that build the pages, `develop` all that checks and
 * tests need.
 * @typedef {'serve' | 'start' | 'develop'} Need
 */

/**
 * The packages of a lockfile that a script needs, by their paths. npm records the same as `dev` in the lockfile, but not for which
 * workspace.
 *
 * @param {Lock} lock package-lock.json
 * @param {Need} need
 * @returns {string[]}
 */
export function neededPackages(lock, need) {
  const { packages } = lock
  if (need === 'develop') return Object.keys(packages)
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
  const found = new Set()
  const waiting = need === 'serve' ? ['server'] : ['', ...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(packages, path, name)
      if (place === undefined) continue
      const folder = packages[place]?.resolved
      if (packages[place]?.link && folder !== undefined) {
        found.add(place)
        waiting.push(folder)
      } else waiting.push(place)
    }
  }
  return [...found]
}

/**
 * Where Node finds a package that another one asks for: in its own folder or in one above.
 *
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

/**
 * Whether node_modules holds what the lockfile asks for. npm writes into node_modules/.package-lock.json what it has
 * installed, as its last step. Optional packages may be missing: npm leaves out those for other systems. So may the folder of a
 * package that somebody has deleted since, which the lockfile knows nothing of.
 *
 * @param {object} parts
 * @param {Lock} parts.wanted package-lock.json
 * @param {Lock | undefined} parts.present node_modules/.package-lock.json; undefined when there is none
 * @param {Need} parts.need
 * @param {(path: string) => boolean} parts.isThere whether the folder of a package exists
 */
export function isUpToDate({ wanted, present, need, isThere }) {
  if (present === undefined) return false
  const complete = neededPackages(wanted, need).every((path) => {
    const one = wanted.packages[path]
    const there = present.packages[path]
    if (one === undefined) return false
    if (there === undefined) return !path.includes('node_modules') || one.optional === true
    return there.version === one.version && there.integrity === one.integrity && isThere(path)
  })
  return complete && Object.keys(present.packages).every((path) => path in wanted.packages)
}

/**
 * Whether a folder's node_modules holds what its package-lock.json asks for.
 *
 * @param {string} folder absolute
 * @param {Need} need
 */
export function isInstalled(folder, need) {
  const wanted = lockAt(join(folder, 'package-lock.json'))
  const isThere = (/** @type {string} */ path) => existsSync(join(folder, path))
  return wanted !== undefined && isUpToDate({ wanted, present: installedAt(folder), need, isThere })
}

/**
 * What npm has noted as installed in a folder; undefined when nothing was, or not to the end.
 *
 * @param {string} folder absolute
 */
export function installedAt(folder) {
  return lockAt(join(folder, 'node_modules', '.package-lock.json'))
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function lockAt(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
