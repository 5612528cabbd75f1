import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const EngineName = z.enum(['rules', 'model'])

/** Who answers this person in the assistants, and what of their words leaves. */
export const AssistantSettings = z
  .object({
    tripmate: EngineName,
    fingenie: EngineName,
    offered: z.boolean().meta({ description: 'true if a language model is configured for at least one assistant' }),
    keep_local: z.boolean().meta({ description: 'true if the caller has turned language models off' }),
    in_house: z.boolean().meta({ description: 'true if texts sent to the model stay within the organisation' }),
    receipt_pictures: z.boolean().meta({ description: 'true if receipt images are also sent to the model' }),
    removes: z
      .array(z.enum(['names', 'gstin', 'cards', 'mail', 'phone']))
      .meta({ description: 'what is removed from texts before they are sent' }),
  })
  .meta({ id: 'AssistantSettings' })
export type AssistantSettings = z.infer<typeof AssistantSettings>

export const assistantSettings = endpoint({
  operationId: 'assistantSettings',
  method: 'GET',
  path: '/assistants',
  summary: 'Get whether rules or a language model answer in the assistants, and what the model receives',
  tag: 'Account',
  response: AssistantSettings,
})

export const decideOnAssistants = endpoint({
  operationId: 'decideOnAssistants',
  method: 'PUT',
  path: '/assistants',
  summary: 'Turn language models off or on for yourself',
  tag: 'Account',
  body: z.object({ keep_local: z.boolean() }),
  response: AssistantSettings,
})
