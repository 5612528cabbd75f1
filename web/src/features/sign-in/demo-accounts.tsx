import { type PublicConfig, publicConfig } from '@pravas/contract/people'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
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
    call(publicConfig, {})
      .then((config) => setDemo(config.demo))
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
