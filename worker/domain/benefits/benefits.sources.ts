import { textsReadOn } from '../law/table';

const page = textsReadOn('2026-11-20');

export const RECOGNITION_2026 = page(
  'Gazette Tracker: G.S.R. 108(E), 4 Feb 2026',
  'gazettetracker.com/g/CG-DL-E-05022026-269843',
);
export const DEEP_TECH = page('StartupPedia: deep tech startups (startuppedia.in, Feb 2026)');
export const SECTION_80_IAC = page('Indian Kanoon: section 80-IAC', 'future.indiankanoon.org/doc/156143754');
export const SECTION_140 = page('EaseValue: section 140 (4 Jul 2026)', 'easevalue.com/income-tax-act-2025/section-140');
export const MSME_2025 = page(
  'CA S.A. Huja: S.O. 1364(E), classes of enterprises from 1 Apr 2025',
  'casahuja.com/2025/04/regulatory-update-government-revises.html',
);
export const LABOUR = page('BW People: self-certification under labour laws (bwpeople.in)');
