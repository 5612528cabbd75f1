const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Plain wishes on two receipts over ₹2,950, which go to Meera Iyer. */
export const MUST_SEND = lines(`
  send reimbursement
  Send Reimbursement
  SEND REIMBURSEMENT!
  send reimbursement.
  please send reimbursement
  send reimbursement please
  pls send reimbursement now
  kindly send reimbursement
  ok send reimbursement
  okay, send reimbursement
  yes, send reimbursement now
  yes please send reimbursement
  great, send reimbursement
  thanks, send reimbursement
  send reimbursement, thank you
  go ahead and send reimbursement
  you can send reimbursement now
  i want to send reimbursement
  I would like to send reimbursement
  let's send reimbursement
  send reimbursement to Meera
  send reimbursement to Meera Iyer
  send reimbursement to my manager
  send reimbursement for all 2 receipts
  send reimbursement for both receipts
  send reimbursement for both
  send reimbursement for 2 receipts
  send reimbursement of ₹2,950
  send reimbursement right away
  send for approval
  Send for Approval
  please send for approval
  send for approval please
  send for approval now
  yes send for approval
  send for approval to Meera
  send for approval to my manager
  ok, looks good, send for approval
  all correct, send for approval
  send for approval kar do
  haan send for approval kar do
  theek hai send reimbursement kar do
  हाँ, send for approval
  कृपया send reimbursement
  send reimbursement 👍
  plz send reimbursement
  pleaseee send reimbursement
`)

/** Holds the fixed words, and is no plain wish. */
export const MUST_ASK = lines(`
  should I send for approval?
  should i send reimbursement
  shall we send for approval
  when should I send for approval?
  why would I send for approval now
  will it send reimbursement automatically?
  is it too early to send for approval
  send reimbursement?
  send for approval??
  send reimbursement but not the cab
  send reimbursement except the dinner
  send for approval without receipt 2
  send reimbursement only for receipt 1
  send for approval just the lunch
  only send reimbursement for the cab
  send reimbursement minus the taxi
  remove the cab and send for approval
  add one more bill, then send reimbursement
  change the total of receipt 1 to 500 and send for approval
  send reimbursement after I upload the hotel bill
  send for approval once the total is right
  send reimbursement when I am back
  send for approval if it is below the limit
  if Meera agrees send for approval
  unless something is missing, send reimbursement
  send reimbursement at 6 pm
  my colleague said send reimbursement
  Meera told me to "send for approval" by Friday
  "send reimbursement"
  the button says send reimbursement
  he typed 'send for approval' and nothing happened
  before you send reimbursement, show me the total
  hold on, send reimbursement is not what I meant
  hmm send reimbursement i am not sure
  maybe send for approval
  i think i should send for approval
  perhaps send reimbursement
  undo send reimbursement
  kya send for approval karu?
  pehle cab hatao phir send for approval
  send reimbursement kab karna hai
  क्या send for approval करूँ
  send reimbursement for 3 receipts
  send for approval for one receipt
  send reimbursement of ₹3,950
  send for approval to Ravi
  send reimbursement to othermanager@pravas.example
  send for approval and approve it
  send reimbursement to HR, not Meera
  send reimbursment? send reimbursement i mean how
  sure? send for approval
  send reimbursement (test)
  example: send reimbursement
  translate "send for approval" to Hindi
  show summary and then send for approval
`)

/** Ask about sending: the answer is given, and nothing offered. */
export const ASKS_ABOUT = lines(`
  what happens if I send for approval
  what does send reimbursement do?
  how do I send reimbursement
  who do you send reimbursement to?
  send for approval kaise kare
  what exactly would be sent if i send reimbursement
  send reimbursement? what happens after that
  if i send reimbursement today when will the money come?
  can i change it after i send reimbursement?
  can I send reimbursement later?
  should i send reimbursement now or wait till month end?
  send reimbursement ke baad phir kya hota hai
`)

/** Put it off, or tell of another time: nothing is asked then. */
export const POSTPONES = lines(`
  send reimbursement tomorrow
  send for approval on Friday
  send for approval next week
  in an hour send reimbursement
  later send for approval
  I will send reimbursement myself
  I was about to send for approval
  I am going to send reimbursement tonight
  we usually send for approval on Mondays
  kal send reimbursement karenge
  forget it, send for approval later
  कल send reimbursement करना
  i will send reimbursement tomorrow morning
  baad mein send for approval karenge
  we send reimbursement at month end
`)

/** Refuse to send in an order: nothing is asked again. */
export const REFUSES_ORDER = lines(`
  abhi nahi, send reimbursement baad mein
  yes send reimbursement but wait
  wait, don't send reimbursement yet
  don't send reimbursement
  do not send for approval
  dont send for approval plz
  never send reimbursement without asking me
  please do not send reimbursement today
  I don't want to send reimbursement
  i did not ask you to send for approval
  not ready to send reimbursement
  no need to send for approval
  cancel send reimbursement
  stop send for approval
  abhi send for approval mat karo
  send reimbursement mat karna
  send for approval nahi karna hai
  मत send reimbursement
  send for approval नहीं
  snd dont send reimbursement
  dnt send reimbursement
  don t send for approval
  ok but do not send for approval
  send reimbursement mat karo
  dnt send for approvl yet
  i already told u to not send for approval
  don't send for approval, it is too early
  please don't send reimbursement till Friday
  send reimbursement nahi karna
  send for approval mat karna abhi
  I will not send reimbursement today
  send reimbursement? abhi nahi
  send for approval... no, not now
  send reimbursement - nahi, ruko
  send for approval? no wait
`)

/** The same as a message. */
export const REFUSES_MESSAGE = lines(`
  abhi mat bhejna
  मत भेजो अभी
  mat bhejo
  don't send it yet
  not sending it now
  do not submit the claim
  bhejna nahi hai abhi
  never send that
`)

/** Said after the question whether to send: no plain yes. */
export const NO_YES = lines(`
  no
  not yet
  later
  wait
  hmm
  yes but wait
  yes?
  sure?
  yeah no
  yes, tomorrow
  yes but only the lunch
  yes without the cab
  ok after I check
  let me check first
  yes if it is under the limit
  what is the total?
  to whom?
  why?
  nahi
  abhi nahi
  haan lekin kal
  ruko
  नहीं
  हाँ लेकिन कल
  maybe
  I think so
  probably yes
  yes, 3 receipts
  yes, ₹3,000
  yes to Ravi
  "yes"
  my boss said yes
  remove the cab
  yes remove the cab
  thanks
  okay so what now
`)
