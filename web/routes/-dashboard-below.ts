// The dashboard below its cards and behind their figures, in one piece: fetched once the cards are seen.
export { InBank } from '../features/books/summary/cash-in-bank';
export { QuickActions } from '../features/calendar/quick-actions';
export { OverdueReason, RegistrationsReason, ToPayReason, UpcomingReason } from '../features/dashboard/card-reasons';
export { HeaderFacts } from '../features/dashboard/header-facts';
export { GstCheckButton } from '../features/gst/gst-check-button';
export { IpStatusButton } from '../features/ip/ip-status-button';
export { ScoreReason } from '../features/status/score-reason';
export { DashboardSections } from './-dashboard-sections';
