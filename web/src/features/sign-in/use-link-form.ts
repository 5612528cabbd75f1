import type { ErrorCode } from '@pravas/contract/errors'
import { type SubmitEvent, useState } from 'react'
import { ApiError, explain } from '../../api/api-error.ts'

/** What has become of the link: not used yet, used here just now, or not valid any more, of which the server says `expired`. */
type LinkState = 'open' | 'done' | 'expired'

/**
 * A form that uses up the link of a mail. `use` does so; what it throws is shown. `check` answers what is wrong with the
 * fields, if anything.
 */
export function useLinkForm(
  use: () => Promise<void>,
  expired: ErrorCode,
  check: () => string | undefined = noComplaint,
) {
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<LinkState>('open')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWorking) return
    const complaint = check()
    setFailure(complaint)
    if (complaint !== undefined) return
    setWorking(true)
    try {
      await use()
      setState('done')
    } catch (error) {
      if (error instanceof ApiError && error.is(expired)) setState('expired')
      else setFailure(explain(error))
    }
    setWorking(false)
  }
  return { state, isWorking, failure, submit }
}

const noComplaint = () => undefined
