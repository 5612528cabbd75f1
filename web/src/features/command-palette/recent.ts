import { z } from 'zod'

const KEPT = 8
const Recent = z.array(z.string()).catch([])

const keyOf = (owner: string) => `recent-commands ${owner}`

/** The ids of what this person chose last in this browser, latest first. */
export function recentOf(owner: string): string[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'))
  } catch {
    return []
  }
}

/** Remembers a choice as this person's latest. */
export function remember(owner: string, id: string): void {
  const ids = [id, ...recentOf(owner).filter((other) => other !== id)].slice(0, KEPT)
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(ids))
  } catch {
    // Without room in the browser nothing is remembered, and everything can still be found.
  }
}
