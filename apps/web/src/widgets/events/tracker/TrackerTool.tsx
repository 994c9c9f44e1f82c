import { ScoreTool } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useColumnCount } from '../match/useColumnCount.ts';
import { useTrackerView } from './useTrackerView.ts';

/** Button that opens the tracker of a match without momentum on its scoreboard. */
export function TrackerTool() {
  const { t } = useTranslation('events');
  const { isOpen, open } = useTrackerView();
  // Wide pages show it in a column.
  if (useColumnCount() === 3) return null;
  return <ScoreTool icon="pitch" label={t('match.tracker')} pressed={isOpen} onClick={() => open(!isOpen)} />;
}
