import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { random } from './random.ts'

export type Creases = {
  /** How strongly the paper is bent, 0 to 1. */
  crumple: number
  /** How dark the room is, 0 (day) to 1 (night). */
  darkness: number
  seed: number
}

/** The picture as if the paper were bent and creased, seen a little from the side, in less light and with the noise of that. */
export function crumpled(picture: Canvas, { crumple, darkness, seed }: Creases): Canvas {
  const { width, height } = picture
  const chance = random(seed)
  const share = () => chance.whole(-1000, 1000) / 1000
  const [tilt, lean, phase] = [share() * 0.12 * crumple, share() * 0.08 * crumple, share() * 3]
  const waves = 1 + Math.abs(share())
  const depth = crumple * height * 0.004
  const folds = [0.25 + 0.2 * Math.abs(share()), 0.6 + 0.2 * Math.abs(share())]
  const from = picture.getContext('2d').getImageData(0, 0, width, height).data
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const light = 1 - 0.72 * darkness
  const noise = 4 + 22 * darkness
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const far = 1 + tilt * v + lean * u
      const fold = folds.reduce((sum, at) => sum + Math.max(0, 1 - Math.abs(v + 0.5 - at) / 0.015), 0)
      const wave = Math.sin(phase + waves * 6.28 * (u + 0.3 * v))
      const fx = Math.min(width - 2, Math.max(0, (u * far + 0.5) * width + depth * 0.3 * wave))
      const fy = Math.min(height - 2, Math.max(0, (v * far + 0.5) * height + depth * (wave + 0.5 * fold)))
      const shade = light * (1 - 0.2 * crumple * fold) * (1 + 0.06 * crumple * wave)
      const [left, top] = [Math.floor(fx), Math.floor(fy)]
      const [dx, dy] = [fx - left, fy - top]
      const grain = noise * share()
      for (let channel = 0; channel < 3; channel++) {
        const at = (top * width + left) * 4 + channel
        const below = at + width * 4
        const upper = (from[at] ?? 0) * (1 - dx) + (from[at + 4] ?? 0) * dx
        const lower = (from[below] ?? 0) * (1 - dx) + (from[below + 4] ?? 0) * dx
        image.data[(y * width + x) * 4 + channel] = (upper * (1 - dy) + lower * dy) * shade + grain
      }
      image.data[(y * width + x) * 4 + 3] = 255
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}
