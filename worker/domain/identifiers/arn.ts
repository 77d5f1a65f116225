import { type Part, partsOf } from './parts';
import { stateOfGstCode } from './states';

const SHAPE = /^[A-Z]{2}(\d{2})(0[1-9]|1[0-2])(\d{2})\d{6}[0-9A-Z]$/;

/** Whether a text has the shape of the reference number of a GST application or return (ARN), with the code of a state. */
export function isArn(text: string): boolean {
  const [, state = ''] = SHAPE.exec(text) ?? [];
  return stateOfGstCode(state) !== null;
}

/** What each part of an ARN says; null when it is not one. How its last character is made is not published. */
export function readArn(text: string): readonly Part[] | null {
  const [, state = '', month = '', year = ''] = SHAPE.exec(text) ?? [];
  const place = stateOfGstCode(state);
  if (!place) return null;
  return partsOf(text, [
    [2, 'Kind of application or return'],
    [2, `State: ${place.name}`],
    [4, `Month ${month} of 20${year}`],
    [6, 'Serial number of the month'],
    [1, 'Check character'],
  ]);
}
