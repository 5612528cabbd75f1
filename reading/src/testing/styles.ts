import type { Paper, Photo } from './draw-receipt.ts'
import { type GeneratedReceipt, generateReceipt, RECEIPT_KINDS } from './generate-receipt.ts'
import { random } from './random.ts'

export const STYLES = ['clean', 'thermal', 'rotated', 'shadowed', 'crumpled', 'dark', 'hindi'] as const
export type Style = (typeof STYLES)[number]

export type Sample = { style: Style; receipt: GeneratedReceipt; photo: Photo & { font?: Paper['font'] } }

/** The receipt of a number, and how it is photographed: kinds and styles in turn, each combination with other values. */
export function sample(number: number): Sample {
  const style = STYLES[number % STYLES.length] ?? 'clean'
  const kind = RECEIPT_KINDS[Math.floor(number / STYLES.length) % RECEIPT_KINDS.length] ?? 'cab'
  const chance = random(number * 104_729 + 17)
  const between = (low: number, high: number) => low + ((high - low) * chance.whole(0, 1000)) / 1000
  const seed = number + 1
  const photos: Record<Style, Sample['photo']> = {
    clean: {},
    thermal: { fading: between(0.3, 0.65), font: 'typewriter', degrees: between(-2, 2) },
    rotated: { degrees: chance.pick([90, 180, -90, 0]) + between(-15, 15) },
    shadowed: { shadow: true, degrees: between(-4, 4) },
    crumpled: { crumple: between(0.5, 1), degrees: between(-4, 4) },
    dark: { darkness: between(0.5, 1), degrees: between(-3, 3) },
    hindi: { degrees: between(-2, 2) },
  }
  return {
    style,
    receipt: generateReceipt(kind, number, { hindi: style === 'hindi' }),
    photo: { ...photos[style], seed },
  }
}
