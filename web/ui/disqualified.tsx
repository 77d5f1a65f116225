import { formatDate } from '../lib/format';
import { m } from '../lib/messages';
import type { ShownExplanation } from './why/explained';
import { ExplainedSteps } from './why/explained-steps';
import { Why } from './why/why';

type Disqualification = {
  form: string;
  years: readonly string[];
  from: string;
  to: string;
  explanation: ShownExplanation;
  directors: readonly { din: string; name: string; from: ShownExplanation & { value: string } }[];
};

/** That the directors are disqualified, since when and until when, by which years; and each from their own day. */
export function Disqualified({ disqualification }: { disqualification: Disqualification }) {
  const { form, years, from, to, explanation, directors } = disqualification;
  return (
    <div>
      <Why
        figure={m.status_disqualified_name()}
        words={m.status_disqualified({ form, years: years.join(', '), from: formatDate(from), to: formatDate(to) })}
        value={formatDate(from)}
      >
        {() => <ExplainedSteps explanation={explanation} />}
      </Why>
      {directors.length > 0 && (
        <ul className="mt-1 text-sm">
          {directors.map(({ din, name, from: own }) => (
            <li key={din} className="wrap-anywhere">
              <Why
                figure={m.status_disqualified_of({ name })}
                words={m.status_disqualified_from({ name, day: formatDate(own.value) })}
                value={formatDate(own.value)}
              >
                {() => <ExplainedSteps explanation={own} />}
              </Why>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
