import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { compiledMessages } from './compiled-messages-plugin.ts'
import { iconLicence } from './icon-licence-plugin.ts'
import { SOURCE } from './languages.ts'
import { lightRenderer, lightSchemas } from './lighter-libraries.ts'
import { pageDocuments } from './page-documents-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { sharedFiles } from './shared-files.ts'
import { stripContract } from './strip-contract-plugin.ts'

const api = process.env.PRAVAS_API ?? 'http://127.0.0.1:5007'

/** The language of the pages that are built, see `build-pages.ts`. */
const language = () => process.env.PAGES_LANGUAGE ?? SOURCE

/** Whose libraries the pages hold, and their licences, which ask to be told. */
const LICENCES = 'third-party-licences.md'

/** What turns the sources into scripts. */
const pagesIn = (language: string): InlineConfig => ({
  root: import.meta.dirname,
  resolve: { alias: [...lightSchemas, ...lightRenderer] },
  plugins: [react(), compiledMessages(language), stripContract()],
  build: {
    target: 'es2023',
    // One style sheet for all pages: one request, in the place of a dozen for each.
    cssCodeSplit: false,
    // The documents name what a page begins with, and the service worker keeps the rest: going through what every import() leads to took a
    // third of the time until a page was drawn.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
    // Browsers that know light-dark() themselves: rewritten, it would follow the system and not the theme chosen.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // The same files, wherever the build is started.
      cwd: import.meta.dirname,
      // Of the hundreds of components and icons that a main file names, those that are used are read.
      experimental: { lazyBarrel: true },
      // A page holds the icons that it shows.
      treeshake: { moduleSideEffects: [{ test: /\/src\/ui\/icons\b/, sideEffects: false }] },
    },
  },
})

export default defineConfig(({ command }) => settings(command, pagesIn(language())))

const settings = (command: 'build' | 'serve', pages: InlineConfig): UserConfig => ({
  ...pages,
  // While one develops, components are replaced in place, which React alone can do.
  ...(command === 'serve' && { resolve: { alias: lightSchemas } }),
  plugins: [
    ...(pages.plugins ?? []),
    sharedFiles(pages),
    mantineStyles(),
    iconLicence(LICENCES),
    pageDocuments(language()),
    serviceWorker(),
  ],
  build: {
    ...pages.build,
    // The server's stand in its node_modules.
    license: { fileName: LICENCES },
    rolldownOptions: {
      ...pages.build?.rolldownOptions,
      output: {
        // What several pages share is asked for by its hash alone: the names stand in every page that does.
        chunkFileNames: ({ isDynamicEntry }: Rolldown.PreRenderedChunk) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
  server: { proxy: { '/api': { target: api, ws: true } } },
  preview: { proxy: { '/api': { target: api, ws: true } } },
})

/** How the component library names its classes. */
const CLASS = /m_[0-9a-f]{6,8}/g

/** Fails the build when the pages use a component whose styles `mantine-styles.ts` leaves out. */
function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    generateBundle: {
      // The one style sheet comes last.
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle)
        const used = classesIn(files.map((file) => (file.type === 'chunk' ? file.code : '')).join())
        const styled = classesIn(files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join())
        const known = classesIn(await readFile(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8'))
        const missing = [...used].filter((name) => known.has(name) && !styled.has(name))
        if (missing.length > 0) {
          this.error(`mantine-styles.ts leaves out the styles of the component with the class ${missing.join(', ')}.`)
        }
      },
    },
  }
}

function classesIn(text: string): Set<string> {
  return new Set(text.match(CLASS))
}
