import { type ComponentType, lazy, useState } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** Fetches the code that a page needs at an address; nothing to wait for where it has come. */
type Fetch = (pathname: string) => Promise<void> | undefined

/** What fetches the code of a page, by the component that stands for it. */
const FETCHES = new WeakMap<object, Fetch>()

/**
 * A page, or what stands around pages, whose code is fetched when it is first shown, or earlier through `preload`.
 * `within` fetches what the page itself shows others by.
 */
export function page(load: () => Promise<ComponentType>, within?: Fetch) {
  let Ready: ComponentType | undefined
  const Later = lazy(async () => ({ default: await load() }))
  const preload = async () => {
    Ready = await load()
  }
  function Component() {
    // What stands there stays, whatever comes meanwhile.
    const [Shown] = useState<ComponentType>(() => Ready ?? Later)
    return <Shown />
  }
  FETCHES.set(Component, (pathname) => (Ready ? within?.(pathname) : preload().then(() => within?.(pathname))))
  return { Component, preload }
}

/**
 * Fetches the code that an address needs and that has not come yet. Where some cannot be fetched, the page itself says so.
 */
export function codeFor(routes: RouteObject[], pathname: string): Promise<void> | undefined {
  const matches = matchRoutes(routes, pathname) ?? []
  const awaited = matches.flatMap(({ route: { Component, element } }) => {
    const shown = Component ?? (isElement(element) ? element.type : undefined)
    return (shown && FETCHES.get(shown)?.(pathname)) ?? []
  })
  return awaited.length === 0 ? undefined : Promise.allSettled(awaited).then(() => undefined)
}

function isElement(value: unknown): value is { type: object } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'function'
}
