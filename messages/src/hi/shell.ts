/** हर पेज का ढाँचा: नेविगेशन, थीम, कनेक्शन की पट्टी, न भेजे गए काम, दोबारा साइन इन। */
export const shell = {
  // Connection strip
  'connection.back': 'फिर से ऑनलाइन।',
  'connection.offline': 'आप ऑफ़लाइन हैं। खोले हुए पेज अब भी पढ़ सकते हैं। फ़ैसले और FinGenie के मैसेज कनेक्शन आने पर भेजे जाएँगे।',
  'connection.unreachable': 'Pravas से संपर्क नहीं हो रहा। फिर से कोशिश हो रही है… खोले हुए पेज अब भी पढ़ सकते हैं।',
  'version.ready': 'नया वर्शन तैयार है',
  'version.reload': 'फिर से लोड करें',

  // Offline queue list
  'queue.title': 'भेजा जाना बाकी',
  'queue.sending': 'भेजा जा रहा है…',
  'queue.automatic': 'ऑनलाइन होते ही ये अपने आप भेजे जाएँगे।',
  'queue.rejected-wait': 'अस्वीकार किए गए काम तभी भेजे जाएँगे जब आप फिर से कोशिश करेंगे।',
  'queue.since': '{time} से',
  'queue.rejected': 'अस्वीकार: {problem}',
  'queue.retry': 'फिर से भेजें',
  'queue.new-chat': 'नई चैट में भेजें',
  'queue.discard-label': '{label} छोड़ दें',
  'queue.discard': 'छोड़ दें',
  'queue.waiting-count': 'भेजा जाना बाकी ({count})',
  'queue.rejected-count': 'अस्वीकार ({count})',

  // Sign out question
  'sign-out.question': 'साइन आउट करें?',
  'sign-out.unsent': '{count, plural, one {# काम जो भेजा नहीं गया, मिट जाएगा} other {# काम जो भेजे नहीं गए, मिट जाएँगे}}।',
  'sign-out.stay': 'साइन इन रहें',
  'sign-out.discard': 'साइन आउट करें और छोड़ दें',

  // Router
  'crash.title': 'यह पेज नहीं दिखाया जा सका',
  'crash.reload': 'पेज फिर से लोड करें',
  'crash.hint': 'आपका सहेजा हुआ कुछ नहीं खोया है। फिर ऐसा हो तो “संपर्क करें” पेज से हमें बताएँ।',

  // Nav drawer
  'navigation.open': 'नेविगेशन खोलें',
  navigation: 'नेविगेशन',
  'navigation.close': 'नेविगेशन बंद करें',

  // Shell
  skip: 'सीधे सामग्री पर जाएँ',
  sidebar: 'साइडबार',

  // Bottom bar of a phone
  bottom: 'मुख्य पेज',
  'bottom.home': 'होम',
  'bottom.trips': 'यात्राएँ',
  'bottom.expenses': 'खर्च',

  // Sidebar
  'navigation.main': 'मुख्य',
  'navigation.administration': 'प्रशासन',

  // User menu
  'theme.system': 'सिस्टम',
  'theme.light': 'हल्की',
  'theme.dark': 'गहरी',
  'user-menu': 'थीम और साइन आउट',
  theme: 'थीम',
  shortcuts: 'शॉर्टकट',
  'sign-out': 'साइन आउट',

  // Sign in again
  'sign-in-again.asked': 'आगे बढ़ने के लिए फिर से साइन इन करें।',
  'sign-in-again.closed': 'साइन इन की विंडो बंद हो गई। फिर से कोशिश करें।',
  'sign-in-again.working': 'साइन इन हो रहा है…',
  'sign-in-again': 'फिर से साइन इन करें',
} as const
