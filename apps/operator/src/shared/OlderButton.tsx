import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button, Inline, Notice, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { problemText } from './problemText.ts';

type More = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
>;

interface OlderButtonProps {
  readonly query: More;
  readonly load: () => void;
}

/** Button that loads the next page of a list; renders nothing at the end. */
export function OlderButton({ query, load }: OlderButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  if (!hasNextPage) return null;
  return (
    <Stack gap="md">
      {isFetchNextPageError ? (
        <Notice tone="danger" announced>
          {problemText(error)}
        </Notice>
      ) : null}
      <Inline>
        <Button busy={isFetchingNextPage} onClick={load}>
          {t('page.older')}
        </Button>
      </Inline>
    </Stack>
  );
}
