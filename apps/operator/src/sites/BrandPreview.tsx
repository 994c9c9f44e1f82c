import {
  AppHeader,
  Badge,
  Button,
  Card,
  fixedPrice,
  Grid,
  Heading,
  Inline,
  LiveBadge,
  PriceCell,
  Stack,
  Text,
  vars,
} from '@touchline/ui';
import type { CSSProperties } from 'react';
import type { JudgedPairs } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

/** Prices in each state, with the labels of their selections. */
const prices = [
  { price: '1.38', label: '1', source: fixedPrice('1.38', { selected: true }) },
  { price: '4.90', label: 'X', source: fixedPrice('4.90') },
  { price: '8.25', label: '2', source: fixedPrice('8.25', { direction: 'up' }) },
  { price: '1.12', label: '1', source: fixedPrice('1.12', { direction: 'down' }) },
  { price: '1.19', label: 'X', source: fixedPrice('1.19') },
  { price: '2.44', label: '2', source: fixedPrice('2.44', { suspended: true }) },
] as const;

interface BrandPreviewProps {
  readonly title: string;
  readonly preview: JudgedPairs['preview'];
}

/** Shows a part of the site in each mode with the values that passed the server's check. */
export function BrandPreview({ title, preview }: BrandPreviewProps) {
  return (
    <Stack gap="lg">
      <Heading level={3}>{t('brand.preview')}</Heading>
      {preview.map(({ mode, tokens }) => (
        <Stack key={mode} gap="sm">
          <Text tone="muted" size="label">
            {t(`brand.mode.${mode}`)}
          </Text>
          <Sample title={title} mode={mode} tokens={tokens} />
        </Stack>
      ))}
    </Stack>
  );
}

interface SampleProps {
  readonly title: string;
  readonly mode: JudgedPairs['preview'][number]['mode'];
  readonly tokens: Readonly<Record<string, string>>;
}

/** Parts of the player's site. `inert`, because they are a picture of controls. */
function Sample({ title, mode, tokens }: SampleProps) {
  // The cast is needed because React's types don't allow custom properties.
  const style = {
    ...tokens,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    background: vars.color.canvas,
    color: vars.color.text.default,
    fontFamily: vars.font.body,
    fontSize: vars.type.size.body,
    lineHeight: vars.type.leading.body,
  } as CSSProperties;
  return (
    <div inert data-mode={mode} style={style}>
      <div style={{ background: vars.color.header.bg, color: vars.color.header.fg }}>
        <AppHeader
          logo={<Text weight="strong">{title}</Text>}
          tabsLabel={t('brand.sample.sections')}
          tabs={[
            { id: 'sports', label: t('brand.sample.sports'), href: '#', selected: true },
            { id: 'live', label: t('brand.sample.live'), href: '#' },
            { id: 'casino', label: t('brand.sample.casino'), href: '#' },
          ]}
        />
      </div>
      <Stack pad="lg">
        <Card>
          <Stack gap="md">
            <Inline justify="between" wrap="wrap">
              <Heading level={2}>{t('brand.sample.match')}</Heading>
              <LiveBadge>{t('brand.sample.live')}</LiveBadge>
            </Inline>
            <Text tone="muted">{t('brand.sample.text')}</Text>
            <Grid columns="three">
              {prices.map(({ price, label, source }) => (
                <PriceCell
                  key={price}
                  source={source}
                  selection={label}
                  name={label}
                  label={label}
                  suspendedLabel=""
                />
              ))}
            </Grid>
            <Inline wrap="wrap">
              <Button tone="primary">{t('brand.sample.bet')}</Button>
              <Button>{t('brand.sample.cancel')}</Button>
              <Badge tone="accent">{t('brand.sample.badge')}</Badge>
            </Inline>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}
