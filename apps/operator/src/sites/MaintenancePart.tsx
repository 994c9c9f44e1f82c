import { Button, Field, Inline, Stack, Switch, Textarea } from '@touchline/ui';
import { language, t, type MessageKey } from '../messages/messages.ts';
import { InstantField } from '../shared/InstantField.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { useDraft, type DraftState } from '../shared/useDraft.ts';
import {
  instantLabels,
  instantNames,
  windowSchema,
  type FieldInstant,
  type InstantName,
  type WindowDraft,
} from './maintenanceWindow.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './part.ts';

const hints: Readonly<Partial<Record<InstantName, MessageKey>>> = {
  finishAt: 'maintenance.finishHint',
  notifyStartDate: 'maintenance.notifyHint',
  notifyEndDate: 'maintenance.notifyHint',
};

/** Maintenance window of the site, and the text that players see. */
export function MaintenancePart({ site }: PartProps) {
  const draft = useDraft(site, windowSchema);
  const { isSet } = draft.value;
  return (
    <PartForm site={site} part="maintenance" draft={draft}>
      {(isTried) => (
        <>
          <Switch
            control="start"
            label={t('maintenance.on')}
            checked={isSet}
            onCheckedChange={(is) => draft.change({ isSet: is })}
          />
          {isSet ? (
            <>
              <Instants draft={draft} isTried={isTried} />
              <Texts draft={draft} />
            </>
          ) : null}
        </>
      )}
    </PartForm>
  );
}

interface FieldsProps {
  readonly draft: DraftState<WindowDraft, unknown>;
}

const MINUTE = 60_000;

function Instants({ draft, isTried }: FieldsProps & { readonly isTried: boolean }) {
  const { instants } = draft.value;
  const write = (name: InstantName, at: FieldInstant) =>
    draft.change({ instants: { ...instants, [name]: at } });
  return instantNames.map((name) => {
    const at = instants[name];
    const hint = hints[name];
    return (
      <Stack key={name} gap="sm" data-field={name}>
        <InstantField
          label={t(instantLabels[name])}
          {...(hint === undefined ? {} : { hint: t(hint) })}
          error={isTried ? draft.problems.find(({ field }) => field === name)?.text : undefined}
          value={typeof at === 'number' ? at : undefined}
          onValueChange={(next, isWrong) => write(name, isWrong ? 'wrong' : (next ?? null))}
          required={name === 'startAt'}
        />
        {name === 'startAt' ? (
          <Inline>
            <Button size="sm" onClick={() => write('startAt', Math.floor(serverNow() / MINUTE) * MINUTE)}>
              {t('maintenance.now')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    );
  });
}

/** Names of languages in the console's language. */
const names = new Intl.DisplayNames(language, { type: 'language' });
const MAX_TEXT_LENGTH = 500;

function Texts({ draft }: FieldsProps) {
  const { texts } = draft.value;
  return Object.entries(texts).map(([one, text]) => (
    <Field
      key={one}
      label={t('maintenance.text', { language: names.of(one) ?? one })}
      hint={t('maintenance.textHint')}
    >
      <Textarea
        value={text}
        onValueChange={(next) => draft.change({ texts: { ...texts, [one]: next } })}
        maxLength={MAX_TEXT_LENGTH}
      />
    </Field>
  ));
}
