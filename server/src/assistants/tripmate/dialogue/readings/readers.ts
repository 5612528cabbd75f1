import { ASKED_READERS } from './asked-readers.ts'
import { CLAUSE_READERS } from './clause-readers.ts'
import { PART_READERS } from './part-readers.ts'
import type { Reader } from './reading.ts'
import { RESULT_READERS } from './result-readers.ts'
import { TRIP_READERS } from './trip-readers.ts'
import { WHOLE_READERS } from './whole-readers.ts'

/** All ways in which a message to TripMate can be read; their order decides nothing. */
export const READERS: readonly Reader[] = [
  ...ASKED_READERS,
  ...CLAUSE_READERS,
  ...PART_READERS,
  ...WHOLE_READERS,
  ...RESULT_READERS,
  ...TRIP_READERS,
]
