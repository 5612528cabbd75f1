import type { CallInput } from '@pravas/contract/endpoint'
import { changeTripDraft, recheckTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { call } from '../../api/call.ts'
import type * as panel from '../../chat/draft-changes.ts'
import { formatPrice } from '../../ui/formats.ts'

const t = texts(tripmate)

/** What is changed of a trip draft; 'send' sends it. */
type Change = Omit<CallInput<typeof changeTripDraft>['body'], 'version' | 'told'> | 'send'

export type DraftChange = panel.DraftChange<Change>
export type RefusedChange = panel.RefusedChange<Change>
export type KeepChange = panel.KeepChange<Change>

/** Changes the draft, or sends it once its prices were looked up again. */
export const keepChange: KeepChange = async ({ change, words }, { draftId, version, told }) => {
  const params = { draftId }
  if (change !== 'send') {
    await call(changeTripDraft, { params, body: { ...change, version, told } })
    return { words }
  }
  const checked = await call(recheckTripDraft, { params, body: { version } })
  const changed = checked.changes.filter((one) => one.change !== 'fallen')
  if (changed.length > 0) {
    // The conversation shows what it comes to now, and asks again.
    const again = { ...told, words: t('draft.say.prices') }
    await call(changeTripDraft, { params, body: { version: checked.version, told: again } })
    return { words: again.words, notice: t('draft.prices-changed', { changes: changed.map(priceWords).join(' ') }) }
  }
  await call(submitTripDraft, { params, body: { version: checked.version, told } })
  return { words }
}

function priceWords({ title, before, now }: { title: string; before: number; now: number | null }): string {
  return now === null
    ? t('draft.price-gone', { title })
    : t('draft.price-now', { title, before: formatPrice(before), now: formatPrice(now) })
}
