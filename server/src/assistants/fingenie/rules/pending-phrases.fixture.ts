const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** A plain yes to the removal of receipt 2, of City Cabs. */
export const REMOVES = lines(`
  yes
  Yes please
  yep
  ok
  sure
  go ahead
  yes, remove it
  remove it
  please remove it
  yes remove receipt 2
  yes, remove City Cabs
  yes delete it
  do it
  confirm
  haan
  haan hata do
  ji haan
  theek hai
  हाँ
  हाँ, हटा दो
`)

/** Said to the question whether to remove receipt 2, and no plain yes. */
export const KEEPS = lines(`
  no
  nope
  no thanks
  don't
  don't remove it
  do not remove receipt 2
  ok but keep it for now
  ok keep it
  keep it
  keep both
  yes keep it
  sure?
  yes?
  are you sure?
  really?
  yeah no, don't
  yeah no
  yes and no
  yes remove the dinner instead
  yes remove receipt 1
  yes, remove receipt 1 instead
  remove the lunch instead
  no, the other one
  not that one
  not receipt 2
  wait
  hold on
  hmm
  hmm ok wait
  later
  maybe
  maybe later
  I think so
  not now
  yes but not yet
  yes tomorrow
  yes if it is a duplicate
  only if it is a duplicate
  after lunch
  let me check
  let me look at the bill first
  ok let me check first
  what is it?
  what was the total of it?
  which one is that?
  why?
  is it a duplicate?
  show me receipt 2
  cancel
  cancel that
  stop
  never mind
  forget it
  leave it
  nahi
  nahi hatao mat
  abhi nahi
  mat hatao
  rehne do
  haan lekin abhi nahi
  ruko
  नहीं
  मत हटाओ
  हाँ लेकिन अभी नहीं
  "yes"
  my boss said yes
  yes, remove 3 receipts
  yes remove both
  remove all
  yes, remove them
  remove everything
  thanks
  the total of receipt 1 is 500
  yes, the total of receipt 1 is 500
`)

/** Names receipt 2 of two and nothing else: 1 is of Udupi Grand (Food), 2 of City Cabs (Transport), on 9 June 2026. */
export const RECEIPT_2 = lines(`
  2
  #2
  2.
  receipt 2
  Receipt 2 please
  number 2
  no. 2
  bill 2
  the second
  the second one
  second receipt
  2nd
  the 2nd one
  the last one
  last
  City Cabs
  city cabs
  the City Cabs one
  the one from City Cabs
  the cab
  the cab one
  it's the cab
  I mean receipt 2
  i meant the second one
  receipt 2 please
  the taxi bill
  the transport one
  9 June
  the one of 9 June
  scan 2.jpg
  dusri wali
  doosri receipt
  dusra
  दूसरा
  दूसरी वाली
  रसीद २
`)

/** No answer to which receipt is meant. */
export const NO_RECEIPT = lines(`
  the cab one is ok
  cab is ok
  cab ok
  receipt 2 ok
  ok, receipt 2
  yes, receipt 2
  receipt 2 is fine
  receipt 2 is correct
  receipt 2 okay
  receipt 2 haan
  receipt 2 theek hai
  the taxi is right
  City Cabs ok
  one lunch ok two cab ok
  remove receipt 1
  remove receipt 2
  delete the second one
  not receipt 2
  not the cab
  anything but receipt 2
  hmm let me check the dinner bill first
  let me check
  let me look at receipt 2 first
  the lunch bill last
  neither
  none of them
  receipt 2?
  is it receipt 2?
  which one is receipt 2?
  maybe receipt 2
  receipt 2 i think
  receipt 2 or 1
  receipts 1 and 2
  both
  all
  receipt 5
  not sure
  i don't know
  wait
  I was in Delhi on 9 June
  the cab was cheap
  the cab is a duplicate
  show me the second one
  what is the total of receipt 2?
  send reimbursement for the cab
  keep the cab
  thanks
  dusri nahi
  pehle dekhne do
  दूसरा नहीं
`)

/** An answer to what the merchant of receipt 2 is, and what is set then. */
export const MERCHANTS: [string, string][] = [
  ['Chai Point', 'Chai Point'],
  ["it's Chai Point", 'Chai Point'],
  ['It is Hotel Sea View', 'Hotel Sea View'],
  ['the merchant is Blue Tokai', 'Blue Tokai'],
  ['Haldiram’s', "Haldiram's"],
  ['"let me check"', 'let me check'],
  ['Taj Mahal Palace, Mumbai', 'Taj Mahal Palace, Mumbai'],
  ['udupi krishna', 'udupi krishna'],
  ['KFC', 'KFC'],
  ['Bread & Butter Bakery please', 'Bread & Butter Bakery'],
  ['sharma dhaba', 'sharma dhaba'],
]

/** May be a merchant or not, which is asked. */
export const DOUBTFUL_MERCHANTS = lines(`
  green garden
  Let Me Check Cafe
  it's no name
  Best Before Bakery
  city stores
  12 November
  Rs 500
`)

/** No answer to what the merchant is. */
export const NO_MERCHANT = lines(`
  let me check and come back
  let me check
  i don't know
  I dont remember
  not sure
  no idea
  the merchant is unknown
  wait a minute
  wait
  hmm let me see
  can you read it again?
  what do you mean?
  Is it Chai Point?
  it was with my colleague on friday
  please look at the bill
  remove receipt 2
  the total of receipt 1 is 500
  undo that
  send reimbursement
  thanks
  ok
  later
  skip
  mujhe nahi pata
  baad mein batata hu
  मुझे नहीं पता
  I will ask them tomorrow and tell you then, because I have no copy of the bill here
`)

/** An answer to what the date of receipt 2 is. */
export const DATES: [string, string][] = [
  ['9 June', '2026-06-09'],
  ['9th June 2026', '2026-06-09'],
  ['it was 9 June', '2026-06-09'],
  ["it's June 9", '2026-06-09'],
  ['the date is 8 June 2026', '2026-06-08'],
  ['yesterday', '2026-06-09'],
  ['9/6/2026', '2026-06-09'],
  ['2026-06-08', '2026-06-08'],
  ['today please', '2026-06-10'],
]

export const NO_DATE = lines(`
  I was in Delhi on 8 June so not that
  not 8 June
  8 June or 9 June
  maybe 8 June
  the day before 9 June
  the day I flew to Delhi, 8 June I think
  let me check, I was there on 8 June
  8 June?
  is it 8 June?
  I will tell you on 12 June
  before 9 June
  the bill says nothing
  what is the date of receipt 1?
  remind me on 9 June
  tomorrow I will look
`)

/** An answer to what the total of receipt 2 is, in rupees. */
export const TOTALS: [string, number][] = [
  ['500', 500],
  ['₹1,240.50', 1240.5],
  ['it was 500', 500],
  ["it's Rs 750", 750],
  ['500 rupees', 500],
  ['500, not 640', 500],
  ['the total is 900', 900],
]

export const NO_TOTAL = lines(`
  500?
  500 not sure
  not 500
  maybe 500
  around 500
  500 or 600
  i paid 500 and the rest was paid by Ravi
  wait 5 minutes
  in 10 minutes
  give me 2 minutes
  I have 3 more bills
  about 500 i think
  is it 500?
  it was more than 500
  less than 900
  receipt 1
`)
