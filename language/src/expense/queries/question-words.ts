/** Words of questions that carry nothing that the parts have not read. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `a an the i me my mine we us our you your it its this that these those them they he she his her of on in at for to by
  with from and or but so then than as is are was were be been am do does did done have has had having can could would
  will shall should may might must what which who whom whose when where how why much many all any each every some no not
  there here please pls kindly tell show give list display let know see want need like get got find out about up down
  just only also too well ok okay hey hi hello thanks thank overall ever far now already still yet total sum amount
  amounts money rupees rupee rs inr cost costs costing spend spends spent spending expense expenses expenditure expended
  claim claims claimed claiming receipt receipts bill bills invoice invoices purchase purchases transaction transactions
  paid pay paying bought buy make made go went going come comes put into table tabular form rows report figures figure
  numbers number compare comparison compared against versus vs difference more less most least per person head record
  records history past time same one ones thing things everything altogether business work company office submitted
  submit sent send uploaded upload uploads conversation chat during over under between within since until till through
  hai hain ka ki ke ko kya kitna kitni kitne mera meri mere mujhe maine humne hamara batao dikhao karo kiya kiye tha the
  thi mein me pe par se aur bhi sab kul kharcha kharch wala wale wali raha hua yeh ye woh is us na ji what's whats
  that's i've i'm we've let's didn't don't s t ve re m left remaining remain answer question exactly actually really
  currently right average avg mean group break broken split sort wise date dates day days week weeks month months year
  years quarter if new their theirs its per be able again ever each diya diye di liya liye lagaya hue hui huye paisa
  paise rupaye rupaya chahiye bata batana dikha dikhana zara old kaun sa si kahan karega karegi kisme kismein kiska kiski kaunsa kaunsi kaunse konsa konsi konse sabse trip trips details detail summary summarise summarize breakdown`.split(
    /\s+/,
  ),
)
