import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages } from './compiled-messages-plugin.ts'
import { lightSchemas } from './light-schemas.ts'
import { mantineStyles } from './mantine-styles-plugin.ts'
import { pageDocuments } from './page-documents-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { stripContract } from './strip-contract-plugin.ts'

const api = process.env.PRAVAS_API ?? 'http://127.0.0.1:5007'

/** The icons of what stands around and is shared by pages, by the names of their files: nearly everybody sees them. */
const frameIcons = new Set(
  globSync(
    'src/{app,chat,shortcuts,status,travel-cards,ui,features/{sign-in,inbox,trips,expenses,fingenie,tripmate}}/**/*.{ts,tsx}',
    {
      cwd: import.meta.dirname,
      // The palette is fetched when it is asked for, and what administrators see with their first page.
      exclude: ['src/app/administration-pages.ts', 'src/app/commands/page-commands.ts'],
    },
  )
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((text) => /import \{([^}]*)\} from '@tabler\/icons-react'/.exec(text)?.[1]?.match(/\bIcon\w+/g) ?? []),
)

/** The name of an icon's module; empty for any other. */
const iconOf = (id: string) => /@tabler[\\/]icons-react.*[\\/](Icon\w+)\./.exec(id)?.[1] ?? ''

/** What every icon needs, and what is needed with it from the start. */
const ICON_BASE =
  /compiled-forms|icons-react[\\/].*[\\/](?:createReactComponent|defaultAttributes)\.|[\\/]node_modules[\\/]react[\\/](?:index|cjs[\\/]react\.)/

/** Small modules that all pages behind the sign-in load, and none before it. */
const FRAME =
  /[\\/]react-query[\\/]build[\\/]modern[\\/]useQuery\.js$|[\\/]web[\\/]src[\\/](?:api[\\/](?:use-session|leave|sign-out|offline-queue|offline-queue-store|browser-queue)|ui[\\/](?:later|on-demand|came-from|retry|page|rich-text)|shortcuts[\\/](?:shortcut-keys|shortcut-table|single-keys|use-shortcuts))\.tsx?$/

export default defineConfig({
  resolve: { alias: lightSchemas },
  plugins: [
    react(),
    compiledMessages(),
    stripContract(),
    mantineStyles(),
    pageDocuments(),
    compressed(),
    serviceWorker(),
  ],
  build: {
    target: 'es2023',
    // Browsers that know light-dark() themselves: rewritten, it would follow the system and not the theme chosen.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What several pages share is asked for by its hash alone: the names stand in every page that does.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        // Modules of some hundred bytes each, which would otherwise be files of their own.
        codeSplitting: {
          // What a group does not name stays where it is: `frame` would draw React away from the first page.
          includeDependenciesRecursively: false,
          groups: [
            // In two parts, so that the first page is not sent the icons of all others.
            { name: 'icons', test: (id) => ICON_BASE.test(id) || frameIcons.has(iconOf(id)) },
            { name: 'further-icons', test: /@tabler[\\/]icons-react/ },
            { name: 'formats', test: /[\\/](?:money|search-key|text|today|formats)\.ts$/ },
            { name: 'frame', test: FRAME },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
  preview: { proxy: { '/api': { target: api, ws: true } } },
})

/** Puts a Brotli and a gzip copy beside every script, style and page, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // What is written is final; earlier hooks still see places that Vite fills in at the end.
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name)
          const source = await readFile(path)
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          }
          const smaller = [
            promisify(brotliCompress)(source, { params }),
            promisify(gzip)(source, { level: 9 }),
          ] as const
          const [brotli, gzipped] = await Promise.all(smaller)
          await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
        }),
      )
    },
  }
}
