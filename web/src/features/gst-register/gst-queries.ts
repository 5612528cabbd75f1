import { readGstRegister } from '@pravas/contract/gst-register'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 100

/** A month of the register page by page; the month before stays until it is there. */
export function gstOfMonth(month: string) {
  return infiniteQueryOptions({
    queryKey: ['gst-register', month],
    queryFn: ({ pageParam, signal }) =>
      call(readGstRegister, { query: { month, limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
