import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { FACES, type Paper } from './draw-receipt.ts'
import { HANDS, type Hand, penOf } from './handwriting.ts'
import { type Random, random } from './random.ts'
import { day, gstin, PLACES, type Place } from './receipt-parts.ts'
import { printed } from './rows.ts'

/** A form that was filled in: what is printed on it (merchant, number), and what somebody wrote there (date, total). */
export type Voucher = {
  paper: Canvas
  hand: Hand
  truth: { merchant: string; invoiceNumber: string; date: string; totalPaise: number }
}

type Form = ReturnType<typeof formOf>
/** What is to be written where, once the form is printed. */
type Written = { text: string; x: number; y: number; size: number }

const WIDTH = 900
const MARGIN = 50
const PRINT_COLOURS = ['#161616', '#1f2c6e', '#7a1f1f', '#161616'] as const

/** The form of a seed, filled in by one of the hands or by this one: a cab's voucher, or a page of a shop's bill book. */
export function drawVoucher(seed: number, by?: Hand): Voucher {
  const chance = random(seed * 6151 + 3)
  const isBook = chance.chance(0.4)
  const form = formOf(chance, isBook ? 1200 : 640)
  const place = chance.pick(PLACES)
  const merchant = chance.pick(
    isBook
      ? ['Sharma Stationery Mart', 'Krishna Xerox Centre', 'Hotel Udupi Krishna']
      : ['Sai Travels', 'Shree Ganesh Tours', 'City Taxi Service'],
  )
  const date = day(chance)
  const invoiceNumber = String(chance.whole(100, 9999))
  form.centred(merchant, 74, 46, 'bold')
  form.centred(`${chance.whole(2, 90)}, ${place.streets[0]}, ${place.city} - ${place.pin}`, 112, 23)
  const bill = { merchant, invoiceNumber, date: writtenDate(chance, date), place }
  const { totalPaise, written } = (isBook ? bookPage : cabVoucher)(form, chance, bill)
  const hand = by ?? chance.pick(HANDS)
  const write = penOf(form.context, chance, hand)
  for (const { text, ...where } of written) write(text, where)
  return { paper: form.paper, hand, truth: { merchant, invoiceNumber, date, totalPaise } }
}

type Bill = { merchant: string; invoiceNumber: string; date: string; place: Place }

function cabVoucher(form: Form, chance: Random, { invoiceNumber, date }: Bill) {
  const totalPaise = chance.whole(12, 480) * 1000
  form.centred(chance.pick(['CAB RECEIPT', 'TAXI VOUCHER', 'CASH RECEIPT']), 160, 29, 'bold')
  form.print(`No. ${invoiceNumber}`, MARGIN, 216, 27, 'bold')
  const label = chance.pick(['Total Rs.', 'Amount Rs.', 'Rs.'])
  const total = chance.pick([printed(totalPaise), `${totalPaise / 100}/-`])
  const vehicle = `MH ${chance.whole(10, 50)} AB ${chance.whole(1000, 9999)}`
  const written = [
    form.fill('Date', date, 560, 216, 850),
    form.fill('Received from', chance.pick(['Asha Rao', 'Joseph Mathew', 'Imran Khan']), MARGIN, 290, 850),
    form.fill('From', chance.pick(['Airport', 'Andheri', 'Koramangala']), MARGIN, 364, 430),
    form.fill('To', chance.pick(['Hotel Lotus', 'Nariman Point', 'Whitefield']), 460, 364, 850),
    form.fill('Vehicle No.', vehicle, MARGIN, 438, 550),
    form.fill('Kms', String(chance.whole(8, 240)), 640, 438, 850),
    form.fill(label, total, MARGIN, 530, 430),
  ]
  form.print("Driver's signature", 610, 590, 22)
  return { totalPaise, written }
}

