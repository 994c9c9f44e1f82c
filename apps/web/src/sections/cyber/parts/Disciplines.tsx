import { disciplineIcon, DisciplineTile, DisciplineTileSkeleton, Grid } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CyberType } from '../../../platform/links/cyberPaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { useDisciplines } from '../cyber.api.ts';
import { useCyberPaths, useDisciplineName } from '../cyber.ts';
import { EmptyNotice } from './EmptyNotice.tsx';

/** Tiles of disciplines with their number of matches. */
export function Disciplines({ type }: { readonly type: CyberType }) {
  const { t } = useTranslation(['cyber', 'sports']);
  const paths = useCyberPaths();
  const nameOf = useDisciplineName();
  const isDesk = useIsDesk();
  return (
    <Answered query={useDisciplines()} skeleton={<Places />} failed={t('failed')}>
      {(all) => {
        const own = all.filter((one) => one.type === type);
        if (own.length === 0) return <EmptyNotice title={t('none.type')} />;
        return (
          <Grid columns={isDesk ? 'four' : 'two'}>
            {own.map(({ key, live, line }) => (
              <DisciplineTile
                key={key}
                name={nameOf(key) ?? key}
                icon={disciplineIcon(key)}
                href={paths.discipline(key)}
                count={t('sports:matches', { count: live + line })}
                live={live > 0 ? t('liveCount', { count: live }) : undefined}
              />
            ))}
          </Grid>
        );
      }}
    </Answered>
  );
}

/** Placeholder with as many tiles as fit a phone's first screen. */
function Places() {
  return (
    <Grid columns={useIsDesk() ? 'four' : 'two'}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <DisciplineTileSkeleton key={key} />
      ))}
    </Grid>
  );
}
