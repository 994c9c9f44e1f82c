import { verificationTypes, type VerificationType } from '@touchline/contract/verification';
import type { Site, VerificationPlan } from '@touchline/contract/operators';
import { Button, Checkbox, Field, Grid, Heading, Inline, Input, Select, Stack, Text } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';
import { planIn, planText, type PlanText } from './verificationPlan.ts';

/** Groups of verification types: the list's, or the site's own. */
export function VerificationPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state, verification }) => ({
    isOwn: state.verification === null,
    plan: planText(verification),
  }));
  const { isOwn, plan } = draft.value;
  const read = planIn(plan);
  const write = (next: PlanText) => draft.write({ isOwn: false, plan: next });
  return (
    <PartForm
      {...props}
      part="verification"
      title={t('part.verification')}
      draft={draft}
      meaning={isOwn ? { value: null } : read}
    >
      <Checkbox checked={isOwn} onCheckedChange={(checked) => draft.write({ isOwn: checked, plan })}>
        {t('groups.own')}
      </Checkbox>
      <Text tone="muted">{t('groups.hint')}</Text>
      {isOwn ? null : <Groups site={props.site} plan={plan} write={write} />}
    </PartForm>
  );
}

interface GroupsProps {
  readonly site: Site;
  readonly plan: PlanText;
  readonly write: (plan: PlanText) => void;
}

function Groups({ site, plan, write }: GroupsProps) {
  const { groups, defaultGroup } = plan;
  const offered = verificationTypes.filter(
    (type) =>
      type === 'document' ||
      site.checkTypes.some((one) => one === type) ||
      groups.some(({ types }) => types.includes(type)),
  );
  const put = (index: number, change: Partial<VerificationPlan['groups'][number]>) =>
    write({ ...plan, groups: groups.map((group, at) => (at === index ? { ...group, ...change } : group)) });
  return (
    <>
      {groups.map(({ code, types }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups have no ids, and their codes are edited
        <Stack key={index} gap="sm">
          <Heading level={3}>{t('groups.group', { number: index + 1 })}</Heading>
          <Field label={t('groups.code')} hint={t('groups.codeHint')}>
            <Input value={code} onValueChange={(text) => put(index, { code: text })} maxLength={32} />
          </Field>
          <Choices<VerificationType>
            label={t('groups.types')}
            options={offered.map((value) => ({ value, label: messageOf('checkType', value) }))}
            chosen={types}
            onChange={(chosen) => put(index, { types: [...chosen] })}
          />
          <Inline>
            <Button
              size="sm"
              onClick={() => write({ ...plan, groups: groups.filter((_, at) => at !== index) })}
            >
              {t('groups.remove')}
            </Button>
          </Inline>
        </Stack>
      ))}
      <Inline>
        <Button
          emphasis="outline"
          onClick={() => write({ ...plan, groups: [...groups, { code: '', types: [] }] })}
        >
          {t('groups.add')}
        </Button>
      </Inline>
      <Grid columns="fit">
        <Field label={t('groups.default')}>
          <Select
            value={defaultGroup}
            onValueChange={(value) => write({ ...plan, defaultGroup: value })}
            options={[
              { value: '', label: t('groups.noDefault') },
              ...groups.filter(({ code }) => code !== '').map(({ code }) => ({ value: code, label: code })),
            ]}
          />
        </Field>
        {(['identity', 'address'] as const).map((type) => (
          <Field
            key={type}
            label={t('groups.days', { type: messageOf('checkType', type) })}
            hint={t('groups.daysHint')}
          >
            <Input
              value={plan.days[type]}
              onValueChange={(text) => write({ ...plan, days: { ...plan.days, [type]: text } })}
              inputMode="numeric"
              numeric
            />
          </Field>
        ))}
      </Grid>
    </>
  );
}
