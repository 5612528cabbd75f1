import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type RecordView, viewOf, withView } from './record-view.ts'

/** The view in the page's address, and a way to change parts of it. A change takes the place of the entry in the history. */
export function useRecordView(): [RecordView, (part: Partial<RecordView>) => void] {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewOf(params), [params])
  const change = (part: Partial<RecordView>) =>
    setParams((current) => withView(current, { ...viewOf(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  return [view, change]
}
