import { type ComponentProps, lazy } from 'react'

const SetUp = lazy(async () => ({ default: (await import('../features/organisation/set-up.tsx')).SetUp }))

/** The first run. The list of its files stands here, so that the landing page of everybody else does not load it. */
export function SetUpPage(props: ComponentProps<typeof SetUp>) {
  return <SetUp {...props} />
}
