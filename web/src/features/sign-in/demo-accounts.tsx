import type { PublicConfig } from '@pravas/contract/people'
import { useEffect, useState } from 'react'
import { logFailure } from '../../api/failure-log.ts'
import type { Received } from '../../api/received.ts'
import classes from './demo-accounts.module.css'

interface DemoAccount {
  email: string
  password: string
}

/** The demo organisation's accounts to choose from; nothing where there is no demo. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const [demo, setDemo] = useState<Received<PublicConfig>['demo']>()
  useEffect(() => {
    askForDemo()
      .then(setDemo)
      .catch((error: unknown) => logFailure('Could not ask for demo accounts', error))
  }, [])
  const password = demo?.password
  const accounts = demo?.accounts
  if (!password || !accounts?.length) return null
  return (
    <details className={classes.demo}>
      <summary>Demo accounts</summary>
      <ul>
        {accounts.map(({ email, role }) =>
          email ? (
            <li key={email}>
              <button type="button" onClick={() => onChoose({ email, password })}>
                <span>{email}</span>
                <span className={classes.role}>{role}</span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  )
}

/** Not through the typed call: its schemas are a fifth of the landing page's script and are fetched with the sign-in. */
async function askForDemo(): Promise<Received<PublicConfig>['demo']> {
  const answer = await fetch('/api/config')
  return answer.ok ? ((await answer.json()) as Received<PublicConfig> | null)?.demo : undefined
}
