import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { chunksOf, PAGES, rootsOf } from './page-documents-plugin.ts'

type OutputChunk = Rolldown.OutputChunk

/** What a page pays for one file more: its turn on one of few connections, its headers, and what is compressed worse on its own. Bytes of source. */
const FILE = 4500
/** How much more the landing page counts than another: everybody waits for it, and nothing of it is there yet. */
const LANDING_COUNTS = 24
/** How much less a part of a page counts, such as a drawer, which is fetched when it is wanted. */
const PART_COUNTS = 0.1

/** Modules that come in one file, and who needs it. */
interface Group {
  modules: string[]
  bytes: number
  /** For each reader whether it needs the file, as 1 or 0. */
  readBy: Uint8Array
  /** The groups that it imports. */
  imports: Set<Group>
}

/** A page, or a part of pages that is fetched later, and what it counts. */
interface Reader {
  files: ReadonlySet<string>
  counts: number
}

/**
 * Decides which modules come in one file. The pages are built once as the bundler splits them, into a file for each set of
 * pages that need the same; then files are joined as long as that saves pages more than it sends them for nothing. Parts that come
 * later are asked as well, or a small one would bring the whole file in which another page keeps the icon that both show.
 */
export function sharedFiles(pages: InlineConfig): Plugin {
  return {
    name: 'shared-files',
    apply: 'build',
    async config() {
      decided ??= fileNames(pages)
      const names = await decided
      const groups = [{ name: (module: string) => names.get(inAnyLanguage(module)) ?? null, debugName: 'shared files' }]
      // What a group does not name stays where it is.
      return {
        build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
      }
    },
  }
}

/** What was decided for the first language holds for the others: their modules are the same but for their texts. */
let decided: Promise<Map<string, string>> | undefined

/** A module that there is for each language is named with one. */
const inAnyLanguage = (module: string) => module.replace(/\?language=\w+$/, '')

/** The name of the file that each shared module goes into. */
async function fileNames(pages: InlineConfig): Promise<Map<string, string>> {
  const options = { ...pages.build, write: false, minify: false }
  const built = await build({ ...pages, configFile: false, logLevel: 'silent', build: options })
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const names = new Map<string, string>()
  const chunks = chunksOf(output)
  const readers = readersOf(chunks)
  const counts = readers.map((reader) => reader.counts)
  joined(groupsOf(chunks, readers), counts).forEach(({ modules }, at) => {
    for (const module of modules) names.set(inAnyLanguage(module), `shared-${at}`)
  })
  return names
}

function readersOf(chunks: ReadonlyMap<string, OutputChunk>): Reader[] {
  const all = [...chunks.values()]
  const entries = all.filter(({ isEntry }) => isEntry)
  return all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => {
      const roots = [...entries, ...rootsOf(chunk, chunks)]
      const files = reachedFrom(roots, chunks)
      if (chunk.facadeModuleId?.includes(PAGES)) return { files, counts: chunk.name === 'landing' ? LANDING_COUNTS : 1 }
      // What every page with the frame has is there already.
      const there = reachedFrom(
        roots.filter((root) => root !== chunk),
        chunks,
      )
      return { files: new Set([...files].filter((file) => !there.has(file))), counts: PART_COUNTS }
    })
}

/** The files that are shared, as the bundler splits them. */
function groupsOf(chunks: ReadonlyMap<string, OutputChunk>, readers: readonly Reader[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { fileName, isEntry, isDynamicEntry, modules } of chunks.values()) {
    if (isEntry || isDynamicEntry) continue
    const bytes = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    const readBy = new Uint8Array(readers.length)
    groups.set(fileName, { modules: Object.keys(modules), bytes, readBy, imports: new Set() })
  }
  for (const [name, group] of groups) {
    for (const imported of chunks.get(name)?.imports ?? []) {
      const other = groups.get(imported)
      if (other) group.imports.add(other)
    }
  }
  for (const [at, { files }] of readers.entries()) {
    for (const file of files) groups.get(file)?.readBy.fill(1, at, at + 1)
  }
  return [...groups.values()]
}

function reachedFrom(roots: readonly OutputChunk[], chunks: ReadonlyMap<string, OutputChunk>): Set<string> {
  const reached = new Set(roots.map(({ fileName }) => fileName))
  for (const file of reached) for (const imported of chunks.get(file)?.imports ?? []) reached.add(imported)
  return reached
}

/** Joins the pair that saves most, until none saves anything. */
function joined(groups: Group[], counts: readonly number[]): Group[] {
  const left = new Set(groups)
  const known = new Map<Group, Map<Group, number>>()
  for (;;) {
    let best: { saved: number; one: Group; other: Group } | undefined
    for (const one of left) {
      const savings = known.get(one) ?? new Map<Group, number>()
      known.set(one, savings)
      for (const other of left) {
        if (one === other) break
        const saved = savings.get(other) ?? savedBy(one, other, counts)
        savings.set(other, saved)
        if (saved > (best?.saved ?? 0) && !isBetween(one, other) && !isBetween(other, one)) best = { saved, one, other }
      }
    }
    if (!best) return [...left]
    join(best.one, best.other, left)
    known.delete(best.one)
    for (const savings of known.values()) savings.delete(best.one)
  }
}

/** Moves all that is in `other` to `one`. */
function join(one: Group, other: Group, left: Set<Group>): void {
  left.delete(other)
  one.modules.push(...other.modules)
  one.bytes += other.bytes
  one.readBy = one.readBy.map((reads, at) => reads | (other.readBy[at] ?? 0))
  one.imports = new Set([...one.imports, ...other.imports])
  one.imports.delete(one)
  one.imports.delete(other)
  for (const group of left) if (group.imports.delete(other) && group !== one) group.imports.add(one)
}

/** The bytes that all readers together save when two groups come in one file. */
function savedBy(one: Group, other: Group, counts: readonly number[]): number {
  let saved = 0
  for (const [at, count] of counts.entries()) {
    if (one.readBy[at]) saved += count * (other.readBy[at] ? FILE : -other.bytes)
    else if (other.readBy[at]) saved -= count * one.bytes
  }
  return saved
}

/** Whether a group leads to another through a third: joined, they would import each other in a circle. */
function isBetween(from: Group, to: Group): boolean {
  const reached = new Set([...from.imports].filter((group) => group !== to))
  for (const group of reached) {
    for (const imported of group.imports) {
      if (imported === to) return true
      reached.add(imported)
    }
  }
  return false
}
