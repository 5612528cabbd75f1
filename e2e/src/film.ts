import type { Page } from '@playwright/test'

/** A picture of a film as PNG, and for how many seconds it is seen. */
export interface Still {
  png: Buffer
  seconds: number
}

/** In pixels: of the film, whatever its stills measure. */
const WIDTH = 960
/** Of WebP, at which text stays sharp. */
const QUALITY = 0.72

/**
 * Stills one after the other as an SVG that begins anew at its end: a README shows it wherever it shows pictures, and it is a
 * fraction of a GIF. Who wants no movement sees the last still. The page encodes the pictures and is left as it is.
 */
export async function filmOf(page: Page, name: string, stills: readonly Still[]): Promise<string> {
  const pictures = []
  for (const { png } of stills) pictures.push(await smaller(page, png))
  const height = pictures[0]?.height ?? 0
  const length = stills.reduce((sum, { seconds }) => sum + seconds, 0)
  let begin = 0
  const parts = stills.map(({ seconds }) => {
    const [from, until] = [begin, begin + seconds].map((moment) => ((moment / length) * 100).toFixed(2))
    begin += seconds
    return { from, until }
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${name}</title>`,
    '<style>',
    `image{visibility:hidden;animation:${length}s step-end infinite}`,
    ...parts.map(
      ({ from, until }, index) =>
        `#s${index}{animation-name:s${index}}@keyframes s${index}{0%{visibility:${index === 0 ? 'visible' : 'hidden'}}${from}%{visibility:visible}${until}%{visibility:${until === '100.00' ? 'visible' : 'hidden'}}}`,
    ),
    `@media (prefers-reduced-motion:reduce){image{animation:none}#s${stills.length - 1}{visibility:visible}}`,
    '</style>',
    ...pictures.map(
      ({ webp }, index) =>
        `<image id="s${index}" width="${WIDTH}" height="${height}" href="data:image/webp;base64,${webp}"/>`,
    ),
    '</svg>\n',
  ].join('\n')
}

/** A picture in the film's width, as WebP in base64: the browser that took it encodes it as well. */
function smaller(page: Page, png: Buffer): Promise<{ webp: string; height: number }> {
  return page.evaluate(
    async ({ source, width, quality }) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${source}`
      await picture.decode()
      const height = Math.round((picture.naturalHeight / picture.naturalWidth) * width)
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const brush = canvas.getContext('2d')
      if (!brush) throw new Error('The browser draws no pictures.')
      brush.imageSmoothingQuality = 'high'
      brush.drawImage(picture, 0, 0, width, height)
      return { webp: canvas.toDataURL('image/webp', quality).replace(/^.*,/, ''), height }
    },
    { source: png.toString('base64'), width: WIDTH, quality: QUALITY },
  )
}
