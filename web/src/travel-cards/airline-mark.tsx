import { travelCards } from '@pravas/messages/en/travel-cards'
import { texts } from '@pravas/messages/texts'
import { IconPlane } from '../ui/icons.ts'
import classes from './airline-mark.module.css'
import airIndia from './marks/air-india.svg'
import airIndiaExpress from './marks/air-india-express.svg'
import akasaAir from './marks/akasa-air.svg'
import indigo from './marks/indigo.svg'

const t = texts(travelCards)

/** Our own marks: the airline's code in a colour that recalls it. */
const MARKS: Record<string, string> = {
  'air india': airIndia,
  'air india express': airIndiaExpress,
  indigo,
  'akasa air': akasaAir,
}

/** The mark of an airline that we know by name, a plane for any other. */
export function AirlineMark({ airline }: { airline: string }) {
  const mark = MARKS[airline.trim().toLowerCase()]
  if (mark !== undefined)
    return <img className={classes.mark} src={mark} alt={t('airline-logo', { airline })} width={36} height={36} />
  return (
    <span className={classes.mark}>
      <IconPlane size={20} aria-hidden />
    </span>
  )
}
