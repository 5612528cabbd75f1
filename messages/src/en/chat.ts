/** What both chats share: messages, the composer, the history and what is said of the language model. */
export const chat = {
  // Chat screen
  'document-title': '{title} · Pravas',
  'history.menu': 'Chat history menu',
  'history.about': 'Chat history',
  thinking: '{name} is thinking...',
  'suggested-replies': 'Suggested replies',
  filters: 'Filters of the results',
  'filter.remove': 'Remove the filter {filter}',

  // Draft panel
  'draft.kept': 'What you entered is kept here.',
  'draft.saved': 'Saved: {value}',
  'draft.again': 'Try again',
  'draft.drop': 'Discard',

  // Composer
  'composer.editing': 'Editing your last message',
  'composer.message': 'Message',
  'composer.stop': 'Stop',
  'composer.too-long': 'That message is too long ({length} of {limit} characters). Please shorten it.',

  // Day label
  today: 'Today',
  yesterday: 'Yesterday',

  // Engine note
  'engine.rules': 'Answered by rules on this server, as you chose.',
  'engine.change': 'Change',
  'engine.model': 'Answered with a language model {place, select, inside {within} other {outside}} your organisation.',
  'engine.pictures-too': 'It also reads receipt pictures.',
  'engine.pictures':
    'A language model {place, select, inside {within} other {outside}} your organisation also reads your receipts.',
  'engine.keep-local': 'Keep it local',

  // History data
  'history.untitled': 'Untitled conversation',

  // History drawer
  'history.not-restored': 'The chat couldn’t be restored.',
  'history.restored': 'Chat restored.',
  'history.not-opened': 'The chat couldn’t be opened.',
  'history.not-renamed': 'The chat couldn’t be renamed.',
  'history.not-deleted': 'The chat couldn’t be deleted.',
  'history.deleted': 'Chat deleted',
  'history.title': 'Chat History',
  'history.close': 'Close chat history',
  'history.new': '+ New Chat',
  'history.failed': 'Your conversations couldn’t be loaded.',
  'history.empty': 'No chat history yet',
  'history.search': 'Search conversations',
  'history.count': '{count, plural, one {# conversation} other {# conversations}}',
  'history.no-match': 'No chat matches “{search}”',
  'history.list': 'Conversations',
  'history.loading': 'Loading conversations',

  // Markdown text
  'message.table': 'Table',

  // Message list
  'messages.label': 'Conversation',
  'messages.earlier': 'Show earlier messages',
  'messages.new': 'New messages',
  'messages.latest': 'Latest messages',

  // Message view
  'message.you-said': 'You said:',
  'message.said': '{assistant} said:',
  'message.stopped': 'Stopped',
  'message.edit': 'Edit and send again',
  'message.copied': 'Copied',
  'message.copy': 'Copy message',

  // Removed words
  'removed.names': 'recognised names',
  'removed.gstin': 'GSTINs',
  'removed.cards': 'card numbers',
  'removed.mail': 'email addresses',
  'removed.phone': 'phone numbers',
  removed: '{list} are removed first.',

  // Session item
  'rename.of': 'Rename {name}',
  rename: 'Rename',
  'delete.of': 'Delete {name}',
  'rename.field': 'Name of {name}',

  // Use announcement
  'announce.started': '{name} started to answer.',
  'announce.failed': '{name} couldn’t answer.',
  'announce.stopped': 'Answer stopped.',
  'announce.answered': '{name} has answered.',

  // Use new chat
  'new-chat.started': 'New chat started',
  'left-page': 'You left the page before the answer arrived.',
} as const
