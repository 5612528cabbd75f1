/** Markdown as plain text: words without emphasis, links with their address where it is one of a page, the cells of a table between tabs. */
export function copyText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^\s*(?:\|\s*)?(?::?-{3,}:?\s*\|\s*)+(?::?-{3,}:?\s*)?$/.test(line))
    .map(plainLine)
    .join('\n')
    .trim()
}

function plainLine(line: string): string {
  const cells = /^\s*\|(?<cells>.*)\|\s*$/.exec(line)?.groups?.cells
  if (cells !== undefined) {
    return cells
      .split(/(?<!\\)\|/)
      .map((cell) => plainWords(cell.trim()))
      .join('\t')
  }
  return plainWords(line.replace(/^\s{0,3}#{1,6}\s+/, ''))
}

function plainWords(text: string): string {
  return text
    .replace(/\[([^[\]]+)\]\(\/api\/[^\s()]+\)/g, '$1')
    .replace(/\[([^[\]]+)\]\(([^\s()]+)\)/g, '$1 ($2)')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)\*(?![\w*])/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
}
