import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useRefusalWords } from './useAccessWords.ts';

/** Error messages of a refused sign-in, for the form as a whole or by field. */
export interface EntryRefusal {
  readonly form?: string;
  readonly code?: string;
  readonly phone?: string;
}

/** End of a block in a refusal, UTC seconds. */
const Kept = v.object({ until: v.number() });

const Returning = v.object({ code: v.literal('RETURN_REQUEST_NEEDED'), returnToken: v.string() });

/** Returns the token for requesting a return from an exclusion; undefined for any other refusal. */
export function returnTokenOf(error: unknown): string | undefined {
  const parsed = v.safeParse(Returning, error instanceof ApiError ? error.body : undefined);
  return parsed.success ? parsed.output.returnToken : undefined;
}

/** Returns the error message for a refused sign-in, with what to do. */
export function useEntryRefusal(): (error: unknown) => EntryRefusal {
  const { t } = useTranslation('access');
  const refusal = useRefusalWords();
  const format = useFormat();
  return (error) => {
    if (!(error instanceof ApiError)) return { form: refusal(error) };
    if (error.code === 'CODE_WRONG') return { code: t('refused.codeWrong') };
    if (error.code === 'CODE_EXPIRED') return { code: t('refused.codeExpired') };
    if (error.code === 'TOO_MANY_MAILS') return { form: t('refused.tooManyCodes') };
    if (error.code === 'MODE_NOT_OFFERED') return { form: t('refused.mode') };
    if (error.code === 'PHONE_TAKEN') return { form: t('refused.phoneTaken') };
    if (error.status === 401) return { form: t('refused.credentials') };
    if (error.status === 403) return { form: keptOut(error) };
    const isPhone = error.fields?.some(({ path }) => path.endsWith('phone_number')) ?? false;
    return isPhone ? { phone: t('wrong.phoneWrong') } : { form: refusal(error) };
  };

  function keptOut({ body }: ApiError): string {
    const parsed = v.safeParse(Kept, body);
    return parsed.success
      ? t('refused.keptUntil', { date: format.date(parsed.output.until) })
      : t('refused.accountClosed');
  }
}
