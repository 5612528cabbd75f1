import type { RequestStep } from '@pravas/contract/request-steps'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../api/received.ts'

const t = texts(status)

const AND = new Intl.ListFormat('en-GB')

/** A step of a request as it may really arrive. */
export type ShownStep = Received<RequestStep>

/** What a step is called. */
export function stepName({ name, asked }: ShownStep): string {
  if (name) return name
  return asked && asked.length > 0 ? t('step.unnamed') : t('step.manager')
}

/** At which step a request is, `Step 2 of 3 · Finance`; undefined where its manager alone decides or no step is open. */
export function stepPlace(steps: readonly ShownStep[] | null | undefined): string | undefined {
  const open = (steps ?? []).flatMap((step, index) => (step.state === 'open' ? [{ step, number: index + 1 }] : []))
  if (!steps || open.length === 0) return undefined
  return t('step.place', {
    open: open.length,
    numbers: AND.format(open.map(({ number }) => String(number))),
    count: steps.length,
    name: open.map(({ step }) => stepName(step)).join(', '),
  })
}
