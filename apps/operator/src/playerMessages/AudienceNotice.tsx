import { Inline, Notice, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { countText } from '../shared/money.ts';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import type { Audience } from './useAudience.ts';

/** Says how many players a message to a segment reaches, and whether another operator has to agree. */
export function AudienceNotice({ audience }: { readonly audience: Audience }) {
  const { query, count, room, isSecond, problems } = audience;
  const [problem] = problems;
  return (
    <div data-field="audience">
      <Stack gap="sm">
        {problem ? (
          <Notice tone={query.isFetching ? 'info' : 'warning'} announced>
            {problem.text}
          </Notice>
        ) : null}
        {count && !problem ? (
          <Notice tone="info" announced>
            {t('messages.count', {
              count: count.players,
              players: countText(count.players),
              byMail: countText(count.byMail),
              bySms: countText(count.bySms),
            })}
          </Notice>
        ) : null}
        {room ? (
          <Notice tone={isSecond ? 'warning' : 'info'}>
            {t(isSecond ? 'messages.second' : 'messages.alone', {
              left: countText(room.left),
              most: countText(room.most),
            })}
          </Notice>
        ) : null}
        {count || problem ? (
          <Inline>
            <RefreshButton query={query} />
          </Inline>
        ) : null}
      </Stack>
    </div>
  );
}
