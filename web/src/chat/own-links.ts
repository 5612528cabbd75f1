import { createContext } from 'react'

/**
 * What an assistant's page does for a link in place of following it, by its address; undefined for an ordinary link, null
 * for one that leads nowhere any more and stands as words.
 */
export type OwnLink = (href: string) => (() => void) | null | undefined

export const OwnLinks = createContext<OwnLink>(() => undefined)
