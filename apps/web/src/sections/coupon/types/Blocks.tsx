import { combinedOdds, COUPON_TYPE, formatCombinedOdds, LOBBY, parseOdds } from '@touchline/betting';
import { CouponBlock } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { blockCount } from '../../../features/coupon/type/arrangement.ts';
import type { Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { LegRow } from '../legs/LegRow.tsx';
import { useRowProps } from '../legs/CouponLegs.tsx';
import { useSelectionNames } from '../legs/useSelectionNames.ts';
import { BlockGrip, BlockOrder, BlockStake, markOf, OtherBlock } from './blockControls.tsx';
import type { RowsProps } from './rows.ts';

/** Blocks of a multi-bet with its lobby, or of a conditional coupon in order. */
export default function Blocks(props: RowsProps) {
  const { t } = useTranslation('couponMore');
  const { view } = props;
  const hasBundle = useLazyBundle('couponMore');
  const isConditional = view.typeId === COUPON_TYPE.conditional;
  const count = blockCount(view.legs.map(({ bet }) => bet));
  const blocks = Array.from({ length: count }, (_, index) => index + 1);
  const hasLobby = view.legs.some(({ bet }) => bet.blockId === LOBBY);
  if (!hasBundle) return null;
  return (
    <>
      {blocks.map((blockId) => (
        <Block
          key={blockId}
          {...props}
          blockId={blockId}
          count={count}
          title={t('blocks.title', { mark: markOf(blockId, isConditional) })}
          mark={markOf(blockId, isConditional)}
        />
      ))}
      {!isConditional && (
        <Block
          {...props}
          blockId={LOBBY}
          count={count}
          title={t('blocks.lobby')}
          detail={t('blocks.lobbyText')}
          emptyText={hasLobby ? undefined : t('blocks.lobbyEmpty')}
        />
      )}
    </>
  );
}

interface BlockProps extends RowsProps {
  readonly blockId: number;
  readonly count: number;
  readonly title: string;
  readonly mark?: string;
  readonly detail?: string;
  readonly emptyText?: string | undefined;
}

function Block({ view, rows, onEntry, blockId, count, title, mark, detail, emptyText }: BlockProps) {
  const { t } = useTranslation('couponMore');
  const nameOf = useSelectionNames();
  const rowOf = useRowProps(rows);
  const legs = view.legs.filter(({ bet }) => bet.blockId === blockId);
  const isConditional = view.typeId === COUPON_TYPE.conditional;
  const placeOf = ({ bet }: Leg, isAlone: boolean) => {
    const place = {
      pick: nameOf(bet),
      selectionId: bet.selectionId,
      blockId,
      isAlone,
      count,
      isConditional,
    };
    return { handle: <BlockGrip {...place} />, controls: <OtherBlock {...place} /> };
  };
  return (
    <CouponBlock
      data-block={blockId}
      mark={mark}
      title={title}
      detail={detail ?? t('blocks.count', { count: legs.length })}
      price={legs.length > 1 ? priceOf(legs, view.coefViewId) : undefined}
      emptyText={emptyText}
      actions={
        isConditional && !rows.isFrozen ? (
          <BlockOrder title={title} blockId={blockId} count={count} />
        ) : undefined
      }
      stake={
        isConditional && blockId > 1 ? (
          <BlockStake
            view={view}
            blockId={blockId}
            title={title}
            isFrozen={rows.isFrozen}
            onEntry={onEntry}
          />
        ) : undefined
      }
      legs={
        legs.length === 0
          ? undefined
          : legs.map((leg) => (
              <LegRow
                key={leg.bet.selectionId}
                {...rowOf(leg)}
                {...(rows.isFrozen ? {} : placeOf(leg, legs.length === 1))}
              />
            ))
      }
    />
  );
}

/** Combined price of a block's selections. */
function priceOf(legs: readonly Leg[], coefViewId: number): string | undefined {
  const prices = legs.flatMap(({ price }) => (price === undefined ? [] : [parseOdds(price)]));
  return prices.length < legs.length ? undefined : formatCombinedOdds(combinedOdds(prices), coefViewId);
}
