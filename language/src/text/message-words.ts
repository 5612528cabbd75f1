import { romanised } from './devanagari.ts'
import type { TextSpan } from './interpretation.ts'

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´\p{Cf}]+[\p{L}\p{M}\p{N}]+)*/gu

/** Where the words of a part of a message stand in it. */
export const wordSpans = (message: string, { start, end }: TextSpan): TextSpan[] =>
  [...message.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }))

/** A word as lists of words write it: in lower case and Latin letters, without apostrophes. */
export const plainWord = (word: string): string =>
  romanised(word)
    .toLowerCase()
    .replace(/['’‘`´\p{Cf}]/gu, '')

/** A name with nothing but its letters and digits, in lower case: 'AI-101' and 'ai 101' are one. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The whole numbers that a text writes in digits. */
export const numbersIn = (text: string): number[] => text.match(/\d+/g)?.map(Number) ?? []

/** Whether a word has a digit. */
export const hasFigure = (word: string): boolean => /\p{N}/u.test(word)

/** The words of a name, letters alone. */
export const lettersOf = (name: string): string[] => name.match(/\p{L}+/gu) ?? []

/** Whether a text is one word that may be quoted. */
export const isQuotable = (word: string): boolean => /^[\p{L}\p{M}\p{N}'’-]+$/u.test(word)

/** A message on one line. */
export const oneLine = (message: string): string => message.replaceAll(/\s+/g, ' ').trim()

/** The word behind a place of a message, with the space before it; empty where none follows. */
export const nextWord = (message: string, end: number): string => /^\s+\p{L}+/u.exec(message.slice(end))?.[0] ?? ''
