import type { PublicConfig } from '@pravas/contract/people'
import { useEffect, useState } from 'react'
import { logFailure } from './failure-log.ts'
import type { Received } from './received.ts'

/**
 * What is switched on, asked once when a component first shows; undefined until it is known, and for good where it cannot
 * be asked: the page is the specified one then.
 */
export function usePublicConfig(): Received<PublicConfig> | undefined {
  const [config, setConfig] = useState<Received<PublicConfig>>()
  useEffect(() => {
    let isShown = true
    askForConfig().then(
      (answer) => isShown && setConfig(answer),
      (error: unknown) => isShown && logFailure('Could not ask what is switched on', error),
    )
    return () => {
      isShown = false
    }
  }, [])
  return config
}

/** Not through the typed call: its schemas are a fifth of the landing page's script and are fetched with the sign-in. */
export async function askForConfig(): Promise<Received<PublicConfig> | undefined> {
  const answer = await fetch('/api/config')
  return answer.ok ? (((await answer.json()) as Received<PublicConfig> | null) ?? undefined) : undefined
}
