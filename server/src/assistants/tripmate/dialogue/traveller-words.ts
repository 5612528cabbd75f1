import type { Traveller } from '@pravas/language/travel/travellers'
import { replies } from '@pravas/messages/tripmate'

/** Says that a request is for oneself, with whoever was named. */
export function otherPersonWords({ relation, name }: Traveller): string {
  const who =
    relation === undefined
      ? (name ?? '')
      : name === undefined
        ? replies('request.your', { relation })
        : replies('request.your-named', { relation, name })
  return replies('request.other-person', { who })
}
