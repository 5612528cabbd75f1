import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_CALLS } from './first-calls.ts'
import { frameStyles, frameWriter } from './page-frames.ts'

type OutputChunk = Rolldown.OutputChunk

/** Where the pages are. */
export const PAGES = '/web/src/pages/'
/** What every page but these needs besides its own code. */
const SHELL = 'src/app/signed-in.tsx'
/** What lets only some people through to a page. */
const GUARDS = 'src/app/guards.tsx'
const FOR_ADMINS = 'admin-approvals'
const WITHOUT_SHELL = new Set(['landing', 'auth-callback', 'reset-password'])

/** What the browser fetches for a document: links, and the script of the app. */
const FETCHED = /^\s*(?:<link rel="(?:modulepreload|stylesheet)"[^>]*>|<script type="module"[^>]*><\/script>)\n/gm
const MARK = /<svg class="opening".*?<\/svg>/s

/**
 * Writes a document for each page, such as `dashboard.html`: index.html with the frame of that page, which is painted at
 * once, and that also names the scripts of that page, so that the browser fetches them with the first ones and not one
 * after the other as they call for each other.
 */
export function pageDocuments(language: string): Plugin {
  return {
    name: 'page-documents',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const frameOf = await frameWriter(language)
        const index = bundle['index.html']
        if (index?.type !== 'asset') return this.error('There is no index.html.')
        const chunks = chunksOf(Object.values(bundle))
        const pages = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.includes(PAGES))
        const html = String(index.source).replace('<html lang="en-IN">', `<html lang="${language}-IN">`)
        const typeface = typefaceLink(Object.keys(bundle))
        index.source = framedDocument(html, () => undefined, typeface)
        for (const page of pages) {
          const name = basename(page.facadeModuleId ?? '', '.tsx')
          const calls = FIRST_CALLS[name]
          const own = calls ? html.replace('<html ', `<html data-early-calls="${calls.join(' ')}" `) : html
          const links = [...typeface, ...linksOf(rootsOf(page, chunks), chunks)]
          const source = framedDocument(own, (mark) => frameOf(name, mark), links)
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source })
        }
      },
    },
  }
}

/**
 * The document with its frame and the frame's styles in it. What is fetched stands in a template, whose content `index.html` brings
 * into the document once the frame has been painted: the style sheet first, as the page is drawn once it has come.
 */
function framedDocument(html: string, frameOf: (mark: string) => string | undefined, links: readonly string[]): string {
  const mark = MARK.exec(html)?.[0] ?? ''
  const own = mark.replace('class="opening" ', '').replace('width="40" height="40"', 'width="24" height="24"')
  const frame = frameOf(own.replace(/\s+/g, ' '))
  const fetched = (html.match(FETCHED) ?? []).map((tag) => tag.trim())
  const isScript = (tag: string) => /^<script|rel="modulepreload"/.test(tag)
  const all = [...new Set([...fetched, ...links])]
  const tags = [...all.filter((tag) => !isScript(tag)), ...all.filter(isScript).map(withLowPriority)]
  return html
    .replace(FETCHED, '')
    .replace('</head>', `<style>${frameStyles()}</style>\n</head>`)
    .replace(MARK, frame ?? mark)
    .replace('</noscript>', `</noscript>\n<template id="fetched">\n${tags.join('\n')}\n</template>`)
}

/** The typeface that every page is set in, which the browser would know of once it had read the style sheet. */
const TYPEFACE = /inter-latin-wght-normal-[\w-]+\.woff2$/

function typefaceLink(files: readonly string[]): string[] {
  const file = files.find((name) => TYPEFACE.test(name))
  return file ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`] : []
}

/** Scripts give way to the styles, the typeface and the first paint. */
function withLowPriority(tag: string): string {
  return tag.replace(/^<(script type="module"|link rel="modulepreload")/, '<$1 fetchpriority="low"')
}

export function chunksOf(output: readonly (OutputChunk | Rolldown.OutputAsset)[]): Map<string, OutputChunk> {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** The files that a page begins with beside those of every page. */
export function rootsOf(page: OutputChunk, chunks: ReadonlyMap<string, OutputChunk>): OutputChunk[] {
  const name = basename(page.facadeModuleId ?? '', '.tsx')
  if (WITHOUT_SHELL.has(name)) return [page]
  const around = [SHELL, ...(name === FOR_ADMINS ? [GUARDS] : [])]
  const isAround = (chunk: OutputChunk) => around.some((file) => chunk.facadeModuleId?.endsWith(`/web/${file}`))
  // The list of the pages that few people open.
  const isList = ({ isEntry, dynamicImports }: OutputChunk) => !isEntry && dynamicImports.includes(page.fileName)
  return [page, ...[...chunks.values()].filter((chunk) => isAround(chunk) || isList(chunk))]
}

/** Links to chunks and to all that they import, the longest first: of six connections, none is left with much at the end. */
function linksOf(roots: readonly OutputChunk[], chunks: ReadonlyMap<string, OutputChunk>): string[] {
  const needed = new Set<OutputChunk>()
  const need = (chunk: OutputChunk | undefined) => {
    if (chunk === undefined || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) need(chunks.get(name))
  }
  roots.forEach(need)
  const longestFirst = [...needed].sort((one, other) => other.code.length - one.code.length)
  return longestFirst.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
}
