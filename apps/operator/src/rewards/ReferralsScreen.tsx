import { MarksReport } from './MarksReport.tsx';
import { PostbackAddresses } from './PostbackAddresses.tsx';
import { PostbackCalls } from './PostbackCalls.tsx';
import { referralLists } from './referralLists.ts';
import { Referrals } from './Referrals.tsx';
import { ReferralsReport } from './ReferralsReport.tsx';

interface ReferralsScreenProps {
  /** Page by its segment of the address; the first one if absent or unknown. */
  readonly tab: string | undefined;
}

/**
 * Friends that players brought: those that wait for a decision, all, or the report; and partners' links: the report by
 * marks, the addresses at which partners are told, and the calls to them.
 */
export function ReferralsScreen({ tab }: ReferralsScreenProps) {
  const list = referralLists.find((one) => one === tab) ?? referralLists[0];
  switch (list) {
    case 'report':
      return <ReferralsReport />;
    case 'marks':
      return <MarksReport />;
    case 'postbacks':
      return <PostbackAddresses />;
    case 'calls':
      return <PostbackCalls />;
    default:
      return <Referrals list={list} />;
  }
}
