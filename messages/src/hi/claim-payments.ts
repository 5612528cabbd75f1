/** मंज़ूर क्लेम की रकम का क्या हुआ, उसके पेज पर। */
export const claimPayments = {
  title: 'भुगतान',
  waiting: 'मंज़ूर। अब फ़ाइनेंस भुगतान करेगा।',
  verified: 'फ़ाइनेंस ने यह क्लेम जाँच लिया है। {amount} का भुगतान होगा।',
  planned: '{amount} भुगतान बैच {batch} में है।',
  paid: '{day} को {amount} का भुगतान हुआ।',
  reference: 'रेफ़रेंस: {reference}',
  bounced: '{amount} का भुगतान {day} को लौट आया: {reason}',
  'bounced.next': 'अपनी बैंक की जानकारी जाँचें। फ़ाइनेंस फिर भुगतान करेगा।',
  'bounced.link': 'बैंक की जानकारी जाँचें',
  adjusted: '{what}: {approved} में से {payable}। {reason}',
  'adjusted.title': 'फ़ाइनेंस {count, plural, one {एक रसीद} other {# रसीदों}} के लिए कम दे रहा है',
  'set-off':
    '{amount} आपके एडवांस में {state, select, planned {काटे जाएँगे} other {काटे गए}}{state, select, bounced {, और फिर बाकी हैं} other {}}।',
  'card.title': 'कंपनी कार्ड से {amount} दिए गए, जो आपको नहीं मिलेंगे',
  card: '{day} को {what} पर {amount}, कार्ड •••• {digits}',
} as const
