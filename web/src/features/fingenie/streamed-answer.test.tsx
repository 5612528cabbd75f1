import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventStream } from '../../testing/event-stream.ts'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'

usesProduct()

const ASK = 'POST /api/chat/fingenie'
const CANCEL = 'POST /api/chat/fingenie/cancel'
const SAVE = 'POST /api/chat/fingenie/save'

let people = 0

/** FinGenie's page of somebody new, over a server that streams its answer to one question, which has been asked. */
async function ask() {
  people += 1
  const stream = eventStream()
  const answers = {
    [ASK]: () => stream.response,
    [CANCEL]: () => new Response(null, { status: 204 }),
    [SAVE]: { saved: true },
  }
  const { user, server } = openProduct('/fingenie-chat', {
    person: { ...asha, email: `person-${people}@pravas.example` },
    answers,
  })
  await heading('FinGenie - Financial Assistant')
  await user.type(screen.getByPlaceholderText('Ask me about expenses, budgets, financial analysis...'), 'Hello{Enter}')
  await waitFor(() => expect(server.calls).toContain(ASK))
  const { turnId } = server.bodyOf(ASK) as { turnId: string }
  return { user, server, stream, turnId }
}

const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }))

test('the answer stands on the page while it arrives, and the whole of it is saved', async () => {
  const { server, stream, turnId } = await ask()
  stream.send({ type: 'progress', turnId, seq: 0, stage: 'Adding up' })
  expect(await conversation().findByText('Adding up')).toBeTruthy()
  stream.send({ type: 'delta', turnId, seq: 1, text: 'Good ' })
  expect(await conversation().findByText('Good')).toBeTruthy()
  stream.send({ type: 'result', turnId, response: 'Good day.' })
  expect(await conversation().findByText('Good day.')).toBeTruthy()
  await waitFor(() => expect(server.bodyOf(SAVE)).toMatchObject({ userMessage: 'Hello', botResponse: 'Good day.' }))
})

test('an answer that is stopped keeps what had arrived, and the server is told', async () => {
  const { user, server, stream, turnId } = await ask()
  stream.send({ type: 'delta', turnId, seq: 0, text: 'Good ' })
  expect(await conversation().findByText('Good')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /stop/i }))
  await waitFor(() => expect(server.bodyOf(CANCEL)).toEqual({ turnId }))
  stream.send({ type: 'error', turnId, message: 'Stopped.', code: 'turn.stopped', status: 409 })
  stream.end()
  expect(await conversation().findByText('Good')).toBeTruthy()
  expect(server.calls).not.toContain(SAVE)
  expect(screen.queryByText('FinGenie is thinking...')).toBeNull()
})
