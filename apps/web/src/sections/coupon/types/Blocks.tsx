import { combinedOdds, COUPON_TYPE, formatCombinedOdds, parseOdds } from '@touchline/betting';
import { CouponBlock, CouponLegGrip, CouponLegMoveTo } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { blockCount, LOBBY } from '../../../features/coupon/arrangement.ts';
import type { Leg } from '../../../features/coupon/coupon.rules.ts';
import { moveToBlock } from '../../../features/coupon/couponShape.store.ts';
import { useLateWords } from '../../../platform/i18n/useLateWords.ts';
import { LegRow } from '../CouponLegs.tsx';
import { usePickNames } from '../usePickNames.ts';
import { BlockOrder } from './BlockOrder.tsx';
import { BlockStake } from './BlockStake.tsx';
import type { RowsProps } from './rows.ts';

/** The blocks of a multi-bet with its lobby, or of a conditional coupon in their order. */
export default function Blocks(props: RowsProps) {
  const { t } = useTranslation('couponMore');
  const { view } = props;
  const hasWords = useLateWords('couponMore');
  const isConditional = view.typeId === COUPON_TYPE.conditional;
  const count = blockCount(view.legs.map(({ bet }) => bet));
  const blocks = Array.from({ length: count }, (_, index) => index + 1);
  const hasLobby = view.legs.some(({ bet }) => bet.blockId === LOBBY);
  if (!hasWords) return null;
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

/** Letters for blocks that are combined, figures for those that follow each other. */
function markOf(blockId: number, isConditional: boolean): string {
  return isConditional || blockId > 26 ? String(blockId) : String.fromCodePoint(64 + blockId);
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
  const nameOf = usePickNames();
  const legs = view.legs.filter(({ bet }) => bet.blockId === blockId);
  const isConditional = view.typeId === COUPON_TYPE.conditional;
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
        isConditional ? (
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
                leg={leg}
                coefViewId={rows.coefViewId}
                isFrozen={rows.isFrozen}
                refusedBy={rows.refusals.get(leg.bet.selectionId)}
                controls={
                  !rows.isFrozen && (
                    <LegBlock
                      pick={nameOf(leg.bet)}
                      selectionId={leg.bet.selectionId}
                      blockId={blockId}
                      isAlone={legs.length === 1}
                      count={count}
                      isConditional={isConditional}
                    />
                  )
                }
              />
            ))
      }
    />
  );
}

interface LegBlockProps {
  readonly pick: string;
  readonly selectionId: string;
  readonly blockId: number;
  /** The only one of its block, so that a new block would be the same. */
  readonly isAlone: boolean;
  readonly count: number;
  readonly isConditional: boolean;
}

/** The ways of a selection to another block: a menu, a grip to drag, and the arrow keys on it. */
function LegBlock({ pick, selectionId, blockId, isAlone, count, isConditional }: LegBlockProps) {
  const { t } = useTranslation('couponMore');
  const first = isConditional ? 1 : LOBBY;
  const move = (to: number) => {
    if (to !== blockId && to >= first && to <= count) moveToBlock(selectionId, to);
  };
  const targets = [
    ...Array.from({ length: count }, (_, index) => index + 1)
      .filter((id) => id !== blockId)
      .map((id) => ({ id: String(id), label: t('blocks.title', { mark: markOf(id, isConditional) }) })),
    ...(isAlone && blockId !== LOBBY ? [] : [{ id: String(count + 1), label: t('blocks.new') }]),
    ...(isConditional || blockId === LOBBY ? [] : [{ id: String(LOBBY), label: t('blocks.lobby') }]),
  ];
  return (
    <>
      <CouponLegMoveTo
        label={t('blocks.move', { pick })}
        targets={targets}
        onMove={(id) => moveToBlock(selectionId, Number(id))}
      />
      <CouponLegGrip
        label={t('blocks.grip', { pick })}
        onMove={(by) => move(neighbour(blockId, by, count, isConditional))}
        onDragOver={(element) => {
          const block = element.closest<HTMLElement>('[data-block]')?.dataset['block'];
          if (block !== undefined) move(Number(block));
        }}
      />
    </>
  );
}

/** What the selections of a block come to together. */
function priceOf(legs: readonly Leg[], coefViewId: number): string | undefined {
  const prices = legs.flatMap(({ price }) => (price === undefined ? [] : [parseOdds(price)]));
  return prices.length < legs.length ? undefined : formatCombinedOdds(combinedOdds(prices), coefViewId);
}

/** The block above or below in the page, where the lobby stands last. */
function neighbour(blockId: number, by: -1 | 1, count: number, isConditional: boolean): number {
  if (blockId === LOBBY) return by === -1 ? count : LOBBY;
  const next = blockId + by;
  return next > count && !isConditional ? LOBBY : next === 0 ? blockId : next;
}
