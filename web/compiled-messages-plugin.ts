import { compileMessages, FORMS } from '@pravas/messages/compile'
import type { Catalogue } from '@pravas/messages/texts'
import type { Plugin } from 'vite'
import { inlineMessages } from './inlined-messages.ts'
import { cataloguesIn, languageOf, MESSAGES, SOURCE } from './languages.ts'
import { remembered } from './remembered.ts'

/** The module that holds the forms of a language, which is named behind this. */
const FORMS_OF = `${MESSAGES}/compiled-forms.ts?language=`

type Catalogues = Readonly<Record<string, Catalogue>>

/**
 * Compiles the catalogues while the pages are built, so that no page has to load a parser or a formatter, and puts into each page the
 * messages that it asks for. The pages are built once for each language.
 *
 * @param folder Where the folders of the languages are.
 */
export function compiledMessages(language: string = SOURCE, folder = MESSAGES): Plugin {
  const compiledOf = remembered(async (feature: string) => {
    const catalogues = Object.entries(await cataloguesIn(language, feature, folder))
    return new Map(catalogues.map(([name, catalogue]) => [name, compileMessages(catalogue)]))
  })
  const inlined = remembered(async (code: string, parse: (code: string) => object) => {
    const given = async (feature: string, name: string) => (await compiledOf(feature)).get(name) ?? {}
    const written = await inlineMessages(code, parse(code), given)
    return written.includes(FORMS) ? `${formsCode(language)}\n${written}` : written
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
      const [, of, feature] = /\/([a-z]{2})\/([\w-]+)\.ts$/.exec(id) ?? []
      if (of !== SOURCE || !feature || id !== `${folder}/${SOURCE}/${feature}.ts`) return null
      return compiled(await cataloguesIn(language, feature, folder), languageOf(language, feature, folder))
    },
    transform: {
      order: 'post',
      async handler(code) {
        if (!code.includes('texts(')) return null
        return { code: await inlined(code, this.parse), map: null }
      },
    },
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
