/** दोनों चैट के साझा शब्द: मैसेज, लिखने की जगह, इतिहास और लैंग्वेज मॉडल के बारे में। */
export const chat = {
  // Chat screen
  'document-title': '{title} · Pravas',
  'history.menu': 'चैट इतिहास का मेन्यू',
  'history.about': 'चैट इतिहास',
  thinking: '{name} सोच रहा है…',
  'suggested-replies': 'सुझाए गए जवाब',
  filters: 'नतीजों के फ़िल्टर',
  'filter.remove': '{filter} फ़िल्टर हटाएँ',

  // Draft panel
  'draft.kept': 'आपने जो भरा है वह यहाँ सुरक्षित है।',
  'draft.saved': 'सहेजा हुआ: {value}',
  'draft.again': 'फिर से कोशिश करें',
  'draft.drop': 'छोड़ दें',

  // Composer
  'composer.editing': 'अपना पिछला मैसेज बदल रहे हैं',
  'composer.message': 'मैसेज',
  'composer.stop': 'रोकें',
  'composer.too-long': 'मैसेज बहुत लंबा है ({limit} में से {length} अक्षर)। इसे छोटा करें।',

  // Day label
  today: 'आज',
  yesterday: 'कल',

  // Engine note
  'engine.rules': 'आपकी पसंद के अनुसार जवाब इसी सर्वर के नियमों से दिए गए।',
  'engine.change': 'बदलें',
  'engine.model': 'जवाब आपके संगठन के {place, select, inside {अंदर} other {बाहर}} के लैंग्वेज मॉडल की मदद से दिए गए।',
  'engine.pictures-too': 'वह रसीदों की तस्वीरें भी पढ़ता है।',
  'engine.pictures': 'आपके संगठन के {place, select, inside {अंदर} other {बाहर}} का लैंग्वेज मॉडल आपकी रसीदें भी पढ़ता है।',
  'engine.keep-local': 'यहीं रखें',

  // History data
  'history.untitled': 'बिना नाम की बातचीत',

  // History drawer
  'history.not-restored': 'चैट वापस नहीं आ पाई।',
  'history.restored': 'चैट वापस आ गई।',
  'history.not-opened': 'चैट नहीं खुल पाई।',
  'history.not-renamed': 'चैट का नाम नहीं बदल पाया।',
  'history.not-deleted': 'चैट नहीं हट पाई।',
  'history.deleted': 'चैट हटा दी गई',
  'history.title': 'चैट इतिहास',
  'history.close': 'चैट इतिहास बंद करें',
  'history.new': '+ नई चैट',
  'history.failed': 'आपकी बातचीत लोड नहीं हो पाई।',
  'history.empty': 'अभी कोई चैट नहीं है',
  'history.search': 'बातचीत खोजें',
  'history.count': '{count, plural, one {# बातचीत} other {# बातचीत}}',
  'history.no-match': '“{search}” से कोई चैट मेल नहीं खाती',
  'history.list': 'बातचीत',
  'history.loading': 'बातचीत लोड हो रही है',

  // Markdown text
  'message.table': 'टेबल',

  // Message list
  'messages.label': 'बातचीत',
  'messages.earlier': 'पुराने मैसेज दिखाएँ',
  'messages.new': 'नए मैसेज',
  'messages.latest': 'सबसे नए मैसेज',

  // Message view
  'message.you-said': 'आपने कहा:',
  'message.said': '{assistant} ने कहा:',
  'message.stopped': 'रोका गया',
  'message.edit': 'बदलकर फिर भेजें',
  'message.copied': 'कॉपी हो गया',
  'message.copy': 'मैसेज कॉपी करें',

  // Removed words
  'removed.names': 'पहचाने गए नाम',
  'removed.gstin': 'GSTIN',
  'removed.cards': 'कार्ड नंबर',
  'removed.mail': 'ईमेल पते',
  'removed.phone': 'फ़ोन नंबर',
  removed: '{list} पहले हटा दिए जाते हैं।',

  // Session item
  'rename.of': '{name} का नाम बदलें',
  rename: 'नाम बदलें',
  'delete.of': '{name} हटाएँ',
  'rename.field': '{name} का नाम',

  // Use announcement
  'announce.started': '{name} ने जवाब देना शुरू किया।',
  'announce.failed': '{name} जवाब नहीं दे पाया।',
  'announce.stopped': 'जवाब रोक दिया गया।',
  'announce.answered': '{name} ने जवाब दे दिया है।',

  // Use new chat
  'new-chat.started': 'नई चैट शुरू हुई',
  'left-page': 'जवाब आने से पहले आप पेज से चले गए।',
} as const
