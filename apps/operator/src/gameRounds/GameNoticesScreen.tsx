import type { GameNotice } from '@touchline/contract/operators';
import { Button, Card, ChipLink, ChipRow, EmptyState, Link, Stack, Table, Text } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { noticeFilters, type NoticeFilter } from './roundFilters.ts';

interface Page {
  readonly notices: readonly GameNotice[];
  readonly next: string | null;
}

const columns = [
  { id: 'kind', header: t('gameNotices.column.kind') },
  { id: 'about', header: t('gameNotices.column.about') },
  { id: 'amount', header: t('gameNotices.column.amount'), numeric: true, align: 'end' },
  { id: 'at', header: t('gameNotices.column.at'), numeric: true },
  { id: 'answer', header: t('gameNotices.column.answer') },
] as const;

/** Notices about rounds and makers: open ones are answered with a reason. */
export function GameNoticesScreen({ filter }: { readonly filter: NoticeFilter }) {
  const asked = useCall<Page>(`/ops/games/notices?state=${filter}`);
  const [answering, setAnswering] = useState<GameNotice>();
  const [done, setDone] = useState<string>();

  function answered(): void {
    setAnswering(undefined);
    setDone(t('gameNotices.answered'));
    asked.reload();
  }

  return (
    <Stack gap="md">
      <PageHead
        title={t('nav.game-notices')}
        detail={t('gameNotices.detail')}
        actions={<RefreshButton asked={asked} />}
      />
      <ChipRow label={t('gameNotices.filter')}>
        {noticeFilters.map((one) => (
          <ChipLink key={one} href={to('game-notices', one)} selected={one === filter}>
            {t(`gameNotices.filter.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <DoneNotice text={done} />
      <Loaded asked={asked}>
        {({ notices, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t('nav.game-notices')}
                narrow="cards"
                columns={columns}
                rows={notices.map((notice) => ({
                  id: notice.id,
                  cells: cellsOf(notice, () => setAnswering(notice)),
                }))}
                empty={<EmptyState icon="bell" title={t(`gameNotices.none.${filter}`)} />}
              />
            </Card>
            <OlderButton<Page>
              path={next === null ? undefined : `/ops/games/notices?state=${filter}&before=${next}`}
              loaded={(more) => asked.put({ notices: [...notices, ...more.notices], next: more.next })}
            />
          </Stack>
        )}
      </Loaded>
      {answering === undefined ? null : (
        <ReasonDialog
          title={t('gameNotices.answerTitle', { kind: kindText(answering) })}
          description={t('gameNotices.answerDetail')}
          confirmLabel={t('gameNotices.answer')}
          path={`${within('/ops/games/notices', answering.id)}/answer`}
          onDone={answered}
          onCancel={() => setAnswering(undefined)}
        />
      )}
    </Stack>
  );
}

const kindText = ({ kind }: GameNotice): string => messageOf('gameNotices.kind', kind);

function cellsOf(notice: GameNotice, answer: () => void) {
  const { makerId, roundId, amount, iso, detail, at, answeredAt, answeredBy } = notice;
  return {
    kind: (
      <Stack gap="none">
        <Text>{kindText(notice)}</Text>
        <Text size="label" tone="muted">
          {detail}
        </Text>
      </Stack>
    ),
    about:
      roundId === null ? (
        makerId
      ) : (
        <Link href={to('rounds', roundId)}>{t('round.title', { id: roundId })}</Link>
      ),
    amount: amount === null || iso === null ? '–' : moneyText(amount, iso),
    at: shortTime(at * 1000),
    answer:
      answeredAt === null ? (
        <Button size="sm" onClick={answer}>
          {t('gameNotices.answer')}
        </Button>
      ) : (
        <Stack gap="none">
          <Text>{notice.answer ?? ''}</Text>
          <Text size="label" tone="muted">
            {t('gameNotices.answeredBy', { name: answeredBy ?? '', at: shortTime(answeredAt * 1000) })}
          </Text>
        </Stack>
      ),
  };
}
