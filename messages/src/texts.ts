import { type Given, messageOf } from './message.ts'

/** The messages of one feature by name, each in ICU syntax: https://unicode-org.github.io/icu/userguide/format_parse/messages. */
export type Catalogue = Readonly<Record<string, string>>

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

/** The names of the tags of a message, such as link in 'Read the <link>policy</link>.' */
type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never

/** The messages that are nothing but text. */
type Plain<Messages extends Catalogue> = {
  [Name in keyof Messages & string]: [Tags<Messages[Name]>] extends [never] ? Name : never
}[keyof Messages & string]

/** What a feature says. Each message is asked for by its name, with exactly the values that it names. */
export interface Texts<Messages extends Catalogue> {
  <Name extends Plain<Messages>>(name: Name, ...values: Values<Messages[Name], string | number>): string
  /** The same for code that passes on a message which its own caller has named, with values of the caller's types. */
  unchecked(name: keyof Messages & string, values: Readonly<Record<string, string | number>>): string
  /** The parts of a message with tags, such as links: texts, and what the tag's function makes of the words within it. */
  rich<Name extends Exclude<keyof Messages & string, Plain<Messages>>, Part>(
    name: Name,
    values: Readonly<Record<Arguments<Messages[Name]>, string | number>> &
      Readonly<Record<Tags<Messages[Name]>, (words: string) => Part>>,
  ): (string | Part)[]
}

/** A message by its name and values: data, to be decided on and worded later. */
export interface Named {
  name: string
  values?: Readonly<Record<string, string | number>>
}

/** Names a message of a catalogue, with exactly the values that it names. */
export type Naming<Messages extends Catalogue> = <Name extends Plain<Messages>>(
  name: Name,
  ...values: Values<Messages[Name], string | number>
) => Named & { name: Name }

/**
 * Makes texts of a catalogue. A message is parsed when it is first asked for, unless the build of the pages has compiled it. `inOther`
 * is the catalogue of the language that is spoken just now, which may lack messages; absent where all is English.
 */
export function texts<const Messages extends Catalogue>(
  catalogue: Messages,
  inOther?: () => Catalogue,
): Texts<Messages> {
  const said = (name: string, values?: Given) => {
    const message = messageOf(inOther?.()[name] ?? catalogue[name] ?? '')
    return typeof message === 'string' ? message : message(values ?? {})
  }
  const text = (name: string, values?: Given): string => String(said(name, values))
  text.unchecked = text
  text.rich = (name: string, values: Given): unknown[] => [said(name, values)].flat()
  return text as unknown as Texts<Messages>
}
