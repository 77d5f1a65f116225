import { describe, expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { TDS_SECTIONS } from './natures';
import { placeOfSection } from './section-places';

describe('a section of the books', () => {
  test.each([
    ['194A', '393(1)', ['1022']],
    ['194C', '393(1)', ['1023', '1024']],
    ['194I', '393(1)', ['1009']],
    ['194J', '393(1)', ['1027']],
    ['192', '392', ['1002']],
  ] as const)('%s is %s from April 2026, with codes %j', (section, place, codes) => {
    expect(placeOfSection(section, isoDate('2026-04-01'))).toEqual({ place, codes });
  });

  test.each(['2026-03-31', '2020-01-01'])('stays what it is on %s', (day) => {
    for (const section of TDS_SECTIONS) expect(placeOfSection(section, isoDate(day))).toBeNull();
  });
});
