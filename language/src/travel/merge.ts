import type { Slots, Understanding } from './types.ts'

/** What a dialogue holds after a sentence: values said replace those held; nothing else is lost. */
export const mergeSlots = (known: Readonly<Slots>, said: Pick<Understanding, 'slots'>): Slots => ({
  ...known,
  ...said.slots,
})
