const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What is said beside anything. */
export const COURTESY = words(`
  yes yeah no nope hmm oh haan ha ji nahi sir bhai yaar first sorry dear wait listen basically actually um uh like dont`)

/** What questions over receipts are made of, beside the words of any question. */
export const RECEIPT_WORDS = words(`
  tarikh taarikh tareekh merchant merchants vendor vendors shop shops store stores seller supplier gst gstin gstins cgst sgst igst tax taxes taxable address
  addresses currency category categories place places city cities location wise daily timeline dated upload uploaded
  largest biggest highest greatest costliest costlier cheaper cheapest smallest lowest expensive costly max maximum min minimum
  earliest oldest latest newest recent duplicate duplicates duplicated double twice side breakdown
  missing lack lacks lacking incomplete unread unreadable blank needs checking overview analyse analyze analysis spendings
  together altogether in total totals totally totalled sum overall price prices fare worth method mode means payment used
  card upi cash wallet bank approx exact correct grand display view full complete hmm so first final add added again repeat repeated times same extra something teeno dono charo`)

/** What questions on claims are made of, beside the words of any question. */
export const CLAIM_WORDS = words(`
  status approve approved approver approval pending reject rejected rejection declined denied refused accepted reimburse reimbursed
  reimbursement decided decide decision submit submitted back waiting open undecided happened latest request requests money
  stand stands where manager owe owes owed state long first reason reasons given gave why`)

export const DECISION_WORDS = words(`
  approve reject decline sanction disapprove authorise authorize clear settle release accept deny refuse pass mark set change update
  settled cleared approved rejected reimbursed declined manzoor karwa kara kardo karde kariye kijiye dues money payment reimbursement
  hey pls go ahead`)

export const APPROVER_WORDS = words(`
  approver approvers approve approves approved decide decides decided reject rejects manager who`)

/** What is said out of politeness, and to hold a claim back. */
export const TALK_WORDS = words(`
  hi hello hey namaste namaskar good morning afternoon evening day night thanks thank thankyou thx dhanyavaad shukriya bye goodbye
  great nice cool perfect fine awesome super help helps helpful use start upload change correct works work approve approval approved
  decision decide reimbursement reimbursed long take takes never stop cancel forget mat bhej bhejo bhejna bhejiye send sending forward
  nhi nahin abhi baad later need manager again see glad lot much very so dear team boss everything anything something else today kaise ho`)

/** How receipts are to be claimed, and what a possible duplicate is. */
export const WISH_WORDS = words(`
  different another separate separately individual own single combined combine merge join split keep discard delete remove drop throw
  away duplicate duplicates copy copies anyway regardless though both still same together again per each every only stay purchase
  different two isn't not no meal ride rides going coming trip journey visit dinner lunch cab hotel`)

export const TAX_WORDS = words(`
  itc input credit gst refund refunded refundable recover recovered recoverable reclaim reclaimed reclaimable back eligible`)
