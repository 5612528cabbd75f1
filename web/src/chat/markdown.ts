import { type ComponentType, useEffect } from 'react'
import { logFailure } from '../api/failure-log.ts'
import { Observable } from './observable.ts'
import { useObservable } from './use-observable.ts'

type Renderer = ComponentType<{ text: string }>

const renderer = new Observable<Renderer | undefined>(undefined)
let fetching: Promise<void> | undefined

/**
 * Fetches what sets Markdown, which is as much code as the rest of a chat and not needed for its greeting. Never
 * rejects: without it a text stands as plain paragraphs, and the next wish tries again.
 */
export function fetchMarkdown(): Promise<void> {
  fetching ??= import('./markdown-text.tsx').then(
    ({ MarkdownText }) => renderer.set(MarkdownText),
    (error: unknown) => {
      fetching = undefined
      logFailure('Formatted text could not be prepared', error)
    },
  )
  return fetching
}

/** What sets Markdown, as soon as it is here; it is fetched once it is `wanted`. */
export function useMarkdown(wanted: boolean): Renderer | undefined {
  const current = useObservable(renderer)
  useEffect(() => {
    if (wanted) void fetchMarkdown()
  }, [wanted])
  return current
}

/** Characters and line starts that Markdown may read as markup, addresses that it makes links included. */
const MARKUP = /[*_`~|<>[\]\\&#]|^[ \t]*(?:[-+]|\d+[.)])[ \t]|^[ \t]*[-=]{2,}|^ {4}|https?:|www\.|\S@\S/m

/** Whether a text may look different as Markdown than as plain paragraphs. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}
