import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that is not what one came for: its code is fetched after the page has been drawn. Until then `meanwhile`
 * keeps its place; where it cannot be fetched, the page stands without it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
  return function Later(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
