import { lineIcon } from './icon.tsx'

export const IconUserShare = lineIcon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h3M16 22l5 -5M21 21.5v-4.5h-4.5',
)
