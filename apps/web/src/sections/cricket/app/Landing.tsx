import {
  Button,
  ButtonLink,
  Card,
  Grid,
  Heading,
  Icon,
  Inline,
  Paragraph,
  Stack,
  type IconName,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useCricketPaths } from '../cricket.ts';
import { useInstall } from './useInstall.ts';

export interface LandingOffer {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export interface LandingProps {
  readonly title: string;
  readonly lead: string;
  readonly offers: readonly LandingOffer[];
}

/** Landing page: the site's features as an app, and how to install it. */
export function Landing({ title, lead, offers }: LandingProps) {
  const { t } = useTranslation('cricket');
  const paths = useCricketPaths();
  const isDesk = useIsDesk();
  const { installed, ask } = useInstall();
  usePageTitle(title);
  return (
    <Stack gap="xl" pad="lg">
      <Stack>
        <Icon name="cricket" size="xl" />
        <Heading level={1}>{title}</Heading>
        <Paragraph>{lead}</Paragraph>
        <Inline>
          {ask && !installed && (
            <Button tone="strong" onClick={ask}>
              {t('app.install')}
            </Button>
          )}
          <ButtonLink
            href={paths.home}
            tone={ask && !installed ? 'neutral' : 'strong'}
            emphasis={ask && !installed ? 'outline' : 'solid'}
          >
            {t('app.open')}
          </ButtonLink>
        </Inline>
        {installed && <Paragraph tone="muted">{t('app.installed')}</Paragraph>}
      </Stack>
      <Stack>
        <Heading level={2}>{t('app.offers')}</Heading>
        <Grid columns={isDesk ? 'three' : 'one'} gap="md">
          {offers.map((offer) => (
            <Card key={offer.id} pad="md">
              <Stack gap="sm">
                <Icon name={offer.icon} size="lg" />
                <Heading level={3}>{offer.title}</Heading>
                <Paragraph tone="muted">{offer.text}</Paragraph>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      {!installed && <HowTo />}
    </Stack>
  );
}

/** Explains where browsers have their button to install the site. */
function HowTo() {
  const { t } = useTranslation('cricket');
  return (
    <Stack>
      <Heading level={2}>{t('app.how')}</Heading>
      <Card pad="md">
        <Stack gap="sm">
          <Paragraph>{t('app.howAndroid')}</Paragraph>
          <Paragraph>{t('app.howIos')}</Paragraph>
          <Paragraph>{t('app.howDesk')}</Paragraph>
          <Paragraph tone="muted">{t('app.note')}</Paragraph>
        </Stack>
      </Card>
    </Stack>
  );
}
