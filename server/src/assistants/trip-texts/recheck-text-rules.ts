import { replies } from '@pravas/messages/tripmate'
import { priceText } from '../../formats.ts'
import type { PriceChange } from '../../trips/draft/recheck-rules.ts'

/** What has become of a live part since its draft was shown, in a sentence. */
export function priceChangeWords({ code, title, beforePaise, morePaise }: PriceChange): string {
  if (code === 'gone') return replies('recheck.gone', { title, price: priceText(beforePaise) })
  return replies('recheck.moved', {
    title,
    direction: code,
    amount: priceText(Math.abs(morePaise)),
    before: priceText(beforePaise),
    after: priceText(beforePaise + morePaise),
  })
}
