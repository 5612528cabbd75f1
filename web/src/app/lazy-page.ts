import { type ComponentType, lazy } from 'react'

/** A page, or what stands around pages, whose code is fetched when it is first shown, or earlier through `preload`. */
export function page(load: () => Promise<ComponentType>) {
  return { Component: lazy(async () => ({ default: await load() })), preload: load }
}
