import type { IdentificationCase, IdentificationRequest } from '@touchline/contract/operators';
import { Heading, Inline, Link, Notice, Stack, Text } from '@touchline/ui';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { t } from '../messages/messages.ts';
import { AnswerToPlayer } from './AnswerToPlayer.tsx';
import { StateBadge } from './StateBadge.tsx';

interface CaseHeadProps {
  readonly request: IdentificationCase;
  /** A later request of the same player, which replaces this one. */
  readonly later: IdentificationRequest | undefined;
}

/** Player and state of a request, and the answer that the player got. */
export function CaseHead({ request, later }: CaseHeadProps) {
  const { id, login, siteId, state, submittedAt, decidedAt, decidedBy, cause, reason } = request;
  const facts = [id, siteId, t('identification.submitted', { time: shownTime(submittedAt * 1000) })];
  if (decidedAt !== null) {
    const by = { name: decidedBy ?? '', time: shownTime(decidedAt * 1000) };
    facts.push(t('identification.decided', by));
  }
  return (
    <Stack gap="lg">
      <Heading level={1}>{t('identification.case', { login })}</Heading>
      <Inline wrap="wrap">
        <StateBadge state={state} />
        <Text tone="muted">{facts.join(' · ')}</Text>
      </Inline>
      {later === undefined ? null : (
        <Notice
          tone="warning"
          action={<Link href={to('identification', later.id)}>{t('identification.toLater')}</Link>}
        >
          {t('identification.later')}
        </Notice>
      )}
      {cause === null && reason === null ? null : (
        <TitledCard title={t('identification.said')}>
          <AnswerToPlayer cause={cause} reason={reason} />
        </TitledCard>
      )}
    </Stack>
  );
}
