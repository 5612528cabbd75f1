// What the built pages load in the place of React: Preact with React's interface, and the little that it lacks.
// `docs/decisions/0011-renderer.md` says why.

import { createElement, useState } from 'preact/compat'

export * from 'preact/compat'
export { default } from 'preact/compat'

/** Keeps what it holds while it is hidden; unlike React's, with its effects. */
export function Activity({ mode, children }) {
  return createElement('div', { style: { display: mode === 'hidden' ? 'none' : 'contents' } }, children)
}

/** The router imports it for what fetches data, which the pages do not use. */
export const useOptimistic = useState
