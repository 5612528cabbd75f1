import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** What axe finds: all in the first theme, and in another what depends on it, which is contrast. */
export async function violationsIn(page: Page, theme: Theme): Promise<string[]> {
  // Compiling axe takes as long as a look at a page, so a document has it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { resultTypes: ['violations'] }
  if (theme !== THEMES[0]) options.runOnly = ['color-contrast']
  return page.evaluate(async (chosen) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, options)
}
