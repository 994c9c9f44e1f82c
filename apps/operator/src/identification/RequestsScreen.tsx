import type { RequestPage, RequestState } from '@touchline/contract/operators';
import { Button, ChipLink, ChipRow, EmptyState, Heading, Inline, Link, Stack, Table } from '@touchline/ui';
import { Loaded } from '../shared/Loaded.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import { requestStates } from './documentTypes.ts';

const pathOf = (state: RequestState, after?: string): string =>
  `/ops/identification?${new URLSearchParams({ state, ...(after !== undefined && { after }) }).toString()}`;

/** Requests of one state, oldest first. */
export function RequestsScreen({ state }: { readonly state: RequestState }) {
  const asked = useCall<RequestPage>(pathOf(state));
  return (
    <Stack gap="lg">
      <Inline justify="between" wrap="wrap">
        <Heading level={1}>{t('identification.title')}</Heading>
        <Button icon="refresh" busy={asked.isBusy} onClick={asked.reload}>
          {t('identification.again')}
        </Button>
      </Inline>
      <ChipRow label={t('identification.states')}>
        {requestStates.map((one) => (
          <ChipLink key={one} href={to('identification', one)} selected={one === state}>
            {t(`requestState.${one}`)}
          </ChipLink>
        ))}
      </ChipRow>
      <Loaded asked={asked}>{(page) => <Requests page={page} state={state} put={asked.put} />}</Loaded>
    </Stack>
  );
}

const names = ['player', 'id', 'site', 'submitted'] as const;
const columnsOf = (state: RequestState) =>
  (state === 'pending' ? names : [...names, 'decided' as const]).map((id) => ({
    id,
    header: t(`identification.column.${id}`),
  }));

interface RequestsProps {
  readonly page: RequestPage;
  readonly state: RequestState;
  readonly put: (page: RequestPage) => void;
}

function Requests({ page: { requests, next }, state, put }: RequestsProps) {
  const { isBusy, problem, run } = useChange();

  async function more(after: string): Promise<void> {
    const page = await run<RequestPage>('GET', pathOf(state, after));
    if (page) put({ requests: [...requests, ...page.requests], next: page.next });
  }

  return (
    <Stack gap="lg">
      <Table
        label={t(`requestState.${state}`)}
        narrow="cards"
        columns={columnsOf(state)}
        rows={requests.map(({ id, login, siteId, submittedAt, decidedAt }) => ({
          id,
          cells: {
            player: <Link href={to('identification', id)}>{login}</Link>,
            id,
            site: siteId,
            submitted: shownTime(submittedAt * 1000),
            decided: decidedAt === null ? '' : shownTime(decidedAt * 1000),
          },
        }))}
        empty={<EmptyState title={t(`identification.none.${state}`)} icon="id-card" announced />}
      />
      <ProblemNotice problem={problem} />
      {next === null ? null : (
        <Button busy={isBusy} onClick={() => void more(next)}>
          {t('identification.more')}
        </Button>
      )}
    </Stack>
  );
}
