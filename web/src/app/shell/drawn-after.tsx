import { type ReactNode, useEffect, useState } from 'react'
import { isOpenedAnew } from '../opened-anew.ts'

/** What the document paints in the place of the page, while it has not been replaced; see `web/page-frames.ts`. */
const frame = document.querySelector('.frame')
let outline = frame &&
  isOpenedAnew() && {
    className: `${frame.className} frame-in-shell`,
    html: frame.querySelector('.frame-page')?.outerHTML ?? '',
  }

/**
 * Draws the page in a task of its own after what stands around it, so that neither keeps the browser busy for long. Meanwhile what the
 * document painted stands in its place. Only where a document has painted something, and nobody was at a place further down.
 */
export function DrawnAfter({ children }: { children: ReactNode }) {
  const [meanwhile, setMeanwhile] = useState(outline)
  useEffect(() => {
    outline = false
    const timer = window.setTimeout(() => setMeanwhile(false))
    return () => window.clearTimeout(timer)
  }, [])
  if (!meanwhile) return children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup that the build wrote into this document, with nobody's words in it.
  return <div className={meanwhile.className} aria-hidden dangerouslySetInnerHTML={{ __html: meanwhile.html }} />
}
