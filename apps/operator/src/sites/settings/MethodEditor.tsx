import { Button, Heading, Inline, type FieldProblem } from '@touchline/ui';
import { t } from '../../messages/messages.ts';
import type { SettingDraft } from './settingDraft.ts';
import { SettingFields } from './SettingFields.tsx';
import { methodSettings, type Method } from './settingsOf.ts';

interface MethodEditorProps {
  readonly id: string;
  /** The method as the list of payment providers has it. */
  readonly method: Method;
  readonly draft: SettingDraft;
  /** Methods as operators have set them; null without any. */
  readonly stored: unknown;
  readonly problems: readonly FieldProblem[];
  readonly onChange: (draft: SettingDraft) => void;
  /** Called when the operator goes back to all methods. */
  readonly onClose: () => void;
}

/** Focuses a heading: the button that opened it is gone. */
function focus(heading: HTMLHeadingElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Settings of one payment method. */
export function MethodEditor({ id, method, onClose, ...fields }: MethodEditorProps) {
  return (
    <>
      <Inline justify="between" wrap="wrap">
        <Heading level={3} ref={focus}>
          {t('setting.methodTitle', { id })}
        </Heading>
        <Button size="sm" icon="back" onClick={onClose}>
          {t('setting.allMethods')}
        </Button>
      </Inline>
      <SettingFields settings={methodSettings(id, method)} {...fields} />
    </>
  );
}
