import type { OperatorOffer, OperatorPromoCode } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { SitePage } from '../shared/SitePage.tsx';
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
  return (
    <SitePage
      section="bonuses"
      icon="bonus"
      title={t('nav.bonuses')}
      siteId={siteId}
      tabs={[
        { label: t('offers.title'), current: !isOfCodes },
        { segment: 'codes', label: t('codes.title'), current: isOfCodes },
      ]}
      create={{ segment: NEW_OFFER, label: t('offers.new') }}
    >
      {(site) => (isOfCodes ? <Codes siteId={site} /> : <Offers siteId={site} />)}
    </SitePage>
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
