import { PDFDocument } from '@cantoo/pdf-lib'
import { mileage } from '@pravas/messages/en/mileage'
import { texts } from '@pravas/messages/texts'
import { dayText, kilometreText, rupeeText } from '../formats.ts'
import { A4, drawRule, INK, MARGIN, type Paper, QUIET, TEAL } from '../pdf/paper.ts'
import { embedTypeface } from '../pdf/typeface.ts'
import type { PaidJourney } from './journey-rules.ts'

const text = texts(mileage)
const RIGHT = A4.width - MARGIN
const NAME_WIDTH = 120
/** No honest text is longer. */
const MOST_LINES = 6

/** Whose journey, and when it was declared. */
export interface DeclaredBy {
  organisation: string
  name: string
  employeeId: string | null
  on: string
}

/** Its page, in points. */
export const SHEET = { width: A4.width, height: A4.height }

/** Writes the declaration of a journey by an own vehicle as a PDF of one page. */
export async function mileageSheet(journey: PaidJourney, by: DeclaredBy): Promise<Uint8Array> {
  const facts = factsOf(journey, by)
  const document = await PDFDocument.create()
  const title = text('sheet.title')
  const at = new Date(`${by.on}T00:00:00Z`)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(by.name)
  document.setCreator('Pravas')
  document.setLanguage('en-IN')
  document.setCreationDate(at)
  document.setModificationDate(at)
  const closing = text('sheet.closing', { name: by.name, date: dayText(by.on) })
  const sample = JSON.stringify([facts, by.organisation, title, closing, 'Pravas'])
  const paper: Paper = {
    document,
    regular: await embedTypeface(document, 'regular', sample),
    semibold: await embedTypeface(document, 'semibold', `${by.organisation}${title}Pravas${rupeeText(journey.paise)}`),
  }
  const { regular, semibold } = paper
  const page = document.addPage([A4.width, A4.height])
  let y = A4.height - MARGIN
  semibold.draw(page, semibold.cut(by.organisation, 10, 320), { x: MARGIN, y, size: 10, color: INK })
  semibold.draw(page, 'Pravas', { x: RIGHT, y, size: 10, color: TEAL, align: 'end' })
  y -= 44
  semibold.draw(page, title, { x: MARGIN, y, size: 20, color: INK })
  semibold.draw(page, rupeeText(journey.paise), { x: RIGHT, y, size: 16, color: INK, align: 'end' })
  y -= 36
  for (const [name, value] of facts) {
    regular.draw(page, name, { x: MARGIN, y, size: 10, color: QUIET })
    const lines = regular.lines(value, 10, RIGHT - MARGIN - NAME_WIDTH).slice(0, MOST_LINES)
    for (const [index, line] of lines.entries()) {
      regular.draw(page, line, { x: MARGIN + NAME_WIDTH, y: y - index * 14, size: 10, color: INK })
    }
    y -= 20 + Math.max(0, lines.length - 1) * 14
  }
  drawRule(page, y, { from: MARGIN, to: RIGHT })
  y -= 20
  for (const line of regular.lines(closing, 9, RIGHT - MARGIN).slice(0, MOST_LINES)) {
    regular.draw(page, line, { x: MARGIN, y, size: 9, color: QUIET })
    y -= 13
  }
  return document.save()
}

function factsOf(journey: PaidJourney, { name, employeeId }: DeclaredBy): [name: string, value: string][] {
  const { clause } = journey
  return [
    [text('fact.who'), employeeId === null ? name : text('value.who', { name, id: employeeId })],
    [text('fact.date'), dayText(journey.date)],
    [text('fact.from'), journey.from],
    [text('fact.to'), journey.to],
    [text('fact.purpose'), journey.purpose],
    [text('fact.vehicle'), text(`vehicle.${journey.vehicle}`)],
    [text('fact.distance'), kilometreText(journey.metres)],
    [text('fact.rate'), text('value.rate', { rate: rupeeText(journey.ratePaise) })],
    [text('fact.amount'), rupeeText(journey.paise)],
    [text('fact.clause'), text('value.clause', clause)],
  ]
}
