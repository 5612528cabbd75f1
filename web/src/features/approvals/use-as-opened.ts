import { useState } from 'react'
import type { RequestView } from './request-view.ts'

/**
 * The request of a dialog as it was when the dialog was opened, so that nobody decides on a version that came in behind it. After
 * `follow`, when the person has been told of the change, it is the latest one until the dialog is closed.
 */
export function useAsOpened(latest: RequestView, opened: boolean): { shown: RequestView; follow: () => void } {
  const [shown, setShown] = useState(latest)
  const [follows, setFollows] = useState(false)
  if (!opened && follows) setFollows(false)
  if ((!opened || follows) && shown !== latest) setShown(latest)
  return { shown, follow: () => setFollows(true) }
}
