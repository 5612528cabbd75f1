import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { RequestView } from './request-view.ts'

/**
 * The request of a dialog as it was when the dialog was opened, so that nobody decides on a version that came in behind it. Once
 * `failed` has been given the refusal that tells the person of the change, it is the latest one until the dialog is closed.
 */
export function useAsOpened(
  latest: RequestView,
  opened: boolean,
): { shown: RequestView; failed: (error: unknown) => void } {
  const [shown, setShown] = useState(latest)
  const [follows, setFollows] = useState(false)
  if (!opened && follows) setFollows(false)
  if ((!opened || follows) && shown !== latest) setShown(latest)
  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.is('decision.changed')) setFollows(true)
  }
  return { shown, failed }
}
