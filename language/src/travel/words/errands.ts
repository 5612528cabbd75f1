import { phrases } from '../../text/phrase-grammar.ts'
import type { Purpose } from '../types.ts'

/** What people are sent on a trip for, and what they travel for on their own account. */
export const ERRANDS: ReadonlyMap<string, Purpose> = new Map([
  ...phrases(
    `launch | inauguration | interview | interviews | recruitment | hiring | audit | inspection | installation | commissioning | handover | demo | pitch | presentation | review | negotiation | kickoff | signing
     survey | delivery | maintenance | repair | deployment | rollout | migration | hearing | tender | bid | factory | plant | site | dealer | distributor | offsite | onboarding | transition | go-live | support`,
  ).map((word): [string, Purpose] => [word, 'business']),
  ...phrases(
    'wedding | marriage | shaadi | shadi | birthday | anniversary | engagement | puja | pooja | funeral | holiday | diwali | holi',
  ).map((word): [string, Purpose] => [word, 'personal']),
  ...phrases('expo | exhibition | fair | tradeshow | symposium | convention').map((word): [string, Purpose] => [
    word,
    'conference',
  ]),
  ...phrases('course | certification | bootcamp | induction').map((word): [string, Purpose] => [word, 'training']),
])
