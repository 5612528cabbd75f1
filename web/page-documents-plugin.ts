import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type OutputChunk = Rolldown.OutputChunk

/** Where the pages are. */
export const PAGES = '/web/src/pages/'
/** What every page but these needs besides its own code. */
const SHELL = 'src/app/signed-in.tsx'
const WITHOUT_SHELL = new Set(['landing', 'auth-callback', 'reset-password'])

/**
 * Writes a document for each page, such as `dashboard.html`: index.html that also names the scripts and styles of that
 * page, so that the browser fetches them with the first ones and not one after the other as they call for each other.
 */
export function pageDocuments(): Plugin {
  return {
    name: 'page-documents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('There is no index.html.')
        const chunks = chunksOf(Object.values(bundle))
        const pages = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.includes(PAGES))
        const html = String(index.source)
        for (const page of pages) {
          const name = basename(page.facadeModuleId ?? '', '.tsx')
          const links = linksOf(rootsOf(page, chunks), chunks).filter((link) => !html.includes(link))
          this.emitFile({
            type: 'asset',
            fileName: `${name}.html`,
            source: html.replace('</head>', `${links.join('\n')}\n</head>`),
          })
        }
      },
    },
  }
}

export function chunksOf(output: readonly (OutputChunk | Rolldown.OutputAsset)[]): Map<string, OutputChunk> {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** The files that a page begins with beside those of every page. */
export function rootsOf(page: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>): OutputChunk[] {
  if (WITHOUT_SHELL.has(basename(page.facadeModuleId ?? '', '.tsx'))) return [page]
  return [page, ...[...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${SHELL}`))]
}

/** Links to chunks, to all that they import and to their styles. */
function linksOf(roots: readonly OutputChunk[], chunks: ReadonlyMap<string, OutputChunk>): string[] {
  const needed = new Set<OutputChunk>()
  const need = (chunk: OutputChunk | undefined) => {
    if (chunk === undefined || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) need(chunks.get(name))
  }
  roots.forEach(need)
  const styles = [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [
    ...new Set(styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)),
    ...[...needed].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ]
}
