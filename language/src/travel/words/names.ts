import { phrases } from '../../text/phrase-grammar.ts'

/** Surnames in India that lie near to words of a trip: 'Sharma' is no slip for 'shaam'. */
export const SURNAMES: ReadonlySet<string> = new Set(
  phrases(
    `sharma | verma | varma | gupta | patel | reddy | singh | iyer | iyengar | nair | menon | kumar | shah | mehta | joshi | kapoor | khan | bose | ghosh | mishra | tiwari | pandey | yadav
     agarwal | aggarwal | jain | naidu | pillai | desai | kulkarni | deshmukh | patil | chauhan | malhotra | bhatia | sethi | arora | chopra | banerjee | mukherjee | chatterjee | sinha | saxena | rathore | thakur`,
  ),
)

/** What firms are called by: 'Textiles' is no slip for 'text'. */
export const FIRM_WORDS: readonly string[] = phrases(
  `textiles | textile | industries | enterprises | technologies | infotech | motors | steels | pharma | chemicals | exports | logistics | traders | solutions | systems | pvt | ltd | limited | corp`,
)
