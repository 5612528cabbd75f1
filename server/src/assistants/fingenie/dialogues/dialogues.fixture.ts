import { ABROAD } from './abroad.fixture.ts'
import { AFTER_SENDING, PAST_CLAIMS } from './after-sending.fixture.ts'
import { ASKING } from './asking.fixture.ts'
import { CHECKING } from './checking.fixture.ts'
import { COMMANDS } from './commands.fixture.ts'
import { CORRECTING } from './correcting.fixture.ts'
import { DOCUMENTS } from './documents.fixture.ts'
import { EVERYDAY } from './everyday.fixture.ts'
import { JOURNEYS } from './journeys.fixture.ts'
import type { Script } from './script.fixture.ts'
import { TALKING } from './talking.fixture.ts'
import { TELLING } from './telling.fixture.ts'
import { TONGUE } from './tongue.fixture.ts'

/** All kept dialogues with FinGenie. */
export const DIALOGUES: readonly Script[] = [
  ...COMMANDS,
  ...CORRECTING,
  ...ASKING,
  ...TALKING,
  ...DOCUMENTS,
  ...AFTER_SENDING,
  ...PAST_CLAIMS,
  ...CHECKING,
  ...TONGUE,
  ...TELLING,
  ...EVERYDAY,
  ...JOURNEYS,
  ...ABROAD,
]
