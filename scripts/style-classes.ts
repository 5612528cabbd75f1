/** What is no selector: comments, texts, addresses and names of layers. */
const ASIDE = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|"[^"\n]*"|'[^'\n]*'|url\([^)\n]*\)|@layer[^;{]*/g
/** Classes of others, which keep their names. */
const OF_OTHERS = /:global\([^)\n]*\)/g
const CLASS = /\.([a-z_][\w-]*)/gi

/** The classes that a style sheet gives to its component, in the order of their names. */
export function classesOf(styles: string): string[] {
  const selectors = styles.replace(ASIDE, '').replace(OF_OTHERS, '')
  return [...new Set(Array.from(selectors.matchAll(CLASS), ([, name = '']) => name))].sort()
}

/** The declaration of the module that a style sheet is. */
export function styleTypes(styles: string): string {
  const names = classesOf(styles).map((name) => `  readonly ${JSON.stringify(name)}: string\n`)
  return `declare const classes: {\n${names.join('')}}\nexport default classes\n`
}
