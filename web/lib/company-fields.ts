import * as v from 'valibot';
import { isCin, isLlpin } from '#domain/identifiers/company-number';
import { gstinFault, isPan, isTan } from '#domain/identifiers/tax-number';
import { isUdyam } from '#domain/identifiers/udyam';
import { isFinancialYear } from '#domain/shared/dates';
import { identifier, line, orNothing, required } from './form-parts';
import { m } from './messages';
import { saidInWords } from './said';

const gstin = v.pipe(
  line,
  v.toUpperCase(),
  // The domain says which character is wrong and which was expected; its words are the message.
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? gstinFault(dataset.value) : null;
    if (fault) addIssue({ message: saidInWords(fault) });
  }),
);

/** What every form for a new company asks of it, be it one's own or a client's. */
export const companyFields = {
  name: required,
  cin: v.pipe(
    required,
    identifier(
      (text) => isCin(text) || isLlpin(text),
      () => m.welcome_cin_wrong(),
    ),
  ),
  pan: v.pipe(
    required,
    identifier(isPan, () => m.welcome_pan_wrong()),
  ),
  incorporationDate: v.pipe(
    required,
    v.isoDate(() => m.welcome_day_wrong()),
  ),
  financialYear: v.pipe(
    required,
    v.check(isFinancialYear, () => m.welcome_year_wrong()),
  ),
  tan: orNothing(identifier(isTan, () => m.welcome_tan_wrong())),
  gstin: orNothing(gstin),
  udyam: orNothing(identifier(isUdyam, () => m.welcome_udyam_wrong())),
};
