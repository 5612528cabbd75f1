import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '@pravas/messages/message'
import { cataloguesIn } from './languages.ts'
import { BLACK, palette } from './src/ui/palette.ts'

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

/** The frames in the words of a language, by the name of the page's file; `steady-pages.spec.ts` compares each with the page that takes its place. */
function framesIn(text: (feature: string, name: string, noun?: string) => string): Readonly<Record<string, PageFrame>> {
  return {
    account: { title: text('account', 'title') },
    'admin-approvals': { title: text('labels', 'page.manager-approvals') },
    'admin-outbox': { title: text('labels', 'page.outbox'), hasBack: true },
    advances: { title: text('labels', 'page.advances') },
    'approval-flow': { title: text('labels', 'page.approval-flow') },
    audit: { title: text('audit-page', 'title'), hasButtonsBelow: true },
    budgets: { title: text('labels', 'page.budgets'), hasButtonsBelow: true },
    'company-cards': { title: text('labels', 'page.company-cards') },
    dashboard: { title: text('dashboard', 'title'), hasButtonsBelow: true },
    expense: { title: text('records', 'record.details', 'expense'), hasBack: true },
    finance: { title: text('finance-page', 'title') },
    'fingenie-chat': { title: text('fingenie-page', 'title'), greeting: text('fingenie-page', 'greeting') },
    'fingenie-report': { title: text('labels', 'page.expenses'), hasBack: true, hasButtonsBelow: true },
    'gst-register': { title: text('gst-register', 'title'), hasButtonsBelow: true },
    help: { title: text('help', 'title') },
    people: { title: text('labels', 'page.people'), hasButtonsBelow: true },
    'privacy-policy': { title: text('labels', 'page.privacy') },
    records: { title: text('labels', 'page.records') },
    settings: { title: text('labels', 'page.settings') },
    structure: { title: text('labels', 'page.structure') },
    'travel-desk': { title: text('bookings-page', 'title') },
    trip: { title: text('records', 'record.details', 'trip'), hasBack: true },
    'tripmate-chat': { title: text('tripmate', 'title'), greeting: text('tripmate', 'greeting') },
    'tripmate-report': { title: text('labels', 'page.trips'), hasBack: true, hasButtonsBelow: true },
  }
}

const FEATURES = [
  'account',
  'audit-page',
  'bookings-page',
  'dashboard',
  'finance-page',
  'fingenie-page',
  'gst-register',
  'help',
  'labels',
  'records',
  'tripmate',
]

/** What writes the frame of a page in a language: given the page and the product's mark, undefined where the mark alone has to do. */
export async function frameWriter(language: string): Promise<(page: string, mark: string) => string | undefined> {
  const catalogues = await Promise.all(FEATURES.map((feature) => cataloguesIn(language, feature)))
  const messages = new Map(
    FEATURES.map((feature, at) => [feature, Object.assign({}, ...Object.values(catalogues[at] ?? {}))]),
  )
  const text = (feature: string, name: string, noun = '') => {
    const message = messageOf(messages.get(feature)?.[name] ?? '')
    return typeof message === 'string' ? message : String(message({ noun }))
  }
  const frames = framesIn(text)
  return (page, mark) => frameOf(frames[page], text('records', 'product'), mark)
}

const LINES = 8

function frameOf(frame: PageFrame | undefined, product: string, mark: string): string | undefined {
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
    `<div class="frame-bar"><span class="frame-name">${mark}${escaped(product)}</span></div>`,
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
