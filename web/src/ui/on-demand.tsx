import { notifications } from '@mantine/notifications'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'
import { IconInfoCircle } from './icons.ts'

const t = texts(records)

type OnDemand<Props> = FunctionComponent<Props> & {
  /** For what opens it: the code is fetched as soon as a pointer or the focus comes near. */
  ahead: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * A modal or drawer whose code is fetched when it is first opened. Where that fails it says so and is closed again; the
 * next opening is another attempt.
 */
export function onDemand<Props extends { opened: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  function Wanted(props: Props) {
    const { opened, onClose } = props
    const [code, setCode] = useState<{ Loaded: ComponentType<Props> }>()
    const giveUp = useEffectEvent(() => {
      notifications.show({
        message: t('load-failed'),
        withBorder: true,
        icon: <IconInfoCircle size={16} aria-hidden />,
      })
      onClose()
    })
    const isMissing = opened && code === undefined
    useEffect(() => {
      if (!isMissing) return
      let isAwaited = true
      load().then(
        (Loaded) => setCode({ Loaded }),
        () => isAwaited && giveUp(),
      )
      return () => {
        isAwaited = false
      }
    }, [isMissing])
    return code && <Standing props={props} Loaded={code.Loaded} />
  }

  const fetchAhead = () => {
    load().catch(() => undefined)
  }
  return Object.assign(Wanted, { ahead: { onPointerEnter: fetchAhead, onFocus: fetchAhead } })
}

/** It stands closed before it opens: from that step on it knows where the focus goes back to. */
function Standing<Props extends { opened: boolean }>({
  props,
  Loaded,
}: {
  props: Props
  Loaded: ComponentType<Props>
}) {
  const [stands, setStands] = useState(false)
  useEffect(() => setStands(true), [])
  return <Loaded {...props} opened={props.opened && stands} />
}
