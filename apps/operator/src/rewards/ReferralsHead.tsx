import { ChipLink, ChipRow } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import type { CallState } from '../shared/useCall.ts';
import { referralLists, type ReferralList } from './referralLists.ts';

interface ReferralsHeadProps {
  readonly list: ReferralList;
  readonly asked: CallState<unknown>;
}

/** Title of the section, and links to its pages. */
export function ReferralsHead({ list, asked }: ReferralsHeadProps) {
  return (
    <>
      <PageHead title={t('nav.referrals')} actions={<RefreshButton asked={asked} />} />
      <ChipRow label={t('referrals.lists')}>
        {referralLists.map((one) => (
          <ChipLink key={one} href={to('referrals', one)} selected={one === list}>
            {t(`referrals.list.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
    </>
  );
}
