import { Button, Inline, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useChange } from './useCall.ts';

interface OlderButtonProps<Page> {
  /** Address of the next page; undefined at the end. */
  readonly path: string | undefined;
  readonly loaded: (page: Page) => void;
}

/** Button that loads the next page of a list; renders nothing at the end. */
export function OlderButton<Page>({ path, loaded }: OlderButtonProps<Page>) {
  const { isBusy, problem, run } = useChange();
  if (path === undefined) return null;

  async function load(address: string): Promise<void> {
    const page = await run<Page>('GET', address);
    if (page) loaded(page);
  }

  return (
    <Stack gap="md">
      <ProblemNotice problem={problem} />
      <Inline>
        <Button busy={isBusy} onClick={() => void load(path)}>
          {t('page.older')}
        </Button>
      </Inline>
    </Stack>
  );
}
