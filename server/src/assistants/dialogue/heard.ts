import type { DialogueState, Kind, WishName } from './state.ts'

/** What a sentence makes of the dialogue. */
export interface Heard {
  state: DialogueState
  /** What is said first. */
  notes: string[]
  /** What follows: the next step of the trip, the standing question again, or something of its own. */
  act: 'go-on' | 'ask-again' | 'submit' | 'same-again' | { status: string | undefined }
  /** Results to show again. */
  show: Kind[]
  form: 'flight' | 'hotel' | null
  said: ReadonlySet<WishName>
}
