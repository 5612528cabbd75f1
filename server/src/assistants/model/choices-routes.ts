import { assistantSettings, decideOnAssistants } from '@pravas/contract/assistants'
import type { Handle } from '../../http/handle.ts'
import type { AssistantChoices } from './choices-service.ts'

/** Who answers in the assistants, and a person's own word on it. */
export function assistantChoiceRoutes(handle: Handle, choices: AssistantChoices): void {
  handle(assistantSettings, ({ actor }) => choices.settings(actor))
  handle(decideOnAssistants, ({ actor, body }) => choices.decide(actor, body.keep_local))
}
