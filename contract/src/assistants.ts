import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const EngineName = z.enum(['rules', 'model'])

/** Who answers this person in the assistants, and what of their words leaves. */
export const AssistantSettings = z
  .object({
    tripmate: EngineName,
    fingenie: EngineName,
    offered: z.boolean().meta({ description: 'a language model is set up for at least one of them' }),
    keep_local: z.boolean().meta({ description: 'the person wants no language model to be asked' }),
    in_house: z.boolean().meta({ description: 'what is sent to the language model stays with the organisation' }),
    receipt_pictures: z.boolean().meta({ description: 'pictures of receipts are sent to it, to be read as well' }),
    removes: z
      .array(z.enum(['names', 'gstin', 'cards', 'mail', 'phone']))
      .meta({ description: 'what is taken out of words before they are sent' }),
  })
  .meta({ id: 'AssistantSettings' })
export type AssistantSettings = z.infer<typeof AssistantSettings>

export const assistantSettings = endpoint({
  method: 'GET',
  path: '/assistants',
  summary: 'Who answers in the assistants, the embedded rules or a language model, and what is sent to it',
  tag: 'Account',
  response: AssistantSettings,
})

export const decideOnAssistants = endpoint({
  method: 'PUT',
  path: '/assistants',
  summary: "Keep one's own words from any language model, or allow one again",
  tag: 'Account',
  body: z.object({ keep_local: z.boolean() }),
  response: AssistantSettings,
})
