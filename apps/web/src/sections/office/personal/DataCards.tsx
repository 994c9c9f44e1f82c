import type { PersonalData, PersonalField } from '@touchline/contract';
import { ButtonLink, Card, DetailList, Heading, Inline, Notice, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIdentityText } from '../useIdentityText.ts';
import { fieldGroups, groups } from './fieldGroups.ts';
import { usePersonalText } from './usePersonalText.ts';

/** Fields that are listed also while they are empty, since an account needs them. */
const needed: ReadonlySet<PersonalField> = new Set([
  'surname',
  'name',
  'date_birthday',
  'country',
  'registration_address',
  'passport',
  'passport_date',
]);

/** The player's data in cards by topic, with the way to change them. */
export function DataCards({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation(['profile', 'personal']);
  const text = usePersonalText();
  const { home } = usePaths();
  const locked = new Set(data.locked.map(({ field }) => field));
  return (
    <Stack gap="md">
      {groups.map((group) => {
        const fields = fieldGroups[group];
        const isOpen = fields.some((field) => !locked.has(field));
        return (
          <DataCard
            key={group}
            title={t(`profile:${group}`)}
            action={
              isOpen && (
                <ButtonLink
                  href={`${home}/office/account/edit?part=${group}`}
                  size="sm"
                  aria-label={`${t('profile:edit')}: ${t(`profile:${group}`)}`}
                >
                  {t('profile:edit')}
                </ButtonLink>
              )
            }
          >
            <DetailList
              details={fields
                .filter((field) => data.values[field] !== undefined || needed.has(field))
                .map((field) => ({
                  id: field,
                  label: t(`personal:field.${field}`),
                  value: text(field, data.values) ?? t('profile:none'),
                  muted: data.values[field] === undefined,
                }))}
            />
          </DataCard>
        );
      })}
      {data.isVerified && <Notice icon="lock">{t('profile:locked')}</Notice>}
      <AccountCard data={data} />
    </Stack>
  );
}

/** Numbers of the account, and its state. */
function AccountCard({ data }: { readonly data: PersonalData }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const identity = useIdentityText();
  return (
    <DataCard title={t('account')}>
      <DetailList
        details={[
          { id: 'number', label: t('number'), value: data.number },
          { id: 'mainId', label: t('mainId'), value: data.mainId },
          { id: 'activeId', label: t('activeId'), value: data.activeId },
          { id: 'since', label: t('since'), value: format.date(data.registeredAt) },
          ...(identity === undefined ? [] : [{ id: 'identity', label: t('identity'), value: identity }]),
        ]}
      />
    </DataCard>
  );
}

interface DataCardProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function DataCard({ title, action, children }: DataCardProps) {
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={2}>{title}</Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
