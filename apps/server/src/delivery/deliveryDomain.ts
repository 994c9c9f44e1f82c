import type { Core, Domain } from '../kernel/index.ts';
import { createMail, type Mail, type MailDeps } from './mail/mail.ts';
import { openSecretBox } from './secretBox/openSecretBox.ts';
import type { SecretBox } from './secretBox/secretBox.ts';
import { createSms, type Sms, type SmsDeps } from './sms/sms.ts';

/** Ways to reach a player outside of the site. */
export interface DeliveryDomain extends Domain {
  readonly secretBox: SecretBox;
  readonly mail: Mail;
  readonly sms: Sms;
}

/** Assembles delivery: mails and text messages, and the encryption of the secrets in them. */
export async function createDeliveryDomain(
  core: Core,
  {
    mailTransport,
    smsTransport,
    companyOf,
  }: Pick<MailDeps, 'companyOf'> & {
    readonly mailTransport: MailDeps['transport'];
    readonly smsTransport: SmsDeps['transport'];
  },
): Promise<DeliveryDomain> {
  const secretBox = await openSecretBox(core.db, core.settings);
  const mail = createMail({ ...core, secretBox, companyOf, transport: mailTransport });
  const sms = createSms({ ...core, secretBox, transport: smsTransport });
  return { secretBox, mail, sms, jobs: [...mail.jobs, ...sms.jobs] };
}
