// What of the dashboard stands below the fold, in one piece: fetched when somebody comes near.
export { BenefitsCard } from '../features/benefits/benefits-card';
export { ArrangeDialog } from '../features/dashboard/arrange-dialog';
export { GstCard } from '../features/gst/gst-card';
export { PositionCard } from '../features/position/position-card';
export { ReraCard } from '../features/rera/rera-card';
export { VerificationCard } from '../features/verification/verification-card';
export { AccountingSection } from './-accounting-section';
export { IpSection } from './-ip-section';
export { TdsSection } from './-tds-section';
