import { lineIcon } from './icon.tsx'

export const IconClockUp = lineIcon('M20.983 12.548a9 9 0 1 0 -8.45 8.436M19 22v-6M22 19l-3 -3l-3 3M12 7v5l2.5 2.5')
