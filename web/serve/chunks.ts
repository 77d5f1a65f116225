// How the web is cut into files: few and large, without making the first page heavier.
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A path of a module, written with slashes; the bundler gives those of the machine. */
const among = (paths: RegExp) => (id: string) => paths.test(id.replaceAll('\\', '/'));

const isLaw = among(/domain\/(law|roc|tds|gst)\/|identifiers\/(states|tax-number)/);
/** The ledger: no page before it needs any of that. */
const isLedger = among(
  /domain\/ledger\/|features\/(ledger|settlement|asset|month-end)\/|messages\/(advance(?!_tax)|asset|balance|bookkeeping|desk|exchange|ledger|loan|match|party|posting|settlement|voucher)_/,
);
/** The desks of GST, TDS and salaries: their pages alone need them, and cards of the dashboard that are fetched later. */
const isDesk = among(
  /features\/(gst\/|tds\/|roc\/|rera\/|salary\/|income-tax\/)|messages\/((gst|gst3b|tds|roc|rera|salary|itr)_|two_b_(?!clause)|shared\/[\w-]+\/tds\.json)/,
);
/** What the desks of income tax, labour, rights and benefits compute with, and its words. */
const isTaxLaw = among(
  /domain\/(income-tax|labour|fema|benefits|ip|rera)\/|lib\/tax-words|messages\/shared\/[\w-]+\/(income-tax|company-tax|benefits|tax-plan|advance-tax|labour|law|ip|roc|rera)\.json/,
);
/** What is known of a company, and what is typed: the desks ask for what they lack, and no first page does. */
const isTyped = among(
  /features\/(fact|event)\/(?!fact\.search)|domain\/(company|identifiers)\/|ui\/(disqualified|list\/table|form\/(file-or-text|date-input|use-typed))\.|lib\/(fact-k|law-questions|typed-day|field-parts|form-parts|item-changes)|calendar\/calendar\.mutations/,
);
const isPeople = among(/features\/people\/|messages\/(people|request)_/);
/** What stands around a page once it is seen: bars, menus and the keys, but not what they open. */
const isBars = among(
  /features\/(export\/|shell\/(account-menu|first-steps|crumbs|initials-tile|main-menu|not-found-page|notifications-tray|tab-bar|use-|waiting|company-switcher|find\/(palette-button|use-)|keys\/(shell-keys|use-)))/,
);
const isOverlay = among(
  /@radix-ui\/|@floating-ui\/|aria-hidden\/|features\/shell\/(find|keys)\/|ui\/(?:\w+\/)?(toaster|dialog|form-dialog|confirm-dialog|discard-question|finder|use-leaving|remove-scroll|edit-form|why\/why-sheet|filter-chip)\./,
);

/**
 * Left alone, the bundler makes a file for every set of pages that share a module: 169 of them, most below 2 kB. These groups
 * join what is opened together. A module goes to the first group that takes it, with all it needs that no earlier group has
 * taken; so what others stand on comes first. `minShareCount` is how many pages must share a module: what only one page uses
 * stays with that page.
 *
 * The sign-in page must stay light: it gets `first`, `page` and `door` and no more. `npm run measure` prints what it gets.
 */
