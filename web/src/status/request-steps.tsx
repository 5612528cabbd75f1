import type { RequestStep } from '@pravas/contract/request-steps'
import { roles } from '@pravas/messages/en/roles'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../api/received.ts'
import { Section } from '../ui/details.tsx'
import { formatInstant, LIST_LOCALE } from '../ui/formats.ts'
import { IconArrowBackUp, IconCheck, IconCircleDashed, IconHourglass, IconX } from '../ui/icons.ts'
import classes from './request-steps.module.css'

const t = texts(status)
const r = texts(roles)

const ICONS = { approved: IconCheck, rejected: IconX, returned: IconArrowBackUp, open: IconHourglass }

/** Who approved a request, who is asked now and who later; nothing where its manager alone decides. */
export function RequestSteps({ steps }: { steps: readonly ShownStep[] | null | undefined }) {
  if (!steps?.length) return null
  return (
    <Section title={t('steps')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const StateIcon = ICONS[step.state as keyof typeof ICONS] ?? IconCircleDashed
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be called the same, and none moves
            <li key={index} data-state={step.state} aria-current={step.state === 'open' ? 'step' : undefined}>
              <StateIcon size={15} stroke={2} aria-hidden />
              <div>
                <strong>{stepName(step)}</strong>
                <span>{stateWords(step)}</span>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

function stateWords({ name, state, asked, decided_by: by, decided_at: at }: ShownStep): string {
  if (state === 'approved' || state === 'rejected' || state === 'returned') {
    return t('step.decided', {
      verdict: state,
      hasName: by ? 'yes' : 'no',
      name: by ?? '',
      hasTime: at ? 'yes' : 'no',
      when: formatInstant(at),
    })
  }
  if (state === 'ended') return t('step.ended')
  const names = (asked ?? []).flatMap((one) => (one.role ? r(`role.${one.role}`) : (one.name ?? [])))
  const who = new Intl.ListFormat(LIST_LOCALE, { type: 'disjunction' }).format(new Set(names))
  // 'Finance, deciding now: Finance' would say it twice.
  const isSaid = who === '' || who === name
  if (state === 'open') return isSaid ? t('step.open') : t('step.open-by', { who })
  return isSaid ? t('step.later') : t('step.later-by', { who })
}

/** A step of a request as it may really arrive. */
export type ShownStep = Received<RequestStep>

/** What a step is called. */
export function stepName({ name, asked }: ShownStep): string {
  if (name) return name
  return asked && asked.length > 0 ? t('step.unnamed') : t('step.manager')
}
