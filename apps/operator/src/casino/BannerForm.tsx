import type { OperatorBanner } from '@touchline/contract/operators';
import { Button, Field, Inline, Input, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { Decision } from '../shared/Decision.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { serverNow } from '../shared/serverClock.ts';
import { useDraft } from '../shared/useDraft.ts';
import { bannerSchema } from './bannerDraft.ts';
import { BannerTexts } from './BannerTexts.tsx';
import { PositionField } from './PositionField.tsx';
import { shownStates } from './shownStates.ts';
import { mayEverywhere } from '../api/session.ts';

interface BannerFormProps {
  /** Banner to change; a new one if undefined. */
  readonly banner: OperatorBanner | undefined;
  readonly sites: readonly string[];
  /** Called when the operator would rather write a new banner. */
  readonly onNew: () => void;
}

const kinds = (['promotion', 'game', 'tournament'] as const).map((value) => ({
  value,
  label: t(`bannerKind.${value}`),
}));

/** Form of a banner: texts, address, site and period. */
export function BannerForm({ banner, sites, onNew }: BannerFormProps) {
  const write = useWrite();
  const [schema] = useState(() => bannerSchema(serverNow(), mayEverywhere('casino') ? '' : sites[0]));
  const draft = useDraft(banner, schema);
  const { value, problems, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!draft.body) return undefined;
    const body = { ...draft.body, reason };
    const saved = banner
      ? await write.send('put', '/ops/casino/banners/{bannerId}', { path: { bannerId: banner.id }, body })
      : await write.send('post', '/ops/casino/banners', { body });
    return saved && t('casino.bannerSaved');
  }

  return (
    <Stack gap="md">
      {banner ? (
        <Inline>
          <Button onClick={onNew}>{t('casino.newBannerInstead')}</Button>
        </Inline>
      ) : null}
      <Decision
        title={t(banner ? 'casino.changeBanner' : 'casino.newBanner')}
        problems={problems}
        write={write}
        draft={draft}
        label={t('edit.save')}
        send={send}
      >
        {(isTried) => {
          const checked = { problems, isTried };
          return (
            <>
              <Field label={t('casino.column.kind')}>
                <Select options={kinds} value={value.kind} onValueChange={(kind) => change({ kind })} />
              </Field>
              <Field label={t('casino.column.site')}>
                <Select
                  options={[
                    ...(mayEverywhere('casino') ? [{ value: '', label: t('casino.allSites') }] : []),
                    ...optionsOf(sites),
                  ]}
                  value={value.siteId}
                  onValueChange={(siteId) => change({ siteId })}
                />
              </Field>
              <BannerTexts texts={value} onChange={change} {...checked} />
              <CheckedField
                name="path"
                label={t('casino.column.path')}
                hint={t('casino.pathHint')}
                {...checked}
              >
                <Input value={value.path} onValueChange={(path) => change({ path })} maxLength={200} />
              </CheckedField>
              <CheckedField
                name="gameId"
                label={t('casino.gameId')}
                hint={t('casino.gameIdHint')}
                {...checked}
              >
                <Input value={value.gameId} onValueChange={(gameId) => change({ gameId })} maxLength={20} />
              </CheckedField>
              <CheckedInstant
                name="from"
                label={t('casino.from')}
                value={value.from}
                onValueChange={(from) => change({ from })}
                required
                {...checked}
              />
              <CheckedInstant
                name="until"
                label={t('casino.until')}
                hint={t('casino.timeHint')}
                value={value.until}
                onValueChange={(until) => change({ until })}
                {...checked}
              />
              <PositionField
                value={value.position}
                onValueChange={(position) => change({ position })}
                {...checked}
              />
              <Field label={t('casino.column.state')}>
                <Select
                  options={shownStates}
                  value={value.state}
                  onValueChange={(state) => change({ state })}
                />
              </Field>
            </>
          );
        }}
      </Decision>
    </Stack>
  );
}
