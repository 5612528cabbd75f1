import { posix } from 'node:path'

/** A link's target, without the text before it: `[text](target)`. Targets with a scheme are somebody else's pages. */
const LINK = /\]\(([^()\s]+)\)/g
const CODE = /`([^`\n]+)`/g
const FENCE = /^(```|~~~)/
/** A path that ends as the repository's own files do; `*` stands for any part of a name. */
const FILE = /^[\w.@*-]+(?:\/[\w.@*-]+)*\.(?:tsx?|[cm]js|sql|md|txt|svg|png)$/
/** A folder is recognised by where it starts, as `text/plain` is none. */
const FOLDER = /^(?:contract|language|messages|reading|server|web|e2e|bench|scripts|docs)(?:\/[\w.@-]+)+\/?$/
/** A name for the reader to fill in, such as `NAME-provider.ts`. */
const PLACEHOLDER = /NAME|NNNN/
/** What a build writes is no file of the repository. */
const BUILT = /\/(?:dist|node_modules)(?:\/|$)/

/**
 * Returns one line for each relative link and each path in backquotes on a page that leads to no file. A path may leave out
 * its first folders, so `sources/fitting.ts` means any file whose path ends that way.
 * `page` is the page's own path and `files` are the repository's, both from the root; `textOf` reads another page.
 */
export function brokenReferences(
  page: string,
  text: string,
  files: ReadonlySet<string>,
  textOf: (page: string) => string,
): string[] {
  const folders = new Set([...files].flatMap(parentsOf))
  return linesOutsideFences(text).flatMap(({ line, prose }) => {
    const links = matches(LINK, prose).filter((target) => {
      const [path = '', heading] = target.split('#')
      if (/^[a-z]+:/.test(path)) return false
      // The user guide leads to pages of the product, which its own test looks at.
      if (page.startsWith('docs/guide/') && path.startsWith('/')) return false
      const place = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, '')
      if (!files.has(place)) return !folders.has(place)
      return heading !== undefined && !headingsOf(place === page ? text : textOf(place)).has(heading)
    })
    const paths = matches(CODE, prose).filter((code) => isBrokenPath(code, files, folders))
    return [
      ...links.map((target) => `${page}:${line}: the link to ${target} leads nowhere`),
      ...paths.map((path) => `${page}:${line}: there is no ${path}`),
    ]
  })
}

function linesOutsideFences(text: string): { line: number; prose: string }[] {
  let isFenced = false
  return text.split('\n').flatMap((prose, index) => {
    const isEdge = FENCE.test(prose)
    if (isEdge) isFenced = !isFenced
    return isEdge || isFenced ? [] : [{ line: index + 1, prose }]
  })
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

/** The headings of a page as links name them: lower case, without punctuation, hyphens for spaces. */
function headingsOf(text: string): Set<string> {
  const headings = linesOutsideFences(text).flatMap(({ prose }) => /^#+ (.+)$/.exec(prose)?.[1] ?? [])
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function isBrokenPath(code: string, files: ReadonlySet<string>, folders: ReadonlySet<string>): boolean {
  if (PLACEHOLDER.test(code) || BUILT.test(code)) return false
  if (FILE.test(code)) return !hasEnding(code, files)
  return FOLDER.test(code) && !folders.has(code.replace(/\/$/, '')) && !files.has(code)
}

function hasEnding(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path)) return true
  const parts = path.split('*').map((part) => part.replaceAll('.', '\\.'))
  const ending = new RegExp(`(?:^|/)${parts.join('[^/]*')}$`)
  return [...files].some((file) => ending.test(file))
}

function parentsOf(file: string): string[] {
  const parent = posix.dirname(file)
  return parent === '.' ? [] : [parent, ...parentsOf(parent)]
}
