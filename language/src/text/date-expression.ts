import type { Weekday } from './calendar.ts'
import type { Token } from './tokens.ts'

/** A day or period as it was said, before it is counted from any day. */
export type DateExpression =
  /** Without `year` the next time that the day occurs; `weekday` is the one that was said of it. */
  | { kind: 'calendar'; day: number; month: number; year?: number; weekday?: Weekday }
  /** 'The 12th'; `monthOffset` 0 is this month, 1 the next, absent the next time. */
  | { kind: 'day_of_month'; day: number; monthOffset?: number; weekday?: Weekday }
  /** `weeks` 0 is the coming one; 1 a week later ('next to next Monday'). `ahead` says that 'next' or 'coming' was said. */
  | { kind: 'weekday'; weekday: Weekday; weeks: number; ahead?: true; soonest?: true }
  /** 'Last Friday'; `weeks` 1 is a week before it ('last to last Friday'). */
  | { kind: 'past_weekday'; weekday: Weekday; weeks: number }
  /** A weekday within this (0), next (1), … week, which begins on Monday. */
  | { kind: 'weekday_of_week'; weekday: Weekday; weekOffset: number }
  /** `either` says that it may as well lie as far behind: Hindi 'kal', 'parso'. */
  | { kind: 'from_today'; days: number; either?: true }
  /** 'A week from Friday'. */
  | { kind: 'after'; days: number; base: DateExpression }
  /** 'The following day', 'three days later': an end is counted from the trip's first day, a start from the day held, else from today. */
  | { kind: 'from_start'; days: number }
  /** 'Move it two days later': counted from the day already held. */
  | { kind: 'shift'; days: number }
  | { kind: 'week'; weekOffset: number; weekendOnly: boolean }
  /** A stretch of a month: the whole of it, or days `firstDay` to `lastDay` (31 stands for its end). */
  | { kind: 'month_part'; month?: number; monthOffset?: number; firstDay: number; lastDay: number }

export interface DateMatch {
  expression: DateExpression
  length: number
}

export type Tokens = readonly Token[]
/** The word at a position; undefined beyond the text. */
export const wordAt = (tokens: Tokens, at: number) => tokens[at]?.text

/** Skips 'the' and 'of'. */
export const skip = (tokens: Tokens, at: number, ...words: string[]) => {
  let index = at
  while (words.includes(wordAt(tokens, index) ?? '')) index++
  return index
}
