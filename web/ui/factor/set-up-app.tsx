import { useForm } from '../../lib/form';
import { m } from '../../lib/messages';
import { Button } from '../button';
import { Field } from '../form/field';
import { FormFailure } from '../form/form-failure';
import { CodeInput } from './code-input';
import { codeForm } from './factor.form';
import { QrCode } from './qr-code';

/** The secret for an app, which is shown once. */
export type Begun = { secret: string; uri: string };

/** Shows the secret to an app, and takes the app's first code. */
export function SetUpApp({ begun, onCode }: { begun: Begun; onCode: (code: string) => Promise<unknown> }) {
  const form = useForm(codeForm, ({ code }) => onCode(code));
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p className="text-sm">{m.factor_scan()}</p>
      <QrCode text={begun.uri} label={m.factor_picture()} />
      <p className="text-sm">
        {m.factor_by_hand()}{' '}
        <code className="font-mono wrap-anywhere select-all">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field name="code" label={m.factor_first_code()} hint={m.factor_code_hint()} error={form.errors.code}>
        {(control) => <CodeInput {...control} />}
      </Field>
      <FormFailure failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={m.factor_checking()}>
          {m.factor_turn_on()}
        </Button>
      </div>
    </form>
  );
}
