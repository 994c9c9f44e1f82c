import { ButtonLink, Inline, Paragraph } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { betPathsIn } from '../../../platform/links/betPaths.ts';
import { useLang } from '../../../platform/links/usePaths.ts';
import { useBetText } from '../text/useBetText.ts';

/**
 * Note that bets were removed from the list, with a link to restore them.
 * @param at UTC seconds
 */
export function ClearedNote({ at }: { readonly at: number }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const paths = betPathsIn(useLang());
  return (
    <Inline justify="between">
      <Paragraph size="label" tone="muted">
        {t('clearing.note', { when: text.at(at) })}
      </Paragraph>
      <ButtonLink size="sm" emphasis="plain" href={paths.historyClear()}>
        {t('clearing.change')}
      </ButtonLink>
    </Inline>
  );
}
