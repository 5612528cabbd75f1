import type { Refusal } from '@pravas/contract/approvals'
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { session } from '../../api/session.ts'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import type { RequestView } from './request-view.ts'
import { typedKey } from './typed-reasons.ts'

/** A request as it is shown. */
type Shown = Pick<RequestView, 'id' | 'version'>

const Line = z.object({ receipt_id: z.string(), name: z.string(), rupees: z.number(), reason: z.string() })
const Kept = z.object({ of: z.string(), lines: z.array(Line), label: z.string() })

/** The receipts of a claim that whoever decides means to refuse, and what approving the rest is called. */
export type Marked = Omit<z.infer<typeof Kept>, 'of'>

/** Where in the cache of answers it is noted: it outlives its page, also offline, and not the person's session or the version shown. */
export function markedKey({ id, version }: Shown) {
  return ['refused', id, version] as const
}

const kept = (request: Shown) => unsavedEdits(typedKey(request, 'refused'), Kept)
const owner = () => session.get().user.email ?? ''

/** What this tab kept of it over a reload. */
function keptOf(request: Shown): Marked | undefined {
  const read = kept(request).read(owner())
  return read && { lines: read.lines, label: read.label }
}

/** What is noted of a request, if anything, also of one that no card shows. */
export function markedOf(queryClient: QueryClient, request: Shown): Marked | undefined {
  const noted = queryClient.getQueryData<Marked | null>(markedKey(request))
  return noted === undefined ? keptOf(request) : (noted ?? undefined)
}

/** What is noted of a request, if anything. */
export function useMarked(request: Shown): Marked | null | undefined {
  return useQuery<Marked | null>({
    queryKey: markedKey(request),
    queryFn: skipToken,
    initialData: () => keptOf(request),
    gcTime: Number.POSITIVE_INFINITY,
  }).data
}

/** Notes it, over a reload of the tab as well; with no line left there is nothing to note. */
export function useMark(request: Shown): (marked: Marked) => void {
  const queryClient = useQueryClient()
  return (marked) => {
    const noted = marked.lines.length > 0 ? marked : undefined
    queryClient.setQueryData<Marked | null>(markedKey(request), noted ?? null)
    kept(request).store(owner(), noted)
  }
}

/** The same as it is sent with the approval. */
export function refusedOf(marked: Marked | null | undefined): { refused?: Refusal[] } {
  return marked ? { refused: marked.lines.map(({ receipt_id, reason }) => ({ receipt_id, reason })) } : {}
}
