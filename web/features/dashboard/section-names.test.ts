import { expect, test } from 'vitest';
import { m } from '../../lib/messages';
import { sectionNames } from './section-names';

// Named apart from the cards, so that a folded one costs nothing; called the same.
test.each([
  [sectionNames.money, m.position_title],
  [sectionNames.gst, m.gst_title],
  [sectionNames.tds, m.tds_card],
  [sectionNames.benefits, m.benefits_card],
  [sectionNames.ip, m.ip_card],
  [sectionNames.rera, m.rera_card],
  [sectionNames.accounting, m.accounting_title],
  [sectionNames.verification, m.verification_card],
])('a section is called as its card: $0', (name, title) => {
  expect(name()).toBe(title());
});
