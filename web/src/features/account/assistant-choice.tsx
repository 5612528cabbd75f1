import { Switch } from '@mantine/core'
import { decideOnAssistants } from '@pravas/contract/assistants'
import { account } from '@pravas/messages/en/account'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { assistantSettingsQuery } from '../../chat/assistant-settings.ts'
import { removedWords } from '../../chat/removed-words.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import classes from './assistant-choice.module.css'

const t = texts(account)

/** Whether one's words may reach a language model; nothing where the installation has none. */
export function AssistantChoice() {
  const about = useId()
  const queries = useQueryClient()
  const { queryKey } = assistantSettingsQuery
  const settings = useQuery(assistantSettingsQuery)
  const decide = useMutation({
    mutationFn: (keepLocal: boolean) => call(decideOnAssistants, { body: { keep_local: keepLocal } }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  })
  const { data } = settings
  if (!data?.offered) return null
  const place = data.in_house ? 'inside' : 'outside'
  const removed = removedWords(data.removes)
  const readsOnly = data.receipt_pictures && data.tripmate === 'rules' && data.fingenie === 'rules'
  const words = readsOnly
    ? t('assistants.reads', { place })
    : [
        t('assistants.helps', { place }),
        removed,
        data.removes.includes('names') && t('assistants.names'),
        data.receipt_pictures && t('assistants.pictures'),
      ]
        .filter(Boolean)
        .join(' ')
  return (
    <Section title={t('assistants')}>
      {decide.isError && <AlertLine kind="failure">{explain(decide.error)}</AlertLine>}
      <Switch
        className={classes.choice}
        label={t('assistants.keep-local')}
        aria-describedby={about}
        checked={decide.isPending ? decide.variables : data.keep_local === true}
        disabled={decide.isPending}
        onChange={(event) => decide.mutate(event.currentTarget.checked)}
      />
      <p id={about} className={classes.about}>
        {t('assistants.local-means', { words })}
      </p>
    </Section>
  )
}
