import { romanised } from '../../text/devanagari.ts'
import { anyOf, either, phrases } from '../../text/phrase-grammar.ts'
import { says, saysInOrder } from '../../text/phrases-in.ts'
import { isMarked } from '../sending/questions.ts'
import { OUT, PARTED_REMOVE, REMOVE, REMOVE_LAST } from './command-words.ts'

const KEPT_OUT = anyOf(
  phrases(
    `dont claim | do not claim | not claim | dont include | do not include | dont count | do not count | not mine | not office | mat jodo | mat jodna | mat daalo | mat lena | mat lo | ghatao | ghata do | kam karo | kaat do | deduct | subtract | reduce`,
  ),
)

/** Whether a message may wish something out of the claim, however it says so: what is then not understood stays open. */
export function mayTakeOut(message: string): boolean {
  const said = romanised(message)
  if (isMarked(said)) return false
  return says(said, either(REMOVE, REMOVE_LAST, KEPT_OUT)) || saysInOrder(said, PARTED_REMOVE, OUT)
}

const INSTEAD = anyOf(
  phrases(
    'instead | no | nope | nahi | nahin | not | sorry | oops | wait | actually | i mean | i meant | rather | only | just | sirf | matlab | wrong | galat | except | but',
  ),
)

/** Whether a wish takes the place of the one before it: 'no, the hotel', 'remove the lunch instead'. */
export const revises = (message: string): boolean => says(romanised(message), INSTEAD)
