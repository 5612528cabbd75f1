import { type Line, layOutLines } from '../lines.ts'
import type { TextBox } from '../recogniser.ts'

/** Lines as they come from upright print: one text a line, two or more spaces part the columns. */
export function linesOf(print: string): Line[] {
  const rows = print.split('\n').map((row) => row.trim())
  const boxes = rows.flatMap((row, index) => piecesOf(row).map(({ text, at }) => upright(text, at * 10, index * 30)))
  return layOutLines([{ width: 1000, height: rows.length * 30 + 30, boxes }])
}

/** A box of upright text, ten units a character and twenty high. */
export function upright(text: string, x: number, y: number): TextBox {
  const right = x + text.length * 10
  const bottom = y + 20
  return {
    text,
    confidence: 0.97,
    quad: [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
  }
}

function piecesOf(row: string): { text: string; at: number }[] {
  return [...row.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ text: match[0], at: match.index }))
}
