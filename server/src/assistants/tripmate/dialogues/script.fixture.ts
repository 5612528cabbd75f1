import type { RequestStatus } from '@pravas/contract/requests'
import type { Kind, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import type { Question } from '../dialogue/state.ts'

/** What the traveller does, and what must be so after the answer. */
export interface Turn {
  /** `{own}` stands for the number of the traveller's earlier trip, `{other}` for that of a colleague. */
  say: string
  /** The socket is opened anew before this is said. */
  reconnects?: true
  /** New Chat was pressed before this is said. */
  newChat?: true
  /** What the answer says, and what it must not. */
  says?: RegExp[]
  never?: RegExp[]
  /** Slots of the criteria as they stand then; null where one must be empty. */
  criteria?: { [Name in keyof TripCriteria]?: TripCriteria[Name] | null }
  /** What the answer asks for: a slot by its name, or what else the question is about; null for nothing. */
  asks?: NonNullable<keyof TripCriteria> | Exclude<Question['about'], 'slots'> | null
  /** The cards that the answer shows; absent where that does not matter. */
  cards?: ('flight' | 'hotel')[]
  /** How many of the parts are chosen then. */
  chosen?: Partial<Record<Kind, boolean>>
  form?: 'flight' | 'hotel'
  /** The request that was sent before is sent again under its number. */
  resends?: true
  /** The traveller takes something back, so that values may be lost. */
  drops?: true
}

export interface Script {
  title: string
  /** The traveller has one trip of this status, and a colleague has a pending one. */
  trip?: 'pending' | 'approved' | 'rejected'
  turns: Turn[]
  /** How many requests were sent by the end. */
  sent?: number
  /** How the traveller's requests stand by the end, the last first. */
  statuses?: RequestStatus[]
}
