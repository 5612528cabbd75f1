/** यूज़र गाइड, जैसी पेजों पर दिखती है; उसका पाठ docs/guide में है। */
export const help = {
  title: 'मदद',
  topics: 'विषय',
  'plan-a-trip': 'यात्रा प्लान करना',
  'claim-expenses': 'खर्च क्लेम करना',
  approve: 'अनुरोध मंज़ूर करना',
  finance: 'भुगतान और हिसाब',
  'set-up': 'अपना संगठन सेट करना',
  administer: 'Pravas का प्रशासन',
  loading: 'लोड हो रहा है…',
  failed: 'गाइड का यह पेज लोड नहीं हो पाया। कनेक्शन देखकर फिर से कोशिश करें।',
} as const
