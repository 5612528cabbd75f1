import { createContext } from 'react'

/** The key that leads to the search field of a page; none where nothing listens to it. */
export const SearchKey = createContext<string | undefined>(undefined)
