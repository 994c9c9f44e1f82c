import type { OperatorCodeUse, OperatorPromoCode } from '@touchline/contract/operators';
import { Badge, Button, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall, useChange } from '../shared/useCall.ts';

const columns = (['code', 'offer', 'uses', 'budget', 'period', 'state', 'actions'] as const).map((id) => ({
  id,
  header: t(`codes.column.${id}`),
}));

const useColumns = (['player', 'at', 'grant'] as const).map((id) => ({ id, header: t(`uses.column.${id}`) }));

/** Promo codes of a site; one of them can be opened with its uses. */
export function CodesTable({
  codes,
  reload,
}: {
  readonly codes: readonly OperatorPromoCode[];
  readonly reload: () => void;
}) {
  const [openId, setOpenId] = useState<string>();
  const open = codes.find(({ id }) => id === openId);
  return (
    <Stack gap="md">
      <Card pad="none">
        <Table
          label={t('codes.title')}
          narrow="cards"
          columns={columns}
          rows={codes.map((code) => ({
            id: code.id,
            cells: {
              code: code.code,
              offer: code.offerTitle,
              uses: code.maxUses === null ? code.uses : `${code.uses} / ${code.maxUses}`,
              budget:
                code.budget === null || code.iso === null
                  ? t('codes.noBudget')
                  : `${moneyText(code.spent ?? '0', code.iso)} / ${moneyText(code.budget, code.iso)}`,
              period: [code.from, code.to].map((time) => (time === null ? '…' : shortTime(time))).join(' – '),
              state: (
                <Badge tone={code.endedAt === null ? 'success' : 'neutral'}>
                  {t(code.endedAt === null ? 'codes.open' : 'codes.ended')}
                </Badge>
              ),
              actions: (
                <Button size="sm" onClick={() => setOpenId(code.id === openId ? undefined : code.id)}>
                  {t('codes.details')}
                </Button>
              ),
            },
          }))}
          empty={<EmptyState icon="promo" title={t('codes.none')} />}
        />
      </Card>
      {open ? <OpenCode key={open.id} code={open} reload={reload} /> : null}
    </Stack>
  );
}

function OpenCode({ code, reload }: { readonly code: OperatorPromoCode; readonly reload: () => void }) {
  const path = within('/ops/bonus-codes', code.id);
  const asked = useCall<{ readonly uses: readonly OperatorCodeUse[] }>(`${path}/uses`);
  const { isBusy, problem, run } = useChange();
  return (
    <>
      <TitledCard title={t('uses.title', { code: code.code })} pad="none">
        <Loaded asked={asked}>
          {({ uses }) => (
            <Table
              label={t('uses.title', { code: code.code })}
              narrow="cards"
              columns={useColumns}
              rows={uses.map((use) => ({
                id: use.grantId,
                cells: {
                  player: <Link href={to('players', use.playerId, 'bonuses')}>{use.login}</Link>,
                  at: shortTime(use.at),
                  grant: use.grantId,
                },
              }))}
              empty={<EmptyState icon="promo" title={t('uses.none')} />}
            />
          )}
        </Loaded>
      </TitledCard>
      {code.endedAt === null ? (
        <ReasonedForm
          title={t('codes.end', { code: code.code })}
          problems={[]}
          problem={problem}
          label={t('codes.endIt')}
          isBusy={isBusy}
          send={async (reason) => {
            const done = await run('POST', `${path}/end`, { reason });
            if (!done) return undefined;
            reload();
            return t('codes.ended');
          }}
        >
          {() => null}
        </ReasonedForm>
      ) : null}
    </>
  );
}
