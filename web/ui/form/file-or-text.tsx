import { cx } from '../cx';
import { Field, Input, Textarea } from './field';

type Labelled = { label: string; hint?: string };
type FileOrTextProps = {
  file: Labelled & { accept: string };
  text: Labelled & { name: string; rows: number; isRequired?: boolean; className?: string };
  value: string;
  /** `fileName` is that of the file the text came from; none once somebody typed in it. */
  onChange: (value: string, fileName: string | undefined) => void;
};

/** A text that is chosen as a file or pasted: the file's content stands in the field, where it can be looked at. */
export function FileOrText({ file, text, value, onChange }: FileOrTextProps) {
  const read = async (chosen: File | undefined) => {
    if (chosen) onChange(await chosen.text(), chosen.name);
  };
  return (
    <>
      <Field name="file" label={file.label} {...(file.hint && { hint: file.hint })}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={file.accept}
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      <Field
        name={text.name}
        label={text.label}
        {...(text.hint && { hint: text.hint })}
        {...(text.isRequired && { isRequired: true })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={text.rows}
            className={cx(text.className)}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value, undefined)}
          />
        )}
      </Field>
    </>
  );
}
