import { BottomSheet, Button, Notice, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSheets } from '../../../platform/links/sheets.ts';
import { GeneratorForm } from './GeneratorForm.tsx';
import { Proposals } from './Proposals.tsx';
import { useGenerator } from './useGenerator.ts';

/** Sheet that builds bets at random from a stake, a wished payout, sports and time. */
export default function GeneratorSheet() {
  const { t } = useTranslation(['generator', 'common']);
  const { close } = useSheets();
  const generator = useGenerator();
  const { proposals, line } = generator;
  return (
    <BottomSheet
      open
      onOpenChange={close}
      title={t('generator:title')}
      footer={
        <Button
          tone="strong"
          width="full"
          busy={line.isPending}
          disabled={line.isError}
          onClick={generator.generate}
        >
          {t(proposals === undefined ? 'generator:build' : 'generator:again')}
        </Button>
      }
    >
      <Stack gap="lg">
        <Paragraph tone="muted">{t('generator:intro')}</Paragraph>
        <GeneratorForm generator={generator} />
        {line.isError && (
          <Notice
            tone="danger"
            announced
            action={
              <Button size="sm" emphasis="outline" onClick={() => void line.refetch()}>
                {t('common:actions.retry')}
              </Button>
            }
          >
            {t('generator:failed')}
          </Notice>
        )}
        {proposals && <Proposals generator={generator} proposals={proposals} />}
      </Stack>
    </BottomSheet>
  );
}
