import {
  markValue,
  postbackEvents,
  postbackMarks,
  postbackPlaceholders,
  type PostbackAddress,
  type PostbackEvent,
} from '@touchline/contract/referrals';
import type { SiteChoice } from '@touchline/contract/operators';
import { Checkbox, Field, Input, Select, type FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';

const PATH = '/ops/referrals/postbacks';

/** Fields of every form of a postback. */
interface Settings {
  readonly address: string;
  readonly events: readonly PostbackEvent[];
}

function problemsOf({ address, events }: Settings): FieldProblem[] {
  return [
    // The rest is judged by the server.
    ...(/^https?:\/\//.test(address) ? [] : [{ field: 'address', text: t('postbacks.addressWrong') }]),
    ...(events.length > 0 ? [] : [{ field: 'events', text: t('postbacks.eventsWrong') }]),
  ];
}

interface SettingsFieldsProps {
  readonly settings: Settings;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Settings>) => void;
}

function SettingsFields({ settings, problems, isTried, onChange }: SettingsFieldsProps) {
  return (
    <>
      <CheckedField
        name="address"
        label={t('postbacks.address')}
        hint={t('postbacks.addressHint', {
          placeholders: Object.keys(postbackPlaceholders)
            .map((name) => `{${name}}`)
            .join(', '),
          click: '{click_id}',
        })}
        problems={problems}
        isTried={isTried}
      >
        <Input
          value={settings.address}
          onValueChange={(address) => onChange({ address: address.trim() })}
          maxLength={1000}
        />
      </CheckedField>
      <div data-field="events">
        <Choices
          label={t('postbacks.events')}
          options={postbackEvents.map((value) => ({ value, label: t(`postbacks.event.${value}`) }))}
          chosen={settings.events}
          onChange={(events) => onChange({ events })}
        />
      </div>
    </>
  );
}

interface NewPostbackFormProps {
  readonly sites: readonly SiteChoice[];
  readonly reload: () => void;
}

const blank = { mark: 'reflinkid', value: '', address: '', events: [] as readonly PostbackEvent[] };

/** Form of a new address of a partner. */
export function NewPostbackForm({ sites, reload }: NewPostbackFormProps) {
  const { isBusy, problem, run } = useChange();
  const [form, setForm] = useState({ ...blank, siteId: sites[0]?.id ?? '' });
  const problems = [
    ...(markValue.test(form.value) ? [] : [{ field: 'value', text: t('postbacks.valueWrong') }]),
    ...problemsOf(form),
  ];

  async function send(reason: string): Promise<string | undefined> {
    if (!(await run('POST', PATH, { ...form, reason }))) return undefined;
    setForm({ ...blank, siteId: form.siteId });
    reload();
    return t('postbacks.added');
  }

  return (
    <ReasonedForm
      title={t('postbacks.new')}
      problems={problems}
      problem={problem}
      label={t('postbacks.add')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('marks.site')}>
            <Select
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              value={form.siteId}
              onValueChange={(siteId) => setForm({ ...form, siteId })}
            />
          </Field>
          <Field label={t('postbacks.mark')}>
            <Select
              options={postbackMarks.map((value) => ({ value, label: t(`marks.name.${value}`) }))}
              value={form.mark}
              onValueChange={(mark) => setForm({ ...form, mark })}
            />
          </Field>
          <CheckedField name="value" label={t('postbacks.value')} problems={problems} isTried={isTried}>
            <Input
              value={form.value}
              onValueChange={(value) => setForm({ ...form, value: value.trim() })}
              maxLength={64}
            />
          </CheckedField>
          <SettingsFields
            settings={form}
            problems={problems}
            isTried={isTried}
            onChange={(changes) => setForm({ ...form, ...changes })}
          />
        </>
      )}
    </ReasonedForm>
  );
}

interface ChangePostbackFormProps {
  readonly stored: PostbackAddress;
  readonly reload: () => void;
}

/** Form of a partner's address: where, what, and whether the partner is told. */
export function ChangePostbackForm({ stored, reload }: ChangePostbackFormProps) {
  const { isBusy, problem, run } = useChange();
  const { siteId, mark, value } = stored;
  const [form, setForm] = useState({
    address: stored.address,
    events: stored.events,
    isOn: stored.isOn,
  });
  const problems = problemsOf(form);

  async function send(reason: string): Promise<string | undefined> {
    if (!(await run('PUT', within(PATH, stored.id), { ...form, reason }))) return undefined;
    reload();
    return t('postbacks.changed');
  }

  return (
    <ReasonedForm
      title={`${siteId} · ${t(`marks.name.${mark}`)}: ${value}`}
      problems={problems}
      problem={problem}
      label={t('postbacks.change')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <SettingsFields
            settings={form}
            problems={problems}
            isTried={isTried}
            onChange={(changes) => setForm({ ...form, ...changes })}
          />
          <Checkbox checked={form.isOn} onCheckedChange={(isOn) => setForm({ ...form, isOn })}>
            {t('postbacks.isOn')}
          </Checkbox>
        </>
      )}
    </ReasonedForm>
  );
}
