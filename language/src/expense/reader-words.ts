import { PLEASE, THANKING } from '../text/words/filler.ts'
import { PLAIN_LABELS } from './receipts/field-words.ts'

/**
 * What the rules of each reader are made of, beside the words of questions. A reader reads these; what any reading may skip stands in
 * `text/skipped-words.ts`.
 */
const words = (text: string, ...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set([...text.trim().split(/\s+/), ...lists.flat()])

/** What questions over receipts are made of, beside the words of any question. */
export const RECEIPT_WORDS = words(
  `
  tarikh taarikh tareekh merchant merchants vendor vendors shop shops store stores seller supplier gst gstin gstins cgst sgst igst night nights nite nites galat tax taxes taxable address
  addresses currency category categories place places city cities location wise daily timeline dated upload uploaded
  largest biggest highest greatest costliest costlier cheaper cheapest smallest lowest expensive costly max maximum min minimum
  earliest oldest latest newest recent duplicate duplicates duplicated double twice side breakdown
  missing lack lacks lacking incomplete unread unreadable blank needs checking overview analyse analyze analysis spendings
  together altogether total totals totally totalled sum overall price prices fare worth method mode means payment used
  card upi cash wallet bank approx exact correct grand display view full complete final add added again repeat repeated times same extra something teeno dono charo`,
  PLAIN_LABELS.flatMap((label) => label.split(' ')),
)

/** What questions on claims are made of, beside the words of any question. */
export const CLAIM_WORDS = words(`
  status approve approved approver approval pending reject rejected rejection declined denied refused accepted reimburse reimbursed
  reimbursement decided decide decision submit submitted back waiting open undecided happened latest request requests money
  stand stands where manager owe owes owed state long reason reasons given gave why`)

export const DECISION_WORDS = words(
  `
  approve reject decline sanction disapprove authorise authorize clear settle release accept deny refuse pass mark set change update
  settled cleared approved rejected reimbursed declined manzoor kar karwa kara kardo karde kariye kijiye dues money payment reimbursement
  hey go ahead`,
  PLEASE,
)

export const APPROVER_WORDS = words(`
  approver approvers approve approves approved decide decides decided reject rejects manager who`)

/** What questions are made of that ask which requests wait for one's own decision. */
export const QUEUE_WORDS = words(`
  anything something any waiting wait waits awaiting pending approve approval approvals decide decision decisions request requests queue oldest newest first
  needs team team's teams people reports reportees oldest longest earliest urgent urgently priority overdue late latest recent largest biggest highest smallest lowest odd strange fishy
  suspicious unusual wrong weird duplicate duplicates policy out over limit problem problems issue issues violation violations flagged flags most first start with has sent who whose only show list tell plate desk attention mere paas mujhe liye karna karne hain abhi undecided open travel trip trips`)

/** What is said out of politeness, and to hold a claim back. */
export const TALK_WORDS = words(
  `
  hi hii hiii hiiii hiya hello helo hellow hlo hey heyy heyyy namaste namaskar good gud morning mrng mng afternoon evening day night nite goodnight gm gn
  bye byee goodbye tata phir fir milte hain hai
  great nice cool perfect fine awesome super help helps helpful start upload change correct works work approve approval approved
  decision decide reimbursement reimbursed long take takes never stop cancel forget mat bhej bhejo bhejna bhejiye send sending forward
  nhi nahin abhi baad later need manager again see glad lot much very team boss everything anything something else today kaise`,
  THANKING,
)

/** How receipts are to be claimed, and whether a possible duplicate is kept. */
export const WISH_WORDS = words(`
  different another separate separately individual own single combined combine merge join split keep discard delete remove drop throw
  away duplicate duplicates copy copies anyway regardless though both still same together again per each every only stay purchase`)

export const TAX_WORDS = words(`
  itc input credit gst refund refunded refundable recover recovered recoverable reclaim reclaimed reclaimable back eligible`)
