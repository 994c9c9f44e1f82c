import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { entryErrors } from './accessErrors.ts';

/** Error messages of a refused sign-in, for the form as a whole or by field. */
export interface EntryErrors {
  readonly form?: string;
  readonly code?: string;
  readonly phone?: string;
}

/** End of a block in a refusal, UTC seconds. */
const Block = v.object({ until: v.number() });

const Returning = v.object({ code: v.literal('RETURN_REQUEST_NEEDED'), returnToken: v.string() });

/** Returns the token for requesting a return from an exclusion; undefined for any other refusal. */
export function returnTokenOf(error: unknown): string | undefined {
  const parsed = v.safeParse(Returning, error instanceof ApiError ? error.body : undefined);
  return parsed.success ? parsed.output.returnToken : undefined;
}

/** Returns a function that gives the error messages of a refused sign-in or registration, by field. */
export function useEntryErrors(): (error: unknown) => EntryErrors {
  const { t } = useTranslation('access');
  const errorMessage = useErrorMessage('access', entryErrors);
  const format = useFormat();
  return (error) => {
    const form = errorMessage(error);
    if (!(error instanceof ApiError)) return { form };
    if (['CODE_WRONG', 'CODE_EXPIRED', 'STEP_LOCKED'].includes(error.code)) return { code: form };
    const block = v.safeParse(Block, error.body);
    if (error.status === 403 && block.success)
      return { form: t('refused.keptUntil', { date: format.date(block.output.until) }) };
    const isPhone = error.fields?.some(({ path }) => path.endsWith('phone_number')) ?? false;
    return isPhone && error.status === 400 ? { phone: t('wrong.phoneWrong') } : { form };
  };
}
