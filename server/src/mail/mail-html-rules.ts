/** A part of a mail as a mail program shows it; each `html` is markup of `mail-text-rules.ts`. */
export type HtmlPart =
  | { kind: 'lines' | 'heading' | 'quote' | 'footer'; html: string }
  | { kind: 'list'; html: readonly string[] }
  | { kind: 'marked'; heading: string; html: readonly string[] }
  | { kind: 'facts'; rows: readonly { label: string; html: string }[] }
  | { kind: 'total'; label: string; html: string }
  | { kind: 'buttons'; buttons: readonly { html: string; href: string; look: 'filled' | 'outlined' }[] }

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as markup that shows exactly it, in attributes as well. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
// Half-transparent, as everything but the buttons takes the reader's colours: light or dark.
const HAIRLINE = '1px solid rgba(128,128,128,.35)'
const FADED = 'opacity:.75'
const ACCENT = '#0f6b60'
const PART = 'margin:0 0 16px'

/**
 * A whole HTML document: the subject as its title, where no markup counts, and as its heading, and the parts below. It sets no colours of text or page, so that a dark
 * mail program shows it dark; it has styles on its elements alone, as many programs drop all others, and loads nothing.
 */
export function htmlMail(subject: { title: string; heading: string }, parts: readonly HtmlPart[]): string {
  const body = parts.map(partHtml).join('\n')
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject.title}</title>
</head>
<body style="margin:0;padding:0;${FONT};font-size:16px;line-height:1.5">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto;padding:24px 16px;box-sizing:border-box;overflow-wrap:anywhere;word-break:break-word">
<p style="margin:0 0 20px;padding:0 0 12px;border-bottom:${HAIRLINE};font-size:14px;font-weight:600;letter-spacing:.02em">Pravas</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${subject.heading}</h1>
${body}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</body>
</html>
`
}

function partHtml(part: HtmlPart): string {
  switch (part.kind) {
    case 'lines':
      return `<p style="${PART}">${part.html}</p>`
    case 'heading':
      return `<p style="margin:0 0 4px;font-weight:600">${part.html}</p>`
    case 'footer':
      return `<p style="${PART};padding-top:12px;border-top:${HAIRLINE};font-size:13px;${FADED}">${part.html}</p>`
    case 'list':
      return listHtml(part.html, PART)
    case 'marked':
      return markedHtml(part)
    case 'quote':
      return `<blockquote style="${PART};padding:4px 0 4px 14px;border-left:3px solid rgba(128,128,128,.5)">${part.html}</blockquote>`
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="${PART};width:100%;border-collapse:collapse">${part.rows.map(factHtml).join('')}</table>`
    case 'total':
      return totalHtml(part)
    case 'buttons':
      return `<p style="margin:24px 0 12px">${part.buttons.map(buttonHtml).join(' ')}</p>`
  }
}

function listHtml(entries: readonly string[], style: string): string {
  const items = entries.map((entry) => `<li style="margin:0 0 4px">${entry}</li>`)
  return `<ul style="${style};padding:0 0 0 20px">${items.join('')}</ul>`
}

function markedHtml({ heading, html }: Extract<HtmlPart, { kind: 'marked' }>): string {
  const title = `<p style="margin:0 0 4px;font-weight:600">${heading}</p>`
  return `<div style="${PART};padding:8px 0 4px 14px;border-left:3px solid #c98a1b">${title}${listHtml(html, 'margin:0')}</div>`
}

function factHtml({ label, html }: { label: string; html: string }): string {
  const cell = `padding:6px 0;border-bottom:${HAIRLINE};vertical-align:top;text-align:left`
  return `<tr><td style="${cell};padding-right:16px;white-space:nowrap;font-size:14px"><span style="${FADED}">${label}</span></td><td width="100%" style="${cell}">${html}</td></tr>`
}

function totalHtml({ label, html }: Extract<HtmlPart, { kind: 'total' }>): string {
  return `<p style="${PART}"><span style="font-size:14px;${FADED}">${label}</span><br><strong style="font-size:24px;line-height:1.3">${html}</strong></p>`
}

function buttonHtml({ html, href, look }: Extract<HtmlPart, { kind: 'buttons' }>['buttons'][number]): string {
  const colours =
    look === 'filled'
      ? `background-color:${ACCENT};border:1px solid ${ACCENT};color:#ffffff`
      : 'border:1px solid rgba(128,128,128,.7);color:inherit'
  return `<a href="${escapedHtml(href)}" rel="noreferrer" style="display:inline-block;margin:0 4px 8px 0;padding:10px 20px;border-radius:8px;${colours};font-weight:600;text-decoration:none">${html}</a>`
}