const GROUPS: Group[] = [
  // What runs before any page is known: React, the router, the cache, the frame of every page.
  { name: 'first', tags: ['$initial'] },
  // The plainest parts of a page, which the sign-in page has too.
  {
    name: 'page',
    test: among(
      /web\/(ui\/(?:\w+\/)?(field|input|password-input|form-failure|button|select|error-panel|spinner|card|empty-state|skeleton|page-header)\.|lib\/(form|download|use-media)\.|features\/(shell\/brand|firm\/firm-only-page))|messages\/dashboard_(score|not_scored)\.|domain\/shared\/explained/,
    ),
  },
  { name: 'door', minShareCount: 2, test: among(/features\/auth\/|messages\/auth_/) },
  // With the library they stand on, which no page needs before it is seen.
  { name: 'tabs', test: among(/ui\/tabs\./) },
  // Whatever is drawn in a dialog is left to those: one such part here would bring the whole library before the first paint.
  {
    name: 'pages',
    minShareCount: 4,
    test: (id) => ![isOverlay, isBars, isLaw, isTaxLaw, isTyped, isPeople, isLedger, isDesk].some((is) => is(id)),
  },
  // For those who are signed in, after the first paint.
  { name: 'bars', test: isBars },
  // Toasts, dialogs and what else opens over a page, with the library they stand on: fetched with the first of them.
  { name: 'overlay', test: isOverlay },
  // A company that moves to a firm or back, and who an item waits for: opened now and then.
  { name: 'moves', test: among(/features\/move\/|messages\/move_/) },
  { name: 'waits', test: among(/lib\/waits\.|item\/item-waits\.|ui\/form\/wait-dialog\.|messages\/waits_/) },
  {
    name: 'books',
    minShareCount: 2,
    test: among(
      /features\/books\/([^/]+$|transaction\/many|category\/category-groups)|messages\/books_(?!pdf_|roles_|columns_|sides_|problems)|icons\/arrow-(up|down)\./,
    ),
  },
  {
    name: 'dates',
    minShareCount: 2,
    test: among(
      /features\/(calendar\/(?!(calendar\.form|item\/(item-reason|item-acts|form-amount|known-then|differences|below-steps|item-waits))\.)|status\/|dashboard\/)|lib\/item|ui\/(?:\w+\/)?(stat-card|item-link|why\/|progress|table|money\.)|messages\/(calendar_(?!amount_)|status_|dashboard_|why_)|identifiers\/llpin|registration-number|icons\/(plus|chevron-left)\./,
    ),
  },
  // What is recorded and compared in an explanation, and in the sheet of an item: fetched once one of them is opened.
  {
    name: 'acts',
    test: among(
      /calendar\/(calendar\.form|item\/(item-reason|item-acts|form-amount|known-then|differences|below-steps))\.|messages\/calendar_amount_|identifiers\/(acknowledgement|challan)\./,
    ),
  },
  {
    name: 'upload',
    minShareCount: 2,
    test: among(
      /features\/books\/(statement\/|account\/|categorise\/|rule\/|reconcile\/|summary\/plan)|messages\/books_(pdf|roles|columns|sides|problems)/,
    ),
  },
  {
    name: 'lines',
    minShareCount: 2,
    test: among(
      /@tanstack\/(react-virtual|virtual-core)\/|ui\/list\/(virtual-table|filter-chip|days-chip)|ui\/overlay\/panel-beside|features\/books\/(transaction|category|split)\//,
    ),
  },
  {
    name: 'figures',
    minShareCount: 2,
    test: among(
      /domain\/(report|bank\/chart)\/|ui\/(?:\w+\/)?(month-bars|period-picker|data-end)\.|messages\/(period|report|spending)_/,
    ),
  },
  // The code beside the password: on the profile, and after a password where somebody has one.
  { name: 'factor', test: among(/ui\/factor\/|uqr\/|messages\/factor_|features\/auth\/(second-step|passkey-sign-in)/) },
  { name: 'pdf', test: among(/statement\/pdf-text|bank\/reader\/pdf\/|unpdf\/dist\/index/) },
  // What opens over invoices, a line and the desk of settlement, and too small for a file of its own.
  {
    name: 'papers',
    test: among(
      /features\/(ledger|settlement|asset|month-end)\/.*(-dialog|-sheet|-finder|-form)\.tsx|settlement\/party\/parties-view|panel\/posting\/own-entries|categorise\/tax-marks|tds\/section-places/,
    ),
  },
  // The forms of facts and events: for the company's profile, and for an explanation in which something was assumed.
  {
    name: 'facts',
    test: among(
      /features\/(fact\/(fact-(entry|form|field)|use-about)|event\/event-(entry|fields))\.|routes\/-assumed-entry/,
    ),
  },
  // What the dashboard shows of them, first: with a desk it would bring the whole of it.
  {
    name: 'cards',
    test: among(
      /features\/(gst\/(gst-card|gst-check-button|turnover-bar|gst\.words)|tds\/tds-card|rera\/(rera-card|rera-acts|rera-actions|state-score|rera\.words))\./,
    ),
  },
  // The desks of GST and of TDS: the tabs of each together, since most are looked at one after the other.
  { name: 'gst', test: among(/features\/gst\/(?!gst-page|gst-card|gst-check-button|turnover-bar|gst\.)/) },
  { name: 'tds', test: among(/features\/tds\/(?!tds-page|tds-card|tds\.)/) },
  { name: 'roc', test: among(/features\/roc\/(?!roc-page|roc\.)/) },
  { name: 'rera', test: among(/features\/rera\/(?!rera-page|rera-card|rera\.|rera-act|state-score)/) },
  { name: 'itr', test: among(/features\/income-tax\/simulation\/|domain\/income-tax\/company\/|messages\/itr_/) },
  { name: 'benefits', test: among(/features\/benefits\/(?!benefits-page|benefits-card|benefits\.)/) },
  { name: 'ip', test: among(/features\/ip\/(?!ip-page|ip-card|ip-status-button|ip\.)/) },
  { name: 'salary', test: among(/features\/salary\//) },
  // The desks of income tax, and the words of the law that they compute with.
  { name: 'advance-tax', test: among(/features\/advance-tax\/(?!advance-tax\.search)|messages\/advance_tax_/) },
  { name: 'tax-plan', test: among(/features\/tax-plan\/(?!tax-plan\.search)|messages\/tax_plan_/) },
  { name: 'tax-audit', test: among(/features\/tax-audit\/(?!tax-audit\.search)|messages\/tax_audit_(?!title)/) },
  { name: 'labour', test: among(/features\/labour\//) },
  { name: 'tax-law', minShareCount: 2, test: isTaxLaw },
  { name: 'desks', minShareCount: 2, test: isDesk },
  { name: 'rest', minShareCount: 2 },
];

/** The earlier a group stands above, the more it takes. */
export const CHUNKS = { groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })) };

/** The first script names all others, so that they can be fetched early: short names keep it light. */
export const nameOf = ({ facadeModuleId }: Rolldown.PreRenderedChunk): string =>
  isPage(facadeModuleId ?? '') ? 'assets/page-[hash:8].js' : 'assets/[hash:8].js';

const isPage = among(/web\/routes\/[^-]/);
