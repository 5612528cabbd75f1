import { type ComponentType, type FunctionComponent, lazy, Suspense, useEffect, useState } from 'react'

type OnDemand<Props> = FunctionComponent<Props> & {
  /** For what opens it: the code is fetched as soon as a pointer or the focus comes near. */
  ahead: { onPointerEnter: () => void; onFocus: () => void }
}

/** A modal or drawer whose code is fetched when it is first opened. */
export function onDemand<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))

  // It stands closed before it opens: from that step on it knows where the focus goes back to.
  function Standing(props: Props) {
    const [stands, setStands] = useState(false)
    useEffect(() => setStands(true), [])
    return <Loaded {...props} opened={props.opened && stands} />
  }

  function Wanted(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened)
    if (props.opened && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Standing {...props} />
        </Suspense>
      )
    )
  }

  const fetchAhead = () => {
    load().catch(() => undefined)
  }
  return Object.assign(Wanted, { ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } })
}
