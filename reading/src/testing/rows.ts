/** A row of a drawn receipt: one text in the middle or at the left, or columns spread over the width; `size` is relative. */
export type Row =
  | { kind: 'centre'; text: string; size?: number; bold?: boolean }
  | { kind: 'left'; text: string; size?: number; bold?: boolean }
  | { kind: 'columns'; cells: readonly string[]; size?: number; bold?: boolean }
  | { kind: 'rule' }
  | { kind: 'gap' }

export function centre(text: string, size = 1): Row {
  return { kind: 'centre', text, size, bold: size > 1 }
}

export function left(text: string): Row {
  return { kind: 'left', text }
}

/** The first cell stands at the left, the last ends at the right, the others end in even steps between. */
export function columns(...cells: string[]): Row {
  return { kind: 'columns', cells }
}

export function strong(...cells: string[]): Row {
  return { kind: 'columns', cells, bold: true, size: 1.15 }
}

export const rule: Row = { kind: 'rule' }
export const gap: Row = { kind: 'gap' }

/** Paise as they are printed in India: 12,34,567.50. */
export function printed(paise: number): string {
  return new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)
}
