// What the built pages load in the place of React: Preact with React's interface, and the little that it lacks.
// `docs/decisions/0010-renderer.md` says why.

import { Fragment, useState } from 'preact/compat'

export * from 'preact/compat'
export { default } from 'preact/compat'

/** Keeps what is hidden as it is; hiding it is left to what stands around it. */
export const Activity = Fragment

/** The router imports it for what fetches data, which the pages do not use. */
export const useOptimistic = useState
