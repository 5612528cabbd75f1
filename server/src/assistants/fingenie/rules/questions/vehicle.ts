import { replies } from '@pravas/messages/fingenie'
import { worthText } from '../journeys.ts'
import { paragraphs } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { type Answer, inWords } from './answer.ts'

const KILOMETRES = /(?<![\d.,])(\d{1,4}(?:\.\d)?)\s*(?:kms?|kilomet(?:re|er)s?|किमी|किलोमीटर)(?![\p{L}])/iu

/** The kilometres that a message names. */
export function kilometresIn(message: string): number | undefined {
  const said = KILOMETRES.exec(message)?.[1]
  return said === undefined ? undefined : Number(said)
}

/** What a kilometre by own vehicle is paid, and what those that are named come to. */
export async function mileageRate(turn: Turn): Promise<Answer> {
  const kilometres = kilometresIn(turn.message)
  return inWords(turn, await worthText(turn, kilometres === undefined ? {} : { kilometres }), isOf(kilometres))
}

/** How a journey by own vehicle is claimed here, and what it is paid. */
export async function ownVehicle(turn: Turn): Promise<Answer> {
  const kilometres = kilometresIn(turn.message)
  const worth = await worthText(turn, kilometres === undefined ? {} : { kilometres })
  return inWords(turn, paragraphs(replies('general.mileage'), worth), isOf(kilometres))
}

const isOf = (kilometres: number | undefined) => (word: string) =>
  kilometres !== undefined && Number(word) === kilometres
