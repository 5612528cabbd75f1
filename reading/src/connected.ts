/** The first and last column and row of an area, all included. */
export type Bounds = { left: number; right: number; top: number; bottom: number }

/**
 * The connected areas of what is marked (not 0) in a raster, each as the indexes of its pixels (`y * width + x`), in the order in
 * which they are met. Pixels belong together that are at most `reach` apart, across and down.
 */
export function connectedAreas(marked: Uint8Array, width: number, height: number, reach = 1): number[][] {
  const left = Uint8Array.from(marked)
  const areas: number[][] = []
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue
    const area: number[] = []
    const stack = [start]
    left[start] = 0
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const x = index % width
      const y = (index - x) / width
      area.push(index)
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
        for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
          const next = ny * width + nx
          if (left[next] === 0) continue
          left[next] = 0
          stack.push(next)
        }
      }
    }
    areas.push(area)
  }
  return areas
}

export function boundsOf(area: readonly number[], width: number): Bounds {
  const bounds = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (const index of area) {
    const x = index % width
    const y = (index - x) / width
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}
