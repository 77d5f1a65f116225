// What opens over the page, in one piece, fetched when something of it is opened.
export { ChangesDialog } from './changes-dialog';
export { ItemSheet } from './item/item-sheet';
