import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangedSections, DASHBOARD_SECTIONS, movedSection, USUAL_LAYOUT, withFolded } from './dashboard-sections';

const aSection = fc.constantFrom(...DASHBOARD_SECTIONS);

test('whatever somebody ordered, every section stands once, and theirs come first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(aSection), (order) => {
      const arranged = arrangedSections({ order });
      expect(arranged.toSorted()).toEqual([...DASHBOARD_SECTIONS].toSorted());
      expect(arranged.slice(0, order.length)).toEqual(order);
    }),
  );
});

test('one place up and one down again is the order as it was, unless it stands at that end', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...DASHBOARD_SECTIONS], { minLength: DASHBOARD_SECTIONS.length }),
      aSection,
      (order, section) => {
        const isFirst = order[0] === section;
        const up = movedSection(order, section, -1);
        expect(up.indexOf(section)).toBe(isFirst ? 0 : order.indexOf(section) - 1);
        if (!isFirst) expect(movedSection(up, section, 1)).toEqual(order);
      },
    ),
  );
});

test('of an order without it, a section moves nowhere', () => {
  expect(movedSection(['gst', 'tds'], 'rera', 1)).toEqual(['gst', 'tds']);
  expect(arrangedSections(USUAL_LAYOUT)).toEqual(DASHBOARD_SECTIONS);
});

test('a section is folded once however often it is said, and opens again', () => {
  const folded = withFolded(withFolded(USUAL_LAYOUT, 'rera', true), 'rera', true);
  expect(folded).toEqual({ ...USUAL_LAYOUT, folded: ['rera'] });
  expect(withFolded(folded, 'rera', false)).toEqual(USUAL_LAYOUT);
});
