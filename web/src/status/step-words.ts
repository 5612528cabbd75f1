import type { RequestStep } from '@pravas/contract/request-steps'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../api/received.ts'

const t = texts(status)

/** A step of a request as it may really arrive. */
export type ShownStep = Received<RequestStep>

/** What a step is called. */
export function stepName({ name, asked }: ShownStep): string {
  if (name) return name
  return asked && asked.length > 0 ? t('step.unnamed') : t('step.manager')
}
