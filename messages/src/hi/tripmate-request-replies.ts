/** What TripMate says about the request, before and after it is sent, in Hindi. */
export const tripmateRequestHindi = {
  'draft.stay': '- ठहरना: {route}',
  'draft.way': '{from} से {to}',
  'draft.way-back': '{from} से {to} और वापस',
  'draft.from-until': '{from} से {until}',
  'draft.part-leg':
    '- {part, select, flight {फ़्लाइट} return_flight {वापसी की फ़्लाइट} other {होटल}} {from} से {to}: {option}',
  'draft.part-city': '- {city} में होटल: {option}',
  'draft.booked': '- ख़र्च किस पर: {on}',
  'draft.no-employee': 'आपके खाते का अभी कर्मचारी रिकॉर्ड नहीं है, इसलिए अनुरोध नहीं भेजा जा सकता। अपने एडमिन से बनवा लीजिए।',
  'total.leg': '{from} से {to} {part, select, flight {फ़्लाइट} return_flight {वापसी की फ़्लाइट} other {होटल}} {amount}',
  'overlap.trips': 'इन दिनों में आपके पास पहले से है: {trips}।',
  'overlap.trip':
    '**{number}** {city} {place, select, in {में} other {की यात्रा}}, {days} ({status, select, pending {लंबित} approved {मंज़ूर} rejected {नामंज़ूर} returned {लौटाई गई} withdrawn {वापस ली गई} cancelled {रद्द} other {{status}}})',
  'overlap.more': 'इन दिनों में {count} और',
  'overlap.days': '{from} से {until}',
  'send.nothing': 'कुछ भेजा नहीं गया है।',
  'send.still-not': 'अभी कुछ भेजा नहीं गया है, क्योंकि “ok” किसी भी बात पर हो सकता है।',
  'send.unheard': 'अभी कुछ भेजा नहीं गया है: {words} समझ नहीं आया।',
  'send.unread': 'अभी कुछ भेजा नहीं गया है: “{words}” समझ नहीं आया।',
  'send.other-total': 'कुछ भेजा नहीं गया है: कुल {total} है, {said} नहीं।',
  'send.no-approver': 'कुछ भेजा नहीं गया है: आपके मैनेजर तय नहीं हैं, इसलिए अनुरोध सुपर एडमिन के पास जाता है, {name} के पास नहीं।',
  'send.other-approver': 'कुछ भेजा नहीं गया है: आपके अनुमोदक {approver} हैं, {name} नहीं।',
  'sent.no-manager':
    'आपका यात्रा अनुरोध {number} भेज दिया गया है। आपके मैनेजर तय नहीं हैं, इसलिए सुपर एडमिन फ़ैसला करेंगे, या अकेले सुपर एडमिन आप ही हों तो फ़ाइनेंस। स्थिति डैशबोर्ड पर देखिए, या मुझसे पूछिए।',
  'sent.fallen': 'अनुरोध में वही दाम है जिस पर आपने हाँ कहा था।',
  'sent.kept':
    '{titles} अब उपलब्ध नहीं {count, plural, one {है} other {हैं}}, पर अनुरोध में {count, plural, one {रहेगा} other {रहेंगे}}, क्योंकि सिर्फ़ बाक़ी हिस्से लौटाए गए थे। आपके अनुमोदक को दिखेगा कि दाम जाँचे नहीं गए।',
  'sent.unchecked': 'लाइव दाम फिर से नहीं जाँचे गए, और अनुरोध में यह लिखा है।',
  'recheck.changed': 'भेजने से पहले मैंने लाइव दाम फिर से जाँचे। अभी कुछ भेजा नहीं गया है:',
  'recheck.gone': '{title} अब उपलब्ध नहीं है; दाम {price} था।',
  'recheck.moved':
    '{title} का दाम {amount} {direction, select, risen {बढ़ गया} other {कम हो गया}} है, {before} से {after}।',
  'recheck.unavailable':
    'अभी लाइव दाम नहीं जाँच पा रहा हूँ, इसलिए पता नहीं कि वही चल रहे हैं या नहीं। आप बाद में फिर कोशिश कर सकते हैं, या पिछली बार देखे दाम के साथ अनुरोध भेज सकते हैं; आपके अनुमोदक को दिखेगा कि दाम जाँचे नहीं गए।',
  'recheck.unavailable-since':
    'अभी लाइव दाम नहीं जाँच पा रहा हूँ, इसलिए पता नहीं कि वही चल रहे हैं या नहीं। आप बाद में फिर कोशिश कर सकते हैं, या {day} को {time} बजे देखे दाम के साथ अनुरोध भेज सकते हैं; आपके अनुमोदक को दिखेगा कि दाम जाँचे नहीं गए।',
} as const
