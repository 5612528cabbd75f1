/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether node_modules holds what the lockfile asks for. npm writes into node_modules/.package-lock.json what it has
 * installed, as its last step. Optional packages may be missing: npm leaves out those for other systems.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} present node_modules/.package-lock.json; undefined when there is none
 */
export function isUpToDate(wanted, present) {
  if (present === undefined) return false
  const complete = Object.entries(wanted.packages).every(([path, one]) => {
    const there = present.packages[path]
    if (there === undefined) return path === '' || one.optional === true
    return there.version === one.version && there.integrity === one.integrity
  })
  return complete && Object.keys(present.packages).every((path) => path in wanted.packages)
}
