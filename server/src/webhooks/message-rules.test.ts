import { expect, test } from 'vitest'
import { payloadOf, requestMessage, testMessage } from './message-rules.ts'

const publicUrl = new URL('https://pravas.example')
const detail = { subject: 'trip' as const, number: 'TRP-2026-000007', actor: 'Meera Iyer', verdict: null }

test.each([
  ['request_sent', null, 'Meera Iyer asks for approval of the trip TRP-2026-000007.'],
  ['decided', 'approved', 'Meera Iyer approved the trip TRP-2026-000007.'],
  ['decided', 'rejected', 'Meera Iyer rejected the trip TRP-2026-000007.'],
  ['returned', 'returned', 'Meera Iyer returned the trip TRP-2026-000007 for changes.'],
])('%s by %s', (event, verdict, words) => {
  const message = requestMessage(event, { ...detail, verdict }, publicUrl)
  expect(message).toEqual({ words, link: new URL('https://pravas.example/trip/TRP-2026-000007') })
})

test('Slack shows a name as it is: no mention, no link, no markup', () => {
  const actor = '<!channel> *A* <https://evil.example|B>\n& C'
  const payload = JSON.parse(payloadOf('slack', requestMessage('decided', { ...detail, actor }, publicUrl)))
  expect(payload.text).toContain('&lt;!channel&gt; *A* &lt;https://evil.example|B&gt; &amp; C')
  expect(payload.text).not.toMatch(/[<>]/)
  const [said, link] = payload.blocks
  expect(said.text).toMatchObject({ type: 'plain_text', text: expect.stringContaining('<!channel> *A*') })
  expect(link.text).toEqual({ type: 'mrkdwn', text: '<https://pravas.example/trip/TRP-2026-000007|Open in Pravas>' })
})

test('Teams gets an Adaptive Card whose words are no markup', () => {
  const payload = JSON.parse(payloadOf('teams', testMessage(publicUrl)))
  expect(payload).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun' }] }],
          actions: [{ type: 'Action.OpenUrl', url: 'https://pravas.example/' }],
        },
      },
    ],
  })
})
