import { COUPON_TYPE, rulesOf } from '@touchline/betting';
import { lazyComponent, Skeleton, Stack, type CouponContent } from '@touchline/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { CouponTerms } from '../../features/coupon/coupon.api.ts';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { couponSettings } from '../../features/coupon/couponSettings.store.ts';
import type { SeenPlacement } from '../../features/coupon/placement/placement.types.ts';
import { CouponActions, preloadActions } from './head/CouponActions.tsx';
import { CouponLegs } from './legs/CouponLegs.tsx';
import { EmptyCoupon } from './EmptyCoupon.tsx';
import { preloadUndo, useCouponNotice } from './head/useCouponNotice.tsx';
import { useCouponView, type CouponView } from './useCouponView.ts';
import { usePlacementFocus } from './placement/usePlacementFocus.ts';
import type { Entry, RowsProps } from './types/rows.ts';
import { useTypeChoices } from './types/useTypeChoices.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

// The placement's view is loaded after the filled coupon, long before it is needed.
const PlacementView = lazyView(
  async () => ({ default: (await import('./placement/PlacementView.tsx')).PlacementView }),
  () => <Skeleton shape="block" />,
);
// An empty coupon has no footer; a filled one needs it at once, with its parts.
const CouponFoot = lazyView(
  async () => {
    const foot = await import('./stake/CouponFoot.tsx');
    await foot.preloadParts();
    return { default: foot.CouponFoot };
  },
  () => <Skeleton shape="block" />,
);
// Code of the other types is preloaded once there is a choice: replacing rows after a delay would lose the focus.
const loadTypeLead = async () => (await import('./types/TypeLead.tsx')).default;
const loadTypeLegs = async () => (await import('./types/TypeLegs.tsx')).default;
const TypeLead = lazyComponent(loadTypeLead, () => <Skeleton shape="control" />);
const TypeLegs = lazyComponent<RowsProps>(loadTypeLegs, ({ view, rows }) => (
  <CouponLegs legs={view.legs} rows={rows} />
));
const Blocks = lazyComponent<RowsProps>(
  async () => (await import('./types/Blocks.tsx')).default,
  ({ view, rows }) => (
    <ul>
      <CouponLegs legs={view.legs} rows={rows} />
    </ul>
  ),
);
const BonusLegs = lazyView(() => import('./legs/BonusLegs.tsx'));
const OneClick = lazyView(
  () => import('./settings/OneClick.tsx'),
  () => <Skeleton />,
);

export interface CouponViewContent extends CouponContent {
  readonly title: string;
  /** Number of selections; undefined for an empty coupon. */
  readonly count: string | undefined;
  readonly actions: ReactNode;
  /** Stake, totals and place button; undefined while they can't be used. */
  readonly foot: ReactNode;
}

/**
 * Loads what a filled coupon shows at first, so that none of its parts moves the others when it arrives, and begins to
 * load what it needs next.
 */
export async function preloadFilledCoupon(): Promise<void> {
  await Promise.all([CouponFoot.preload(), preloadActions()]);
  void PlacementView.preload();
  void preloadUndo();
}

/** Returns refusal codes by selection. */
function refusalsIn(placement: SeenPlacement): ReadonlyMap<string, string> {
  if (placement.state !== 'rejected') return new Map();
  return new Map(placement.refusal.legs.map(({ selectionId, code }) => [selectionId, code]));
}

/** Returns whether the row of an entry is still in the coupon. */
function isThere({ kind, id }: Entry, { byBet, legs }: CouponView): boolean {
  return kind === 'bet' ? byBet.has(id) : legs.some(({ bet }) => bet.blockId === Number(id));
}

/** Returns whether the server offers anything on top of the prices. */
function hasBonus(terms: CouponTerms | undefined): boolean {
  return Boolean(terms?.bonusBetCoef ?? terms?.hyperBonus ?? terms?.boostPercent);
}

/** Returns the parts of the coupon, shared by all its views: next to the page, as a sheet, and as a page. */
export function useCouponContent(): CouponViewContent {
  const { t } = useTranslation('coupon');
  const { placement } = useSnapshot(coupon);
  const { isActiveOneClick } = useSnapshot(couponSettings);
  const view = useCouponView();
  const choices = useTypeChoices(view);
  const notice = useCouponNotice(view.legs, placement.state === 'draft');
  const [entry, setEntry] = useState<Entry>();
  const hasChoice = view.legs.length > 1;
  useEffect(() => {
    void CouponFoot.preload();
    void PlacementView.preload();
    // After a failure they are loaded again when they are shown.
    if (hasChoice) for (const load of [loadTypeLead, loadTypeLegs]) load().catch(() => undefined);
  }, [hasChoice]);
  const { state } = placement;
  const { placementRef, footRef } = usePlacementFocus(state);
  const isDraft = state === 'draft';
  const isOver = state === 'accepted' || state === 'review' || state === 'singles';
  const isEmpty = view.legs.length === 0;
  const isSimple = view.typeId === COUPON_TYPE.single || view.typeId === COUPON_TYPE.express;
  const hasLead = !isSimple && view.typeId !== COUPON_TYPE.multipleSingles;
  const rows = { isFrozen: !isDraft, coefViewId: view.coefViewId, refusals: refusalsIn(placement) };
  const hasRows = !isEmpty && !isOver;
  const hasBlocks = rulesOf(view.typeId).blocks !== undefined;
  return {
    ...(isDraft && !isEmpty ? choices : {}),
    title: hasRows && view.legs.length === 1 ? `${t('title')} · ${t('type.0')}` : t('title'),
    count: hasRows ? String(view.legs.length) : undefined,
    actions: <CouponActions isEmpty={isEmpty} isOver={isOver} />,
    notice,
    lead:
      isDraft && (isActiveOneClick || (hasRows && hasLead)) ? (
        <Stack gap="sm">
          {isActiveOneClick && <OneClick view={view} />}
          {hasRows && hasLead && <TypeLead view={view} />}
        </Stack>
      ) : undefined,
    legs:
      !hasRows || hasBlocks ? undefined : isSimple ? (
        <>
          <CouponLegs legs={view.legs} rows={rows} />
          {view.typeId === COUPON_TYPE.express && hasBonus(view.terms) && (
            <BonusLegs view={view} isFrozen={!isDraft} />
          )}
        </>
      ) : (
        <TypeLegs view={view} rows={rows} onEntry={setEntry} />
      ),
    children: (
      <>
        {hasRows && hasBlocks && <Blocks view={view} rows={rows} onEntry={setEntry} />}
        {isDraft && isEmpty && <EmptyCoupon />}
        {!isDraft && (
          <div ref={placementRef}>
            <PlacementView view={view} />
          </div>
        )}
      </>
    ),
    foot:
      !isEmpty && isDraft ? (
        <CouponFoot
          ref={footRef}
          view={view}
          entry={entry && isThere(entry, view) ? entry : undefined}
          onEntryEnd={() => setEntry(undefined)}
        />
      ) : undefined,
  };
}
