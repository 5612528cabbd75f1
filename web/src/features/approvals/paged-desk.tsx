import type { ComponentProps } from 'react'
import type { Paged } from './paged-list.ts'
import { RequestDesk } from './request-desk.tsx'
import { usePages } from './use-pages.ts'

type PagedDeskProps = Omit<ComponentProps<typeof RequestDesk>, 'requests' | 'pages'> & { paged: Paged }

/** A desk of very many requests, which the server sorts, searches, counts and answers page by page. */
export function PagedDesk({ paged, ...desk }: PagedDeskProps) {
  return <RequestDesk {...desk} requests={NONE} pages={usePages(desk.kind, paged, desk.view)} />
}

const NONE: [] = []
