import { useId, type ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { fieldProblems, type FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from './ProfileForm.css.ts';

export interface ProfileSection {
  readonly id: string;
  /** Title of the section, for example “Personal data”, “Contact”, “Address” or “Document”. */
  readonly title: string;
  /** Purpose of the data. */
  readonly lead?: string | undefined;
  readonly fields: readonly FormField[];
}

export interface ProfileFormLabels {
  /** Label of the submit button, for example “Save”. */
  readonly submit: string;
  /** Title of the error summary, for example “Check these fields”. */
  readonly problems: string;
}

export interface ProfileFormProps extends RootProps<HTMLElement> {
  /** Groups of fields. Confirmed data is in locked fields. */
  sections: readonly ProfileSection[];
  /** Labels of the form. */
  labels: ProfileFormLabels;
  /** Message about missing data and its purpose: a `Notice` with an action. */
  notice?: ReactNode;
  /** Error message about the form as a whole. */
  error?: string | undefined;
  /** Confirmation that the data was saved. */
  saved?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether saving is disabled because nothing has changed.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Secondary action below the submit button, for example “Cancel”. */
  secondary?: ReactNode;
  /** Called when a field's value changes. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** Called when the player submits the form. */
  onSubmit?: (() => void) | undefined;
}

/** Player's personal data in groups, locked or editable. Renders a `section` with a `form`. */
export function ProfileForm({
  sections,
  labels,
  notice,
  error,
  saved,
  busy,
  disabled,
  secondary,
  onValueChange,
  onSubmit,
  ...rest
}: ProfileFormProps) {
  const base = useId();
  const problems = sections.flatMap(({ fields }) => fieldProblems(fields));
  return (
    <Card {...rest}>
      <AccountForm
        submitLabel={labels.submit}
        error={error}
        // A single error is visible at its field; several may be far apart, so they get a summary.
        problems={problems.length > 1 ? { title: labels.problems, items: problems } : undefined}
        saved={saved}
        busy={busy}
        disabled={disabled}
        secondary={secondary}
        onSubmit={onSubmit}
      >
        {notice}
        <div className={css.root}>
          {sections.map(({ id, title, lead, fields }) => (
            <div key={id} role="group" aria-labelledby={`${base}-${id}`} className={css.section}>
              <div>
                <Heading level={2} id={`${base}-${id}`}>
                  {title}
                </Heading>
                {lead !== undefined && <p className={css.lead}>{lead}</p>}
              </div>
              <FormFields fields={fields} onValueChange={onValueChange} />
            </div>
          ))}
        </div>
      </AccountForm>
    </Card>
  );
}
