import { Link, Text } from '@touchline/ui';
import { usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';

/** The brand's word, as the way home. */
export function Logo() {
  return (
    <Link href={usePaths().home} tone="inherit">
      <Text size="section">{site().wordmark}</Text>
    </Link>
  );
}
