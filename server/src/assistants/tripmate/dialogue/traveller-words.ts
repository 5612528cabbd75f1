import type { Traveller } from '@pravas/language/travel/travellers'
import { type Note, note, replies } from '@pravas/messages/tripmate'

/** Says that a request is for oneself, with whoever was named. */
export function otherPersonWords({ relation, name }: Traveller): Note {
  if (relation === undefined && name === undefined) return note('request.one-person')
  const who =
    relation === undefined
      ? (name ?? '')
      : name === undefined
        ? replies('request.your', { relation })
        : replies('request.your-named', { relation, name })
  return note('request.other-person', { who })
}
