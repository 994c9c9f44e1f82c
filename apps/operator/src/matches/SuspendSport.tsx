import { useQuery } from '@tanstack/react-query';
import { Button, Select } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ClosureDialog } from './ClosureDialog.tsx';
import { knownSports, sportText } from './sports.ts';

interface SuspendSportProps {
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
}

/** Button that suspends betting on a whole sport, which the operator chooses. */
export function SuspendSport({ onDone }: SuspendSportProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" emphasis="outline" onClick={() => setOpen(true)}>
        {t('closures.suspendSport')}
      </Button>
      {isOpen ? <SportDialog onDone={onDone} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface SportDialogProps extends SuspendSportProps {
  readonly onClose: () => void;
}

function SportDialog({ onDone, onClose }: SportDialogProps) {
  const [sport, setSport] = useState('');
  const problems = sport === '' ? [{ field: 'sport', text: t('closures.sportMissing') }] : [];
  const sports = useSports();
  return (
    <ClosureDialog
      act="suspend"
      subject={{ scope: 'sport', subject: sport }}
      name={sport === '' ? t('closures.aSport') : sportText(sport)}
      problems={problems}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <CheckedField name="sport" label={t('closures.sport')} problems={problems} isTried={isTried}>
          <Select
            options={[
              { value: '', label: t('closures.chooseSport') },
              ...sports.map((id) => ({ value: String(id), label: sportText(id) })),
            ]}
            value={sport}
            onValueChange={setSport}
          />
        </CheckedField>
      )}
    </ClosureDialog>
  );
}

/** Returns the sports with names, and those of the feed without one. */
function useSports(): readonly number[] {
  const live = useQuery(read('/ops/matches', { query: { section: 'live' } }));
  const line = useQuery(read('/ops/matches', { query: { section: 'line' } }));
  const fed = [live, line].flatMap(({ data }) => data?.matches.map(({ sportId }) => sportId) ?? []);
  return [...new Set<number>([...knownSports, ...fed])];
}
