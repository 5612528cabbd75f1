import { z } from 'zod'

/** The version of a draft that a change is about, or that is sent: nobody changes or sends what they have not read. */
export const DraftVersion = z
  .int('Enter the version of the draft that was read.')
  .meta({ description: '409 if the draft has changed since', examples: [1] })
