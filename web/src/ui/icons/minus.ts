import { lineIcon } from './icon.tsx'

export const IconMinus = lineIcon('M5 12l14 0')
