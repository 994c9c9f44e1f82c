import type { OperatorBanner } from '@touchline/contract/operators';
import { Button, Field, Inline, Input, Select, Stack, type FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { textLanguages } from '../shared/texts.ts';
import { useChange } from '../shared/useCall.ts';
import { bannerBody, draftOf, faultsOf, type BannerDraft, type BannerFault } from './bannerDraft.ts';
import { shownStates } from './shownStates.ts';

interface BannerFormProps {
  /** Banner to change; a new one if undefined. */
  readonly banner: OperatorBanner | undefined;
  readonly sites: readonly string[];
  readonly saved: () => void;
  readonly cancel: () => void;
}

const kinds = (['promotion', 'game', 'tournament'] as const).map((value) => ({
  value,
  label: t(`bannerKind.${value}`),
}));

/** Form of a banner: texts, address, site and period. */
export function BannerForm({ banner, sites, saved, cancel }: BannerFormProps) {
  const { isBusy, problem, run } = useChange();
  const [draft, setDraft] = useState(() => draftOf(banner, serverNow()));
  const put = (changes: Partial<BannerDraft>) => setDraft({ ...draft, ...changes });
  const problems = faultsOf(draft).map((field) => ({ field, text: t(`bannerFault.${field}`) }));

  async function send(reason: string): Promise<string | undefined> {
    const body = { ...bannerBody(draft), reason };
    const done = banner
      ? await run('PUT', within('/ops/casino/banners', banner.id), body)
      : await run('POST', '/ops/casino/banners', body);
    if (!done) return undefined;
    setDraft(draftOf(undefined, serverNow()));
    saved();
    return t('casino.bannerSaved');
  }

  const input = (name: Exclude<BannerFault, 'title'>, hint: string | undefined, isTried: boolean) => (
    <CheckedField
      name={name}
      label={t(`bannerField.${name}`)}
      hint={hint}
      problems={problems}
      isTried={isTried}
    >
      <Input value={draft[name]} onValueChange={(value) => put({ [name]: value })} maxLength={200} />
    </CheckedField>
  );
  return (
    <Stack gap="md">
      {banner ? (
        <Inline>
          <Button onClick={cancel}>{t('casino.newBannerInstead')}</Button>
        </Inline>
      ) : null}
      <ReasonedForm
        title={t(banner ? 'casino.changeBanner' : 'casino.newBanner')}
        problems={problems}
        problem={problem}
        label={t('edit.save')}
        isBusy={isBusy}
        send={send}
      >
        {(isTried) => (
          <>
            <Field label={t('casino.column.kind')}>
              <Select options={kinds} value={draft.kind} onValueChange={(kind) => put({ kind })} />
            </Field>
            <Field label={t('casino.column.site')}>
              <Select
                options={[{ value: '', label: t('casino.allSites') }, ...optionsOf(sites)]}
                value={draft.siteId}
                onValueChange={(siteId) => put({ siteId })}
              />
            </Field>
            <Texts draft={draft} put={put} problems={problems} isTried={isTried} />
            {input('path', t('casino.pathHint'), isTried)}
            {input('gameId', t('casino.gameIdHint'), isTried)}
            {input('from', t('casino.timeHint'), isTried)}
            {input('until', t('casino.timeHint'), isTried)}
            {input('position', undefined, isTried)}
            <Field label={t('casino.column.state')}>
              <Select options={shownStates} value={draft.state} onValueChange={(state) => put({ state })} />
            </Field>
          </>
        )}
      </ReasonedForm>
    </Stack>
  );
}

interface TextsProps {
  readonly draft: BannerDraft;
  readonly put: (changes: Partial<BannerDraft>) => void;
  /** Problems of the whole form; that of the title is of the English one. */
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

function Texts({ draft: { titles, texts }, put, problems, isTried }: TextsProps) {
  return textLanguages.map((language) => (
    <Stack key={language} gap="md">
      <CheckedField
        name={language === 'en' ? 'title' : `title-${language}`}
        label={t('casino.titleIn', { language })}
        problems={problems}
        isTried={isTried}
      >
        <Input
          value={titles[language] ?? ''}
          onValueChange={(value) => put({ titles: { ...titles, [language]: value } })}
          maxLength={80}
        />
      </CheckedField>
      <Field label={t('casino.textIn', { language })}>
        <Input
          value={texts[language] ?? ''}
          onValueChange={(value) => put({ texts: { ...texts, [language]: value } })}
          maxLength={200}
        />
      </Field>
    </Stack>
  ));
}
