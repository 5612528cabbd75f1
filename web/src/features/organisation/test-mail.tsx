import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type SetUpStart, testSetUpMail } from '@pravas/contract/set-up'
import { setUp as catalogue } from '@pravas/messages/en/set-up'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'

const t = texts(catalogue)

interface TestMailProps {
  mail: SetUpStart['mail']
  code: string
}

/** How mail is set up, and a mail to try it before anybody has an account. */
export function TestMail({ mail, code }: TestMailProps) {
  const [to, setTo] = useState('')
  const [said, setSaid] = useState<{ kind: 'success' | 'failure'; words: string }>()
  const [isWorking, setWorking] = useState(false)
  const send = async () => {
    setSaid(undefined)
    setWorking(true)
    try {
      await call(testSetUpMail, { body: { code, to } })
      setSaid({ kind: 'success', words: t('mail.sent', { address: to }) })
    } catch (error) {
      setSaid({ kind: 'failure', words: explain(error) })
    }
    setWorking(false)
  }
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {mail.sends ? t('mail.on', { from: mail.from }) : t('mail.off')}
      </Text>
      {mail.sends && (
        <>
          <TextInput
            label={t('mail.to')}
            type="email"
            maxLength={254}
            autoComplete="email"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          {said && <AlertLine kind={said.kind}>{said.words}</AlertLine>}
          <Button
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            loading={isWorking}
            disabled={to.trim() === ''}
            onClick={send}
          >
            {t('mail.send')}
          </Button>
        </>
      )}
    </Stack>
  )
}
