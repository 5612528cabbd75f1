import { IntlMessageFormat } from 'intl-messageformat'

/** The messages of one feature by name, each in ICU syntax: https://unicode-org.github.io/icu/userguide/format_parse/messages. */
export type Catalogue = Readonly<Record<string, string>>

/** Indian English, for plurals and counts; amounts and days come in as the texts that `formats.ts` makes of them. */
const LOCALE = 'en-IN'

/**
 * The names of the arguments of a message. `Mode` is a stack: 'text' reads a message, 'cases' the cases of a plural or select.
 */
type Arguments<Text extends string, Mode extends Modes = ['text'], Found = never> = Text extends ''
  ? Found
  : FirstBrace<Text> extends ['{', infer After extends string]
    ? Mode[0] extends 'cases'
      ? Arguments<After, ['text', ...Mode], Found>
      : After extends `${infer Name}}${infer Rest}`
        ? Name extends `${infer Chosen},${string}`
          ? After extends `${Chosen},${infer Kind},${infer Cases}`
            ? Kind extends ` ${'plural' | 'select' | 'selectordinal'}`
              ? Arguments<Cases, ['cases', ...Mode], Found | Chosen>
              : Arguments<Rest, Mode, Found | Chosen>
            : Arguments<Rest, Mode, Found | (Name extends `${infer Only},${string}` ? Only : never)>
          : Arguments<Rest, Mode, Found | Name>
        : Found
    : FirstBrace<Text> extends ['}', infer After extends string]
      ? Mode extends [string, ...infer Outer extends Modes]
        ? Arguments<After, Outer, Found>
        : Found
      : Found
type Modes = readonly ('text' | 'cases')[]
type FirstBrace<Text extends string> = Text extends `${infer Open}{${infer AfterOpen}`
  ? Open extends `${string}}${string}`
    ? Text extends `${string}}${infer AfterClose}`
      ? ['}', AfterClose]
      : never
    : ['{', AfterOpen]
  : Text extends `${string}}${infer AfterClose}`
    ? ['}', AfterClose]
    : []

/** The values that a message takes; nothing where it names none. */
export type Values<Text extends string, Value> = [Arguments<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Arguments<Text>, Value>>]

/** What a feature says. Each message is asked for by its name, with exactly the values that it names. */
export interface Texts<Messages extends Catalogue> {
  <Name extends keyof Messages & string>(name: Name, ...values: Values<Messages[Name], string | number>): string
  /** The same for code that passes on a message which its own caller has named, with values of the caller's types. */
  unchecked(name: keyof Messages & string, values: Readonly<Record<string, string | number>>): string
}

/** The format of a message, or of one that `compiled` has parsed. */
function formatted(message: string): IntlMessageFormat {
  return new IntlMessageFormat(message, LOCALE, undefined, { ignoreTag: true })
}

/** Parses every message of a catalogue ahead. What comes of it can stand in the catalogue's place, also as JSON. */
export function compiled(catalogue: Catalogue): Record<string, unknown> {
  return Object.fromEntries(Object.entries(catalogue).map(([name, message]) => [name, formatted(message).getAst()]))
}

/** Makes texts of a catalogue. A message that is not compiled is parsed when it is first asked for. */
export function texts<const Messages extends Catalogue>(catalogue: Messages): Texts<Messages> {
  const formats = new Map<string, IntlMessageFormat>()

  function formatOf(name: string): IntlMessageFormat {
    const known = formats.get(name)
    if (known) return known
    const made = formatted(catalogue[name] ?? '')
    formats.set(name, made)
    return made
  }

  const text = (name: string, values?: Readonly<Record<string, string | number>>): string =>
    String(formatOf(name).format(values))
  text.unchecked = text
  return text as Texts<Messages>
}
