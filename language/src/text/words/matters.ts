import { phrases } from '../phrase-grammar.ts'

export type Kind = 'trip' | 'claim' | 'receipt' | 'offer' | 'answer'

/** What the matter may be called. */
export const NOUN: Record<Kind, string[]> = {
  trip: phrases(
    `trip | trip request | request | travel request | booking | booking request | itinerary | draft | trip draft | travel plan | plan | my trip
     trip plan | yatra`,
    'यात्रा | ट्रिप | रिक्वेस्ट | अनुरोध',
  ),
  claim: phrases(
    `claim | claims | expense claim | expense claims | expense | expenses | expense report | reimbursement | reimbursements | reimbursement request
     reimbursement claim | reimbursement email | reimbursement mail | request | claim request | receipt | receipts | bill | bills | draft | claim draft
     email | mail | reimburse`,
    'क्लेम | बिल | रसीद | रसीदें | खर्च | खर्चा | रीइम्बर्समेंट | रिइम्बर्समेंट | रिक्वेस्ट | अनुरोध',
  ),
  offer: phrases('flight | hotel | room | option | one | offer | ticket | city', 'wala | wali | yahi', 'वाला | वाली'),
  answer: phrases('answer | reply | response | message | text | my answer', 'jawab | javab', 'जवाब | उत्तर'),
  receipt: phrases('receipt | bill | one | slip', 'रसीद | बिल | वाला | वाली', 'wala | wali | waala | waali'),
}

/** Whoever approves, without a name. */
export const APPROVER = phrases(
  'manager | boss | approver | supervisor | reporting manager | line manager | him | her | them',
  'मैनेजर | बॉस',
)

/** Goes with a person's name. */
export const TITLE = phrases('mr | ms | mrs | sir | maam | madam | mam | ji | sahab', 'जी')

/** What it is sent for. */
export const PURPOSE = phrases(
  `for approval | for reimbursement | for manager approval | for managers approval | for my managers approval | for the approval | for her approval
   for his approval | for approval and reimbursement`,
  'approval ke liye | manjoori ke liye | manzoori ke liye | reimbursement ke liye | approval ko | approval ke vaste',
  'अप्रूवल के लिए | मंज़ूरी के लिए | मंजूरी के लिए | स्वीकृति के लिए | अनुमोदन के लिए | रीइम्बर्समेंट के लिए',
)