function bookPage(form: Form, chance: Random, { merchant, invoiceNumber, date, place }: Bill) {
  const top = 330
  form.centred(`GSTIN: ${gstin(chance, place.state)}`, 144, 23)
  form.centred('CASH MEMO', 190, 29, 'bold')
  form.print(`No. ${invoiceNumber}`, MARGIN, 240, 27, 'bold')
  const written: Written[] = [
    form.fill('Date', date, 600, 240, 850),
    form.fill('M/s', chance.pick(['Pravas Industries', 'Asha Rao', 'Imran Khan']), MARGIN, 300, 850),
  ]
  for (const y of [top, top + 50, 1000, 1060]) form.rule(MARGIN, y, 850, y)
  for (const x of [MARGIN, 460, 560, 700, 850]) form.rule(x, top, x, 1060)
  const columns = { Particulars: 70, Qty: 480, Rate: 580, Amount: 720 }
  for (const [text, x] of Object.entries(columns)) form.print(text, x, top + 34, 24, 'bold')
  const things = ['A4 paper', 'Blue pens', 'Spiral binding', 'Lunch thali', 'Photocopy', 'File folder'] as const
  const rows = Array.from({ length: chance.whole(2, 5) }, (_, row) => {
    const [count, rate, size] = [chance.whole(1, 9), chance.whole(2, 60) * 1000, chance.whole(34, 44)]
    const y = top + 108 + row * 68
    written.push({ text: chance.pick(things), x: 66, y, size }, { text: String(count), x: 490, y, size })
    written.push({ text: String(rate / 100), x: 585, y, size })
    written.push({ text: `${(count * rate) / 100}/-`, x: 720, y, size })
    return count * rate
  })
  const totalPaise = rows.reduce((sum, paise) => sum + paise, 0)
  form.print('TOTAL', 580, 1044, 27, 'bold')
  written.push({ text: printed(totalPaise), x: 712, y: 1044, size: 42 })
  form.print('E. & O. E.', MARGIN, 1120, 20)
  form.print(`For ${merchant}`, 560, 1120, 24)
  return { totalPaise, written }
}

function writtenDate(chance: Random, date: string): string {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  return chance.pick([
    `${dayOfMonth}/${month}/${year}`,
    `${dayOfMonth}-${month}-${year}`,
    `${dayOfMonth}/${month}/${year.slice(2)}`,
  ])
}

/** An empty form, and how it is printed; `fill` prints a label with dots behind it and says what is to be written on them. */
function formOf(chance: Random, height: number) {
  const paper = createCanvas(WIDTH, height)
  const context = paper.getContext('2d')
  context.fillStyle = chance.pick(['#ffffff', '#fdfaf0', '#fff6f4'])
  context.fillRect(0, 0, WIDTH, height)
  const colour = chance.pick(PRINT_COLOURS)
  const font: Paper['font'] = chance.pick(['sans', 'sans', 'typewriter'])
  const dress = (size: number, weight: 'regular' | 'bold') => {
    context.fillStyle = colour
    context.font = `${size}px "${FACES[font][weight]}"`
  }
  const print = (text: string, x: number, y: number, size: number, weight: 'regular' | 'bold' = 'regular') => {
    dress(size, weight)
    context.fillText(text, x, y)
    return x + context.measureText(text).width
  }
  return {
    paper,
    context,
    print,
    centred(text: string, y: number, size: number, weight: 'regular' | 'bold' = 'regular') {
      dress(size, weight)
      context.fillText(text, (WIDTH - context.measureText(text).width) / 2, y)
    },
    rule(x0: number, y0: number, x1: number, y1: number) {
      context.fillStyle = colour
      context.fillRect(x0 - 1, y0 - 1, x1 - x0 + 2, y1 - y0 + 2)
    },
    fill(label: string, text: string, x: number, y: number, to: number): Written {
      const end = print(label, x, y, 25)
      for (let dot = end + 6; dot < to; dot += 7) context.fillRect(dot, y + 3, 3, 2)
      return { text, x: end + chance.whole(10, 34), y: y + chance.whole(-4, 3), size: chance.whole(34, 46) }
    },
  }
}
