import type { Rule } from './model';

// What a bank calls its charges, and the words it writes around them; nobody's name and no trade is among them.
const CHARGE_WORDS = '<charge>, <charge>from, charegs, fee(s), comm(ission)';
const BANK_WORDS = `
  a, ac, acct, account, adhoc, alert(s), alrt, amb, and, ann, annual, aqb, atm, avg, average, bal, balance, banking
  base, bg, bk, book, br, branch, brn, by, ca, card, cash, cashdep, cc, cert, certificate, cheque, chq, clg, cms, coll
  counting, cur, current, dbt, dc, dd, debit, deliverable, demat, denom, denomination, dep, deposit, doc, documentation
  dr, dt, duplicate, ecs, folio, for, from, gst, half, handling, ib, ifn, imps, in, incidental, incl, inspc, inspection
  inter, intercity, issue, lc, ledger, limit, loan, locker, low, mab, main, maint, mandate, mb, mbk, micr, min, minimum
  mob, monthly, nach, neft, net, netbanking, nfs, non, od, of, on, outstation, over, penal, per, po, pos, proc
  processing, qtr, quarterly, req, rtgs, service, serv, sms, statement, stmt, activation, change, fy, hy, q, decline(d)
  dormant, inoperative, insufficient, signature, stop, svc, tax, to, trf, txn, upi, wdl, yearly, yr, yrly, <month>
`;
// Some of them others write as well: one of these, only banks do.
const BANKS_ALONE = `
  ch[q|eque]_[book|bk], cash [txn|dep|handling|counting], cashdep, neft, rtgs, imps, upi, nach, ecs, atm, sms, bal
  balance, a/c, acct, account, ledger, folio, dd, lc, bg, loan, cc, od, mbk, ifn, amb, aqb, mab, stmt, statement
  incidental, denom, denomination, alrt, alert(s), inspc, mandate, cms, dbt, demat, locker, nfs, clg, decline(d)
  signature, dormant
`;

/**
 * Which category a narration has, by what it says; a new rule is one row. A rule keeps its `id` for ever, and gets the next
 * `version` when what it recognises changes. Of one `rank` the first that holds counts, so that what undoes an earlier line stands
 * before what it undoes: `certain` is what banks, departments and own accounts write, whoever the company is; `usual` what words
 * usually mean, unless somebody chose otherwise for the payee; `trade` the words of a trade, if no seller is known by name.
 */
