import { sendSupportRequest } from '@pravas/contract/people'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { usePublicConfig } from '../../api/public-config.ts'

interface SupportText {
  name: string
  email: string
  subject: string
  message: string
}

/**
 * Sends what a support form holds to the support inbox, where there is one; without one nothing is sent and the form
 * only confirms. `onDone` is called once the form may be emptied.
 */
export function useSupportInbox(onDone: () => void) {
  const config = usePublicConfig()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function deliver(text: SupportText) {
    setSending(true)
    try {
      await call(sendSupportRequest, { body: text })
      onDone()
    } catch (error) {
      setFailure(explain(error))
    }
    setSending(false)
  }

  return {
    isSending,
    failure,
    send: (form: HTMLFormElement, subject?: string) => {
      if (isSending) return
      setFailure(undefined)
      if (!config?.supportInbox) return onDone()
      const fields = new FormData(form)
      const field = (name: string) => String(fields.get(name) ?? '')
      void deliver({
        name: field('name'),
        email: field('email'),
        subject: subject ?? field('subject'),
        message: field('message') || field('description'),
      })
    },
  }
}
