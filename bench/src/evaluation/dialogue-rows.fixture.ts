const user = { employee_id: 'EMP1001' }
const asha = (assistant: string, title: string, more: object) => ({
  assistant,
  title,
  today: '2026-06-10',
  user,
  ...more,
})

const TRIP = asha('tripmate', 'as it is', {
  setup: { trips: [{ trip_number: 'TRP-5', status: 'approved', employee_id: 'EMP1001' }] },
  turns: [
    { user: 'from Chennai to Delhi', expect: { state: { from: 'Chennai', depart: null }, asks: ['depart|return'] } },
    { action: 'drop_socket_and_reconnect' },
    {
      user: '19 June',
      expect: { frames: ['FLIGHT_CARDS'], must_say: ['19 Jun'] },
    },
    { user: 'status of TRP-5', expect: { must_say: ['TRP-5.*approved|approved.*TRP-5'] } },
  ],
  end_state: { slots: { to: 'Delhi', selected_flight: null } },
})
const OTHERWISE = asha('tripmate', 'otherwise', {
  turns: [
    {
      user: 'from Chennai to Delhi',
      expect: {
        state: { to: 'Mumbai' },
        asks: ['purpose'],
        frames: ['FLIGHT_CARDS'],
        must_not_say: ['date'],
        must_say: ['Pune'],
      },
    },
  ],
  end_state: { slots: { selected_flight: '@1' }, trip_requests_count: 1 },
})
const UNTELLABLE = asha('tripmate', 'with so many flights', {
  setup: { flight_results: 4 },
  turns: [{ user: 'hello' }],
})
const CLAIMS = asha('fingenie', 'claims', {
  setup: { expenses: [{ expense_number: 'EXP-7', employee_id: 'EMP1002' }] },
  turns: [
    { user: 'show summary', expect: { must_say_exact: 'Nothing.' } },
    {
      user: 'send for approval',
      expect: { must_say_exact: "I don't have any receipt data to send. Please upload receipts first." },
    },
    { user: 'status of EXP-7', expect: { must_not_say: ['777'] } },
  ],
})
const STATE = {
  id: 'days',
  domain: 'hotel',
  ref_date: '2026-06-10',
  turns: [
    { user: 'a hotel in Chennai from 12 June', state: { city: 'Chennai', check_in: { iso_any: ['2026-06-12'] } } },
    {
      user: 'for two nights',
      state: { city: 'Chennai', check_in: { iso_any: ['2026-06-12'] }, check_out: '2026-06-15' },
    },
  ],
}

/** Lines of `dialogues.jsonl`: one that passes, one of which nothing holds, one that cannot be played, and claims. */
export const DIALOGUE_ROWS = [TRIP, OTHERWISE, UNTELLABLE, CLAIMS]
/** Lines of `dialogue-states.jsonl`. */
export const STATE_ROWS = [STATE]
