export type Point = { x: number; y: number }

/** The corners of a piece of text in reading order: top left, top right, bottom right, bottom left as the reader sees it. */
export type Quad = [Point, Point, Point, Point]

/** The angle of the text's base line in radians; 0 is upright, positive is turned clockwise. */
export function angleOf([topLeft, topRight]: Quad): number {
  return Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Turns a point by `angle` radians (clockwise on a screen) about the origin. */
export function turn({ x, y }: Point, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** A rectangle turned by `angle` as a quad whose first side runs in the direction of `angle`. */
export function rectangle(centre: Point, width: number, height: number, angle: number): Quad {
  const corner = (dx: number, dy: number): Point => {
    const moved = turn({ x: (dx * width) / 2, y: (dy * height) / 2 }, angle)
    return { x: centre.x + moved.x, y: centre.y + moved.y }
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

export function bounds(points: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The convex hull, counter-clockwise in a y-up world, without repeated points (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = []
    for (const point of list) {
      while (hull.length >= 2 && cross(hull[hull.length - 2], hull[hull.length - 1], point) <= 0) hull.pop()
      hull.push(point)
    }
    hull.pop()
    return hull
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function cross(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 1
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

export type TurnedRectangle = { centre: Point; width: number; height: number; angle: number }

/** The rectangle around the points whose width runs in the direction of `angle`. */
export function rectangleAlong(points: readonly Point[], angle: number): TurnedRectangle {
  const { left, top, right, bottom } = bounds(points.map((point) => turn(point, -angle)))
  const centre = turn({ x: (left + right) / 2, y: (top + bottom) / 2 }, angle)
  return { centre, width: right - left, height: bottom - top, angle }
}

/** The rectangle of least area around a convex hull; its angle lies between -45 and 45 degrees. */
export function smallestRectangle(hull: readonly Point[]): TurnedRectangle {
  let best = rectangleAlong(hull, 0)
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point
    const edge = Math.atan2(next.y - point.y, next.x - point.x)
    const angle = edge - Math.round(edge / (Math.PI / 2)) * (Math.PI / 2)
    const candidate = rectangleAlong(hull, angle)
    if (candidate.width * candidate.height < best.width * best.height) best = candidate
  }
  return best
}

/** The value at which half of the weight lies; undefined for an empty list. */
export function weightedMedian(items: readonly { value: number; weight: number }[]): number | undefined {
  const sorted = [...items].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, item) => sum + item.weight, 0) / 2
  let seen = 0
  for (const item of sorted) {
    seen += item.weight
    if (seen >= half) return item.value
  }
  return undefined
}

/**
 * Text along a curve: where its upper and its lower edge run, from the reader's left to right, at as many places on each. Two
 * places make a quad.
 */
export type Strip = { top: readonly Point[]; bottom: readonly Point[] }

/** A quad as a strip. */
export function stripOf([a, b, c, d]: Quad): Strip {
  return { top: [a, b], bottom: [d, c] }
}

/** The line halfway between the edges of a strip. */
export function spineOf({ top, bottom }: Strip): Point[] {
  return top.map((point, index) => middleOf(point, bottom[index] ?? point))
}

export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The length of a line through points. */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0)
}

/** The mean height of a strip. */
export function heightOf({ top, bottom }: Strip): number {
  return top.reduce((sum, point, index) => sum + distance(point, bottom[index] ?? point), 0) / Math.max(1, top.length)
}
