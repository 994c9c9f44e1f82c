import { ListCard, OfficeGrid, Paragraph, ProtectionCardSkeleton, Stack } from '@touchline/ui';
import { Fragment, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { Protection } from './home/Protection.tsx';
import { useIdentityText } from './useIdentityText.ts';
import { maskedEmail, maskedPhone } from './masked.ts';

// Loaded in parallel with the data.
const AccountNotices = lazyView(() => import('./home/AccountNotices.tsx'));
const Balance = lazyView(() => import('./home/Balance.tsx'), ProtectionCardSkeleton);
const OpenBets = lazyView(() => import('./home/OpenBets.tsx'), ListPlaceholder);
const LimitsInUse = lazyView(() => import('./home/LimitsInUse.tsx'), ListPlaceholder);
const Entries = lazyView(() => import('./home/Entries.tsx'), ListPlaceholder);
const SignIns = lazyView(() => import('./home/SignIns.tsx'), ListPlaceholder);

/** Home of the account: protection, balance, open bets, limits, latest entries, sign-ins. */
export function Component() {
  const { t } = useTranslation('titles');
  usePageTitle(t('of.overview'));
  // Reloads the configuration, since returning from a settings page may have changed it.
  useEffect(() => void loadUserConfig({ isForced: true }), []);
  return (
    <Stack gap="md">
      <Lead />
      <AccountNotices />
      <OfficeGrid>
        <Protection />
        <Balance />
        {isAvailable('history') && <OpenBets />}
        <LimitsInUse />
        <Entries />
        <SignIns />
      </OfficeGrid>
    </Stack>
  );
}

function ListPlaceholder() {
  return <ListCard labels={{ empty: '' }} status="loading" />;
}

/** Name or number of the player, the masked contact and the state of the identity. */
function Lead() {
  const { t } = useTranslation('office');
  const { config } = useUserConfig();
  const identity = useIdentityText();
  if (!config) return <Paragraph tone="muted">{'\u00a0'}</Paragraph>;
  const { user_email: email, phone_code: code, phone_number: phone, user_name: login } = config;
  const { name, surname } = config.user_data;
  const contact = email === undefined ? phone && maskedPhone(code, phone) : maskedEmail(email);
  const who = [[name, surname].filter(Boolean).join(' ') || t('number', { login }), contact, identity];
  return (
    <Paragraph tone="muted">
      {who
        .filter((part) => part !== undefined)
        .map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span> · </span>}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
    </Paragraph>
  );
}
