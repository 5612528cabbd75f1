import { createReader, type Database, newId, query } from '@pravas/server/testing/product'
import type { FastifyInstance } from 'fastify'

/** As much text as an answer with flight cards. */
const ANSWER = 'x'.repeat(6000)
const BODY_BYTES = 10 * 1024 * 1024

/** The bare counterparts of the assistants: what a turn writes, and the reader. */
export function bareChats(app: FastifyInstance, { db }: Database, orgId: string): void {
  app.post<{ Body: { personId: string } }>('/turns', async ({ body }) => {
    const now = new Date()
    const id = newId()
    await db.transaction().execute(async (trx) => {
      await query(
        trx,
        `insert into conversations (id, org_id, person_id, assistant, session_id, chat_name, last_activity)
          values ($1, $2, $3, 'tripmate', $4, 'Delhi to Mumbai', $5)`,
        [id, orgId, body.personId, `bare-${id}`, now],
      )
      await query(
        trx,
        `insert into messages (id, org_id, conversation_id, sender, message, created_at)
          values ($1, $2, $3, 'User', $4, $5), ($6, $2, $3, 'Assistant', $7, $5)`,
        [newId(), orgId, id, 'Find a flight', now, newId(), ANSWER],
      )
      await query(
        trx,
        'insert into turns (org_id, conversation_id, turn_id, result, created_at) values ($1, $2, $3, $4, $5)',
        [orgId, id, newId(), JSON.stringify({ response: ANSWER }), now],
      )
    })
    return { response: ANSWER }
  })

  const reader = createReader()
  app.addHook('onClose', () => reader.close())
  app.post<{ Body: { content: string } }>('/receipts', { bodyLimit: BODY_BYTES }, ({ body }) =>
    reader.read(Buffer.from(body.content, 'base64'), { owner: 'bench', today: new Date().toISOString().slice(0, 10) }),
  )
}
