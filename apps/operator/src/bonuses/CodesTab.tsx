import { useQuery } from '@tanstack/react-query';
import type { OperatorPromoCode } from '@touchline/contract/operators';
import { Stack } from '@touchline/ui';
import { useState } from 'react';
import { read, readWhole } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { useListState } from '../shared/list/useListState.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { CodeForm } from './CodeForm.tsx';
import { codeColumns, codeFilters, codeState } from './codeColumns.tsx';
import { CodeUses } from './CodeUses.tsx';

/** Promo codes of a site, with the uses of one, and the form of a new one. */
export function CodesTab({ siteId }: { readonly siteId: string }) {
  const [opened, setOpened] = useState<OperatorPromoCode>();
  const [ended, setEnded] = useState<OperatorPromoCode>();
  const offers = useQuery(read('/ops/bonuses/{siteId}/offers', { path: { siteId } }));
  const columns = codeColumns({
    open: (code) => setOpened(code.id === opened?.id ? undefined : code),
    end: setEnded,
  });
  const { state } = useListState(codeFilters, columns);
  const chosenState = state.filters['state'] ?? '';
  return (
    <Stack gap="md">
      <ListScreen
        name="codes"
        title={t('codes.title')}
        head={null}
        filters={codeFilters}
        read={() => readWhole('/ops/bonuses/{siteId}/codes', { path: { siteId } })}
        rowsOf={({ codes }) => codes.filter((code) => chosenState === '' || codeState(code) === chosenState)}
        idOf={({ id }) => id}
        columns={columns}
        empty={{ icon: 'promo', title: t('codes.none') }}
      >
        {opened ? <CodeUses key={opened.id} code={opened} /> : null}
      </ListScreen>
      <Loaded query={offers}>
        {({ offers: all }) => (
          <CodeForm siteId={siteId} offers={all.filter((offer) => offer.state === 'published')} />
        )}
      </Loaded>
      {ended ? <EndCode code={ended} onClose={() => setEnded(undefined)} /> : null}
    </Stack>
  );
}

interface EndCodeProps {
  readonly code: OperatorPromoCode;
  readonly onClose: () => void;
}

/** Decision to end a promo code. */
function EndCode({ code: { id, code }, onClose }: EndCodeProps) {
  const write = useWrite();
  return (
    <DecisionDialog
      title={t('codes.end', { code })}
      detail={t('codes.endDetail')}
      write={write}
      label={t('codes.endIt')}
      tone="danger"
      send={async (reason) => {
        const path = { codeId: id };
        const answer = await write.send('post', '/ops/bonus-codes/{codeId}/end', { path, body: { reason } });
        return answer && t('codes.ended');
      }}
      onClose={onClose}
    />
  );
}