// biome-ignore format: a table
export const RULES: readonly Rule[] = [
  {
    id: 'return-charges',
    version: 6,
    rank: 'certain',
    side: 'debit',
    categoryId: 'bounce-charges',
    confidence: 92,
    reason: 'categorise.reason.return-charges',
    terms: {
      anyOf: `
        ^[ecs|(n)ach|chq]rtn_chg(s)*
        [si|mandate|auto_debit|standing instruction] fail*|reject*|unpaid ch(a)(r)g(e)(s)|charge(s)|fee(s)
        ret|rtn|rtnd|return|returned|bounce|bounced|dishono(u)r(ed)|unpaid|rejection|reject … ch(a)(r)g(e)(s)|charge(s)|fee(s)|penalty
        [ch(a)(r)g(e)(s)|charge(s)|penalty](:) (for |on )(~ )(~ )[ret|rtn|return|bounce|dishono(u)r]
      `,
      noneOf: '<tax-return>, <at-law>',
    },
    matches: ['cheque bounce charges'],
    not: ['GST RETURN FILING FEES JUN CA NISHANT'],
  },
  {
    id: 'return-cheque',
    version: 5,
    rank: 'certain',
    side: 'debit',
    categoryId: 'cheque-return',
    confidence: 90,
    reason: 'categorise.reason.return-cheque',
    terms: {
      anyOf: `
        [chq|cheque|clg](s) (~ )dishono(u)r(ed), [chq|cheque|clg|clearing](s) … ret|return|rtn|retd|returned
        ret|return|rtn|returned … [chq|cheque|clg](s), o/w (clg )[ret|rtn]*, ^reject:_#*
        [chq|cheque](s) … bounce(d)
      `,
      noneOf: '<tax-return>, <at-law>',
    },
    matches: ['CLG RETURN 770011 INSUFF FUNDS'],
    not: ['cheque bounce charges'],
  },
  {
    id: 'return-own-cheque',
    version: 1,
    rank: 'certain',
    side: 'credit',
    categoryId: 'failed-payment-returned',
    confidence: 85,
    reason: 'categorise.reason.return-own-cheque',
    terms: {
      anyOf: `
        [chq|cheque|clg](s) … ret|return|rtn|retd|returned, ret|return|rtn|returned … [chq|cheque](s)
      `,
      noneOf: '*refund*, *<charge>',
    },
    matches: ['REV CHQ RET -112233/771'],
    not: ['CHQ RET CHGS REVERSED 1204'],
  },
  {
    id: 'tax-refund',
    version: 5,
    rank: 'certain',
    side: 'credit',
    categoryId: 'tax-refund',
    confidence: 92,
    reason: 'categorise.reason.tax-refund',
    terms: {
      anyOf: `
        itd|i(.)t(.)_dep[t|artment]|income_tax|cbdt|cbic|(c|s|i)gst|custom(s)|cpc|vat|tax … refund*, *itdtax refund*
        tds refund, refund … [income tax|cpc], refund … a(.)y(.)_20##*, rfd_(-)(0)6, drawback
      `,
      noneOf: 'excess|invoice|inv|booking, ![shipping ]bill',
    },
    matches: ['GST RFD01 REFUND PFMS'],
    not: ['emd refund pwd'],
  },
  {
    id: 'return-payment',
    version: 5,
    rank: 'certain',
    side: 'credit',
    categoryId: 'failed-payment-returned',
    confidence: 90,
    reason: 'categorise.reason.return-payment',
    terms: {
      anyOf: `
        ^[rtn|undo]=, ^returne(d)=[neft|rtgs|imps|upi|(n)ach], fund(s) sent back
        [neft|rtgs|imps|upi|(n)ach|ecs|inft|tpt|payment|txn|transaction](=)(=)(outward |o/w |dr=)[return|rtn|rtnd|rev|rvsl|rvrsl|reversal|reversed|returned|reject(ed)|failed]
        imps … /return/, rev(ersal|ersed)=(=)(of )[upi|neft|imps|rtgs|atm|pos|(n)ach|txn]
        atm|pos|ecom|upi|neft|imps … reversal|reversed, reversal-[atw|nwd|eaw], upi/rrc, ^bil/rev
        [neft|rtgs|imps|nft|rtg]=[rej|rtn]
      `,
      noneOf: '*refund*, *excess*, *chg(s), *charge(s)',
    },
    matches: ['BIL/REV PMT ID 001792'],
    not: ['NEFT CR-KKBK0000431-EXCESS PAYMENT RETURNED-DELTA PRINTPACK'],
  },
  {
    id: 'return-reason',
    version: 3,
    rank: 'certain',
    side: 'credit',
    categoryId: 'failed-payment-returned',
    confidence: 86,
    reason: 'categorise.reason.return-reason',
    terms: {
      anyOf: `
        account [does not exist|closed|frozen|blocked], name mismatch, no such account|a/c
        invalid|incorrect ifsc|account|bene(f)|beneficiary|a/c, credit not possible
        a/c [closed|invalid|blocked|frozen|does not exist]
      `,
    },
    matches: ['NEFT-IN42511052233-HELIOTROPE LABS-INVALID IFSC'],
    not: ['CREDIT INTEREST--'],
  },
  {
    id: 'charges-reversed',
    version: 2,
    rank: 'certain',
    side: 'credit',
    categoryId: 'bank-charges',
    confidence: 84,
    reason: 'categorise.reason.charges-reversed',
    terms: {
      anyOf: `
        rev(ersal|ersed|d) … <charge>, <charge>|fee(s) … rev|reversal|reversed|refund(ed)|waived|waiver
        refund of (~ )(~ )[charges|chg(s)|fee(s)]
      `,
      noneOf: '^[upi|neft cr|neft-|imps|rtgs]*',
    },
    matches: ['bank charges reversed'],
    not: ['NEFT CR-SBIN0000300-PROFESSIONAL CHARGES-INV 41'],
  },
  {
    id: 'charges-gateway',
    version: 4,
    rank: 'certain',
    side: 'debit',
    categoryId: 'payment-gateway-fees',
    confidence: 88,
    reason: 'categorise.reason.charges-gateway',
    terms: {
      anyOf: `
        mdr, edc|pos (machine |terminal )[rent|rental(s)|charges|chg(s)]
        merchant [service |discount ][fee|charge|rate]*, sound_box|qr rent|rental(s)|charges|chg(s)
        [razorpay(x)|payu|cashfree|ccavenue|pine labs|pg] tdr
        razorpay(x)|payu|cashfree|ccavenue|stripe|payout|instamojo|phonepe|gateway (~ )(~ )(~ )[fee(s)|charges]
        pg fee(s)|charges|chg(s)
      `,
    },
    matches: ['POS Rental'],
    not: ['POS AMAZON.IN'],
  },
  {
    id: 'charges-forex',
    version: 4,
    rank: 'certain',
    side: 'debit',
    categoryId: 'forex-charges',
    confidence: 90,
    reason: 'categorise.reason.charges-forex',
    terms: {
      anyOf: `
        mark(-)up, cross currency, irm chg(s), forex|fcy|currency|fx conv*|margin|<charge>
        [swift|remittance|firc|foreign bank|correspondent bank|foreign|intl|international]( ~)( ~) <charge>|fee(s)|comm(ission)
        <charge>|gst|comm(ission) on|for (~ )(~ )[fcy|forex|foreign currency|remittance|swift|firc|irm], dcc fee*
        tt <charge>|comm(ission), nostro <charge>
      `,
      noneOf: 'lc|bg (~ )comm*',
    },
    matches: ['IRM CHGS/FIRC/GST 18%'],
    not: ['LC OPENING COMMISSION 0451LC26 + SWIFT CHGS'],
  },
  {
    id: 'charges-gst',
    version: 4,
    rank: 'certain',
    side: 'debit',
    categoryId: 'bank-charges',
    confidence: 93,
    reason: 'categorise.reason.charges-gst',
    terms: {
      anyOf: `
        (c|s|i|ut)gst_(@)_(#+_%) on|for (~ )(~ )(~ )[<charge>|fee(s)|comm(ission)]
        ^[cgst|sgst|igst|utgst]############(#+)$
        ^[cgst|sgst|igst|utgst](_(@)_#+(.#+)_%)[$|=![payment*|challan*|pmt*]]
      `,
      noneOf: '(gst)cpin(#+), challan',
    },
    matches: ['GST @18% on Charge'],
    not: ['gst july 3b'],
  },
  {
    id: 'charges-bank',
    version: 6,
    rank: 'certain',
    side: 'debit',
    categoryId: 'bank-charges',
    confidence: 93,
    reason: 'categorise.reason.charges-bank',
    terms: {
      anyOf: `
        ^rwdrdmfee*, [sms|alert|ch[q|eque]_book|debit card|atm|maint*|ledger|folio]( ~)( ~) recovery|cost
        account keeping|maintenance fee(s)
        [monthly|quarterly|half yearly|annual] service|maintenance <charge>|fee(s), non(=)maint* … <charge>
        dc|card [amc|annual]( ~) fee(s), ^annual fee(s)
        [demat|dp|cibil|micr|door_step|virtual a(/)c|cms|qr|sound_box|txn|transaction] (~ )<charge>, surcharge
        dr|db|debit card [annual|yearly|issue|issuance|reissue|replacement]( ~) <charge>|fee(s)
        ^[neft|rtgs|imps|dd|clg] ([txn|trf|outward] )comm(ission)![ [to|for]*], loan proc$, bank <charge>
        consolidated charges|chg(s), ^chrg:
        [sms|alert|neft|rtgs|imps|p2a|upi|(n)ach|ecs|mandate|atm|dd|pay order|cheque_book|chq_book|chqbk|folio|(a|m|q)(a|m|q)b|avg bal|ledger|locker|min(imum) bal(ance)|handling|cash dep(osit)|cash wdl|cash txn|cash transaction|cash pick_up|cash counting|processing|documentation|inspection|cersai|statement|a(/)c|account|stop payment|stop pmt|debit card|netbanking|inb|penal|prepayment|foreclosure|commitment|solvency|service|signature verification|bg|lc|bank guarantee] (![for ]~ )(![for ]~ )<charge>
        *dcardfee*, debit|atm card (~ )(~ )fee*
        (loan |limit )[processing|renewal|sanction] fee … [loan|tl|od|cc|limit|incl gst]
        loan proc(essing)(.) fee(s), comm(ission) (on |for )[bg|lc|dd]
        [bg|lc|dd|bank guarantee|letter of credit] (~ )(~ )comm(ission)
        ^<charge>=[sms|neft|rtgs|imps|cheque|chq|dd|bg|lc|atm]
        bank <charge>=[sms|neft|rtgs|imps|cheque|chq|dd|bg|lc|atm]
        <charge> for|of|on sms|neft|rtgs|imps|cheque|chq|dd|bg|lc|atm|account|a/c|cash|min, locker rent*
      `,
      noneOf: '^[upi|mmt|neft dr-|neft/|imps[-|/]#|rtgs dr-]*, loading|transport|courier|labo(u)r',
    },
    matches: ['MAB CHRG'],
    not: ['ACH RETURN CHARGES 0626'],
  },
  {
    id: 'charges-taxed',
    version: 1,
    rank: 'certain',
    side: 'debit',
    categoryId: 'bank-charges',
    confidence: 84,
    reason: 'categorise.reason.charges-taxed',
    terms: {
      anyOf: `
        <charge>|fee(s)|comm(ission) … inc(l)(.) (of )[gst|tax(es)], <charge>|fee(s)|comm(ission) … +_gst
        <charge>|fee(s)|comm(ission) … plus gst
      `,
      noneOf: `
        ^[upi|neft|rtgs|imps|mmt|inf|bil|pos|ecom|me dc|vin|ach|nach|clg|chq paid|[ib|mb][:| ]]*, -tpt-
      `,
    },
    matches: ['ATM ANN.CHRG INCL GST'],
    not: ['CHQ RET CHARGES INCL GST 100725'],
  },
  {
    id: 'charges-only',
    version: 3,
    rank: 'certain',
    side: 'debit',
    categoryId: 'bank-charges',
    confidence: 88,
    reason: 'categorise.reason.charges-only',
    scope: 'all of it',
    terms: {
      allOf: [CHARGE_WORDS, BANKS_ALONE],
      anyOf: `${CHARGE_WORDS}, ${BANK_WORDS}`,
    },
    matches: ['CashDep Chgs'],
    not: ['fire noc fees'],
  },
  {
    id: 'interest-deposit',
    version: 3,
    rank: 'certain',
    side: 'credit',
    categoryId: 'fixed-deposit-interest',
    confidence: 93,
    reason: 'categorise.reason.interest-deposit',
    terms: {
      anyOf: `
        [fd|fdr|rd|td|tdr|stdr|mod|fixed deposit|term deposit|deposit] … int(erest), int:#+(.)(#+) and tax:
        int(erest) … [fd|fdr|rd|td|tdr|stdr|mod|fixed deposit|deposit(s)]
      `,
      noneOf: 'security, refund, ^tds',
    },
    matches: ['fd interest'],
    not: ['INT CREDITED SB'],
  },
  {
    id: 'interest-earned',
    version: 3,
    rank: 'certain',
    side: 'credit',
    categoryId: 'bank-interest',
    confidence: 95,
    reason: 'categorise.reason.interest-earned',
    terms: {
      anyOf: `
        int(.)_[pd|paid|cr|credit(ed)], cr|sb|savings|by int(erest)
        interest [paid|credit(ed)|capitali[s|z]ed|for (the )[quarter|qtr|period|month]|payout|earned|posted]
        credit interest, sbint, int(erest) received on sb|saving(s)|bank|current
        ^interest( on [sb|savings|current|balance]* … )$
      `,
      noneOf: `
        icd|loan|emi|debenture|ncd|bond|subvention|subsidy|partner(s)|capital|security|refund|tds|tax
      `,
    },
    matches: ['INT CREDITED SB'],
    not: ['INTEREST CREDIT FD 0099 MAY'],
  },
  {
    id: 'interest-paid',
    version: 7,
    rank: 'certain',
    side: 'debit',
    categoryId: 'overdraft-interest',
    confidence: 90,
    reason: 'categorise.reason.interest-paid',
    terms: {
      anyOf: `
        [od|cc|ccod|odcc|overdraft|cash credit|wcdl|debit|penal|dr] … int(t|erest)
        bill|invoice discounting … int(erest), treds … int(erest), part period int(erest)
        int(.)_[coll|dr|debit(ed)|charged|recover*]*, interest dr|debit(ed)|charged|collected|recovered|applied
        int(erest) … on|for [od|cc|overdraft|cash credit|wcdl|wctl|packing credit|pcfc|epc|bill discounting]
      `,
      noneOf: 'loan, emi, tds, tax, rev(ersal|ersed), ^[neft|rtgs|upi|imps], partner(s), prin*',
    },
    matches: ['od interest feb'],
    not: ['A/C MAINT CHG Q2'],
  },
  {
    id: 'statutory-penalty',
    version: 8,
    rank: 'certain',
    side: 'debit',
    categoryId: 'penalty',
    confidence: 88,
    reason: 'categorise.reason.statutory-penalty',
    terms: {
      anyOf: `
        [gst*|drc(-)(0)3|tds|roc|mca*|epf(o)|pf|esi(c)|income tax|cbdt|dtax|itd] … [late (filing )[fee(s)|f(e)]|penalty|damages]
        [late (filing )fee(s)|penalty] … gst*|tds|roc|mca|epfo|esic|drc(-)(0)3
        roc|mca* … [add(l)|additional](.) fee(s)
        int(erest) (on |for )[late|delayed|delay in] [payment|pmt|deposit]( of) [gst|tds|tcs|pf|esi]*
        penalty … dept|department|municipal*, e(-)challan, traffic challan|fine|police, overload* … [challan|fine]*
        challan|fine … overload*, compounding fee*
      `,
      noneOf: '<return-help>, gras, grn, stamp*, registration fee*',
    },
    matches: ['late fee gstr1'],
    not: ['tds 194j q1'],
  },
  {
    id: 'statutory-epfo',
    version: 3,
    rank: 'certain',
    side: 'debit',
    categoryId: 'provident-fund',
    confidence: 96,
    reason: 'categorise.reason.statutory-epfo',
    terms: {
      anyOf: `
        epf(o), trrn*, pf challan|payment|pmt|contribution(s)|dues|ecr|admin|deposit, provident fund, pf and|& admin
        ^pf (for )<month>*
      `,
      noneOf: '<return-help>',
    },
    matches: ['pf feb'],
    not: ['EPFO 14B DAMAGES 7Q INTEREST'],
  },
  {
    id: 'statutory-esic',
    version: 5,
    rank: 'certain',
    side: 'debit',
    categoryId: 'esic',
    confidence: 96,
    reason: 'categorise.reason.statutory-esic',
    terms: {
      anyOf: `
        e(-)sic(pg|pay*), esi contrib*|challan|payment|pmt|dues|deposit, state insurance corp*, ^esi (for )<month>*
      `,
      noneOf: '<return-help>',
    },
    matches: ['esi aug'],
    not: ['ESI CONSULTANT FEES Q1'],
  },
  {
    id: 'statutory-profession-tax',
    version: 5,
    rank: 'certain',
    side: 'debit',
    categoryId: 'professional-tax',
    confidence: 92,
    reason: 'categorise.reason.statutory-profession-tax',
    terms: {
      anyOf: `
        prof(ession(al))(.)_tax, mahagst pt, pt[r|e]c, p_tax, eptax, pt payment|challan|dues|pmt|<month>, e-prerana
        pt of [emp|staff]*, (m)lw[f|b], labo(u)r welfare
      `,
      noneOf: '<return-help>',
    },
    matches: ['pt feb'],
    not: ['professional indemnity policy'],
  },
  {
    id: 'statutory-customs',
    version: 4,
    rank: 'certain',
    side: 'debit',
    categoryId: 'customs-duty',
    confidence: 93,
    reason: 'categorise.reason.statutory-customs',
    terms: {
      anyOf: `
        icegate, ices, custom(s) ecl|wallet|challan|payment, custom(s) duty, duty … custom(s)
        [boe|bill of entry] … duty, duty … [boe|bill of entry]
      `,
    },
    matches: ['ICEGATE IGST BE 4455 INMAA4'],
    not: ['customs clearance charges cha'],
  },
  {
    id: 'statutory-gst',
    version: 8,
    rank: 'certain',
    side: 'debit',
    categoryId: 'gst-paid',
    confidence: 94,
    reason: 'categorise.reason.statutory-gst',
    terms: {
      anyOf: `
        (gst)cpin(#+), gst cash ledger, gstpay*, pmt(-)(0)6, gst=(tax )[payment|challan|pmt|deposit|paid|dues|liability]
        cgst|sgst|igst payment|challan|pmt, gstr_(-)3b, gstn, *gstpmt*, idtx, gstin … challan
        (tax )payment (of |for )(c|s|i)gst, goods and|& service(s) tax, ^gst/bank reference*
        ^[gib|inb|bil(/onl)]/#+/_gst, inb gst, drc(-)(0)3, ^gst (for )[<month>|q[1|2|3|4]]*
      `,
      noneOf: '<bank-fee>, <tax-help>',
    },
    matches: ['gst july 3b'],
    not: ['GST LATE FEE GSTR-3B MAR26'],
  },
  {
    id: 'statutory-tds',
    version: 7,
    rank: 'certain',
    side: 'debit',
    categoryId: 'tds-deposited',
    confidence: 94,
    reason: 'categorise.reason.statutory-tds',
    terms: {
      anyOf: `
        tds … [payment|challan|cbdt|deposit(ed)|281|minor head|crn|cin|payable|remittance|dues]
        [cbdt|dtax|payment|challan|e(-)tax|oltas|itns|itd|gib|e(-)pay tax] … tds|281, oltas 200
        [cbdt|dtax|itns] … [19[2|3|4|5|6]?|9[2|4]?]
        ^tds (for |of )[<month>|q[1|2|3|4]]*, crn … tds, ^tin/ … tds, tds u(/)s_39[2|3]
        ^(~=)(~=)tds (on |u(/)s |sec(tion) )[19[2|3|4|5|6](?)(?)|9[2|4]?|24q|26q|27q]
      `,
      noneOf: `
        <tax-help>, [less|after|net of|excl(uding)] tds, tds [ded*|on [fd|int]*], tds_(@)_#+(.#+)_%, inv(oice), bill
      `,
    },
    matches: ['tds 194j q1'],
    not: ['TDS LATE FEE 234E CHALLAN 281'],
  },
  {
    id: 'statutory-advance-tax',
    version: 4,
    rank: 'certain',
    side: 'debit',
    categoryId: 'income-tax-paid',
    confidence: 92,
    reason: 'categorise.reason.statutory-advance-tax',
    terms: {
      anyOf: `
        adv(ance)(.) (income )tax, self_ass[essment|mt|t] … tax, 002[0|1]=[100|300], self_assessment
        regular assessment, income_tax payment|paid|pmt|challan|demand, cbdt|dtax|challan|itns … 280, oltas 100|300
        minor head 100|300|400
      `,
      noneOf: '<tax-help>',
    },
    matches: ['adv tax q4'],
    not: ['p tax aug'],
  },
  {
    id: 'statutory-direct-tax-by-7th',
    version: 1,
    rank: 'certain',
    side: 'debit',
    categoryId: 'tds-deposited',
    confidence: 75,
    reason: 'categorise.reason.statutory-direct-tax-by-7th',
    days: [1, 7],
    terms: {
      anyOf: 'cbdt|dtax',
    },
    matches: ['GIB/002247045585/DTAX'],
    not: ['CBDT PENALTY 271H AY 2023-24'],
  },
  {
    id: 'statutory-direct-tax',
    version: 1,
    rank: 'certain',
    side: 'debit',
    categoryId: 'income-tax-paid',
    confidence: 55,
    reason: 'categorise.reason.statutory-direct-tax',
    days: [8, 31],
    terms: {
      anyOf: 'cbdt|dtax',
    },
    matches: ['GIB/002247045585/DTAX'],
    not: ['DTAX 0020-300 SELF ASSMT TAX AY 2026-27'],
  },
  {
    id: 'statutory-mca',
    version: 9,
    rank: 'certain',
    side: 'debit',
    categoryId: 'government-fees',
    confidence: 90,
    reason: 'categorise.reason.statutory-mca',
    terms: {
      anyOf: `
        mca challan, [liquor|excise|eating house|health trade|bar] licen[c|s]e
        licen[c|s]e fee(s) … dept|department|municipal*|panchayat, ip_india, cgpdtm, controller general of patents
        property tax, legal metrology, gumasta, shop(s) and|& est*, iec fee(s)|renewal|application, mca_21
        mca … srn, mca fee(s), srn?########, ministry of corp*, roc fee(s)|challan|payment, shcil, stock_holding corp*, stockholding
        e(=)stamp*, stamp duty, igr(?), fssai, foscos, [trade|factory|drug|shop act|fire] licen[c|s]e
        pollution control board, dgft, sub_registrar, mca … fee(s) … [inc|mgt|aoc|dir|pas|sh|dpt|chg|adt](=)#*
        stamp paper(s), franking, (gram )panchayat … tax, weights and|& measure(s), parivahan, shop act
        shop licen[c|s]e, registrar of companies, road tax, vahan, rto fee(s)|tax|payment|challan, (e)(-)gras
        trade_mark(s) registry, consent to operate|establish, [m|ks|tn|g|up|hs|rs|ap|tg|wb|c]pcb, dpcc
      `,
      noneOf: '<return-help>, sample, analysis, test(ing|s), attorney*',
    },
    matches: ['fssai renewal'],
    not: ['rto challan overload'],
  },
  {
    id: 'transfer-own',
    version: 8,
    rank: 'certain',
    side: 'both',
    categoryId: 'own-account-transfer',
    confidence: 93,
    reason: 'categorise.reason.transfer-own',
    terms: {
      anyOf: `
        ^[ib|mb|[e|i|net|mobile](-)bank(ing)][/|:|-]self[[-|/|:]|$], eefc … conv*, linked (current |saving(s) |ca |sb )[a/c|account|acct]
        ^[neft|rtgs|imps|mmt|inf|bil|tpt|trf|ft|upi|inb] … =self[[-|/]|$]
        own ([od|cc|ca|sb|current|saving(s)] )[a(/)c(s)|account(s)|acct|fund(s)]
        current|saving(s) account|a/c|acct self, our other (bank )[a/c|account|acct]
        self trf|transfer|fund(s)|a(/)c|account|acct, trf|transfer|tfr to|from own|self, [inter|intra](=)account
        internal (fund )transfer, [ca|od|cc|eefc|sb]( a(/)c) to ca|od|cc|eefc|sb
      `,
      noneOf: '<bank-fee>, ch[q|eque], cash, self drive, card, bill_pay*',
    },
    matches: ['OD TO CA TRANSFER'],
    not: ['BIL/INFT/001184930729/CC BillPay-3009/Self'],
  },
  {
    id: 'transfer-deposit',
    version: 8,
    rank: 'certain',
    side: 'both',
    categoryId: 'fixed-deposit',
    confidence: 92,
    reason: 'categorise.reason.transfer-deposit',
    terms: {
      anyOf: `
        [^|:_]closure proceeds, fd through|thru|via mobile|digital|net|ib|app|netbanking
        sweep trf|tfr|transfer|to|from|in|out, made fd(r), fd(r) made, [fd|td]_book=######*, auto_sweep, rev(erse) sweep
        trf|transfer|tfr … to|from [fd(r)|td(r)|[fixed|term|recurring] deposit]
        [fd(r)|td(r)|stdr|rd]_(no )(a/c )[booked|booking|creat*|open*|clos*|premat*|pre(-)clos*|matur*|redeem*|redemp*|proceeds|liquidat*|renew*|place*|instal*]*
        to|from fd|rd|mod|tdr|stdr, mod [trf|bal|redem*|creat*|clos*]*
        [clos*|premat*|matur*|break*|proceeds|book*|open*]( ~)( ~) [fd(r)|td(r)|stdr|fixed deposit|term deposit]
        fixed|term|recurring deposit( a(/)c) (no )[book*|clos*|matur*|creat*|open*|premat*|proceeds|redem*|place*]*
      `,
      noneOf: 'int(erest), security, tds',
    },
    matches: ['made fd'],
    not: ['TDR INT 112299 CR'],
  },
  {
    id: 'transfer-deposit-redeemed',
    version: 1,
    rank: 'certain',
    side: 'credit',
    categoryId: 'fixed-deposit',
    confidence: 90,
    reason: 'categorise.reason.transfer-deposit-redeemed',
    terms: {
      anyOf: 'prin(cipal)_[and|&|+]_int(erest) … rede*, auto(=)rede*',
    },
    matches: ['PRIN AND INT AUTO_REDEEM 50300010203040'],
    not: ['NEFT CR-AUTOKRAFT-INV2071-SETTLEMENT'],
  },
  {
    id: 'transfer-card-bill',
    version: 8,
    rank: 'certain',
    side: 'debit',
    categoryId: 'credit-card-payment',
    confidence: 92,
    reason: 'categorise.reason.transfer-card-bill',
    terms: {
      anyOf: `
        card=dues, ^bbps/ … card
        credit card(s), ib billpay dr, ccbill, cc auto_pay|bill_pay|bill, bank ltd|limited … card ####$
        card bill|outstanding|dues payment|pmt|paid, cc #~ autopay
        [hdfc|icici|axis|sbi|kotak|rbl|idfc|indusind|yes|hsbc|citi|scb|au|bob|federal|amex]( bank) cc ((x)(x)(x)(x)#### )[payment|pmt|paymt|pymt|due(s)|bill]
        bppy cc, auto debit cc~*, ^bil/ … credit ca, sbi_card(s), [amex|american express]
        auto_pay … visa|master_card|rupay|corporate|commercial … card
        corporate|commercial|purchase card bill|dues|payment|pmt|outstanding
      `,
      noneOf: 'fee(s), charge(s), chg(s), int(erest), machine',
    },
    matches: ['cc bill amex'],
    not: ['credit card annual fee'],
  },
  {
    id: 'transfer-payout-load',
    version: 3,
    rank: 'certain',
    side: 'debit',
    categoryId: 'wallet-top-up',
    confidence: 88,
    reason: 'categorise.reason.transfer-payout-load',
    terms: {
      anyOf: `
        payout(s) nodal|wallet|account
        payout(s)|wallet|nodal|escrow|cashfree|razorpay|easebuzz|open … [add(ing) fund(s)|fund(s) [add*|load*]|top(=)up|load]
        razorpayx, payout (a(/)c )[funding|load|top_up], wallet load|top_up, wallet … add=money, add=money
      `,
      noneOf: 'fee(s), charge(s), payroll, salar*',
    },
    matches: ['PAYTM WALLET LOAD OFFICE EXP'],
    not: ['CUSTOMS ECL WALLET TOP UP ICES 22991'],
  },
  {
    id: 'cash-withdrawal',
    version: 8,
    rank: 'certain',
    side: 'debit',
    categoryId: 'cash-withdrawal',
    confidence: 93,
    reason: 'categorise.reason.cash-withdrawal',
    terms: {
      anyOf: `
        ^cwdr, ^(to )cash ch[q|eque], ch[q|eque] … self$, atm=[wdl*|wdr*|csh*|cash*|withdrawal*], ^[atw|nwd|eaw]
        ^atl/, [cash|csh]=[wdl|withdrawal|withdrawn|wd|atm|paid], ^(to )cash$, ^paid cash, cash to self
        ^to cash … self$, cash … for petty, self=ch[q|eque], ch[q|eque] (paid )self, ^chq paid* … self, ^nfs/
      `,
      noneOf: '<bank-fee>',
    },
    matches: ['ATM WDR'],
    not: ['CashDep Chgs'],
  },
  {
    id: 'cash-deposit',
    version: 5,
    rank: 'certain',
    side: 'credit',
    categoryId: 'cash-deposit',
    confidence: 92,
    reason: 'categorise.reason.cash-deposit',
    terms: {
      anyOf: `
        [cash|csh]=dep(osit(ed)), cdm, cam/cash, by cash, ^(cash=)bna, cash sale(s) dep*, ^cashdep
        [csh pkp|cash pick_up]![ … <charge>]
      `,
    },
    matches: ['CASHDEP/GURGAON/'],
    not: ['CASHBACK POS CARD OCT'],
  },
  {
    id: 'usual-cashback',
    version: 2,
    rank: 'usual',
    side: 'credit',
    categoryId: 'cashback',
    confidence: 88,
    reason: 'categorise.reason.usual-cashback',
    terms: {
      anyOf: 'cash_back, reward point(s)',
    },
    matches: ['CASHBACK POS CARD OCT'],
    not: ['CASHDEP/GURGAON/'],
  },
  {
    id: 'usual-deposit-refund',
    version: 4,
    rank: 'usual',
    side: 'credit',
    categoryId: 'security-deposit',
    confidence: 85,
    reason: 'categorise.reason.usual-deposit-refund',
    terms: {
      anyOf: `
        [emd|earnest money|[security|rent(al)|caution|tender] dep(osit)] … [refund|return|release|rec(eive)d back]*
        refund|return|release (of )[emd|earnest|security|rent(al) dep|caution|deposit]*
        ![[fixed|term|recurring|cash] ]deposit [refund|return](ed)
      `,
    },
    matches: ['emd refund pwd'],
    not: ['cash sale deposited'],
  },
  {
    id: 'usual-grant',
    version: 1,
    rank: 'usual',
    side: 'credit',
    categoryId: 'grant-or-subsidy',
    confidence: 86,
    reason: 'categorise.reason.usual-grant',
    terms: {
      anyOf: 'sisfs, seed support|fund scheme',
    },
    matches: ['STARTUP INDIA SEED FUND SCHEME TRANCHE 1'],
    not: ['NEFT CR-YESB-INDIAN ANGEL FUND-SEED CCPS'],
  },
  {
    id: 'usual-share-capital',
    version: 4,
    rank: 'usual',
    side: 'credit',
    categoryId: 'share-capital',
    confidence: 85,
    reason: 'categorise.reason.usual-share-capital',
    terms: {
      anyOf: `
        angel investment|round|funding, venture(s)|angel(s)|growth|equity|vc … fund(s) … investment|tranche|funding
        =(i)safe[-|/], share(s) application|app(l)(n)|capital|subscription|subs|allotment|premium|money, cc[p|d](s)
        equity infusion|share(s)|subscription|investment|funding|contribution, (pre=)series a|b|c|d|e
        seed round|investment|funding, rights issue, private placement, (i)safe note, fdi, [infusion of ]capital
        capital infusion
      `,
      noneOf: `
        refund, [debt fund|ncd(s)|debenture(s)], partner(s) [capital|contribution]*, proprietor*, grant
      `,
    },
    matches: ['share application money'],
    not: ['RTGS CR-TRIFECTA VENTURE DEBT FUND III-NCD TRANCHE 1'],
  },
  {
    id: 'usual-partner-capital',
    version: 1,
    rank: 'usual',
    side: 'credit',
    categoryId: 'partner-capital',
    confidence: 90,
    reason: 'categorise.reason.usual-partner-capital',
    terms: {
      anyOf: "capital contribution|introduc*, partner(s)|proprietor(')(s) capital|contribution|infusion",
      noneOf: 'int(erest)',
    },
    matches: ['capital introduced'],
    not: ['CREDIT INTEREST CAPITALISED'],
  },
  {
    id: 'usual-director-loan',
    version: 3,
    rank: 'usual',
    side: 'credit',
    categoryId: 'director-loan',
    confidence: 85,
    reason: 'categorise.reason.usual-director-loan',
    terms: {
      anyOf: `
        loan from|by (the )[dir|director(s)|founder(s)|promoter(s)]
        unsecured loan dir|director(s)|founder(s)|promoter(s)
        dir|director(s)|founder(s)|promoter(s) (unsecured )loan
      `,
      noneOf: 'repa[y|id]*, return*, refund*',
    },
    matches: ['loan from director'],
    not: ['TERM LOAN CREDITED'],
  },
  {
    id: 'usual-loan',
    version: 7,
    rank: 'usual',
    side: 'credit',
    categoryId: 'loan-received',
    confidence: 86,
    reason: 'categorise.reason.usual-loan',
    terms: {
      anyOf: `
        od … disb*, finance|fincorp|finserv|nbfc … disb|disburs*, loan amt|amount|proceeds, disb* … lan, lan … disb*
        [ncd|debenture(s)]![ … [int(erest)|rede~|matur~]], loan … disb|disburs*, disb* … loan
        [tl|wcdl|term loan|wctl|pcfc|epc|packing credit] … disb*|drawdown|drawal|credit(ed)|cr, drawdown
        icd received|recd|taken|from, convertible note, bill|invoice discounting [proceeds|disb*|credit]*
      `,
      noneOf: 'repa[y|id]*, return*, refund*, staff, employee',
    },
    matches: ['TERM LOAN CREDITED'],
    not: ['DIRECTOR GAVE LOAN'],
  },
  {
    id: 'usual-export',
    version: 4,
    rank: 'usual',
    side: 'credit',
    categoryId: 'exports',
    confidence: 80,
    reason: 'categorise.reason.usual-export',
    terms: {
      anyOf: `
        ^irm/, inward remittance, ^inw rem, tt inward, inward tt|swift, swift inward, firc, rda vostro, vostro fir
        export proceeds|bill|reali[s|z]ation|collection, opgsp, [usd|eur|gbp|aud|sgd|aed|cad|jpy|chf|hkd|nzd|sek]_#*
        p[08|10]##
      `,
      noneOf: `
        [fdi|equity|share(s)|ccps|ccd|loan|ecb|capital|refund|return|gift|donation|grant|p00##|pcfc|epc|packing credit|disb*|eefc to|self|own|<charge>|intl pos]
      `,
    },
    matches: ['SWIFT IN USD 9900 GREENLIGHT INC'],
    not: ['PCFC DISBURSAL USD 40000'],
  },
  {
    id: 'usual-refund',
    version: 5,
    rank: 'usual',
    side: 'credit',
    categoryId: 'vendor-refund',
    confidence: 75,
    reason: 'categorise.reason.usual-refund',
    terms: {
      anyOf: `
        ![*non(=)]*refund*![able*], excess amt|amount|payment|pmt|paid … return*, return (of )[excess|advance]*
        advance returned, ^crv pos, tkt|ticket|pnr|booking|bkg|order|trip|flight|hotel|event … cancel*
      `,
      noneOf: '[loan|salary|advance salary|capital|share]',
    },
    matches: ['aws credit refund'],
    not: ['emd refund pwd'],
  },
  {
    id: 'usual-gateway',
    version: 6,
    rank: 'usual',
    side: 'credit',
    categoryId: 'payment-gateway-settlement',
    confidence: 88,
    reason: 'categorise.reason.usual-gateway',
    terms: {
      anyOf: `
        rup(ay) sett*, ^upi_settlement, ^ezy/*pos*, ^stlmt, one_97, upi|card|pos|qr collection(s) settl*
        settlement … mid, mespos set, ^bulk posting=(=)(=)(sbi(p)=)cr=, mer(chant) acq, ^######+_terminal
        razorpay|payu|ccavenue|cashfree|billdesk|stripe … settlement|software|payments|payout
        merchant|pos|edc|upi|qr|card(s)|nodal settl(ement)|stlmt|payout, mid #+* … settl*
      `,
      noneOf: 'fee(s), charge(s), inward',
    },
    matches: ['CARD SETTLEMENT MID 99887766'],
    not: ['STRIPE INC USD PAYOUT PO_88'],
  },
  {
    id: 'usual-director-loan-repaid',
    version: 4,
    rank: 'usual',
    side: 'debit',
    categoryId: 'director-loan-repayment',
    confidence: 82,
    reason: 'categorise.reason.usual-director-loan-repaid',
    terms: {
      anyOf: `
        dir|director(s)|founder(s)|promoter(s) (unsecured )loan, loan repa* (to )[dir|director|founder]
        repaid … loan … from [dir|founder]*, loan of|from|to dir|director(s)|founder(s) … repa*
        repa* (of )(unsecured )loan ([of|from|to] )[dir|director(s)|founder(s)]
      `,
      noneOf: 'rec(eive)d, loan to [dir|director]![ … repa*], loan given',
    },
    matches: ['director loan part repaid'],
    not: ['loan to director'],
  },
  {
    id: 'usual-emi',
    version: 4,
    rank: 'usual',
    side: 'debit',
    categoryId: 'loan-emi',
    confidence: 85,
    reason: 'categorise.reason.usual-emi',
    terms: {
      anyOf: `
        emi, loan instal(l)ment, loan (a/c )recovery, prin*_[+|and|&]_int*
        term|car|vehicle|auto|business|home|machinery|equipment|property|gecl|mudra loan repa*|recovery|instal*|due|deduction
        tl|loan … instal*, ^loan repa*, term loan … [principal|repa*]*
      `,
      noneOf: '<charge>|fee(s), dir|director(s)|founder(s)|staff, conversion, testing',
    },
    matches: ['x ray machine emi'],
    not: ['EMI BOUNCE CHGS TL0099'],
  },
  {
    id: 'usual-stipend',
    version: 2,
    rank: 'usual',
    side: 'debit',
    categoryId: 'intern-stipend',
    confidence: 88,
    reason: 'categorise.reason.usual-stipend',
    terms: {
      anyOf: 'stipend(s), intern(s) [pay|payment|fee|<month>]*',
    },
    matches: ['stipend ritika aug'],
    not: ['INTERNAL AUDIT FEES Q2'],
  },
  {
    id: 'usual-partner-pay',
    version: 2,
    rank: 'usual',
    side: 'debit',
    categoryId: 'partner-remuneration',
    confidence: 88,
    reason: 'categorise.reason.usual-partner-pay',
    terms: {
      anyOf: 'partner(s) remun*|salary, remun* to partner(s)',
    },
    matches: ['remuneration to partners q1'],
    not: ['int on capital partners'],
  },
  {
    id: 'usual-partner-interest',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'partner-interest',
    confidence: 88,
    reason: 'categorise.reason.usual-partner-interest',
    terms: {
      anyOf: 'partner(s) int(erest), int(erest) on (partner(s) )capital, int(erest) to partner(s)',
    },
    matches: ['int on capital partners'],
    not: ['kcc interest'],
  },
  {
    id: 'usual-deposit-interest-paid',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'intercorporate-interest',
    confidence: 88,
    reason: 'categorise.reason.usual-deposit-interest-paid',
    terms: {
      anyOf: 'icd int(erest), int(erest) on icd, int(erest) on inter(-)corp(orate) deposit|loan, inter(-)corp(orate) deposit int(erest)',
    },
    matches: ['NEFT DR-ICD INTEREST Q2-VARUNA HOLDINGS'],
    not: ['icd charges nhava sheva', 'od interest'],
  },
  {
    id: 'usual-director-pay',
    version: 6,
    rank: 'usual',
    side: 'debit',
    categoryId: 'director-remuneration',
    confidence: 85,
    reason: 'categorise.reason.usual-director-pay',
    terms: {
      anyOf: `
        dir(ector)(s) … [remu*|salary|sitting fee(s)], remun* … dir(ector)(s), salary (to |of )dir(ector)(s)
        sitting fee(s) … dir*, director(s)(') fees, md [salary|remun*]*
      `,
    },
    matches: ['director salary feb'],
    not: ['loan repaid to director'],
  },
  {
    id: 'usual-salary-advance',
    version: 5,
    rank: 'usual',
    side: 'debit',
    categoryId: 'salary-advance',
    confidence: 82,
    reason: 'categorise.reason.usual-salary-advance',
    terms: {
      anyOf: `
        sal(ary) … adv(ance), sal(ary)adv*, adv(ance) … sal(ary), staff|employee|emp advance|loan|adv
        festival adv(ance), advance|loan to staff|employee
      `,
      noneOf: 'adj(usted|ustment)',
    },
    matches: ['sal adv mahesh'],
    not: ['salary after adv deduction'],
  },
  {
    id: 'usual-salary',
    version: 7,
    rank: 'usual',
    side: 'debit',
    categoryId: 'salary-payout',
    confidence: 90,
    reason: 'categorise.reason.usual-salary',
    terms: {
      anyOf: `
        *salar[y|ies]*, sal(l)(a|e)ry, variable pay, overtime payment|wages|charges, payroll*
        incentive(s) … staff|workers|emp(loyee)(s), staff|employee(s) incentive(s), wage(s)
        sal=(for )[trf|transfer|<month>|pmt|pymt|payment|batch|bulk|cr|disb]*, <month>*=sal
        bulk|staff|emp(loyee) sal, staff|emp(loyee)(s)|diwali|annual|festival|performance bonus
        bonus … emp(loyee(s))|staff|bulk|fy, full and|&|n final, fnf, f and|&|n f, f&f, leave encash*, ex(=)gratia
        gratuity payment|pmt|paid|settlement|to
      `,
      noneOf: `
        *earlysalary*, *salarybox*
        [software|subscription|contract labo(u)r|salary earners|coop* society|credit society|partner|fee(s)|insurance|lic]
      `,
    },
    matches: ['f&f dhruv'],
    not: ['director salary feb'],
  },
  {
    id: 'usual-reimbursement',
    version: 6,
    rank: 'usual',
    side: 'debit',
    categoryId: 'employee-reimbursement',
    confidence: 80,
    reason: 'categorise.reason.usual-reimbursement',
    terms: {
      anyOf: `
        *reimb*, conveyance|travel|expense(s)|exp|medical|fuel|tour [claim|bill claim|voucher](s)
        client|site|official|business visit|tour|trip exp(ense(s)), [^|[-|/]]claim for|of, expense report, ta=da
      `,
    },
    matches: ['exp claim nisha jan'],
    not: ['expo stall balance'],
  },
  {
    id: 'usual-security-deposit',
    version: 5,
    rank: 'usual',
    side: 'debit',
    categoryId: 'security-deposit',
    confidence: 82,
    reason: 'categorise.reason.usual-security-deposit',
    terms: {
      anyOf: `
        security dep(osit), sd for|towards|against, emd, caution money
        deposit for|towards (~ )(~ )[rent|godown|office|shop|premises|warehouse|flat|guest], tender deposit
        earnest money, rent(al)|lease|caution|tender dep(osit)
      `,
    },
    matches: ['emd for tender'],
    not: ['fd deposit booked'],
  },
  {
    id: 'usual-refund-given',
    version: 2,
    rank: 'usual',
    side: 'debit',
    categoryId: 'customer-refund',
    confidence: 86,
    reason: 'categorise.reason.usual-refund-given',
    terms: {
      anyOf: `
        customer|cust|client|order|ord|booking|sales|cancel* … refund
        refund (to )(of )[cust*|client|buyer|order|ord|booking], return(ed) to cust*|client|buyer
      `,
      noneOf: 'gst|tax|tds|itd',
    },
    matches: ['cust refund wrong item'],
    not: ['sales return gst filing charges'],
  },
  {
    id: 'usual-donation',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'donation',
    confidence: 90,
    reason: 'categorise.reason.usual-donation',
    terms: {
      anyOf: 'donation(s), csr',
      noneOf: 'consult*',
    },
    matches: ['CSR DONATION GOONJ FY27'],
    not: ['CSR CONSULTANT FEES'],
  },
  {
    id: 'usual-team-meal',
    version: 2,
    rank: 'usual',
    side: 'debit',
    categoryId: 'staff-welfare',
    confidence: 85,
    reason: 'categorise.reason.usual-team-meal',
    terms: {
      anyOf: `
        team|staff|office lunch|dinner|outing|picnic|offsite|meal(s)|party|welfare|birthday|event|building|treat
        birthday team|cake, team building
      `,
    },
    matches: ['team lunch on friday'],
    not: ['staff salary june'],
  },
  {
    id: 'usual-workspace',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'software-indian',
    confidence: 80,
    reason: 'categorise.reason.usual-workspace',
    terms: {
      anyOf: 'google … workspace',
      noneOf: 'sg|singapore|ireland|dublin|usd',
    },
    matches: ['GOOGLE WORKSPACE SUBSCRIPTION'],
    not: ['GOOGLE ADS BILLING'],
  },
  {
    id: 'usual-agent-rail',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'rail-and-bus',
    confidence: 86,
    reason: 'categorise.reason.usual-agent-rail',
    terms: {
      anyOf: 'makemytrip|mmt|goibibo|cleartrip|yatra|easemytrip|ixigo|paytm … train(s)|bus|rail',
    },
    matches: ['IXIGO TRAINS UPI 614344'],
    not: ['CLEARTRIP FLIGHT'],
  },
  {
    id: 'usual-agent-hotel',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'hotels',
    confidence: 86,
    reason: 'categorise.reason.usual-agent-hotel',
    terms: {
      anyOf: 'makemytrip|mmt|goibibo|cleartrip|yatra|easemytrip|ixigo|paytm … hotel(s)|stay|homestay',
    },
    matches: ['MAKEMYTRIP HOTELS'],
    not: ['CLEARTRIP FLIGHT'],
  },
  {
    id: 'usual-agent-cab',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'cabs',
    confidence: 86,
    reason: 'categorise.reason.usual-agent-cab',
    terms: {
      anyOf: 'makemytrip|mmt|goibibo|cleartrip|yatra|easemytrip|ixigo|paytm … cab(s)|taxi',
    },
    matches: ['UPI/MAKEMYTRIP/412345678901/airport cab'],
    not: ['CLEARTRIP FLIGHT'],
  },
  {
    id: 'usual-stay',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'hotels',
    confidence: 86,
    reason: 'categorise.reason.usual-stay',
    terms: {
      anyOf: 'hotel|room stay, stay #+ night(s), #+ night(s) stay',
    },
    matches: ['hotel stay mumbai 2 nights'],
    not: ['site watchman night'],
  },
  {
    id: 'usual-cng',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'fuel',
    confidence: 86,
    reason: 'categorise.reason.usual-cng',
    terms: {
      anyOf: 'cng refill|filling|fill|pump|station|gas',
    },
    matches: ['CNG REFILL TATA ACE MGL'],
    not: ['MAHANAGAR GAS PNG BILL JUNE'],
  },
  {
    id: 'usual-marketplace-ads',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'online-ads-indian',
    confidence: 84,
    reason: 'categorise.reason.usual-marketplace-ads',
    terms: {
      anyOf: `
        amazon|amzn|flipkart|myntra|nykaa|meesho|swiggy|zomato|blinkit|zepto … ads|sponsored|advertis~
      `,
    },
    matches: ['AMAZON SELLER SERVICES SPONSORED ADS PREPAY'],
    not: ['POS AMAZON.IN'],
  },
  {
    id: 'usual-exam',
    version: 1,
    rank: 'usual',
    side: 'debit',
    categoryId: 'books-and-training',
    confidence: 82,
    reason: 'categorise.reason.usual-exam',
    terms: {
      anyOf: 'exam(ination) fee(s), certification course|exam',
    },
    matches: ['AWS TRAINING CERTIFICATION EXAM FEE PEARSON VUE'],
    not: ['CERTIFICATION FEES 15CB CA MOHIT'],
  },
  {
    id: 'usual-coworking',
    version: 2,
    rank: 'usual',
    side: 'debit',
    categoryId: 'co-working',
    confidence: 88,
    reason: 'categorise.reason.usual-coworking',
    terms: {
      anyOf: `
        co(-)work*, [desk|seat|workspace|workstation](s) rent|charges|fee, meeting room, wework|awfis
        [shared|managed|serviced|virtual] office, business cent[er|re], [hot|dedicated] desk(s), rent … desk(s)|seat(s)
        work_space(s) … rent
      `,
      noneOf: '<bank-fee>',
    },
    matches: ['day passes 4 wework'],
    not: ['claude code seats'],
  },
  {
    id: 'usual-rent',
    version: 8,
    rank: 'usual',
    side: 'debit',
    categoryId: 'office-rent',
    confidence: 88,
    reason: 'categorise.reason.usual-rent',
    terms: {
      anyOf: `
        rent, realty|estate(s)|propert[y|ies]|builders|developers|landlord … lease
        lease … realty|estate(s)|propert[y|ies]|builders|developers|landlord
        leave and|&|n licen[c|s]e fee(s)|charges, licen[c|s]e fee(s) … office|shop|premises|basement|godown
        [shop|unit|kiosk|premises]( no)( ~) licen[c|s]e fee(s), *[office|shop|godown|house|warehouse]rent*
        rent(for|of)<month>*, office|shop|premises|godown|warehouse|showroom lease|rental(s)|bhada|kiraya
        lease rental(s) (of |for )[office|premises|shop|godown|warehouse]
      `,
      noneOf: `
        equipment|machine(ry)|vehicle|car|laptop|furniture|crane|generator|dg|genset|truck|jcb|scaffolding|projector|printer|ac|locker|edc|pos|line|meter|cylinder|tent|camera|bike|bus|tempo|forklift|server rent
        rent (of |for )equipment|machine(ry)|crane|generator|dg|genset|truck|jcb|scaffolding|forklift
        ![[shop|office|store|godown|clinic] ]room rent, hoarding(s), expo, exhibition(s), rent a
        refund|repair|agreement|brokerage|return
      `,
    },
    matches: ['ofc rent sep'],
    not: ['swiping machine rent', 'LEASE RENT GENSET'],
  },
  {
    id: 'word-drawings',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'drawings',
    confidence: 90,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'drawing(s)',
      noneOf: 'consult*, architect*, design*, fee(s), cad',
    },
    matches: ['partner drawings sep'],
    not: ['spiral copies and xerox drawings'],
  },
  {
    id: 'word-dividend',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'dividend-paid',
    confidence: 88,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'dividend',
    },
    matches: ['FINAL DIVIDEND TO SHAREHOLDERS'],
    not: ['NEFT DR-HDFC0000060-DIVIDE AND CO-FREIGHT JUNE'],
  },
  {
    id: 'word-dividend-in',
    version: 1,
    rank: 'trade',
    side: 'credit',
    categoryId: 'dividend-received',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'dividend, int|interim|final|fin|spl|special div, div [fy|20##]*',
      noneOf: 'refund*, return*, rev(ersal|ersed), unclaimed, unpaid',
    },
    matches: ['ACH CR ITC LTD FINAL DIV 2026'],
    not: ['DIVIDEND RETURNED ACCOUNT CLOSED'],
  },
  {
    id: 'word-loan-in',
    version: 3,
    rank: 'trade',
    side: 'credit',
    categoryId: 'loan-received',
    confidence: 85,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: '[icd|convertible note]',
      noneOf: 'repa[y|id]*, int(erest), refund*, return*',
    },
    matches: ['NEFT CR-HDFC0000060-VARUNA HOLDINGS-KESTREL LABS-ICD'],
    not: ['NEFT CR-HDFC0000060-ICDS PROJECT OFFICE-KESTREL LABS-INV 88'],
  },
  {
    id: 'word-grant',
    version: 3,
    rank: 'trade',
    side: 'credit',
    categoryId: 'grant-or-subsidy',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'grant, subsidy, subvention',
      noneOf: 'grant road|thornton, inv(oice), work order',
    },
    matches: ['NEFT CR-RBIS-MSME CAPITAL SUBSIDY CLCSS'],
    not: ['NEFT CR-UTIB0000004-GRANT ROAD ADVISORS LLP-KESTREL LABS-INV 222'],
  },
  {
    id: 'word-claim',
    version: 3,
    rank: 'trade',
    side: 'credit',
    categoryId: 'insurance-claim',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'claim settle*|pay*|pymt|pmt|no|proceeds|amt|amount, insurance claim',
    },
    matches: ['fire insurance claim recd'],
    not: ['NEFT CR-UTIB0000004-CLAIMANT FOODS PVT LTD-INV 222'],
  },
  {
    id: 'word-marketplace',
    version: 1,
    rank: 'trade',
    side: 'credit',
    categoryId: 'marketplace-settlement',
    confidence: 80,
    reason: 'categorise.reason.word-marketplace',
    terms: {
      anyOf: `
        seller|vendor (~ )payout|settle*, seller (~ )pymt|pmt|payment|disb*, restaurant payout|settle*, marketplace settle*
        payout (<month> )[wk|week|w]_#+, apps payout
      `,
      noneOf: 'mid|tid|merchant',
    },
    matches: ['NEFT CR-CITI0000002-VASTRA BAZAAR LIMITED-SELLER PAYOUT WK10'],
    not: ['NEFT CR-HDFC0000060-MALABAR FOODS PVT LTD-VENDOR PAYMENT INV 88'],
  },
  {
    id: 'word-gateway',
    version: 1,
    rank: 'trade',
    side: 'credit',
    categoryId: 'payment-gateway-settlement',
    confidence: 80,
    reason: 'categorise.reason.usual-gateway',
    terms: {
      anyOf: `
        merch*|pos|qr|upi|nodal|pg (a/c |payment(s) )settl*, settl* … tid|mid|nodal|pg, tid|mid|nodal … settl*, mer settl*
      `,
      noneOf: 'charge(s), fee(s), mdr',
    },
    matches: ['VASTRA PAY LABS TID 4411 SETTL 171026'],
    not: ['NEFT CR-CITI0000002-VASTRA BAZAAR LIMITED-SELLER PAYOUT WK10'],
  },
  {
    id: 'word-reversed',
    version: 3,
    rank: 'trade',
    side: 'credit',
    categoryId: 'failed-payment-returned',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'rev(ersal|ersed)',
      noneOf: 'chg(s), charge(s), int(erest), rent',
    },
    matches: ['IMPS FAIL REV 613566778899'],
    not: ['bank charges reversed'],
  },
  {
    id: 'word-recruit',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'recruitment',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        candidate, talent acq*|search|hunt, recruit*, placement, staffing fee, hiring fee|charges|services|campaign
        head_hunt*, job post*
      `,
    },
    matches: ['recruiter fee for java dev'],
    not: ['kaaj button job'],
  },
  {
    id: 'word-insurance-group',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'group-insurance',
    confidence: 90,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        mediclaim, group health|medical|accident|term|insurance, gmc, gpa, health insurance, medical insurance
      `,
    },
    matches: ['gmc renewal 40 lives'],
    not: ['biomedical waste collection'],
  },
  {
    id: 'word-insurance',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'general-insurance',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        insurance, ins=[renewal|premium|prem], property|motor|vehicle|fire|marine ins, assurance co
        fleet|fire|motor|vehicle|marine|burglary|cyber|liability|package|workmen* (~ )policy, lombard, gic
      `,
      noneOf: 'life, lic, gratuity',
    },
    matches: ['insurance of jcb'],
    not: ['MEDICAL INSURANCE OF EMPLOYEES'],
  },
  {
    id: 'word-audit',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'accounting-fees',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        incorporation, bookkeep*, [virtual|part time|fractional] cfo, cfo services, 15c[a|b], cost accountant(s)
        taxation, xbrl, fee(s) … [gst|tds|income tax] (annual )return(s), account[s|ing] outsourc*, tax consult*
        gstr_(-)(#)(a|b) filing, fees ca ?*, ca certificate, udin, audit(or(s)|s), audit_fee(s)
        ca ?+ and|& associates|co, accounting|book_keeping fee(s)|charges|services, chartered acc*
        [gst|tds|it(r)|income tax|tax|roc|mca|pf|esi|annual|compliance] (~ )[consult*|filing(s)|retainer|advisory|fee(s)]
        return(s) filing, company secretar*, secretarial, cs fees
      `,
      noneOf: 'energy|security audit, soc_2, institute of, iso, challan',
    },
    matches: ['gst consultant aug'],
    not: ['ROC FEES AOC4 MGT7'],
  },
  {
    id: 'word-legal',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'legal-fees',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        attorney(s), patent(s), solicitor(s), litigation, court fee(s), counsel(s), nclt
        agreement [draft|vetting|review]*, legal notice, legal
        ^adv(.) ![tax*|from*|against*|for*|to|p[aymen|m]t*|po|import*|rent*|sal*|amt*|amount*|booking*|inv*|bill*|material*|purchase*|order*|paid*|licen*|money*|month*]???*
        [-|/|:]( )adv(.) ![tax*|from*|against*|for*|to|p[aymen|m]t*|po|import*|rent*|sal*|amt*|amount*|booking*|inv*|bill*|material*|purchase*|order*|paid*|licen*|money*|month*]???*
        to adv(.) ![tax*|from*|against*|for*|to|p[aymen|m]t*|po|import*|rent*|sal*|amt*|amount*|booking*|inv*|bill*|material*|purchase*|order*|paid*|licen*|money*|month*]???*
        advocate(s), law llp|chamber(s)|firm|office(s)|associates|partners, nda, trade_mark, notary, arbitrat*
      `,
    },
    matches: ['sha review legal fee'],
    not: ['TRADEMARK GOVT FEE IPINDIA 4500'],
  },
  {
    id: 'word-commission',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'sales-commission',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        affiliate|dealer|distributor comm(ission)|incentive|payout, [-|/]_commission$, finder(')(s) fee(s)
        sales|referral|broker|channel|agent|agency|partner comm(ission)|incentive, referral fee|bonus, brokerage
        commission (paid )to, commission [q#|<month>|for|on sale(s)|payment|paid]*
      `,
      noneOf: 'rent',
    },
    matches: ['referral fee joseph'],
    not: ['SALES INCENTIVE Q2 STAFF NEFT BATCH 9'],
  },
  {
    id: 'word-repair',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'repairs-and-amc',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        mechanic, (annual )maintenance contract, tyre(s) [change|replace*|repair]*, wheel align*, battery replace*
        overhaul*, rewinding, ro service, electrical work(s), carpenter, puncture, service call, car wash|service
        amc, repair(s), plumbing, electrician, of|electrical|house|office|shop|factory|lan wiring
        wiring [work(s)|repair(s)|charges|job]*, cctv|machine|vehicle|computer|lift|ac maintenance|maint, garage
        motor works, servicing, ac service, aircon*|lift|generator|dg|ups|vehicle|car|printer|computer service(s)
        service cent[re|er]
      `,
      noneOf: `
        mutual, life, asset, hdfc|uti|sbi|nippon|kotak|axis|icici|dsp|tata|invesco|mirae|bandhan|ppfas|quant amc, mf
        sip, fund, demat
      `,
    },
    matches: ['motor rewinding 5hp'],
    not: ['DEBIT CARD AMC FEE 1122'],
  },
  {
    id: 'word-online-ads-abroad',
    version: 1,
    rank: 'trade',
    side: 'debit',
    categoryId: 'online-ads-foreign',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'ads … dublin|ireland|irl|singapore|usd',
    },
    matches: ['DC ECOM VASTRA ADS BILLING DUBLIN'],
    not: ['UPI/VASTRA ADS/629911/ads prepaid'],
  },
  {
    id: 'word-online-ads',
    version: 1,
    rank: 'trade',
    side: 'debit',
    categoryId: 'online-ads-indian',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: '![paper ]ads, ad spend, adwords',
      noneOf: 'dublin, ireland, irl, singapore, usd',
    },
    matches: ['UPI/VASTRA ADS/629911/ads prepaid'],
    not: ['DC ECOM VASTRA ADS BILLING DUBLIN'],
  },
  {
    id: 'word-influencer',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'influencers',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        influencer(s), reel(s), insta(gram) collab*, collab(oration) fee(s)|payment|pmt|charges, creator(s)
        you_tuber(s)
      `,
    },
    matches: ['reel by food vlogger'],
    not: ['video editing jan reels'],
  },
  {
    id: 'word-ads',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'agencies-and-events',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        sponsor*, ad film|shoot|agency|campaign, t(-)shirt(s), merch(andise), expo, booth, press release, film shoot
        sign_board(s), lanyard(s), advertis*, hoarding(s), branding, exhibition(s), event(s), brochure(s)
        standee(s), print(s), printers, printing, flex, banner(s), itpo, bharat mandapam
        stall space|booking|charges|rent|fee(s), social media, digital marketing, seo, visiting|business card(s)
        photo[graphy|_shoot], videography, pamphlet(s), leaflet(s), catalogue(s), signage, pr agency, pr retainer
        trade show|fair, marketing agency|services|retainer|fees, campaign
      `,
      noneOf: 'stationer*, 3d printer, carton*, corrugat*, print_pack*, packaging',
    },
    matches: ['seo agency june'],
    not: ['visa + tickets dubai expo'],
  },
  {
    id: 'word-manpower',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'manpower-supply',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        manpower, labo(u)r bill|supply|supplier(s)|charges|contract|payment|pmt|wages, contract staff|labo(u)r
        staffing solutions|services|india
      `,
    },
    matches: ['MANPOWER SUPPLY OCT 22 WORKERS'],
    not: ['labour weekly payment'],
  },
  {
    id: 'word-testing',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'technical-services',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        vapt, pen(etration)_test*, nabl, [quality|third party] inspection, iso ####(#), bpo, data annotation
        testing, calibration, call cent[re|er]
        test(ing)|calibration|analytical|quality|food|soil|water|material(s) laborator[y|ies]
        laboratory [test|charges|fee(s)|analysis|report]*, certification fee(s)|charges, technical services
        test [charges|report](s), inspection charges|fee(s)
      `,
      noneOf: 'consult*',
    },
    matches: ['cube testing m25'],
    not: ['CERTIFICATION FEES 15CB CA MOHIT'],
  },
  {
    id: 'word-freelance',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'freelancers',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        translation(s), transcription(s), voice_over, animation, blog writ*, web(site) dev*, ui_(/)_ux, freelanc*
        editing, content writ*, copywrit*, researchs(t), design studio, logo|ui|ux|graphic|web design*, illustrat*
        video edit*
      `,
      noneOf: 'research institute|lab(s)|council',
    },
    matches: ['voice over artist'],
    not: ['wacom tablet for illustrator'],
  },
  {
    id: 'word-consulting',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'consultants',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        advisory, [technologist|nutritionist|dietician](s), [-|/]_professional$, mentor(s)(hip) fee(s), architect(s)
        valuation report|fee(s)|charges, consult(ing|ancy|ant(s)), advisor(s)
        ^dr(.) ![tran*|trf*|and|for|adj*|card*|bank*]???(?+) ?+
        [-|/]( )dr(.) ![tran*|trf*|and|for|adj*|card*|bank*]???(?+) ?+
        to dr(.) ![tran*|trf*|and|for|adj*|card*|bank*]???(?+) ?+, prof(essional) fee(s)|charges|services
      `,
    },
    matches: ['mep consultant'],
    not: ['gst consultant aug'],
  },
  {
    id: 'word-works',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'job-work',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        job_work(s), [grinding|turning|milling|plating|coating]_job, job charges|bill, laser cutting
        chrome|zinc|nickel plating
        painting|turning|milling|grinding|moulding|anodi[s|z]ing|electroplating|stitching|embroidery|dyeing work(s)|job|charges|contract
        site adv|work|bill, contractors
        civil|electrical|labo(u)r|site|painting|plumbing|interior|building|works contractor
        contractor payment|bill|advance, post production, set design, fabricat*, cold storage, civil work*, ra bill
        [welding|plating|powder coating|heat treatment|machining] charges|work(s)|chgs
      `,
    },
    matches: ['laser cutting job'],
    not: ['stall fabrication india itme'],
  },
  {
    id: 'word-shipping',
    version: 1,
    rank: 'trade',
    side: 'debit',
    categoryId: 'shipping-to-customers',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'shipping <month>|wallet, rto charges, forward rto, cod shipping|logistics',
    },
    matches: ['UPI-VASTRA PARCELS-VPL@HDFC-5316-SHIPPING WALLET'],
    not: ['NEFT DR-SEAHORSE SHIPPING-CHA CHARGES 88'],
  },
  {
    id: 'word-freight',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'freight',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        transline(s), reefer, hamali, loading (and |& |/_)unloading, detention ch*, demurrage, clearing agent(s)
        packers ([and|&] )movers, mini truck, freight, goods carrier(s), lr (no )#*, shipping and clearing
        truck|tempo|lorry|gaadi|gadi … bhada, transport(s|er(s)|ation), roadlin*, roadways, lorry, tempo
        logistic(s), cargo, carriers, truck hire|charges|freight|bhada, forwarder(s), forwarding
        (un)loading charges, custom(s) clearance, cha charges
      `,
      noneOf: 'tempo|truck|lorry purchase(d)',
    },
    matches: ['lorry vaadagai salem'],
    not: ['rcm gst on freight'],
  },
  {
    id: 'word-coworking',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'co-working',
    confidence: 88,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'co(-)work*',
    },
    matches: ['NEFT DR-HDFC0000060-URBAN COWORKERS HUB-DESK FEES JUNE'],
    not: ['claude code seats'],
  },
  {
    id: 'word-hire',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'equipment-hire',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        on hire, on rent, hiring of![ [staff|emp|candidate|manpower|dev]*]
        sound|system|stage|light(s)|chair(s)|costume(s) hire, shamiana, leasing, rental(s), hire charges, tent hire
        equipment|machine(ry)|vehicle|car|laptop|furniture|crane|generator|dg|genset|truck|jcb|projector|printer|camera|forklift rent|hire|leas*
      `,
      noneOf: 'line|plan|mobile rental(s)',
    },
    matches: ['jcb hire 12 hrs'],
    not: ['POS Rental'],
  },
  {
    id: 'word-facility',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'housekeeping-and-security',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        watchm[a|e]n, sweeper(s), common area, soc(iety) maint*, fumigation, saniti[s|z]ation, landscap*, janitor*
        house_keeping, security [and|serv|guard|agency|force|charges]*, ![v=]guard(s|ing), pest control, facilit[y|ies]
        maintenance charges, society maint*, chs(l)|society|rwa … maint*, cam [charges|bill|q#]*
        cleaning![ [material|item|liquid]*], garbage, waste mgmt|management|collection, sanitation, gardening
      `,
    },
    matches: ['site watchman night', 'SECUREGUARD PVT LTD-SECURITY CHARGES'],
    not: ['chimney cleaning and repair'],
  },
  {
    id: 'word-hosting',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'cloud-hosting',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'hosting, cloud, server charges|bill',
      noneOf: 'creative cloud, cloud kitchen|telephony|nine',
    },
    matches: ['server hosting 1 yr'],
    not: ['UPI-HOSTGATOR-HG@PAYU-5320-HOSTING PLAN'],
  },
  {
    id: 'word-domain',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'domains',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'domain renew*|reg*|purchase|name, ssl',
    },
    matches: ['DOMAIN RENEWAL AND SSL'],
    not: ['hosting charges of our server'],
  },
  {
    id: 'word-hotel',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'hotels',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        hostel(s), residency
        guesthouse, dormitory, suites, room booking, accommodation, homestay, service apartment, hotel(s), resort(s)
        lodg[e|ing], stay, guest house, room rent
      `,
    },
    matches: ['crew stay udaipur'],
    not: ['STAFF PICNIC RESORT BOOKING ADV'],
  },
  {
    id: 'word-flight',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'air-tickets',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'air tkt, flt, flight(s), air_ticket(s), airline(s), airways, aviation, air_fare',
    },
    matches: ['flight change charges md'],
    not: ['cab to airport'],
  },
  {
    id: 'word-train',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'rail-and-bus',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        tatkal, vande bharat, shatabdi, duronto, bus pass, railway(s), metro card|recharge|ticket|smart
        [train|rail|bus](way) ticket(s)|fare|booking
      `,
    },
    matches: ['bus ticket hubli'],
    not: ['TENDER DEPOSIT RAILWAYS'],
  },
  {
    id: 'word-cab',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'cabs',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        airport drop|pick_up|transfer, rickshaw, tours and|& travels, ride, cab(s), taxi, auto fare, travels
      `,
    },
    matches: ['cab to airport'],
    not: ['AIR TICKETS DEL-BLR 2 PAX AKBAR TRAVELS'],
  },
  {
    id: 'word-fuel',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'fuel',
    confidence: 90,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'ev charging, charging station, diesel, petrol(eum), fuel(s)![ [system(s)|inject]*], cng',
    },
    matches: ['boiler diesel'],
    not: ['reimb petrol and food rohan'],
  },
  {
    id: 'word-toll',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'tolls',
    confidence: 92,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'fas_tag, toll',
    },
    matches: ['toll to nashik'],
    not: ['ATOLL RESORT BOOKING'],
  },
  {
    id: 'word-welfare',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'staff-welfare',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        celebration(s), safety shoes, staff|worker(s)|employee(s) uniform(s)
        uniform(s) for|of [staff|worker(s)|emp]*, offsite, bouquet(s), troph[y|ies], health check_(-)up(s)
        meal [card|voucher|coupon|pass](s), diwali, hamper(s), restaurant(s), cater[ing|ers], gifts
        gift [box|voucher|card|pack]*, sweets, cake(s)
      `,
      noneOf: 'bonus, relatives',
    },
    matches: ['teachers day gifts'],
    not: ['bonus diwali staff'],
  },
  {
    id: 'word-pantry',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'pantry',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        mineral water, dairy, breakfast, biscuit(s), juice(s), fruits, tea, chai(wala), chaha, amrut(t)ulya, coffee
        snack(s), pantry, canteen, tiffin, milk, water [can|jar|bottle](s), drinking water, food order
        grocer[y|ies]
      `,
    },
    matches: ['chai nashta'],
    not: ['veg + dairy june kitchen'],
  },
  {
    id: 'word-meal',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'staff-welfare',
    confidence: 76,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'lunch, dinner, refreshment(s)',
    },
    matches: ['farewell gift and lunch for sameera'],
    not: ['CLAIM FOR CLIENT LUNCH VIKAS'],
  },
  {
    id: 'word-stationery',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'office-supplies',
    confidence: 88,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        pens, notebooks, paper [ream|rim](s), a4 [rim|ream|sheet](s), white_board(s), marker pen(s), photocop[y|ies]
        office needs|mart|essentials, printer|copier|xerox|a4 paper, xerox, stationer(y|s)*, stationar[y|ies]
        printer ink, toner, cartridge(s), office suppl*
      `,
    },
    matches: ['stationary items'],
    not: ['printer rental feb'],
  },
  {
    id: 'word-courier',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'courier',
    confidence: 88,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'parcel charges|service(s), courier(s), awb, postage, speed_post',
    },
    matches: ['courier charges feb'],
    not: ['FEDEX DUTY PAYMENT AWB 7788 CUSTOMS'],
  },
  {
    id: 'word-telecom',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'telephone-and-internet',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        ftth, dth, mobile rech, ivr, cloud telephony, broadband, internet bill|charges|leased, postpaid, prepaid
        mobile bill|recharge, fiber(net), telecom, *[jio|airtel|bsnl] rech*, telephone, landline, leased line, isp
        sim card|recharge, wifi, ill <month>, pri line
      `,
      noneOf: 'prepaid card, ads',
    },
    matches: ['wifi bill march'],
    not: ['wifi mouse, pen drives'],
  },
  {
    id: 'word-power',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'electricity-and-water',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        water tanker(s), municipal* … water, vvnl, north|south|east|west|central ~ power, power … bharat bill_pay*
        water supply|board|sewerage, jal board|sansthan|nigam, piped gas, png bill, power corporation|distribution
        light bill, vij co, vitran, electric supply, elec(tricit(y)), water bill|charges|tax, power bill
        power dev(elopment), discom, eb bill, vidyut, bijli
        *scom, *vvnl, *edcl, *pdcl, ?seb, con(s|sumer)( no)_#+, rr no, electric bill, ^[bil|billdk|bbps]= … power
      `,
    },
    matches: ['bijli ka bill'],
    not: ['ELECTRICITY SECURITY DEPOSIT ADDITIONAL LOAD'],
  },
  {
    id: 'word-training',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'books-and-training',
    confidence: 82,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        ![[race|golf] ]course, chamber of commerce
        webinar(s), bootcamp, certification course, exam fee(s), library, member fee(s), annual subscription fee
        membership, training, course fee(s), seminar(s), institute of [chartered acc|company sec|cost acc]*
        conference, workshop fee(s), books, publications, newspaper(s), magazine(s)
      `,
      noneOf: 'conference room, zoho books, gym, club',
    },
    matches: ['ida membership annual'],
    not: ['zoho payroll + books'],
  },
  {
    id: 'word-donation',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'donation',
    confidence: 76,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'charitable, relief fund, ngo, orphanage, gaushala, 80g, foundation$, foundation[-|/]',
      noneOf: 'fee(s), rent, training, incubat*, course, membership',
    },
    matches: ['NEFT DR-HDFC0000060-ASHA CHARITABLE SOCIETY-NETBANK, MUM'],
    not: ['foundation course fees'],
  },
  {
    id: 'word-packaging',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'packaging',
    confidence: 86,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        corrugated, pet|glass|plastic jar(s)|bottle(s)|container(s), stretch film, bopp, package(d) boxes
        poly_bag(s), printed labels, empty bottles, packaging, carton(s), packing material(s), corrugat*, pouches
        bubble wrap, shrink wrap|film
      `,
    },
    matches: ['cartons 500 pcs'],
    not: ['water bottles carton office'],
  },
  {
    id: 'word-software-abroad',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'software-foreign',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        adobe … [dublin|ireland|san jose], intl … adobe, ^(to )intl … subsc*
        ^[ecom|vin|vps|pos|int(l)|me dc|dc|os|to intl] … subsc*|saas|software … [usd|eur|gbp|san francisco|new york|dublin|amsterdam|london|stockholm|sydney|toronto]
        ^[ecom|vin|vps|pos|pci|int(l)|me dc|dc|os|visa|pcd|ecm] … [san franc*|dublin|amsterdam|irl|sydney]
        ^[ecom|vin|vps|pos|pci|int(l)|me dc|dc|os|visa|pcd|ecm] … [usd_#+|#+ usd]
      `,
      noneOf: 'ad(s), hotel(s), booking, stay, flight(s), inn',
    },
    matches: ['VISA INTL ADOBE *CREATIVE CLOUD DUBLIN'],
    not: ['clinic software yearly'],
  },
  {
    id: 'word-import-service',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'software-foreign',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        [^orm|outward [remittance|tt]|out_rem|^tt ] … s08##|s10##|software|subscription|saas|licen[c|s]e
      `,
    },
    matches: ['ORM/USD1200/S0802/NORTHWIND APPS INC'],
    not: ['GOOGLE CLOUD PLATFORM'],
  },
  {
    id: 'word-import',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'import-of-goods',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        [out_rem|foreign outward|^tt|^orm|outward] … import(s)|goods|machiner[y|ies], ^tt … [p|s]01##
        ^orm … inv|import|goods|[p|s]01##|adv, import [payment|pmt|of goods|bill|lc], adv(ance) import
        outward remittance … inv|goods|import, lc retirement|payment|bill
      `,
      noneOf: 'chg(s), charge(s), comm(ission), service(s)',
    },
    matches: ['RTGS IMPORT LC PMT ILC0451 DT 051026'],
    not: ['outward remittance charges'],
  },
  {
    id: 'word-laptop',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'computers',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        monitor(s), ipad(s), ssd, thinkpad(s), smartphone(s), server|nas … purchase, mobile phone(s)|handset(s)
        laptop(s), computer(s)![ age*], macbook(s), iphone(s), desktop(s)
      `,
    },
    matches: ['ipad purchase'],
    not: ['laptop stand amazon'],
  },
  {
    id: 'word-furniture',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'furniture',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        modular [furniture|work|kitchen|office]*, window blinds, carpentry, woodwork(s), sofa(s), carpet(s)
        partition(s), false ceiling, furniture(s), chair(s), interior(s), fit(-)out, workstation(s)
      `,
    },
    matches: ['30 wooden chairs'],
    not: ['chair hydraulic repairing 6 nos'],
  },
  {
    id: 'word-machine',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'machinery-and-vehicles',
    confidence: 78,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        lathe, tempo|truck|van|car|scooter|bike|vehicle purchase(d), deep freezer(s), scissor|goods|hydraulic lift
        stacker(s), conveyor(s), eot crane, chassis, [v|h]mc
        [oven|kneader|freezer|chiller|refrigerator(s)|boiler|dryer|weighing machine|sealing machine|packing machine|forklift] purchase|advance|balance
        [bolero|scorpio|innova|ertiga|eeco|tata ace|pick_up|truck|tempo|car|vehicle|scooter|bike] … down_payment
        down_payment … [bolero|scorpio|innova|ertiga|eeco|tata ace|truck|tempo|car|vehicle|scooter|bike]
        compressor(s), hydraulic press, machine tools, injection moulding machine, 3d printer, machiner[y|ies]
        machine [purchase|advance|~ advance], cnc, genset, new vehicle|car|machine, lathe machine
      `,
    },
    matches: ['deep freezer new'],
    not: ['diesel for genset'],
  },
  {
    id: 'word-trading',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'materials',
    confidence: 72,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        hardware (and |& )[tools|store(s)|mart|paints|items], dairy farm(s)
        coil(s), stock inv|payment|purchase, adv stock
        apmc![ … [fee|cess|licen]*], components, nut(s)( and| &) bolt(s), maida|besan|sooji|basmati, round bar(s)
        ms|ss|gi|hr|cr|en#+ [round|plate|sheet|pipe|coil|bar|angle|channel](s), cutting tools
        purchase(s) … kg(s)|bag(s)|mt|qtl(s), ![[labo(u)r|manpower|tent|water] ]suppliers, ingredient(s), spices
        impex, aluminium, metal corp*|industries|mart|works, extrusion(s), titanium, billet(s), copper, brass
        timber(s), rice|flour|oil|spinning|sugar|paper|cotton mill(s), resin(s), adhesive(s), dyes, pigment(s)
        rubber(s), granules, distributors, raw mat(l|erial), trader(s), trading co, raw material(s), rm purchase
        material(s) purchase|supply|supplied|payment, purchase of goods|material(s)|stock, goods|stock purchase(d)
        steel(s), chemical(s), polymer(s), textile(s), wholesale, inverter(s), metals, alloys, fasteners, yarn(s)
        fabrics, bearings, castings, forgings
      `,
      noneOf: '^[pos|pcd|ecom|vin|me dc]![ … [purchase|material]*] … trader(s)',
    },
    matches: ['ms plates 2 ton'],
    not: ['steel racks for store'],
  },
  {
    id: 'word-emi',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'loan-emi',
    confidence: 84,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: `
        ^[(n)ach(d)|ecs|debit-achdr|debit-cmp mandate] … *[finance|fincorp|finserv|[ln|lan|tl](=)*#|lan$]*
        ^[(n)ach(d)|ecs|debit-achdr|debit-cmp mandate] … fin|finance|fincorp|finserv|financial|finvest|capital|leasing|loan(s)|credit|housing
      `,
      noneOf: 'mutual, mf, sip, society, life, insurance, credit card, <charge>',
    },
    matches: ['ACH/LOTUSFIN CAPITAL/19252000'],
    not: ['ECS BOUNCE CHGS TATA CAPITAL'],
  },
  {
    id: 'word-salary-advance',
    version: 3,
    rank: 'trade',
    side: 'debit',
    categoryId: 'salary-advance',
    confidence: 80,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: '-tpt-advance',
    },
    matches: ['50200071234509-TPT-ADVANCE MAY-TEJAS BHAT'],
    not: ['ACCT-TPT-SALARY ADV ADJ OCT NET-RAMESH PAWAR'],
  },
  {
    id: 'word-software',
    version: 4,
    rank: 'trade',
    side: 'debit',
    categoryId: 'software-indian',
    confidence: 74,
    reason: 'categorise.reason.trade-words',
    terms: {
      anyOf: 'hrms, crm, helpdesk, software subsc*|licen[c|s]e(s)|renewal, saas, licence|license renewal',
    },
    matches: ['marg pharmacy software renewal'],
    not: ['factory licence renewal'],
  },
];
