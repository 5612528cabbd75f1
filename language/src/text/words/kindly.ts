import { PLEASE } from './filler.ts'

/** Phrases with a word before each that asks kindly: 'please do'. */
export const kindly = (...lists: readonly (readonly string[])[]): string[] =>
  PLEASE.flatMap((word) => lists.flat().map((phrase) => `${word} ${phrase}`))

/** Phrases with such a word behind each: 'not yet please'. */
export const kindlyAfter = (...lists: readonly (readonly string[])[]): string[] =>
  PLEASE.flatMap((word) => lists.flat().map((phrase) => `${phrase} ${word}`))
