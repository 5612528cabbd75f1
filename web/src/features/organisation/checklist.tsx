import { Anchor, Button } from '@mantine/core'
import { closeChecklist, getChecklist, type SetUpChecklist, type SetUpStep } from '@pravas/contract/set-up'
import { setUp as catalogue } from '@pravas/messages/en/set-up'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { IconCircle, IconCircleCheck } from '../../ui/icons.ts'
import { useKeptHeight } from '../../ui/use-kept-height.ts'
import classes from './checklist.module.css'

const t = texts(catalogue)

const checklist = queryOptions({
  queryKey: ['organisation', 'checklist'],
  queryFn: ({ signal }) => call(getChecklist, {}, signal),
})

/** Where each step is done, in these pages; what only the operator can do has no page. */
const PLACES: { [Step in SetUpStep]?: string } = {
  people: '/people',
  approvals: '/people?missing=manager',
  policy: '/policy',
  single_sign_on: '/settings/sign-in',
}
const OPTIONAL: readonly SetUpStep[] = ['mail', 'single_sign_on']
const isRequired = ({ step }: { step: SetUpStep }) => !OPTIONAL.includes(step)

/** What is left to do after the set-up; nothing once it was closed, where there was none, or where it cannot be told. */
export function Checklist() {
  const queries = useQueryClient()
  const { data, isLoading } = useQuery(checklist)
  const place = useKeptHeight<HTMLDivElement>('checklist', { isLoading })
  const close = useMutation({
    mutationFn: () => call(closeChecklist, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: checklist.queryKey }),
  })
  if (isLoading) return <div {...place} />
  if (!data?.open) return null
  const required = data.steps.filter(isRequired)
  const done = required.filter((step) => step.done).length
  return (
    <div {...place} className={classes.box}>
      <Section
        title={t('checklist.title')}
        aside={
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={close.isPending}
            onClick={() => close.mutate()}
          >
            {t('checklist.close')}
          </Button>
        }
      >
        {close.error && <AlertLine kind="failure">{explain(close.error)}</AlertLine>}
        <p className={classes.progress}>{t('checklist.progress', { done, all: required.length })}</p>
        <ul className={classes.steps}>
          {data.steps.map((step) => (
            <Step key={step.step} {...step} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Step({ step, done, count }: SetUpChecklist['steps'][number]) {
  const place = PLACES[step]
  const Mark = done ? IconCircleCheck : IconCircle
  const state = done ? t('checklist.done') : OPTIONAL.includes(step) ? t('checklist.optional') : t('checklist.open')
  return (
    <li className={classes.step} data-done={done}>
      <Mark size={20} stroke={1.6} aria-hidden />
      <div>
        {place ? (
          <Anchor component={Link} to={place}>
            {t(`checklist.${step}`)}
          </Anchor>
        ) : (
          t(`checklist.${step}`)
        )}
        <span className={classes.state}>{state}</span>
        <p className={classes.about}>{aboutOf({ step, done, count })}</p>
      </div>
    </li>
  )
}

function aboutOf({ step, done, count }: SetUpChecklist['steps'][number]): string {
  if (step === 'approvals' && !done && count === 0) return t('checklist.approvals.nobody')
  if (step === 'people' || step === 'approvals') return t(`checklist.${step}.about`, { count: count ?? 0 })
  return t(`checklist.${step}.about`)
}
