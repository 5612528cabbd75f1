import { lineIcon } from './icon.tsx'

export const IconArrowBackUp = lineIcon('M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1')
