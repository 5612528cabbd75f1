import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { account } from '@pravas/messages/en/account'
import { auditPage } from '@pravas/messages/en/audit-page'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { dashboard } from '@pravas/messages/en/dashboard'
import { financePage } from '@pravas/messages/en/finance-page'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { gstRegister } from '@pravas/messages/en/gst-register'
import { help } from '@pravas/messages/en/help'
import { labels } from '@pravas/messages/en/labels'
import { records } from '@pravas/messages/en/records'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { BLACK, palette } from './src/ui/palette.ts'

const recordText = texts(records)

/** What the document of a page paints before its scripts have come. Nothing about a person, no field and no button. */
interface PageFrame {
  title: string
  /** Of a chat: what stands there while nothing has been said. */
  greeting?: string
  /** Whether a way back stands above the title. */
  hasBack?: boolean
  /** Whether the buttons of the page stand below its title on a phone. */
  hasButtonsBelow?: boolean
}

/** By the name of the page's file; `steady-pages.spec.ts` compares each with the page that takes its place. */
const FRAMES: Readonly<Record<string, PageFrame>> = {
  account: { title: account.title },
  'admin-approvals': { title: labels['page.manager-approvals'] },
  'admin-outbox': { title: labels['page.outbox'], hasBack: true },
  advances: { title: labels['page.advances'] },
  'approval-flow': { title: labels['page.approval-flow'] },
  audit: { title: auditPage.title, hasButtonsBelow: true },
  budgets: { title: labels['page.budgets'], hasButtonsBelow: true },
  'company-cards': { title: labels['page.company-cards'] },
  dashboard: { title: dashboard.title, hasButtonsBelow: true },
  expense: { title: recordText('record.details', { noun: 'expense' }), hasBack: true },
  finance: { title: financePage.title },
  'fingenie-chat': { title: fingeniePage.title, greeting: fingeniePage.greeting },
  'fingenie-report': { title: labels['page.expenses'], hasBack: true, hasButtonsBelow: true },
  'gst-register': { title: gstRegister.title, hasButtonsBelow: true },
  help: { title: help.title },
  people: { title: labels['page.people'], hasButtonsBelow: true },
  'privacy-policy': { title: labels['page.privacy'] },
  records: { title: labels['page.records'] },
  settings: { title: labels['page.settings'] },
  structure: { title: labels['page.structure'] },
  'travel-desk': { title: bookingsPage.title },
  trip: { title: recordText('record.details', { noun: 'trip' }), hasBack: true },
  'tripmate-chat': { title: tripmate.title, greeting: tripmate.greeting },
  'tripmate-report': { title: labels['page.trips'], hasBack: true, hasButtonsBelow: true },
}

const LINES = 8

/** The frame of a page, given the product's mark; undefined where the mark alone has to do. */
export function frameOf(page: string, mark: string): string | undefined {
  const frame = FRAMES[page]
  if (!frame) return undefined
  const { title, greeting, hasBack = false, hasButtonsBelow = false } = frame
  const head = `<div class="frame-head"${hasButtonsBelow ? ' data-buttons-below' : ''}><h1>${escaped(title)}</h1></div>`
  const lines = '<div class="frame-line"></div>'.repeat(LINES)
  const content =
    greeting === undefined
      ? `<div class="frame-content">${hasBack ? '<div class="frame-back"></div>' : ''}${head}${lines}</div>`
      : `${head}<p>${escaped(greeting)}</p>`
  return [
    // As every outline of what is still to come: read out once, when the page is there.
    `<div class="frame${greeting === undefined ? '' : ' frame-of-chat'}" aria-hidden="true">`,
    `<div class="frame-bar"><span class="frame-name">${mark}${escaped(records.product)}</span></div>`,
    `<div class="frame-page">${content}</div>`,
    '<div class="frame-places"></div>',
    '</div>',
  ].join('')
}

/** The styles of the frames, with the colours that they name. */
export function frameStyles(): string {
  const source = readFileSync(join(import.meta.dirname, 'page-frames.css'), 'utf8')
  const styles = source.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  const colours = Object.entries(palette).flatMap(([name, shades]) =>
    shades.map((shade, at) => [`--mantine-color-${name}-${at}`, shade] as const),
  )
  const named = [['--mantine-color-black', BLACK] as const, ...colours].filter(([name]) => styles.includes(`(${name})`))
  return `:root{${named.map(([name, shade]) => `${name}:${shade}`).join(';')}}${styles}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
