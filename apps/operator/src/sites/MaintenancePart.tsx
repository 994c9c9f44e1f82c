import { Button, Field, Grid, Input, Switch, Textarea } from '@touchline/ui';
import type { Site } from '@touchline/contract/operators';
import { language, t, type MessageKey } from '../messages/messages.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { timeIn, timeText } from './times.ts';
import { useDraft } from './useDraft.ts';

const times = ['startAt', 'finishAt', 'notifyStartDate', 'notifyEndDate'] as const;
type TimeName = (typeof times)[number];

const labels: Readonly<Record<TimeName, MessageKey>> = {
  startAt: 'maintenance.start',
  finishAt: 'maintenance.finish',
  notifyStartDate: 'maintenance.notifyStart',
  notifyEndDate: 'maintenance.notifyEnd',
};
const hints: Readonly<Partial<Record<TimeName, MessageKey>>> = {
  finishAt: 'maintenance.finishHint',
  notifyStartDate: 'maintenance.notifyHint',
  notifyEndDate: 'maintenance.notifyHint',
};

interface WindowDraft extends Readonly<Record<TimeName, string>> {
  readonly isSet: boolean;
  readonly texts: Readonly<Record<string, string>>;
}

function draftOf({ state: { maintenance }, languages }: Site): WindowDraft {
  const at = (name: TimeName) => timeText(maintenance?.[name] ?? null);
  return {
    isSet: maintenance !== null,
    startAt: at('startAt'),
    finishAt: at('finishAt'),
    notifyStartDate: at('notifyStartDate'),
    notifyEndDate: at('notifyEndDate'),
    texts: Object.fromEntries(languages.map((one) => [one, maintenance?.texts[one] ?? ''])),
  };
}

function meaningOf({ isSet, texts, ...draft }: WindowDraft) {
  if (!isSet) return { value: null };
  const read = Object.fromEntries(times.map((name) => [name, timeIn(draft[name])]));
  if (Object.values(read).includes(undefined) || read['startAt'] === null) {
    return { fault: t('maintenance.badTime') };
  }
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return { value: { ...read, texts: Object.fromEntries(written.map(([one, text]) => [one, text.trim()])) } };
}

/** Maintenance window of the site, and the text that players see. */
export function MaintenancePart(props: PartProps) {
  const draft = useDraft(props.site, draftOf);
  const { value } = draft;
  const write = (changes: Partial<WindowDraft>) => draft.write({ ...value, ...changes });
  return (
    <PartForm
      {...props}
      part="maintenance"
      title={t('part.maintenance')}
      draft={draft}
      meaning={meaningOf(value)}
    >
      <Switch
        control="start"
        label={t('maintenance.on')}
        checked={value.isSet}
        onCheckedChange={(isSet) => write({ isSet })}
      />
      {value.isSet ? <WindowFields value={value} write={write} languages={props.site.languages} /> : null}
    </PartForm>
  );
}

/** Names of languages in the console's language. */
const names = new Intl.DisplayNames(language, { type: 'language' });

interface WindowFieldsProps {
  readonly value: WindowDraft;
  readonly write: (changes: Partial<WindowDraft>) => void;
  readonly languages: readonly string[];
}

function WindowFields({ value, write, languages }: WindowFieldsProps) {
  const now = () => write({ startAt: timeText(Math.floor(Date.now() / 60_000) * 60) });
  return (
    <>
      <Grid columns="auto">
        {times.map((name) => {
          const hint = hints[name];
          return (
            <Field
              key={name}
              label={t(labels[name])}
              hint={hint === undefined ? undefined : t(hint)}
              error={timeIn(value[name]) === undefined ? t('maintenance.badTime') : undefined}
              required={name === 'startAt'}
            >
              <Input
                value={value[name]}
                onValueChange={(text) => write({ [name]: text })}
                placeholder={t('maintenance.form')}
                numeric
                end={
                  name === 'startAt' ? (
                    <Button size="sm" onClick={now}>
                      {t('maintenance.now')}
                    </Button>
                  ) : undefined
                }
              />
            </Field>
          );
        })}
      </Grid>
      {languages.map((one) => (
        <Field
          key={one}
          label={t('maintenance.text', { language: names.of(one) ?? one })}
          hint={t('maintenance.textHint')}
        >
          <Textarea
            value={value.texts[one] ?? ''}
            onValueChange={(text) => write({ texts: { ...value.texts, [one]: text } })}
            maxLength={500}
          />
        </Field>
      ))}
    </>
  );
}
