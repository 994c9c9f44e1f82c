import { t } from '../messages/messages.ts';

/** Options for whether something is shown to players. */
export const shownStates = (['active', 'hidden'] as const).map((value) => ({
  value,
  label: t(`shownState.${value}`),
}));
