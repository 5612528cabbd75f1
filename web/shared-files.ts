import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { chunksOf, PAGES, rootsOf } from './page-documents-plugin.ts'

type OutputChunk = Rolldown.OutputChunk

/** What a page pays for one file more: its headers, its imports, and what is compressed worse on its own. Bytes of source. */
const FILE = 1500
/** How much more the landing page counts than another: everybody waits for it, and nothing of it is there yet. */
const LANDING_COUNTS = 8

/** Modules that come in one file, and the pages whose documents name it. */
interface Group {
  modules: string[]
  bytes: number
  pages: Set<string>
  /** The groups that it imports. */
  imports: Set<Group>
}

/**
 * Decides which modules come in one file. The pages are built once as the bundler splits them, into a file for each set of
 * pages that need the same; then files are joined as long as that saves pages more than it sends them for nothing.
 */
export function sharedFiles(pages: InlineConfig): Plugin {
  return {
    name: 'shared-files',
    apply: 'build',
    async config() {
      const names = await fileNames(pages)
      const groups = [{ name: (module: string) => names.get(module) ?? null, debugName: 'shared files' }]
      // What a group does not name stays where it is.
      return {
        build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } },
      }
    },
  }
}

/** The name of the file that each shared module goes into. */
async function fileNames(pages: InlineConfig): Promise<Map<string, string>> {
  const options = { ...pages.build, write: false, minify: false }
  const built = await build({ ...pages, configFile: false, logLevel: 'silent', build: options })
  const output = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const names = new Map<string, string>()
  joined(groupsOf(output)).forEach(({ modules }, at) => {
    for (const module of modules) names.set(module, `shared-${at}`)
  })
  return names
}

/** The files that pages share, as the bundler splits them. */
function groupsOf(output: readonly (OutputChunk | Rolldown.OutputAsset)[]): Group[] {
  const chunks = chunksOf(output)
  const groups = new Map<string, Group>()
  for (const { fileName, isEntry, isDynamicEntry, modules } of chunks.values()) {
    if (isEntry || isDynamicEntry) continue
    const bytes = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
    groups.set(fileName, { modules: Object.keys(modules), bytes, pages: new Set(), imports: new Set() })
  }
  for (const [name, group] of groups) {
    for (const imported of chunks.get(name)?.imports ?? []) {
      const other = groups.get(imported)
      if (other) group.imports.add(other)
    }
  }
  const all = [...chunks.values()]
  const entries = all.filter(({ isEntry }) => isEntry)
  for (const page of all.filter(({ facadeModuleId }) => facadeModuleId?.includes(PAGES))) {
    for (const file of reachedFrom([...entries, ...rootsOf(page, chunks)], chunks))
      groups.get(file)?.pages.add(page.name)
  }
  return [...groups.values()].filter(({ pages }) => pages.size > 0)
}

function reachedFrom(roots: readonly OutputChunk[], chunks: ReadonlyMap<string, OutputChunk>): Set<string> {
  const reached = new Set(roots.map(({ fileName }) => fileName))
  for (const file of reached) for (const imported of chunks.get(file)?.imports ?? []) reached.add(imported)
  return reached
}

/** Joins the pair that saves most, until none saves anything. */
function joined(groups: Group[]): Group[] {
  const left = new Set(groups)
  const known = new Map<Group, Map<Group, number>>()
  for (;;) {
    let best: { saved: number; one: Group; other: Group } | undefined
    for (const one of left) {
      const savings = known.get(one) ?? new Map<Group, number>()
      known.set(one, savings)
      for (const other of left) {
        if (one === other) break
        const saved = savings.get(other) ?? savedBy(one, other)
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
  one.pages = new Set([...one.pages, ...other.pages])
  one.imports = new Set([...one.imports, ...other.imports])
  one.imports.delete(one)
  one.imports.delete(other)
  for (const group of left) if (group.imports.delete(other) && group !== one) group.imports.add(one)
}

/** The bytes that all pages together save when two groups come in one file. */
function savedBy(one: Group, other: Group): number {
  let saved = 0
  for (const page of one.pages) saved += weightOf(page) * (other.pages.has(page) ? FILE : -other.bytes)
  for (const page of other.pages) if (!one.pages.has(page)) saved -= weightOf(page) * one.bytes
  return saved
}

function weightOf(page: string): number {
  return page === 'landing' ? LANDING_COUNTS : 1
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
