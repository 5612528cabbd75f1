import type { WebhookService } from '@pravas/contract/webhooks'
import { webhooks as messages } from '@pravas/messages/en/webhooks'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'

const text = texts(messages)

/** What is kept of a message: who did what to which request. No amounts and no reasons, as a channel has many readers. */
export const MessageDetail = z.object({
  subject: z.enum(['trip', 'expense']),
  number: z.string(),
  actor: z.string(),
  verdict: z.string().nullable(),
})
export type MessageDetail = z.infer<typeof MessageDetail>

/** What a message says, and the page that it leads to. */
export interface ChannelMessage {
  words: string
  link: URL
}

/** The words of a message about a request, by what happened. */
export function requestMessage(event: string, detail: MessageDetail, publicUrl: URL): ChannelMessage {
  const { subject, number, actor, verdict } = detail
  const name = event === 'decided' || event === 'returned' ? event : 'request_sent'
  const values = { subject, number, actor: oneLine(actor), verdict: verdict ?? '' }
  return { words: text.unchecked(`message.${name}`, values), link: new URL(`/${subject}/${number}`, publicUrl) }
}

/** The words of a test message. */
export function testMessage(publicUrl: URL): ChannelMessage {
  return { words: text('message.test'), link: publicUrl }
}

/** A message as an incoming webhook takes it, as JSON. Whatever its words hold is shown as it is, and nobody is mentioned by it. */
export function payloadOf(service: WebhookService, { words, link }: ChannelMessage): string {
  return JSON.stringify(PAYLOADS[service](words, link))
}

const PAYLOADS: Record<WebhookService, (words: string, link: URL) => object> = {
  slack: slackPayload,
  teams: teamsPayload,
}

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
function slackPayload(words: string, link: URL) {
  return {
    text: escapedForSlack(words),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: words, emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${escapedForSlack(link.href)}|${text('open')}>` } },
    ],
  }
}

/** An Adaptive Card for 'When a Teams webhook request is received' in Workflows; a text run knows no markup. */
function teamsPayload(words: string, link: URL) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: words }] }],
          actions: [{ type: 'Action.OpenUrl', title: text('open'), url: link.href }],
        },
      },
    ],
  }
}

function escapedForSlack(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function oneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim()
}
