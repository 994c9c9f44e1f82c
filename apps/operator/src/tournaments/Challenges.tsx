import type { OperatorChallenge } from '@touchline/contract/operators';
import { Badge, Button, Card, EmptyState, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';
import { challengeForm, EMPTY_CHALLENGE } from './prizeForm.ts';

const columns = (
  ['challenge', 'kind', 'goal', 'prize', 'finished', 'taken', 'changed', 'state', 'actions'] as const
).map((id) => ({ id, header: t(`challenges.column.${id}`) }));

/** Daily challenges of a site in their order; one of them can be opened to be changed. */
export function Challenges({ siteId }: { readonly siteId: string }) {
  const path = within('/ops/challenges', siteId);
  const asked = useCall<{ readonly challenges: readonly OperatorChallenge[] }>(path);
  const [openId, setOpenId] = useState<string>();
  return (
    <Loaded asked={asked}>
      {({ challenges }) => {
        const open = challenges.find(({ id }) => id === openId);
        return (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('challenges.title')}
                narrow="cards"
                columns={columns}
                rows={challenges.map((challenge) => ({
                  id: challenge.id,
                  cells: {
                    challenge: challenge.texts['en']?.title ?? challenge.id,
                    kind: messageOf('challengeKind', challenge.terms.kind),
                    goal: challenge.terms.goal,
                    prize: `${messageOf('prizeKind', challenge.terms.prize.kind)} ${challenge.terms.prize.amount}`,
                    finished: challenge.finished,
                    taken: challenge.taken,
                    changed: `${shortTime(challenge.changedAt)} · ${challenge.changedBy}`,
                    state: (
                      <Badge tone={challenge.isOn ? 'success' : 'neutral'}>
                        {t(challenge.isOn ? 'challenges.on' : 'challenges.off')}
                      </Badge>
                    ),
                    actions: (
                      <Button
                        size="sm"
                        onClick={() => setOpenId(challenge.id === openId ? undefined : challenge.id)}
                      >
                        {t('challenges.change')}
                      </Button>
                    ),
                  },
                }))}
                empty={<EmptyState icon="checklist" title={t('challenges.none')} />}
              />
            </Card>
            {open ? (
              <ChallengeEditor
                key={open.id}
                title={open.texts['en']?.title ?? open.id}
                first={challengeForm(open)}
                path={within(path, open.id)}
                saved={asked.reload}
              />
            ) : (
              <ChallengeEditor
                title={t('challenges.new')}
                first={EMPTY_CHALLENGE}
                path={path}
                saved={asked.reload}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
