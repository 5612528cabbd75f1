import { createElement, Fragment, type ReactNode } from 'react'

/** The parts of a message with links or bold words, one after the other. */
export function richText(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
