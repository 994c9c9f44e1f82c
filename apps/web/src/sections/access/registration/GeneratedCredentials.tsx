import { CredentialsCard, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../platform/site/site.ts';
import { credentialsFile, credentialsImage, type CredentialsText } from './credentialsFiles.ts';
import MailedCredentials from './MailedCredentials.tsx';
import { download } from '../../../platform/page/device.ts';
import { useCopy } from './useCopy.ts';
import type { Credentials } from './useRegistration.ts';

export interface GeneratedCredentialsProps extends Credentials {
  readonly onDone: () => void;
}

/** Generated credentials of a one-click registration: to copy, save or send by email. */
export default function GeneratedCredentials({ login, password, onDone }: GeneratedCredentialsProps) {
  const { t } = useTranslation('access');
  const { copied, copy } = useCopy();
  const [said, say] = useState<string>();
  const [isMailing, setIsMailing] = useState(false);
  const secrets = { login, password };
  const wordOf = { login: t('credentials.loginCopied'), password: t('credentials.passwordCopied') };
  const text: CredentialsText = {
    title: t('credentials.of', { company: site().companyName }),
    address: location.origin,
    rows: [
      [t('credentials.login'), login],
      [t('fields.password'), password],
    ],
    direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  };

  async function save(id: string): Promise<void> {
    if (id === 'mail') {
      setIsMailing(true);
      return;
    }
    try {
      download(id === 'file' ? credentialsFile(text) : await credentialsImage(text));
      say(t('credentials.saved'));
    } catch {
      say(t('credentials.saveFailed'));
    }
  }

  return (
    <Stack gap="lg">
      <CredentialsCard
        title={t('credentials.title')}
        warning={t('credentials.warning')}
        credentials={[
          { id: 'login', label: t('credentials.login'), value: login, copyLabel: t('credentials.copyLogin') },
          {
            id: 'password',
            label: t('fields.password'),
            value: password,
            copyLabel: t('credentials.copyPassword'),
          },
        ]}
        copied={said ?? (copied === 'failed' ? t('credentials.copyFailed') : copied && wordOf[copied])}
        saves={[
          { id: 'file', label: t('credentials.save.file'), icon: 'file' },
          { id: 'image', label: t('credentials.save.image'), icon: 'image' },
          { id: 'mail', label: t('credentials.save.mail'), icon: 'mail' },
        ]}
        doneLabel={t('credentials.done')}
        onCopy={(id) => {
          say(undefined);
          void copy(id, secrets[id]);
        }}
        onSave={(id) => void save(id)}
        onDone={onDone}
      />
      {isMailing && (
        <MailedCredentials password={password} onSent={(email) => say(t('credentials.sent', { email }))} />
      )}
    </Stack>
  );
}
