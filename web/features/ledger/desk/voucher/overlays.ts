// What opens over the list of vouchers, in one file.
export { VoucherDialog } from './voucher-dialog';
export { VoucherSheet } from './voucher-sheet';
