import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { LanguagePicker, type LanguagePickerProps, type LanguageWords } from './LanguagePicker.tsx';

export interface LanguageSheetProps extends LanguagePickerProps {
  /** In sight or not. */
  open: boolean;
  /** The player closed it, or chose a language. */
  onOpenChange: (open: boolean) => void;
  words: LanguageWords;
}

/** Some hundred languages to search in: a sheet on phones, a dialog on desktops. Renders a `div` with the role of a dialog. */
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
