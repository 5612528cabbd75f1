import { phrases } from '../../text/phrase-grammar.ts'

export const HOTEL = phrases(
  `hotel | hotels | room | rooms | stay | a stay | hotel room | hotel rooms | hotel booking | hotel bookings | hotel stay | hotel part | hotel reservation | accommodation | accomodation | lodging | kamra | kamre
   hotel ka booking | hotel ki booking | hotel option | hotel wala | hotel wala part | hotel ka part`,
)

/** 'Just stay' is no wish for a hotel alone. */
export const HOTEL_ALONE = HOTEL.filter((phrase) => !/stay/.test(phrase))

export const FLIGHT = phrases(
  'flight | flights | flight booking | flight bookings | flight part | flight ticket | flight tickets | air ticket | air tickets | plane | plane ticket | flight ki booking | flight wala part',
)

export const RETURN = phrases(
  `return | return flight | return flights | return ticket | return trip | return journey | return leg | return part | return booking | return fare | flight back | flight home | way back | return wali flight | return ki flight
   wapsi | wapsi ki flight | wapsi wali flight | wapsi ka ticket | wapas ki flight | wapas wali flight`,
)

/** A result among those on offer. */
export const RESULT = phrases(
  'one | ones | option | options | flight | flights | return | hotel | result | choice | card | ticket | available',
)
/** Goes before the number of a result. */
export const NUMBERED = phrases('option | number | no | flight | hotel | choice | card | result')
/** Goes behind what is named, as in Hindi. */
export const PARTICLE = phrases('wala | wali | waala | waali | wale | vala | vali | hi | ko')
