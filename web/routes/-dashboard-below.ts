// The dashboard below its cards and behind their figures, in one piece: fetched once the cards are seen.
export { BooksPanel } from '../features/books/books-panel';
export { OverdueReason, RegistrationsReason, UpcomingReason } from '../features/dashboard/card-reasons';
export { ScoreReason } from '../features/status/score-reason';
export { Deadlines } from './-deadlines';
