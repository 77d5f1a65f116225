// What stands around the steps of an explanation, in one piece, fetched when an explanation is opened.
export { FormAmounts } from './form-amount';
export { CompleteForm } from './item-acts';
export { KnownThen } from './known-then';
