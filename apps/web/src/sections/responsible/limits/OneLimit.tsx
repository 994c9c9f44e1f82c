import { LimitCard, Skeleton, Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitName, limitText, noneOf } from '../../../features/limits/limitTexts.ts';
import { limitUse } from '../../../features/limits/limitUse.ts';
import type { AvailableLimits, LimitsAnswer } from '../../../features/limits/limits.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { formatLength } from '../../../platform/format/time.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import type { Available, Standing } from './limitGroups.ts';
import { useLimitNote } from './useLimitNote.ts';

/** Lazy, because few limits on the page are edited. */
const LimitEdit = lazyView(() => import('./LimitEdit.tsx'), FormSkeleton);

interface OneLimitProps {
  readonly available: Available;
  readonly rules: AvailableLimits['rules'];
  readonly standing: Standing;
  /** Today's use of the time limit. */
  readonly session: LimitsAnswer['session'];
  /** True if the limit can be set now. */
  readonly isOpen: boolean;
  /** True if the form is open from the start, for a limit without a value. */
  readonly startsEdited: boolean;
  /** Called when the form closes. */
  readonly onClose: () => void;
}

/** One limit: its value, the used part, pending changes, and the form to change it. */
export function OneLimit({
  available,
  rules,
  standing,
  session,
  isOpen,
  startsEdited,
  onClose,
}: OneLimitProps) {
  const { t } = useTranslation(['responsible', 'limits']);
  const { t: limitWord } = useTranslation('limits');
  const format = useFormat();
  const [isEdited, setEdited] = useState(startsEdited);
  const card = useRef<HTMLElement>(null);
  const wasEdited = useRef(startsEdited);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasEdited.current && !isEdited) card.current?.querySelector('button')?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const { active, pending } = standing;
  const note = useLimitNote({ available, rules, standing });
  const shown = active ?? { ...available, limitValue: noneOf(available) };
  const name = limitName(limitWord, available.type);
  const use = active && limitUse(active, session);
  const [used, left] =
    use?.kind === 'time'
      ? [formatLength(Math.floor(use.used / 60)), formatLength(Math.ceil(use.left / 60))]
      : use
        ? [format.money(use.used, use.iso), format.money(use.left, use.iso)]
        : [];
  return (
    <LimitCard
      ref={card}
      title={name}
      amount={limitText(limitWord, shown, format.roundMoney)}
      use={
        use && {
          used: Number(use.used),
          limit: Number(use.limit),
          usedText: t('used', { amount: used }),
          leftText: t('left', { amount: left }),
        }
      }
      note={note.note}
      onNoteAction={note.act}
      changeLabel={t(active ? 'change' : 'set')}
      changeName={t(active ? 'changeOf' : 'setOf', { name })}
      locked={!isOpen || (pending !== undefined && rules.isLockedWhilePending)}
      onChange={() => setEdited(true)}
      form={
        isEdited && isOpen ? (
          <LimitEdit
            available={available}
            rules={rules}
            standing={standing}
            onClose={() => {
              setEdited(false);
              onClose();
            }}
          />
        ) : undefined
      }
    />
  );
}

function FormSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
