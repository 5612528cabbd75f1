/** The label of what asks no question that is known. */
export const NONE = 'none'

/** Ways to ask each question, and messages that ask none. */
export type Phrases<Label extends string> = Readonly<Record<Label | typeof NONE, readonly string[]>>

/** A thing that people type, and what it asks. */
export interface Phrase<Label extends string> {
  label: Label | typeof NONE
  text: string
}

/** Each phrase with its label, in the order of the file. */
export const listed = <Label extends string>(phrases: Partial<Phrases<Label>>): Phrase<Label>[] =>
  (Object.entries(phrases) as [Label, readonly string[]][]).flatMap(([label, texts]) =>
    texts.map((text) => ({ label, text })),
  )
