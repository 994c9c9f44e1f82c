import { Link, Notice, RealityCheck, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccounts } from '../../features/account/account.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { minutesSince } from '../../platform/format/time.ts';
import { isOffered } from '../../platform/links/offered.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { lengthInWords } from './lengthInWords.ts';
import { useRealityCheck } from './useRealityCheck.ts';

export interface RealityCheckDialogProps {
  /** Time at which the check is due, UTC ms; undefined while none is due, and nothing is shown. */
  readonly dueAt: number | undefined;
  /** UTC seconds. */
  readonly signedInAt: number;
}

/** Shows time and money spent in the session; betting is blocked behind it. */
export default function RealityCheckDialog({ dueAt, signedInAt }: RealityCheckDialogProps) {
  return dueAt === undefined ? null : <Due key={dueAt} signedInAt={signedInAt} />;
}

function Due({ signedInAt }: { readonly signedInAt: number }) {
  const { t, i18n } = useTranslation(['limits', 'common']);
  const format = useFormat();
  const paths = usePaths();
  const navigate = useNavigate();
  const { active } = useAccounts(true);
  const { figures, shownAt, isSilenced, busy, hasFailed, silence, goOn, signOut } = useRealityCheck();
  const minutes = minutesSince(signedInAt, (shownAt ?? serverNow()) / 1000);
  const length = lengthInWords(t, i18n.language, minutes);
  const amount = (text: string | undefined) =>
    figures && text !== undefined ? format.money(text, figures.iso) : t('check.wait');
  const balance = figures ? amount(figures.balance) : active && format.money(active.money, active.iso);
  return (
    <RealityCheck
      open
      busy={busy}
      labels={{
        title: t('check.title', { length }),
        description: t('check.description', { time: format.time(signedInAt) }),
        goOn: t('check.goOn'),
        signOut: t('check.signOut'),
        silence: figures?.isMandatory === false ? t('check.silence') : undefined,
      }}
      details={[
        { label: t('check.length'), value: length },
        { label: t('check.staked'), value: amount(figures?.staked) },
        { label: t('check.paid'), value: amount(figures?.paid) },
        { label: t('check.net'), value: amount(figures?.net) },
        { label: t('check.balance'), value: balance ?? t('check.wait') },
      ]}
      history={
        <Stack gap="xs">
          {hasFailed && (
            <Notice tone="danger" announced>
              {t('check.failed')}
            </Notice>
          )}
          {[[paths.history, t('check.history')] as const, [paths.responsible, t('check.limits')] as const]
            .filter(([href]) => isOffered(href))
            .map(([href, label]) => (
              <Link
                key={href}
                href={href}
                onClick={(event) => {
                  // Following the link counts as continuing: the next check is timed from here.
                  event.preventDefault();
                  void goOn(() => navigate(href));
                }}
              >
                {label}
              </Link>
            ))}
        </Stack>
      }
      silenced={isSilenced}
      onSilencedChange={silence}
      onGoOn={() => void goOn()}
      onSignOut={() => void signOut()}
    />
  );
}
