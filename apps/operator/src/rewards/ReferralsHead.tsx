import { ChipLink, ChipRow } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { Loadable } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { referralLists, type ReferralList } from './referralLists.ts';

interface ReferralsHeadProps {
  readonly list: ReferralList;
  /** What a button reads again; none for a list, which has its own. */
  readonly query?: Pick<Loadable<unknown>, 'isFetching' | 'refetch'>;
}

/** Title of the section, and links to its pages. */
export function ReferralsHead({ list, query }: ReferralsHeadProps) {
  return (
    <>
      <PageHead title={t('nav.referrals')} actions={query ? <RefreshButton query={query} /> : undefined} />
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
