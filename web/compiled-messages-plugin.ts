import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessages, differencesOf, FORMS } from '@pravas/messages/compile'
import type { Catalogue } from '@pravas/messages/texts'
import { normalizePath, type Plugin } from 'vite'
import { inlineMessages } from './inlined-messages.ts'
import { remembered } from './remembered.ts'

/** The language in which the catalogues are written first; all others are folders beside it. */
const SOURCE = 'en'
/** Marks the catalogue of one language; without it, a catalogue is that of the language that the browser asks for. */
const ONE_LANGUAGE = '?one-language'

const MESSAGES = normalizePath(fileURLToPath(new URL('../messages/src', import.meta.url)))
/** The module that holds the forms of a language, which is named behind this. */
const FORMS_OF = `${MESSAGES}/compiled-forms.ts?language=`

type Catalogues = Readonly<Record<string, Catalogue>>

/**
 * Compiles the catalogues while the pages are built, so that no page has to load a parser or a formatter. Once there is
 * another whole language beside `en`, the pages ask the browser for its languages and load the catalogues of the first that
 * there is, and no other. While there is one language, each page has in its own code the messages that it asks for.
 *
 * @param folder Where the folders of the languages are.
 */
export function compiledMessages(folder = MESSAGES): Plugin {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name) && isWhole(name))
  const fileOf = (language: string, feature: string) => `${folder}/${language}/${feature}.ts`
  const cataloguesOf = async (file: string): Promise<Catalogues> => import(pathToFileURL(file).href)
  const messagesOf = remembered(async (feature: string) => {
    const catalogues = Object.entries(await cataloguesOf(fileOf(SOURCE, feature)))
    return new Map(catalogues.map(([name, catalogue]) => [name, compileMessages(catalogue)]))
  })
  const inlined = remembered(async (code: string, parse: (code: string) => object) => {
    const given = async (feature: string, name: string) => (await messagesOf(feature)).get(name) ?? {}
    const written = await inlineMessages(code, parse(code), given)
    return written.includes(FORMS) ? `${formsCode(SOURCE)}\n${written}` : written
  })

  return {
    name: 'compiled-messages',
    apply: 'build',
    async load(id) {
      if (id === `${MESSAGES}/message.ts`) return 'export const messageOf = (message) => message'
      if (id.startsWith(FORMS_OF)) {
        const file = JSON.stringify(`${MESSAGES}/compiled-forms.ts`)
        return `import { formsOf } from ${file}\nexport const forms = /* @__PURE__ */ formsOf('${id.slice(FORMS_OF.length)}-IN')`
      }
      const [, language, feature, one] = /\/([a-z]{2})\/([\w-]+)\.ts(\?one-language)?$/.exec(id) ?? []
      if (!language || !feature || !id.startsWith(fileOf(language, feature))) return null
      const catalogues = await cataloguesOf(fileOf(language, feature))
      if (one || languages.length === 1) return compiled(catalogues, language)
      for (const other of languages) await compare(catalogues, other, feature)
      return chosen(
        Object.keys(catalogues),
        languages.map((each) => [each, `${fileOf(each, feature)}${ONE_LANGUAGE}`]),
      )
    },
    transform: {
      order: 'post',
      async handler(code) {
        // A text that is in the page's own code is in one language.
        if (languages.length > 1 || !code.includes('texts(')) return null
        return { code: await inlined(code, this.parse), map: null }
      },
    },
  }

  /** Whether a language has every catalogue: of one that the assistants alone speak so far, pages could say only some. */
  function isWhole(language: string): boolean {
    return readdirSync(`${folder}/${SOURCE}`).every((file) => existsSync(`${folder}/${language}/${file}`))
  }

  async function compare(catalogues: Catalogues, language: string, feature: string): Promise<void> {
    const file = fileOf(language, feature)
    const translations = existsSync(file) ? await cataloguesOf(file) : {}
    for (const [name, catalogue] of Object.entries(catalogues)) {
      const differences = differencesOf(catalogue, translations[name] ?? {})
      if (differences.length > 0)
        throw new Error(`${file}: ${name} differs from ${SOURCE} in ${differences.join(', ')}`)
    }
  }
}

function compiled(catalogues: Catalogues, language: string): string {
  const lines = Object.entries(catalogues).map(([name, catalogue]) => {
    const messages = Object.entries(compileMessages(catalogue))
    return `export const ${name} = { ${messages.map(([message, code]) => `${JSON.stringify(message)}: ${code}`).join(', ')} }`
  })
  return [formsCode(language), ...lines].join('\n')
}

/** What compiled messages choose their forms by; it costs nothing where no message does. */
function formsCode(language: string): string {
  return `import { forms as ${FORMS} } from ${JSON.stringify(`${FORMS_OF}${language}`)}`
}

function chosen(names: readonly string[], files: readonly (readonly [language: string, file: string])[]): string {
  const loads = files.map(([language, file]) => `${language}: () => import(${JSON.stringify(file)})`)
  return [
    `const loads = { ${loads.join(', ')} }`,
    `const known = navigator.languages.map((each) => each.slice(0, 2)).find((each) => Object.hasOwn(loads, each))`,
    `export const { ${names.join(', ')} } = await loads[known ?? '${SOURCE}']()`,
  ].join('\n')
}
