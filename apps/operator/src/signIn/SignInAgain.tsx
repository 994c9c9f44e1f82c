import { Button, ConfirmDialog, Inline, Modal, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { unsaved } from '../shared/route.ts';
import { leave } from './enter.ts';
import { SignIn } from './SignIn.tsx';

/** Dialog of a session that has ended while the operator works: the screen with its drafts stays, and goes on after it. */
export function SignInAgain() {
  const { operator } = useSnapshot(session);
  const { forms } = useSnapshot(unsaved);
  const [isLeaving, setLeaving] = useState(false);
  const go = (): void => (forms > 0 ? setLeaving(true) : void leave());
  if (isLeaving) {
    return (
      <ConfirmDialog
        open
        title={t('leave.title')}
        description={t('leave.text')}
        confirmLabel={t('leave.go')}
        cancelLabel={t('form.back')}
        tone="danger"
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      />
    );
  }
  return (
    <Modal open onOpenChange={go} title={t('signIn.ended')} initialFocus="field">
      <Stack gap="lg">
        <Paragraph tone="muted">{t('signIn.endedDetail', { name: operator?.name ?? '' })}</Paragraph>
        <SignIn isAgain />
        <Inline>
          <Button emphasis="plain" onClick={go}>
            {t('app.signOut')}
          </Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
