import { commentTrip } from '@pravas/contract/comments'
import { MCP_PATH } from '@pravas/contract/oauth'
import { z } from 'zod'
import { dayFrom, type Organisation } from '../organisation.ts'
import type { ReadyCall } from './ready.ts'

const TripDraft = z.looseObject({ draft_id: z.string(), digest: z.string() })
const Uploaded = z.looseObject({ draft: z.string(), receipts: z.array(z.looseObject({ receipt_id: z.string() })) })
const Shown = z.looseObject({ digest: z.string() })
const Version = z.looseObject({ version: z.int() })
const Questions = z.array(z.looseObject({ number: z.string(), question: z.string() }))

const JOURNEY = { from: 'Delhi', to: 'Noida', purpose: 'Visit to a client', vehicle: 'car', kilometres: 20 }

/** A tool that the manager's assistant uses, on what the steps before it have made. */
function tool(name: string, make: (organisation: Organisation) => Promise<object>): ReadyCall {
  return {
    name: `POST ${MCP_PATH} ${name}`,
    who: 'assistant',
    make: async (organisation) => ({
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: await make(organisation) } },
    }),
  }
}

async function tripDraft(organisation: Organisation) {
  const choice = { purpose: 'business', flights: await organisation.flight('manager') }
  return TripDraft.parse(await organisation.tool('draft_trip', choice))
}

const file = async (organisation: Organisation) => {
  const { file_name, file_content } = await organisation.receipt()
  return { file_name, media_type: 'application/pdf', content: file_content }
}

async function claimDraft(organisation: Organisation) {
  const { draft, receipts } = Uploaded.parse(await organisation.tool('upload_receipt', await file(organisation)))
  return { draft, receipt_id: receipts[0]?.receipt_id ?? '' }
}

/** What the super admin asks about a trip of the manager's. */
async function question(organisation: Organisation) {
  const tripId = await organisation.sentTrip('manager')
  const params = { tripId }
  await organisation.call('superadmin', commentTrip, { params, body: { text: 'Who else is coming?' } })
  const asked = Questions.parse(await organisation.tool('list_my_questions', {})).find(
    ({ number }) => number === tripId,
  )
  const answer = { number: tripId, question: asked?.question ?? '', text: 'Nobody else.' }
  return answer
}

export const TOOL_CALLS: readonly ReadyCall[] = [
  tool('list_trips', async () => ({})),
  tool('search_hotels', async () => ({ city: 'Pune', check_in: dayFrom(30), check_out: dayFrom(32) })),
  tool('draft_trip', async (organisation) => ({
    purpose: 'business',
    flights: await organisation.flight('manager'),
  })),
  tool('recheck_trip_draft', async (organisation) => {
    const { draft_id } = await tripDraft(organisation)
    return { draft_id, version: 1 }
  }),
  tool('change_trip_draft', async (organisation) => {
    const { draft_id } = await tripDraft(organisation)
    return { draft_id, version: 1, purpose: 'personal' }
  }),
  tool('submit_trip', async (organisation) => {
    const { draft_id, digest } = await tripDraft(organisation)
    return { draft_id, digest }
  }),
  tool('upload_receipt', file),
  tool('get_claim_draft', async (organisation) => ({ draft: (await claimDraft(organisation)).draft })),
  tool('get_receipt', async (organisation) => ({ receipt_id: (await claimDraft(organisation)).receipt_id })),
  tool('list_receipts_to_claim', async () => ({})),
  tool('change_receipt', async (organisation) => {
    const { draft, receipt_id } = await claimDraft(organisation)
    const { version } = Version.parse(await organisation.tool('get_claim_draft', { draft }))
    return { draft, receipt_id, version, merchant: 'Canteen of the client' }
  }),
  tool('submit_claim', async (organisation) => {
    const { draft } = await claimDraft(organisation)
    const { digest } = Shown.parse(await organisation.tool('draft_claim', { draft }))
    return { draft, digest }
  }),
  tool('restore_claim_draft', async (organisation) => {
    const { draft } = await claimDraft(organisation)
    const { version } = Version.parse(await organisation.tool('get_claim_draft', { draft }))
    await organisation.tool('delete_claim_draft', { draft, version })
    return { draft }
  }),
  tool('add_mileage', async () => ({ date: dayFrom(-2), ...JOURNEY })),
  tool('draft_claim', async (organisation) => ({ draft: (await claimDraft(organisation)).draft })),
  tool('draft_answer', question),
  tool('answer_question', async (organisation) => {
    const answer = await question(organisation)
    const { digest } = Shown.parse(await organisation.tool('draft_answer', answer))
    return { ...answer, digest }
  }),
]
