/** A Markdown table whose columns line up; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const numeric = headings.map((_, at) => rows.every((row) => /^[\d.,]+$/.test(row[at] ?? '')))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (numeric[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (numeric[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return `${[headings, rule, ...rows].map(line).join('\n')}\n`
}
