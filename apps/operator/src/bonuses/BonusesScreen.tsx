import type { OperatorOffer, OperatorPromoCode } from '@touchline/contract/operators';
import {
  Badge,
  ButtonLink,
  Card,
  ChipLink,
  ChipRow,
  EmptyState,
  Link,
  Stack,
  TabLinks,
  Table,
} from '@touchline/ui';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodesTable } from './CodesTable.tsx';

interface BonusesScreenProps {
  /** Site whose offers are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** True if its promo codes are shown instead of its offers. */
  readonly isOfCodes: boolean;
}

interface BonusSites {
  readonly sites: readonly { readonly id: string; readonly name: string }[];
}

/** Address segment of a new offer. */
export const NEW_OFFER = 'new';

const stateTones = { draft: 'pending', published: 'success', ended: 'neutral' } as const;

const columns = (['offer', 'kind', 'product', 'version', 'grants', 'changed', 'state'] as const).map(
  (id) => ({
    id,
    header: t(`offers.column.${id}`),
  }),
);

/** Offers of bonuses and promo codes of a site. */
export function BonusesScreen({ siteId, isOfCodes }: BonusesScreenProps) {
  const asked = useCall<BonusSites>('/ops/bonuses');
  return (
    <Loaded asked={asked}>
      {({ sites }) => {
        const site = sites.find(({ id }) => id === siteId) ?? sites[0];
        if (!site) return <EmptyState icon="bonus" title={t('sites.none')} />;
        return (
          <Stack gap="md">
            <PageHead
              title={t('nav.bonuses')}
              actions={
                <ButtonLink href={to('bonuses', site.id, NEW_OFFER)} tone="strong">
                  {t('offers.new')}
                </ButtonLink>
              }
            />
            <ChipRow label={t('offers.site')}>
              {sites.map(({ id, name }) => (
                <ChipLink key={id} href={to('bonuses', id)} selected={id === site.id}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
            <TabLinks
              label={t('nav.bonuses')}
              tone="surface"
              items={[
                { href: to('bonuses', site.id), label: t('offers.title'), current: !isOfCodes },
                { href: to('bonuses', site.id, 'codes'), label: t('codes.title'), current: isOfCodes },
              ]}
            />
            {isOfCodes ? <Codes key={site.id} siteId={site.id} /> : <Offers key={site.id} siteId={site.id} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Offers({ siteId }: { readonly siteId: string }) {
  const asked = useCall<{ readonly offers: readonly OperatorOffer[] }>(
    `${within('/ops/bonuses', siteId)}/offers`,
  );
  return (
    <Loaded asked={asked}>
      {({ offers }) => (
        <Card pad="none">
          <Table
            label={t('offers.title')}
            narrow="cards"
            columns={columns}
            rows={offers.map((offer) => ({
              id: offer.id,
              cells: {
                offer: (
                  <Link href={to('bonuses', siteId, offer.id)}>{offer.texts['en']?.title ?? offer.id}</Link>
                ),
                kind: messageOf('offerKind', offer.terms.kind),
                product: messageOf('product', offer.terms.product),
                version: offer.version,
                grants: offer.grants,
                changed: `${shortTime(offer.changedAt)} · ${offer.changedBy}`,
                state: <Badge tone={stateTones[offer.state]}>{t(`offerState.${offer.state}`)}</Badge>,
              },
            }))}
            empty={<EmptyState icon="bonus" title={t('offers.none')} detail={t('offers.noneDetail')} />}
          />
        </Card>
      )}
    </Loaded>
  );
}

function Codes({ siteId }: { readonly siteId: string }) {
  const path = within('/ops/bonuses', siteId);
  const codes = useCall<{ readonly codes: readonly OperatorPromoCode[] }>(`${path}/codes`);
  const offers = useCall<{ readonly offers: readonly OperatorOffer[] }>(`${path}/offers`);
  return (
    <Stack gap="md">
      <Loaded asked={codes}>{({ codes: rows }) => <CodesTable codes={rows} reload={codes.reload} />}</Loaded>
      <Loaded asked={offers}>
        {({ offers: rows }) => (
          <CodeForm
            siteId={siteId}
            offers={rows.filter(({ state }) => state === 'published')}
            reload={codes.reload}
          />
        )}
      </Loaded>
    </Stack>
  );
}
