import type { OperatorProvider } from '@touchline/contract/operators';
import { Paragraph } from '@touchline/ui';
import { answerOf, client } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import type { BulkAct } from '../shared/list/BulkActs.tsx';

const namesOf = (providers: readonly OperatorProvider[]): string =>
  providers.map(({ name }) => name).join(', ');
const gamesOf = (providers: readonly OperatorProvider[]): number =>
  providers.reduce((sum, { games }) => sum + games, 0);

/** Acts on several providers: their games are hidden, or shown again. Each keeps its place in the order. */
export const providerActs: readonly BulkAct<OperatorProvider>[] = (
  [
    { id: 'hide', from: 'active', to: 'hidden' },
    { id: 'show', from: 'hidden', to: 'active' },
  ] as const
).map(({ id, from, to }) => ({
  id,
  label: t(`casino.${id}`),
  isFor: ({ state }) => state === from,
  preview: (providers) => (
    <Paragraph>
      {t(`casino.${id}Preview`, { names: namesOf(providers), count: gamesOf(providers) })}
    </Paragraph>
  ),
  undo: t(`casino.${id}Undo`),
  act: ({ slug, position }, reason) =>
    answerOf(
      client.PUT('/ops/casino/providers/{slug}', {
        params: { path: { slug } },
        body: { state: to, position, reason },
      }),
    ),
}));
