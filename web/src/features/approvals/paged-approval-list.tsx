import type { ComponentProps } from 'react'
import { ApprovalList } from './approval-list.tsx'
import type { Paged } from './paged-list.ts'
import { usePages } from './use-pages.ts'

type PagedApprovalListProps = Omit<ComponentProps<typeof ApprovalList>, 'requests' | 'pages'> & { paged: Paged }

/** A list of very many requests, which the server sorts, searches, counts and answers page by page. */
export function PagedApprovalList({ paged, ...list }: PagedApprovalListProps) {
  return <ApprovalList {...list} requests={NONE} pages={usePages(list.kind, paged, list.view)} />
}

const NONE: [] = []
