import { ASKING } from './asking.fixture.ts'
import { AT_THE_TABLE } from './at-the-table.fixture.ts'
import { BESIDE_QUESTIONS } from './beside-questions.fixture.ts'
import { BESIDE_THE_FLIGHT } from './beside-the-flight.fixture.ts'
import { CHOOSING } from './choosing.fixture.ts'
import { COMING_BACK } from './coming-back.fixture.ts'
import { DESCRIBING } from './describing.fixture.ts'
import { FOLLOWING } from './following.fixture.ts'
import { JOURNEYS } from './journeys.fixture.ts'
import { MEASURING } from './measuring.fixture.ts'
import { OVER_THE_DESK } from './over-the-desk.fixture.ts'
import { PLAIN_WORDS } from './plain-words.fixture.ts'
import type { Script } from './script.fixture.ts'
import { SENT } from './sent.fixture.ts'
import { TALKING } from './talking.fixture.ts'
import { WEIGHING } from './weighing.fixture.ts'

/** All kept dialogues. */
export const DIALOGUES: readonly Script[] = [
  ...ASKING,
  ...AT_THE_TABLE,
  ...BESIDE_QUESTIONS,
  ...BESIDE_THE_FLIGHT,
  ...CHOOSING,
  ...COMING_BACK,
  ...DESCRIBING,
  ...FOLLOWING,
  ...JOURNEYS,
  ...MEASURING,
  ...OVER_THE_DESK,
  ...PLAIN_WORDS,
  ...SENT,
  ...TALKING,
  ...WEIGHING,
]
