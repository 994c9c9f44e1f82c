import {
  markValue,
  type PostbackAddress,
  type PostbackEvent,
  type PostbackMark,
} from '@touchline/contract/referrals';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { DraftSchema } from '../shared/useDraft.ts';

/** Entries of every address of a partner. */
export interface PostbackSettings {
  readonly address: string;
  readonly events: readonly PostbackEvent[];
}

/** Changes of a stored address. */
interface PostbackChange extends PostbackSettings {
  readonly isOn: boolean;
}

/** A new address. */
interface PostbackEntry extends PostbackSettings {
  readonly siteId: string;
  readonly mark: PostbackMark;
  readonly value: string;
}

function settingProblems({ address, events }: PostbackSettings): readonly FieldProblem[] {
  return [
    // The server judges the rest.
    ...(/^https?:\/\//.test(address) ? [] : [{ field: 'address', text: t('postbacks.addressWrong') }]),
    ...(events.length > 0 ? [] : [{ field: 'events', text: t('postbacks.eventsWrong') }]),
  ];
}

/** The form of a stored address. */
export const changeSchema: DraftSchema<PostbackAddress, PostbackChange, PostbackChange> = {
  read: ({ address, events, isOn }) => ({ address, events, isOn }),
  parse: (draft) => {
    const problems = settingProblems(draft);
    return problems.length > 0 ? { problems } : { body: draft };
  },
};

/** The form of a new address, on the site that is chosen at first. */
export const entrySchema: DraftSchema<string, PostbackEntry, PostbackEntry> = {
  read: (siteId) => ({ siteId, mark: 'reflinkid', value: '', address: '', events: [] }),
  parse: (draft) => {
    const problems = [
      ...(markValue.test(draft.value) ? [] : [{ field: 'value', text: t('postbacks.valueWrong') }]),
      ...settingProblems(draft),
    ];
    return problems.length > 0 ? { problems } : { body: draft };
  },
};
