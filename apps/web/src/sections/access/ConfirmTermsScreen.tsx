import { Notice, Stack, TermsPage } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { notify } from '../../features/notifications/notifications.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { agreeToTerms, termsStatus } from '../../features/terms/terms.api.ts';
import { takeTerms, terms } from '../../features/terms/terms.store.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { useTermsText } from './useTermsText.ts';

/** Page for changed terms: the player accepts or signs out. Redirects when there is nothing to accept. */
export function Component() {
  const { t } = useTranslation('responsible');
  const { version } = useSnapshot(terms);
  const nodes = useTermsText();
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  usePageTitle(t('terms.title'));

  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const agree = async () => {
    try {
      takeTerms(await agreeToTerms(version));
    } catch (error) {
      notify({ kind: 'error', title: t('information_confirm_terms_error'), text: errorMessage(error) });
      // They may have changed again; then the newer version is shown for acceptance.
      const status = await termsStatus();
      if (status.result) takeTerms(status);
      throw error;
    }
  };
  return (
    <Stack>
      {failure !== undefined && (
        <Notice tone="danger" announced>
          {failure}
        </Notice>
      )}
      <TermsPage
        labels={{
          title: t('terms.title'),
          detail: t('terms.detail'),
          changes: t('terms.changes'),
          whole: t('terms.whole'),
          consent: t('terms.consent'),
          accept: t('terms.accept'),
          signOut: t('terms.signOut'),
        }}
        changes={[]}
        nodes={nodes}
        busy={busy}
        onAccept={() => void act(agree)}
        onSignOut={() => void act(() => signOut(false))}
      />
    </Stack>
  );
}
