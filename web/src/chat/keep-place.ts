import { createContext, use } from 'react'

/** Lets the conversation go on growing without following it to its end: the reader stays where they are. */
export const KeepPlace = createContext<() => void>(() => undefined)

/** For what opens more of an answer where it stands: to be called before it grows. */
export function useKeepPlace(): () => void {
  return use(KeepPlace)
}
