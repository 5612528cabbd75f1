import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import type { CameFrom } from './back-link.tsx'

/** What the page around is called, for links that lead back to it. */
export const PageName = createContext<string | undefined>(undefined)

/** What a link hands on, so that the page that it leads to leads back here, to the same filters. */
export function useCameFrom(): CameFrom | undefined {
  const name = use(PageName)
  const { pathname, search } = useLocation()
  return name === undefined ? undefined : { cameFrom: { to: `${pathname}${search}`, name } }
}
