import { Heading, HelpLines, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Who helps, apart from us: free and without a name, in the player's language. */
const lines = [
  { id: 'therapy', href: 'https://www.gamblingtherapy.org/' },
  { id: 'anonymous', href: 'https://www.gamblersanonymous.org/' },
] as const;

/** Where players and those close to them find help. */
export default function Help() {
  const { t } = useTranslation('responsible');
  return (
    <Stack>
      <Heading level={2}>{t('help.title')}</Heading>
      <Paragraph tone="muted">{t('help.text')}</Paragraph>
      <HelpLines
        lines={lines.map(({ id, href }) => ({
          id,
          href,
          name: t(`help.${id}.name`),
          detail: t(`help.${id}.detail`),
          contact: t(`help.${id}.contact`),
        }))}
      />
    </Stack>
  );
}
