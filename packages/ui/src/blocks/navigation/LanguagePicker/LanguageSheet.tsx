import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { LanguagePicker, type LanguagePickerProps, type LanguageLabels } from './LanguagePicker.tsx';

export interface LanguageSheetProps extends LanguagePickerProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the player closes the sheet or selects a language. */
  onOpenChange: (open: boolean) => void;
  labels: LanguageLabels;
}

/**
 * Searchable list of many languages: a sheet on phones, a dialog on desktops. Renders a `div` with the role `dialog`.
 */
export function LanguageSheet({ open, onOpenChange, onSelect, ...picker }: LanguageSheetProps) {
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={picker.label}>
      <LanguagePicker
        {...picker}
        onSelect={(code) => {
          onOpenChange(false);
          onSelect?.(code);
        }}
      />
    </BottomSheet>
  );
}
