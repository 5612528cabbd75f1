import { type GstRules, SUPPLIES, type Supply } from '@pravas/contract/policy-document'
import { z } from 'zod'
import { newKey, typedLimit } from './typed-values.ts'

/** The tax on one kind of supply as its form has it; without rates it carries no GST. */
const EditedSupply = z.object({
  supply: z.string() as z.ZodType<Supply>,
  /** Rates as they are typed, such as '5, 18'. */
  percents: z.string(),
  blocked: z.string(),
  contested: z.string(),
})

/** GST rules from a day on as their form has them. */
export const EditedGst = z.object({
  key: z.string(),
  valid_from: z.string(),
  room_amount: z.string(),
  credit_ends: z.string(),
  supplies: z.array(EditedSupply),
})
export type EditedGst = z.infer<typeof EditedGst>

/** Returns GST rules as the editor shows them, with a row for every kind of supply. */
export function editedGst({ supplies, room_amount, ...rules }: GstRules): EditedGst {
  return {
    key: newKey(),
    ...rules,
    room_amount: String(room_amount),
    supplies: SUPPLIES.map((supply) => ({
      supply,
      percents: supplies[supply]?.percents.join(', ') ?? '',
      blocked: supplies[supply]?.blocked ?? '',
      contested: supplies[supply]?.contested ?? '',
    })),
  }
}

/** Returns GST rules with nothing filled in but those of before, from which new ones differ little. */
export function newGst(before: EditedGst | undefined): EditedGst {
  const none = { room_amount: '', credit_ends: '11-30', supplies: [] }
  const like = before ?? editedGst({ valid_from: '', room_amount: 0, credit_ends: '11-30', supplies: {} })
  return { ...none, ...structuredClone(like), key: newKey(), valid_from: '' }
}

/** Returns GST rules as the contract has them, as far as they are filled in. */
export function gstOf({ valid_from, room_amount, credit_ends, supplies }: EditedGst): Record<string, unknown> {
  const taxed = supplies.filter(({ percents, blocked, contested }) => `${percents}${blocked}${contested}`.trim() !== '')
  return {
    valid_from,
    room_amount: typedLimit(room_amount),
    credit_ends,
    supplies: Object.fromEntries(
      taxed.map(({ supply, percents, blocked, contested }) => [
        supply,
        {
          percents: percents
            .split(/[,;/ ]/)
            .filter((rate) => rate !== '')
            .map((rate) => typedLimit(rate.replace('%', ''))),
          ...(blocked.trim() !== '' && { blocked }),
          ...(contested.trim() !== '' && { contested }),
        },
      ]),
    ),
  }
}
