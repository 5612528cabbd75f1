import type { Refusal } from '@pravas/contract/approvals'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { RequestView } from './request-view.ts'

/** The receipts of a claim that whoever decides means to refuse, and what approving the rest is called. */
export interface Marked {
  lines: { receipt_id: string; name: string; rupees: number; reason: string }[]
  label: string
}

/** Where in the cache of answers it is noted: it outlives its page, also offline, and not the person's session or the version shown. */
export function markedKey({ id, version }: Pick<RequestView, 'id' | 'version'>) {
  return ['refused', id, version] as const
}

/** What is noted of a request, if anything. */
export function useMarked(request: RequestView): Marked | null | undefined {
  return useQuery<Marked | null>({ queryKey: markedKey(request), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
    .data
}

/** The same as it is sent with the approval. */
export function refusedOf(marked: Marked | null | undefined): { refused?: Refusal[] } {
  return marked ? { refused: marked.lines.map(({ receipt_id, reason }) => ({ receipt_id, reason })) } : {}
}
