import { approveTrip } from '@pravas/contract/approvals'
import { getTripBookings } from '@pravas/contract/bookings'
import { changeOrganisation } from '@pravas/contract/organisation'
import { violationsIn } from './accessibility.ts'
import { askedTrip } from './asked-trip.ts'
import { ProductClient } from './product-client.ts'
import { expect, signIn, snapshot, test } from './test.ts'

test('from the approval over the travel desk’s booking to the traveller’s itinerary and calendar', {
  tag: '@further',
}, async ({ page: traveller, browser, product }) => {
  const desk = await browser.newPage({ baseURL: product.origin, viewport: { width: 1280, height: 900 } })
  const administrator = await ProductClient.signIn(product.origin, 'administrator')
  await administrator.call(changeOrganisation, { body: { booking: 'desk' } })
  const trip = await askedTrip(product.origin)
  const manager = await ProductClient.signIn(product.origin, 'manager')
  await manager.call(approveTrip, { body: { id: trip } })

  // The desk finds the trip, uploads the ticket, and checks what was read in it.
  await signIn(desk, 'traveldesk')
  await desk.goto(`/travel-desk?trip=${trip}`)
  const pane = desk.getByRole('region', { name: `Open ${trip}` })
  await expect(pane.getByText('To book')).toBeVisible()
  await expect(pane.getByText(/^Now ₹|^Not on offer/)).toBeVisible()
  const chooser = desk.waitForEvent('filechooser')
  await pane.getByRole('button', { name: 'Upload ticket or invoice' }).click()
  const ticket = ticketPdf([
    'IndiGo',
    'InterGlobe Aviation Limited',
    'PNR: QH7K2M',
    'Invoice Number: MH1252601AB1234',
    'Invoice Date: 20-Nov-2026',
    'Total Amount Rs. 6,300.00',
  ])
  await (await chooser).setFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: ticket })
  await expect(pane.getByRole('textbox', { name: 'PNR' })).toHaveValue('QH7K2M')
  await expect(pane.getByRole('textbox', { name: 'Actual cost (₹)' })).toHaveValue('6300')
  await pane.getByRole('textbox', { name: 'Seat' }).fill('14C')
  await snapshot(desk, 'desk-ticket-read')

  // What was typed is there after a reload, and one key records it.
  await desk.reload()
  await expect(pane.getByRole('textbox', { name: 'Seat' })).toHaveValue('14C')
  await pane.getByRole('textbox', { name: 'PNR' }).press('Enter')
  await expect(pane.getByText('Booked', { exact: true }).first()).toBeVisible()
  await snapshot(desk, 'desk-booked')
  expect(await violationsIn(desk, 'light')).toEqual([])

  // The traveller is told, and has all of it on a phone.
  await traveller.setViewportSize({ width: 390, height: 844 })
  await signIn(traveller, 'colleague')
  await traveller.goto(`/trip/${trip}/itinerary`)
  await expect(traveller.getByText('QH7K2M')).toBeVisible()
  await expect(traveller.getByText('Seat 14C')).toBeVisible()
  await expect(traveller.getByRole('link', { name: 'ticket.pdf' })).toBeVisible()
  await snapshot(traveller, 'phone-itinerary')
  expect(await violationsIn(traveller, 'light')).toEqual([])
  const download = traveller.waitForEvent('download')
  await traveller.getByRole('link', { name: 'Add to calendar (.ics)' }).click()
  expect((await download).suggestedFilename()).toBe(`${trip}.ics`)

  const colleague = await ProductClient.signIn(product.origin, 'colleague')
  const booked = await colleague.call(getTripBookings, { params: { tripId: trip } })
  expect(booked.parts[0]?.booking).toMatchObject({ cost: 6300, paid_by: 'organisation' })
  const ics = await (
    await fetch(`${product.origin}/api/trip/${trip}/itinerary.ics`, { headers: { cookie: colleague.cookie } })
  ).text()
  expect(ics).toContain('DTSTART;TZID=Asia/Kolkata:')
  expect(ics).toContain('STATUS:CONFIRMED')
  expect(ics).toContain('QH7K2M')
  await administrator.call(changeOrganisation, { body: { booking: 'self' } })
})

/** A PDF of one page with lines of print, as an airline's site writes tickets. The lines are plain ASCII without brackets. */
function ticketPdf(lines: readonly string[]): Buffer {
  const print = lines.map((line, at) => `BT /F1 12 Tf 60 ${780 - at * 22} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${print.length} >>\nstream\n${print}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = text.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
