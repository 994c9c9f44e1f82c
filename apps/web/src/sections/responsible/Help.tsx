import { Heading, HelpLines, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';

/** Independent help organisations: free, anonymous, in the player's language. */
const lines = [
  { id: 'therapy', href: 'https://www.gamblingtherapy.org/' },
  { id: 'anonymous', href: 'https://www.gamblersanonymous.org/' },
] as const;

/** Help for players and their relatives. */
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
