import { Switch } from '@mantine/core'
import { decideOnAssistants } from '@pravas/contract/assistants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { assistantSettingsQuery } from '../../chat/assistant-settings.ts'
import { removedWords } from '../../chat/removed-words.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import classes from './assistant-choice.module.css'

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
  const where = data.in_house ? 'within your organisation' : 'outside your organisation'
  const removed = removedWords(data.removes)
  const readsOnly = data.receipt_pictures && data.tripmate === 'rules' && data.fingenie === 'rules'
  const words = readsOnly
    ? `A language model ${where} reads your receipts as well, to compare. It is sent their pictures with all that is on them.`
    : [
        `TripMate and FinGenie are helped by a language model ${where}, which is sent what you write and what your trips and receipts say.`,
        removed,
        data.removes.includes('names') && 'A name of somebody outside your organisation may be missed.',
        data.receipt_pictures && 'Pictures of receipts are sent with all that is on them.',
      ]
        .filter(Boolean)
        .join(' ')
  return (
    <Section title="Assistants">
      {decide.isError && <AlertLine kind="failure">{explain(decide.error)}</AlertLine>}
      <Switch
        className={classes.choice}
        label="Keep the assistants local"
        aria-describedby={about}
        checked={decide.isPending ? decide.variables : data.keep_local === true}
        disabled={decide.isPending}
        onChange={(event) => decide.mutate(event.currentTarget.checked)}
      />
      <p id={about} className={classes.about}>
        {`${words} With this on, the assistants answer by rules on this server, and nothing is sent; an answer that a model is giving goes on by rules.`}
      </p>
    </Section>
  )
}
