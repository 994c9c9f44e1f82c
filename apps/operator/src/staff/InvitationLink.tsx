import { DetailList } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { copyText } from '../shared/copyText.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

/** Link of an invitation, which only the environment's token gets: there may be no mail yet. */
export function InvitationLink({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <TitledCard title={t('staff.link')}>
      <DetailList
        details={[{ id: 'link', label: t('staff.linkDetail'), value: link, copyLabel: t('staff.copyLink') }]}
        copied={isCopied ? t('staff.linkCopied') : undefined}
        onCopy={() => void copyText(link).then(setCopied)}
      />
    </TitledCard>
  );
}
