import { ALLOCATION_FIELDS } from '@pravas/contract/allocation'
import { PlainText } from '@pravas/contract/text'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'

/** What somebody calls a cost centre or a project; null for the default. */
const Name = PlainText.trim().min(1).max(200).nullable().optional()
export const NamedAllocation = z.object({
  cost_centre: Name.describe(toolText('allocation.cost_centre')),
  project: Name.describe(toolText('allocation.project')),
})
/** Fields of which the choices are listed. */
export const AskedFields = z.array(z.enum(ALLOCATION_FIELDS)).max(2).optional()
