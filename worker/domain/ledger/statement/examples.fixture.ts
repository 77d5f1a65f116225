/*
 * Books as facts: dated vouchers with the balances they come to, written as `date kind: Dr account[tag] amount; … = Cr account[tag]
 * amount; …`, with `monthly from..to day n` for what repeats (day 31 is the last one). `due` is what of an account falls due within
 * twelve months of the balance sheet's day.
 */

type ExampleText = { vouchers: string; statements: string; due?: string; returns?: string };

export const EXAMPLE_TEXTS = {
  E1: {
    vouchers: `
      2026-10-01 opening: Dr Bank current 1,00,000.00 = Cr Equity share capital 94,000.00; TDS payable[1009] 6,000.00
      2026-10-01 payment: Dr Staff welfare 450.00 = Cr Bank current 450.00
      2026-10-01 payment: Dr Staff welfare 450.00 = Cr Bank current 450.00
      2026-10-03 receipt: Dr Bank current 1,18,000.00 = Cr Sale of services 1,00,000.00; GST in receipts awaiting invoice 18,000.00
      2026-10-05 payment: Dr Rent 60,000.00 = Cr Bank current 60,000.00
      2026-10-07 payment: Dr TDS payable[1009] 6,000.00 = Cr Bank current 6,000.00
      2026-10-12 payment: Dr Legal and professional 45,000.00 = Cr Bank current 45,000.00
      2026-10-15 contra: Dr Transfers in transit 50,000.00 = Cr Bank current 50,000.00
      2026-10-31 receipt: Dr Bank current 212.00 = Cr Interest income 212.00
    `,
    statements: `
      TB 2026-10-31 (2,12,212.00 each side): Dr Bank current 56,312.00; Transfers in transit 50,000.00; Staff welfare 900.00; Rent 60,000.00; Legal and professional 45,000.00 = Cr Equity share capital 94,000.00; GST in receipts awaiting invoice 18,000.00; Sale of services 1,00,000.00; Interest income 212.00
      P&L 2026-10-01 to 2026-10-31: Revenue from operations 1,00,000.00; Other income 212.00; Employee benefits expense 900.00; Other expenses 1,05,000.00; before tax -5,688.00
      BS 2026-10-31 (total 1,06,312.00): Share capital 94,000.00; Reserves and surplus -5,688.00; Other current liabilities 18,000.00 = Cash and bank balances 1,06,312.00
    `,
  },
  E2: {
    vouchers: `
      2026-10-01 opening: Dr Bank current 1,00,000.00; Legal and professional 20,000.00 = Cr Equity share capital 1,14,000.00; TDS payable[1009] 6,000.00
      2026-10-01 payment: Dr Staff welfare 450.00 = Cr Bank current 450.00
      2026-10-01 payment: Dr Staff welfare 450.00 = Cr Bank current 450.00
      2026-10-01 sales: Dr Trade receivables[Lark] 1,18,000.00 = Cr Sale of services 1,00,000.00; Output CGST 9,000.00; Output SGST 9,000.00
      2026-10-01 purchase: Dr Rent 60,000.00; Input CGST 5,400.00; Input SGST 5,400.00 = Cr Trade payables[Sunrise] 54,000.00; TDS payable[1009] 6,000.00; RCM CGST 5,400.00; RCM SGST 5,400.00
      2026-10-03 receipt: Dr Bank current 1,18,000.00 = Cr Trade receivables[Lark] 1,18,000.00
      2026-10-05 payment: Dr Trade payables[Sunrise] 60,000.00 = Cr Bank current 60,000.00
      2026-10-07 payment: Dr TDS payable[1009] 6,000.00 = Cr Bank current 6,000.00
      2026-10-12 purchase: Dr Legal and professional 45,000.00; Input CGST 4,050.00; Input SGST 4,050.00 = Cr Trade payables[Lawchamber] 38,500.00; TDS payable[1027] 6,500.00; RCM CGST 4,050.00; RCM SGST 4,050.00
      2026-10-12 payment: Dr Trade payables[Lawchamber] 45,000.00 = Cr Bank current 45,000.00
      2026-10-15 contra: Dr Bank savings[4471] 50,000.00 = Cr Bank current 50,000.00
      2026-10-31 receipt: Dr Bank current 212.00 = Cr Interest income 212.00
    `,
    statements: `
      TB 2026-10-31 (2,63,612.00 each side): Dr Bank current 56,312.00; Bank savings 50,000.00; Input CGST 9,450.00; Input SGST 9,450.00; Trade payables 12,500.00; Staff welfare 900.00; Rent 60,000.00; Legal and professional 65,000.00 = Cr Equity share capital 1,14,000.00; Output CGST 9,000.00; Output SGST 9,000.00; RCM CGST 9,450.00; RCM SGST 9,450.00; TDS payable 12,500.00; Sale of services 1,00,000.00; Interest income 212.00
      P&L 2026-10-01 to 2026-10-31: Revenue from operations 1,00,000.00; Other income 212.00; Employee benefits expense 900.00; Other expenses 1,05,000.00; before tax -5,688.00
      BS 2026-10-31 (total 1,37,712.00): Share capital 1,14,000.00; Reserves and surplus -25,688.00; Other current liabilities 49,400.00 = Cash and bank balances 1,06,312.00; Short-term loans and advances 31,400.00
    `,
  },
  E3: {
    vouchers: `
      2026-04-01 opening: Dr Bank current 2,00,000.00 = Cr Equity share capital 2,00,000.00
      2026-04-10 receipt: Dr Bank current 59,000.00 = Cr Customer advances[Alpha] 59,000.00
      2026-04-10 journal: Dr GST on advances received 9,000.00 = Cr Output IGST 9,000.00
      2026-05-05 sales: Dr Trade receivables[Alpha] 1,77,000.00 = Cr Sale of services 1,50,000.00; Output IGST 27,000.00
      2026-05-05 journal: Dr Customer advances[Alpha] 59,000.00; Output IGST 9,000.00 = Cr Trade receivables[Alpha] 59,000.00; GST on advances received 9,000.00
      2026-05-12 sales: Dr Trade receivables[Beta] 94,400.00 = Cr Sale of services 80,000.00; Output CGST 7,200.00; Output SGST 7,200.00
      2026-05-20 receipt: Dr Bank current 94,400.00 = Cr Trade receivables[Beta] 94,400.00
      2026-05-23 payment: Dr Trade receivables[Beta] 94,400.00 = Cr Bank current 94,400.00
      2026-05-23 payment: Dr Bank charges 500.00; Input CGST 45.00; Input SGST 45.00 = Cr Bank current 590.00
      2026-06-04 credit note: Dr Sale of services 10,000.00; Output IGST 1,800.00 = Cr Trade receivables[Alpha] 11,800.00
      2026-06-20 receipt: Dr Bank current 1,03,400.00; TDS receivable[2026-27] 2,800.00 = Cr Trade receivables[Alpha] 1,06,200.00
      2026-07-02 sales: Dr Trade receivables[Gamma] 35,400.00 = Cr Sale of services 30,000.00; Output CGST 2,700.00; Output SGST 2,700.00
      2026-09-15 receipt: Dr Bank current 20,000.00 = Cr Trade receivables[Gamma] 20,000.00
      2027-03-31 journal: Dr Bad debts 15,400.00 = Cr Trade receivables[Gamma] 15,400.00
    `,
    statements: `
      TB 2027-03-31 (4,95,000.00 each side): Dr Trade receivables 94,400.00; Bank current 3,81,810.00; Input CGST 45.00; Input SGST 45.00; TDS receivable 2,800.00; Bank charges 500.00; Bad debts 15,400.00 = Cr Equity share capital 2,00,000.00; Output CGST 9,900.00; Output SGST 9,900.00; Output IGST 25,200.00; Sale of services 2,50,000.00
      P&L 2026-04-01 to 2027-03-31: Revenue from operations 2,50,000.00; Other expenses 15,900.00; before tax 2,34,100.00
      BS 2027-03-31 (total 4,79,100.00): Share capital 2,00,000.00; Reserves and surplus 2,34,100.00; Other current liabilities 45,000.00 = Trade receivables 94,400.00; Cash and bank balances 3,81,810.00; Short-term loans and advances 2,890.00
    `,
  },
  E4: {
    vouchers: `
      2026-07-01 opening: Dr Bank current 5,00,000.00 = Cr Equity share capital 5,00,000.00
      2026-07-01 purchase: Dr Rent 60,000.00; Input CGST 5,400.00; Input SGST 5,400.00 = Cr Trade payables[Sunrise] 64,800.00; TDS payable[1009] 6,000.00
      2026-07-03 payment: Dr Trade payables[Sunrise] 64,800.00 = Cr Bank current 64,800.00
      2026-07-06 purchase: Dr Legal and professional 75,000.00; Input IGST 13,500.00 = Cr Trade payables[Audico] 81,000.00; TDS payable[1027] 7,500.00
      2026-07-08 payment: Dr Trade payables[Audico] 40,000.00 = Cr Bank current 40,000.00
      2026-07-09 payment: Dr Staff welfare 21,000.00 = Cr Bank current 21,000.00
      2026-07-10 purchase: Dr Legal and professional 50,000.00; Input CGST 4,500.00; Input SGST 4,500.00 = Cr Trade payables[Lawchamber] 50,000.00; RCM CGST 4,500.00; RCM SGST 4,500.00
      2026-07-12 purchase: Dr Software subscriptions 12,345.67; Input IGST 2,222.22 = Cr Credit card payable[4412] 12,345.67; RCM IGST 2,222.22
      2026-07-14 purchase: Dr Contract charges 40,000.00; Input CGST 3,600.00; Input SGST 3,600.00 = Cr Trade payables[Fabri] 46,400.00; TDS payable[1024] 800.00
      2026-07-20 debit note: Dr Trade payables[Fabri] 11,800.00 = Cr Contract charges 10,000.00; Input CGST 900.00; Input SGST 900.00
      2026-07-25 payment: Dr Credit card payable[4412] 12,345.67 = Cr Bank current 12,345.67
      2026-08-07 payment: Dr TDS payable[1009] 6,000.00; TDS payable[1027] 7,500.00; TDS payable[1024] 800.00 = Cr Bank current 14,300.00
    `,
    statements: `
      TB 2026-08-07 (6,36,822.22 each side): Dr Bank current 3,47,554.33; Input CGST 12,600.00; Input SGST 12,600.00; Input IGST 15,722.22; Staff welfare 21,000.00; Rent 60,000.00; Legal and professional 1,25,000.00; Contract charges 30,000.00; Software subscriptions 12,345.67 = Cr Equity share capital 5,00,000.00; Trade payables 1,25,600.00; RCM CGST 4,500.00; RCM SGST 4,500.00; RCM IGST 2,222.22
      P&L 2026-07-01 to 2026-08-07: Employee benefits expense 21,000.00; Other expenses 2,27,345.67; before tax -2,48,345.67
      BS 2026-08-07 (total 3,88,476.55): Share capital 5,00,000.00; Reserves and surplus -2,48,345.67; Trade payables 1,25,600.00; Other current liabilities 11,222.22 = Cash and bank balances 3,47,554.33; Short-term loans and advances 40,922.22
    `,
  },
  E5: {
    vouchers: `
      2026-08-01 opening: Dr Bank current 50,000.00 = Cr Equity share capital 50,000.00
      2026-08-10 sales: Dr Gateway clearing[Pay] 20,060.00 = Cr Sale of services 17,000.00; Output CGST 1,530.00; Output SGST 1,530.00
      2026-08-11 credit note: Dr Sale of services 2,000.00; Output CGST 180.00; Output SGST 180.00 = Cr Gateway clearing[Pay] 2,360.00
      2026-08-12 journal: Dr Gateway charges 401.20; Input CGST 36.11; Input SGST 36.11 = Cr Gateway clearing[Pay] 473.42
      2026-08-12 receipt: Dr Bank current 17,226.58 = Cr Gateway clearing[Pay] 17,226.58
      2026-08-20 sales: Dr Marketplace clearing[Bazaar] 1,18,000.00 = Cr Sale of goods 1,00,000.00; Output IGST 18,000.00
      2026-08-31 journal: Dr Commission 10,000.00; Freight outward 2,000.00; Input IGST 2,160.00; GST TCS credit receivable 500.00; TDS receivable[2026-27] 100.00 = Cr Marketplace clearing[Bazaar] 14,760.00
      2026-09-02 receipt: Dr Bank current 1,03,240.00 = Cr Marketplace clearing[Bazaar] 1,03,240.00
      2026-09-12 journal: Dr GST cash ledger IGST 500.00 = Cr GST TCS credit receivable 500.00
    `,
    statements: `
      TB 2026-09-12 (1,85,700.00 each side): Dr Bank current 1,70,466.58; Input CGST 36.11; Input SGST 36.11; Input IGST 2,160.00; GST cash ledger IGST 500.00; TDS receivable 100.00; Commission 10,000.00; Freight outward 2,000.00; Gateway charges 401.20 = Cr Equity share capital 50,000.00; Output CGST 1,350.00; Output SGST 1,350.00; Output IGST 18,000.00; Sale of services 15,000.00; Sale of goods 1,00,000.00
      P&L 2026-08-01 to 2026-09-12: Revenue from operations 1,15,000.00; Other expenses 12,401.20; before tax 1,02,598.80
      BS 2026-09-12 (total 1,73,298.80): Share capital 50,000.00; Reserves and surplus 1,02,598.80; Other current liabilities 20,700.00 = Cash and bank balances 1,70,466.58; Short-term loans and advances 2,832.22
    `,
  },
  E6: {
    vouchers: `
      2026-10-01 opening: Dr Bank current 6,00,000.00; Staff advances[Emp3] 5,000.00 = Cr Equity share capital 6,05,000.00
      2026-10-31 journal: Dr Salaries 1,85,000.00; Contribution to PF and other funds 6,125.00 = Cr Salaries payable 1,61,500.00; Staff advances[Emp3] 5,000.00; PF payable 11,525.00; PT payable 600.00; TDS payable[1002] 12,500.00
      2026-10-31 journal: Dr Directors remuneration 1,00,000.00 = Cr Salaries payable 89,800.00; PT payable 200.00; TDS payable[1002] 10,000.00
      2026-10-31 payment: Dr Salaries payable 1,61,500.00 = Cr Bank current 1,61,500.00
      2026-10-31 payment: Dr Salaries payable 89,800.00 = Cr Bank current 89,800.00
      2026-11-03 payment: Dr Travelling 3,000.00; Input CGST 270.00; Input SGST 270.00 = Cr Bank current 3,540.00
      2026-11-07 payment: Dr TDS payable[1002] 22,500.00 = Cr Bank current 22,500.00
      2026-11-15 payment: Dr PF payable 11,525.00 = Cr Bank current 11,525.00
      2026-11-20 payment: Dr PT payable 800.00 = Cr Bank current 800.00
    `,
    statements: `
      TB 2026-11-20 (6,05,000.00 each side): Dr Bank current 3,10,335.00; Input CGST 270.00; Input SGST 270.00; Salaries 1,85,000.00; Directors remuneration 1,00,000.00; Contribution to PF and other funds 6,125.00; Travelling 3,000.00 = Cr Equity share capital 6,05,000.00
      P&L 2026-10-01 to 2026-11-20: Employee benefits expense 2,91,125.00; Other expenses 3,000.00; before tax -2,94,125.00
      BS 2026-11-20 (total 3,10,875.00): Share capital 6,05,000.00; Reserves and surplus -2,94,125.00 = Cash and bank balances 3,10,335.00; Short-term loans and advances 540.00
    `,
  },
  E7: {
    vouchers: `
      2026-10-31 opening: Dr Bank current 1,00,000.00; Input IGST 12,000.00; Input CGST 4,050.50; Input SGST 4,050.50 = Cr Output IGST 37,800.40; Output CGST 5,400.25; Output SGST 5,400.25; RCM CGST 1,800.00; RCM SGST 1,800.00; Equity share capital 67,900.10
      2026-12-02 journal: Dr Output IGST 12,000.00; Output CGST 4,050.50; Output SGST 4,050.50 = Cr Input IGST 12,000.00; Input CGST 4,050.50; Input SGST 4,050.50
      2026-12-02 payment: Dr GST cash ledger IGST 25,953.00; GST cash ledger CGST 3,469.00; GST cash ledger SGST 3,469.00 = Cr Bank current 32,891.00
      2026-12-02 journal: Dr Output IGST 25,800.40; Output CGST 1,349.75; Output SGST 1,349.75; RCM CGST 1,800.00; RCM SGST 1,800.00; Interest on statutory dues 189.96; Late fees and penalties 600.00; Round-off 1.14 = Cr GST cash ledger IGST 25,953.00; GST cash ledger CGST 3,469.00; GST cash ledger SGST 3,469.00
    `,
    statements: `
      TB 2026-12-02 (67,900.10 each side): Dr Bank current 67,109.00; Interest on statutory dues 189.96; Late fees and penalties 600.00; Round-off 1.14 = Cr Equity share capital 67,900.10
      P&L 2026-10-31 to 2026-12-02: Finance costs 189.96; Other expenses 601.14; before tax -791.10
      BS 2026-12-02 (total 67,109.00): Share capital 67,900.10; Reserves and surplus -791.10 = Cash and bank balances 67,109.00
    `,
  },
  E8: {
    vouchers: `
      2026-04-01 opening: Dr Bank current 12,00,000.00 = Cr Equity share capital 12,00,000.00
      2026-04-01 contra: Dr Fixed deposits up to 12 months[FD1] 10,00,000.00 = Cr Bank current 10,00,000.00
      2026-04-05 receipt: Dr Bank current 9,88,200.00; Other borrowing costs 10,000.00; Input CGST 900.00; Input SGST 900.00 = Cr Term loans[HBL] 10,00,000.00
      2026-04-10 receipt: Dr Bank current 3,00,000.00 = Cr Loans from directors[R] 3,00,000.00
      2026-05-05 payment: Dr Term loans[HBL] 23,214.31; Interest on borrowings 10,000.00 = Cr Bank current 33,214.31
      2026-06-05 payment: Dr Term loans[HBL] 23,446.45; Interest on borrowings 9,767.86 = Cr Bank current 33,214.31
      2026-06-20 payment: Dr Advertising 45,678.90 = Cr Bank overdraft[9921] 45,678.90
      2026-06-30 receipt: Dr Bank current 16,200.00; TDS receivable[2026-27] 1,800.00 = Cr Interest income 18,000.00
      2026-06-30 payment: Dr Interest on borrowings 112.63 = Cr Bank overdraft[9921] 112.63
      2026-06-30 journal: Dr Interest on borrowings 13,827.44 = Cr Interest accrued[HBL] 7,835.66; Interest accrued[R] 5,991.78
    `,
    statements: `
      TB 2026-06-30 (25,30,958.21 each side): Dr Bank current 14,37,971.38; Fixed deposits up to 12 months 10,00,000.00; Input CGST 900.00; Input SGST 900.00; TDS receivable 1,800.00; Interest on borrowings 33,707.93; Other borrowing costs 10,000.00; Advertising 45,678.90 = Cr Equity share capital 12,00,000.00; Term loans 9,53,339.24; Bank overdraft 45,791.53; Loans from directors 3,00,000.00; Interest accrued 13,827.44; Interest income 18,000.00
      P&L 2026-04-01 to 2026-06-30: Other income 18,000.00; Finance costs 43,707.93; Other expenses 45,678.90; before tax -71,386.83
      BS 2026-06-30 (total 24,41,571.38): Share capital 12,00,000.00; Reserves and surplus -71,386.83; Long-term borrowings 6,53,005.93; Short-term borrowings 6,46,124.84; Other current liabilities 13,827.44 = Cash and bank balances 24,37,971.38; Short-term loans and advances 3,600.00
    `,
    due: 'Term loans[HBL] 3,00,333.31',
  },
  E9: {
    vouchers: `
      2025-04-01 opening: Dr Bank current 5,00,000.00; Computers 1,20,000.00 = Cr Acc. dep. computers 18,947.95; Equity share capital 6,01,052.05
      2025-06-15 purchase: Dr Computers 2,00,000.00; Input IGST 36,000.00 = Cr Creditors for capital goods[Servo] 2,36,000.00
      2025-06-20 payment: Dr Creditors for capital goods[Servo] 2,36,000.00 = Cr Bank current 2,36,000.00
      2025-12-01 purchase: Dr Furniture and fittings 80,000.00; Input CGST 7,200.00; Input SGST 7,200.00 = Cr Creditors for capital goods[Wood] 94,400.00
      2025-12-31 journal: Dr Depreciation 28,630.14 = Cr Acc. dep. computers 28,630.14
      2025-12-31 sales: Dr Trade receivables[Resale] 70,800.00; Acc. dep. computers 47,578.09; Loss on sale of assets 12,421.91 = Cr Computers 1,20,000.00; Output CGST 5,400.00; Output SGST 5,400.00
      2025-12-31 journal: Dr GST cost 5,400.00 = Cr Output CGST 2,700.00; Output SGST 2,700.00
      2026-03-31 journal: Dr Depreciation 27,679.27 = Cr Acc. dep. computers 25,159.82; Acc. dep. furniture 2,519.45
    `,
    statements: `
      TB 2026-03-31 (7,39,331.32 each side): Dr Computers 2,00,000.00; Furniture and fittings 80,000.00; Trade receivables 70,800.00; Bank current 2,64,000.00; Input CGST 7,200.00; Input SGST 7,200.00; Input IGST 36,000.00; Depreciation 56,309.41; Loss on sale of assets 12,421.91; GST cost 5,400.00 = Cr Acc. dep. computers 25,159.82; Acc. dep. furniture 2,519.45; Equity share capital 6,01,052.05; Output CGST 8,100.00; Output SGST 8,100.00; Creditors for capital goods 94,400.00
      P&L 2025-04-01 to 2026-03-31: Depreciation and amortisation 56,309.41; Other expenses 17,821.91; before tax -74,131.32
      BS 2026-03-31 (total 6,37,520.73): Share capital 6,01,052.05; Reserves and surplus -74,131.32; Other current liabilities 1,10,600.00 = PPE 2,52,320.73; Trade receivables 70,800.00; Cash and bank balances 2,64,000.00; Short-term loans and advances 50,400.00
    `,
  },
  E10: {
    vouchers: `
      2026-04-01 opening: Dr Bank current 15,00,000.00 = Cr Equity share capital 10,00,000.00; Surplus 5,00,000.00
      2026-05-04 receipt: Dr Bank current 52,00,000.00 = Cr Share application money[Seed] 52,00,000.00
      2026-05-20 journal: Dr Share application money[Seed] 50,00,000.00 = Cr Preference share capital 50,000.00; Securities premium 49,50,000.00
      2026-05-22 payment: Dr Share application money[Seed] 2,00,000.00 = Cr Bank current 2,00,000.00
      2026-05-25 purchase: Dr Legal and professional 1,00,000.00; Input CGST 9,000.00; Input SGST 9,000.00 = Cr Trade payables[Lawco LLP] 1,08,000.00; TDS payable[1027] 10,000.00
      2026-05-26 payment: Dr Rates and taxes 250.00 = Cr Bank current 250.00
      2026-05-31 journal: Dr Securities premium 1,00,250.00 = Cr Legal and professional 1,00,000.00; Rates and taxes 250.00
      2026-06-10 receipt: Dr Bank current 10,00,000.00 = Cr Share application money[iSAFE] 10,00,000.00
      2026-06-12 receipt: Dr Bank current 25,00,000.00 = Cr Convertible notes[Angel] 25,00,000.00
      2026-06-25 journal: Dr Surplus 1,00,000.00 = Cr Dividend payable 90,000.00; TDS payable[1029] 10,000.00
      2026-06-29 payment: Dr Dividend payable 90,000.00 = Cr Bank current 90,000.00
    `,
    statements: `
      TB 2026-06-30 (99,27,750.00 each side): Dr Bank current 99,09,750.00; Input CGST 9,000.00; Input SGST 9,000.00 = Cr Equity share capital 10,00,000.00; Preference share capital 50,000.00; Securities premium 48,49,750.00; Surplus 4,00,000.00; Share application money 10,00,000.00; Convertible notes 25,00,000.00; Trade payables 1,08,000.00; TDS payable 20,000.00
      P&L 2026-04-01 to 2026-06-30: before tax 0.00
      BS 2026-06-30 (total 99,27,750.00): Share capital 10,50,000.00; Reserves and surplus 52,49,750.00; Share application money pending allotment 10,00,000.00; Long-term borrowings 25,00,000.00; Trade payables 1,08,000.00; Other current liabilities 20,000.00 = Cash and bank balances 99,09,750.00; Short-term loans and advances 18,000.00
    `,
  },
  E11: {
    vouchers: `
      2026-04-01 opening: Dr Bank current 3,00,000.00 = Cr Equity share capital 3,00,000.00
      2026-04-15 sales: Dr Trade receivables[Gamma Inc] 8,41,000.00 = Cr Export sales 8,41,000.00
      2026-05-20 receipt: Dr Bank EEFC 8,44,383.75; Bank charges 2,116.25 = Cr Trade receivables[Gamma Inc] 8,41,000.00; Exchange differences (net) 5,500.00
      2026-06-01 contra: Dr Bank current 4,22,000.00; Exchange differences (net) 1,250.00 = Cr Bank EEFC 4,23,250.00
      2026-06-10 purchase: Dr Cloud and hosting 84,900.00; Input IGST 15,282.00 = Cr Trade payables[Cloud Inc] 84,900.00; RCM IGST 15,282.00
      2026-06-25 payment: Dr Trade payables[Cloud Inc] 84,900.00 = Cr Bank EEFC 84,650.00; Exchange differences (net) 250.00
      2026-07-05 purchase: Dr Purchases 3,40,800.00 = Cr Trade payables[Parts GmbH] 3,40,800.00
      2026-07-12 payment: Dr Customs duty and freight inward 37,840.00; Input IGST 68,731.00 = Cr Bank current 1,06,571.00
      2027-03-31 journal: Dr Exchange differences (net) 3,600.00 = Cr Trade payables[Parts GmbH] 3,600.00
      2027-03-31 journal: Dr Bank EEFC 5,763.75 = Cr Exchange differences (net) 5,763.75
      2027-03-31 journal: Dr Stock-in-trade 3,78,640.00 = Cr Changes in inventories 3,78,640.00
    `,
    statements: `
      TB 2027-03-31 (18,85,985.75 each side): Dr Stock-in-trade 3,78,640.00; Bank current 6,15,429.00; Bank EEFC 3,42,247.50; Input IGST 84,013.00; Purchases 3,40,800.00; Customs duty and freight inward 37,840.00; Cloud and hosting 84,900.00; Bank charges 2,116.25 = Cr Equity share capital 3,00,000.00; Trade payables 3,44,400.00; RCM IGST 15,282.00; Export sales 8,41,000.00; Exchange differences (net) 6,663.75; Changes in inventories 3,78,640.00
      P&L 2026-04-01 to 2027-03-31: Revenue from operations 8,41,000.00; Other income 6,663.75; Purchases of stock-in-trade 3,78,640.00; Changes in inventories -3,78,640.00; Other expenses 87,016.25; before tax 7,60,647.50
      BS 2027-03-31 (total 14,20,329.50): Share capital 3,00,000.00; Reserves and surplus 7,60,647.50; Trade payables 3,44,400.00; Other current liabilities 15,282.00 = Inventories 3,78,640.00; Cash and bank balances 9,57,676.50; Short-term loans and advances 84,013.00
    `,
  },
  E12: {
    vouchers: `
      2025-04-01 opening: Dr Computers 3,00,000.00; Bank current 9,43,250.00; Fixed deposits up to 12 months 10,00,000.00; Trade receivables[Alpha] 2,16,000.00; TDS receivable[2024-25] 60,000.00; Advance income tax[2024-25] 50,000.00; Security deposits 1,80,000.00; Prepaid expenses 6,000.00; Input CGST 9,000.00; Input SGST 9,000.00; Deferred tax (net) 1,258.40 = Cr Acc. dep. computers 95,000.00; Equity share capital 10,00,000.00; Securities premium 4,00,000.00; Surplus 3,78,383.40; Term loans 6,00,000.00; Provision for gratuity 30,000.00; Trade payables[Cloudline] 54,000.00; Output CGST 27,000.00; Output SGST 27,000.00; TDS payable[194J] 9,000.00; TDS payable[192] 10,000.00; TDS payable[194I] 6,000.00; PF payable 11,525.00; PT payable 600.00; Expenses payable[Auditor] 36,000.00; Provision for income tax[2024-25] 90,000.00
      monthly 2025-04..2026-03 day 31 sales: Dr Trade receivables[Alpha] 4,72,000.00 = Cr Sale of services 4,00,000.00; Output IGST 72,000.00
      monthly 2025-04..2026-03 day 1 purchase: Dr Rent 60,000.00; Input CGST 5,400.00; Input SGST 5,400.00 = Cr Trade payables[Nandi] 64,800.00; TDS payable[194I] 6,000.00
      monthly 2025-04..2026-03 day 5 payment: Dr Trade payables[Nandi] 64,800.00 = Cr Bank current 64,800.00
      monthly 2025-04..2026-03 day 31 journal: Dr Salaries 2,50,000.00; Contribution to PF and other funds 6,125.00 = Cr Salaries payable 2,34,000.00; PF payable 11,525.00; PT payable 600.00; TDS payable[192] 10,000.00
      monthly 2025-04..2026-03 day 31 payment: Dr Salaries payable 2,34,000.00 = Cr Bank current 2,34,000.00
      monthly 2025-05..2026-03 day 15 receipt: Dr Bank current 4,32,000.00; TDS receivable[2025-26] 40,000.00 = Cr Trade receivables[Alpha] 4,72,000.00
      monthly 2025-04..2026-03 day 15 payment: Dr PF payable 11,525.00 = Cr Bank current 11,525.00
      monthly 2025-04..2026-03 day 20 payment: Dr PT payable 600.00 = Cr Bank current 600.00
      2025-04-10 receipt: Dr Bank current 2,16,000.00 = Cr Trade receivables[Alpha] 2,16,000.00
      2025-04-12 payment: Dr Trade payables[Cloudline] 54,000.00 = Cr Bank current 54,000.00
      2025-04-18 purchase: Dr Expenses payable[Auditor] 36,000.00; Input CGST 3,600.00; Input SGST 3,600.00 = Cr Trade payables[Auditor] 43,200.00
      2025-04-25 payment: Dr Trade payables[Auditor] 43,200.00 = Cr Bank current 43,200.00
      2025-05-20 receipt: Dr Bank current 2,36,000.00 = Cr Customer advances[Beta] 2,36,000.00
      2025-05-20 journal: Dr GST on advances received 36,000.00 = Cr Output CGST 18,000.00; Output SGST 18,000.00
      2025-06-02 purchase: Dr Computers 1,80,000.00; Input IGST 32,400.00 = Cr Creditors for capital goods[Lapco] 2,12,400.00
      2025-06-10 payment: Dr Creditors for capital goods[Lapco] 2,12,400.00 = Cr Bank current 2,12,400.00
      2025-06-15 payment: Dr Advance income tax[2025-26] 22,500.00 = Cr Bank current 22,500.00
      2025-06-30 sales: Dr Trade receivables[Beta] 7,08,000.00 = Cr Sale of services 6,00,000.00; Output CGST 54,000.00; Output SGST 54,000.00
      2025-06-30 journal: Dr Customer advances[Beta] 2,36,000.00; Output CGST 18,000.00; Output SGST 18,000.00 = Cr Trade receivables[Beta] 2,36,000.00; GST on advances received 36,000.00
      2025-06-30 payment: Dr Term loans 50,000.00; Interest on borrowings 18,000.00 = Cr Bank current 68,000.00
      2025-06-30 receipt: Dr Bank current 15,750.00; TDS receivable[2025-26] 1,750.00 = Cr Interest income 17,500.00
      2025-07-05 payment: Dr Software subscriptions 50,000.00 = Cr Bank current 50,000.00
      2025-07-05 journal: Dr Input IGST 9,000.00 = Cr RCM IGST 9,000.00
      2025-07-18 receipt: Dr Bank current 4,12,000.00; TDS receivable[2025-26] 60,000.00 = Cr Trade receivables[Beta] 4,72,000.00
      2025-08-11 purchase: Dr Legal and professional 60,000.00; Input CGST 5,400.00; Input SGST 5,400.00 = Cr Trade payables[Advocate] 54,000.00; TDS payable[194J] 6,000.00; RCM CGST 5,400.00; RCM SGST 5,400.00
      2025-08-14 payment: Dr Trade payables[Advocate] 54,000.00 = Cr Bank current 54,000.00
      2025-08-20 payment: Dr Staff welfare 47,200.00 = Cr Bank current 47,200.00
      2025-09-12 sales: Dr Trade receivables[Gamma] 8,81,000.00 = Cr Export sales 8,81,000.00
      2025-09-15 payment: Dr Advance income tax[2025-26] 45,000.00 = Cr Bank current 45,000.00
      2025-09-30 payment: Dr Term loans 50,000.00; Interest on borrowings 16,500.00 = Cr Bank current 66,500.00
      2025-09-30 receipt: Dr Bank current 15,750.00; TDS receivable[2025-26] 1,750.00 = Cr Interest income 17,500.00
      2025-10-01 purchase: Dr Cloud and hosting 1,00,000.00; Input IGST 18,000.00 = Cr Trade payables[Cloudline] 1,16,000.00; TDS payable[194J] 2,000.00
      2025-10-06 receipt: Dr Bank current 8,84,320.00; Bank charges 1,000.00; Input CGST 90.00; Input SGST 90.00 = Cr Trade receivables[Gamma] 8,81,000.00; Exchange differences (net) 4,500.00
      2025-10-15 payment: Dr Trade payables[Cloudline] 1,16,000.00 = Cr Bank current 1,16,000.00
      2025-10-16 receipt: Dr Bank current 1,16,000.00 = Cr Trade payables[Cloudline] 1,16,000.00
      2025-10-17 payment: Dr Trade payables[Cloudline] 1,16,000.00 = Cr Bank current 1,16,000.00
      2025-11-05 receipt: Dr Bank current 25,000.00 = Cr Suspense 25,000.00
      2025-11-10 receipt: Dr Bank current 21,200.00; Provision for income tax[2024-25] 90,000.00 = Cr TDS receivable[2024-25] 60,000.00; Advance income tax[2024-25] 50,000.00; Interest on tax refunds 1,200.00
      2025-12-05 sales: Dr Trade receivables[Beta] 5,90,000.00 = Cr Sale of services 5,00,000.00; Output CGST 45,000.00; Output SGST 45,000.00
      2025-12-15 payment: Dr Advance income tax[2025-26] 45,000.00 = Cr Bank current 45,000.00
      2025-12-22 credit note: Dr Sale of services 50,000.00; Output CGST 4,500.00; Output SGST 4,500.00 = Cr Trade receivables[Beta] 59,000.00
      2025-12-31 payment: Dr Term loans 50,000.00; Interest on borrowings 15,000.00 = Cr Bank current 65,000.00
      2025-12-31 receipt: Dr Bank current 15,750.00; TDS receivable[2025-26] 1,750.00 = Cr Interest income 17,500.00
      2025-12-31 payment: Dr Bank charges 1,000.00; Input CGST 90.00; Input SGST 90.00 = Cr Bank current 1,180.00
      2026-01-01 payment: Dr Insurance 24,000.00; Input IGST 4,320.00 = Cr Bank current 28,320.00
      2026-01-08 journal: Dr Suspense 25,000.00 = Cr Loans from directors 25,000.00
      2026-02-02 receipt: Dr Bank current 4,86,000.00; TDS receivable[2025-26] 45,000.00 = Cr Trade receivables[Beta] 5,31,000.00
      2026-02-16 sales: Dr Trade receivables[Gamma] 4,53,000.00 = Cr Export sales 4,53,000.00
      2026-03-15 payment: Dr Advance income tax[2025-26] 36,000.00 = Cr Bank current 36,000.00
      2026-03-31 payment: Dr Term loans 50,000.00; Interest on borrowings 13,500.00 = Cr Bank current 63,500.00
      2026-03-31 receipt: Dr Bank current 15,750.00; TDS receivable[2025-26] 1,750.00 = Cr Interest income 17,500.00
      2026-03-31 journal: Dr TDS receivable[2025-26] 40,000.00 = Cr Trade receivables[Alpha] 40,000.00
      2026-03-31 journal: Dr Insurance 6,000.00 = Cr Prepaid expenses 6,000.00
      2026-03-31 journal: Dr Prepaid expenses 18,000.00 = Cr Insurance 18,000.00
      2026-03-31 journal: Dr Auditors remuneration 50,000.00 = Cr Expenses payable[Auditor] 50,000.00
      2026-03-31 journal: Dr Gratuity and leave 20,000.00 = Cr Provision for gratuity 20,000.00
      2026-03-31 journal: Dr Trade receivables[Gamma] 3,000.00 = Cr Exchange differences (net) 3,000.00
      2026-03-31 journal: Dr Depreciation 1,42,317.81 = Cr Acc. dep. computers 1,42,317.81
      2026-03-31 journal: Dr Current tax 7,40,176.00 = Cr Provision for income tax[2025-26] 7,40,176.00
      2026-03-31 journal: Dr Deferred tax (net) 4,610.23 = Cr Deferred tax 4,610.23
    `,
    statements: `
      TB 2026-03-31 (1,06,48,312.81 each side): Dr Computers 4,80,000.00; Deferred tax (net) 5,868.63; Security deposits 1,80,000.00; Trade receivables 8,88,000.00; Bank current 22,44,790.00; Fixed deposits up to 12 months 10,00,000.00; Prepaid expenses 18,000.00; Input CGST 5,400.00; Input SGST 5,400.00; TDS receivable 5,92,000.00; Advance income tax 1,48,500.00; Salaries 30,00,000.00; Contribution to PF and other funds 73,500.00; Gratuity and leave 20,000.00; Staff welfare 47,200.00; Interest on borrowings 63,000.00; Interest on statutory dues 60.37; Depreciation 1,42,317.81; Rent 7,20,000.00; Legal and professional 60,000.00; Auditors remuneration 50,000.00; Cloud and hosting 1,00,000.00; Software subscriptions 50,000.00; Bank charges 2,000.00; Insurance 12,000.00; Late fees and penalties 100.00; Current tax 7,40,176.00 = Cr Acc. dep. computers 2,37,317.81; Equity share capital 10,00,000.00; Securities premium 4,00,000.00; Surplus 3,78,383.40; Term loans 4,00,000.00; Provision for gratuity 50,000.00; Loans from directors 25,000.00; Output IGST 72,000.00; TDS payable 16,000.00; PF payable 11,525.00; PT payable 600.00; Expenses payable 50,000.00; Provision for income tax 7,40,176.00; Sale of services 58,50,000.00; Export sales 13,34,000.00; Interest income 70,000.00; Interest on tax refunds 1,200.00; Exchange differences (net) 7,500.00; Round-off 0.37; Deferred tax 4,610.23
      P&L 2025-04-01 to 2026-03-31: Revenue from operations 71,84,000.00; Other income 78,700.00; Employee benefits expense 31,40,700.00; Finance costs 63,060.37; Depreciation and amortisation 1,42,317.81; Other expenses 9,94,099.63; before tax 29,22,522.19; Current tax 7,40,176.00; Deferred tax -4,610.23; after tax 21,86,956.42
      BS 2026-03-31 (total 45,90,464.82): Share capital 10,00,000.00; Reserves and surplus 29,65,339.82; Long-term borrowings 2,00,000.00; Long-term provisions 50,000.00; Short-term borrowings 2,25,000.00; Other current liabilities 1,50,125.00 = PPE 2,42,682.19; Deferred tax assets (net) 5,868.63; Other non-current assets 1,80,000.00; Trade receivables 8,88,000.00; Cash and bank balances 32,44,790.00; Short-term loans and advances 29,124.00
      Cash flow 2025-04-01 to 2026-03-31: profit before tax 29,22,522.19; depreciation 1,42,317.81; interest expense 63,000.00; interest income -70,000.00; unrealised exchange gain -3,000.00; before working capital 30,54,840.00; Other current liabilities 23,000.00; Other current assets and loans -4,800.00; Trade payables -54,000.00; Trade receivables -6,69,000.00; Provisions 20,000.00; generated 23,70,040.00; income tax paid -7,20,500.00; operating 16,49,540.00; purchase of assets -1,80,000.00; interest received 70,000.00; investing -1,10,000.00; Term loans -2,00,000.00; Loans from directors 25,000.00; interest paid -63,000.00; financing -2,38,000.00; change 13,01,540.00 = 9,43,250.00 to 22,44,790.00
      BS in ₹ hundred (1.2): Share capital 10,000.00; Reserves and surplus 29,653.40; Long-term borrowings 2,000.00; Long-term provisions 500.00; Short-term borrowings 2,250.00; Other current liabilities 1,501.25; total 45,904.65 = PPE 2,426.82; Deferred tax assets (net) 58.69; Other non-current assets 1,800.00; Trade receivables 8,880.00; Cash and bank balances 32,447.90; Short-term loans and advances 291.24; total 45,904.65
    `,
    due: 'Term loans 2,00,000.00',
    // Period, output and reverse charge by head (I, C, S), credit used, cash for tax, return filed and paid, TDS deposited.
    returns: `
      | 2025-03 | 0, 27,000.00, 27,000.00 | 0, 0, 0 | C>C 9,000.00; S>S 9,000.00 | 0, 18,000.00, 18,000.00 | 2025-04-20 | 2025-04-30 25,000.00 |
      | 2025-04 | 72,000.00, 0, 0 | 0, 0, 0 | C>I 9,000.00; S>I 9,000.00 | 54,000.00, 0, 0 | 2025-05-20 | 2025-05-07 16,000.00 |
      | 2025-05 | 72,000.00, 18,000.00, 18,000.00 | 0, 0, 0 | C>C 5,400.00; S>S 5,400.00 | 72,000.00, 12,600.00, 12,600.00 | 2025-06-20 | 2025-06-07 16,000.00 |
      | 2025-06 | 72,000.00, 36,000.00, 36,000.00 | 0, 0, 0 | I>I 32,400.00; C>C 5,400.00; S>S 5,400.00 | 39,600.00, 30,600.00, 30,600.00 | 2025-07-20 | 2025-07-07 16,000.00 |
      | 2025-07 | 72,000.00, 0, 0 | 9,000.00, 0, 0 | I>I 9,000.00; C>I 5,400.00; S>I 5,400.00 | 61,200.00, 0, 0 | 2025-08-20 | 2025-08-07 16,000.00 |
      | 2025-08 | 72,000.00, 0, 0 | 0, 5,400.00, 5,400.00 | C>I 10,800.00; S>I 10,800.00 | 50,400.00, 5,400.00, 5,400.00 | 2025-09-22 (2 days late: interest 49.71, 5.33, 5.33, paid in whole rupees; late fee 0, 50.00, 50.00) | 2025-09-07 22,000.00 |
      | 2025-09 | 72,000.00, 0, 0 | 0, 0, 0 | C>I 5,400.00; S>I 5,400.00 | 61,200.00, 0, 0 | 2025-10-20 | 2025-10-07 16,000.00 |
      | 2025-10 | 72,000.00, 0, 0 | 0, 0, 0 | I>I 18,000.00; C>I 5,490.00; S>I 5,490.00 | 43,020.00, 0, 0 | 2025-11-20 | 2025-11-07 18,000.00 |
      | 2025-11 | 72,000.00, 0, 0 | 0, 0, 0 | C>I 5,400.00; S>I 5,400.00 | 61,200.00, 0, 0 | 2025-12-20 | 2025-12-07 16,000.00 |
      | 2025-12 | 72,000.00, 40,500.00, 40,500.00 | 0, 0, 0 | C>C 5,490.00; S>S 5,490.00 | 72,000.00, 35,010.00, 35,010.00 | 2026-01-20 | 2026-01-07 16,000.00 |
      | 2026-01 | 72,000.00, 0, 0 | 0, 0, 0 | I>I 4,320.00; C>I 5,400.00; S>I 5,400.00 | 56,880.00, 0, 0 | 2026-02-20 | 2026-02-07 16,000.00 |
      | 2026-02 | 72,000.00, 0, 0 | 0, 0, 0 | C>I 5,400.00; S>I 5,400.00 | 61,200.00, 0, 0 | 2026-03-20 | 2026-03-07 16,000.00 |
    `,
  },
} as const satisfies Record<string, ExampleText>;
