export { vars } from './theme/contract.css.ts';
export { from as breakpoints } from './theme/measures.ts';
export { UiProvider, useMessages, useUi } from './theme/UiProvider.tsx';
export type {
  LinkComponent,
  LinkComponentProps,
  TextDirection,
  UiContextValue,
  UiMessages,
  UiProviderProps,
} from './theme/UiProvider.tsx';

export { Accordion } from './primitives/Accordion/Accordion.tsx';
export type { AccordionItem, AccordionProps } from './primitives/Accordion/Accordion.tsx';
export { Avatar } from './primitives/Avatar/Avatar.tsx';
export type { AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, badgeTones } from './primitives/Badge/Badge.tsx';
export type { BadgeProps, BadgeTone } from './primitives/Badge/Badge.tsx';
export { Button } from './primitives/Button/Button.tsx';
export type { ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink } from './primitives/Button/ButtonLink.tsx';
export type { ButtonLinkProps } from './primitives/Button/ButtonLink.tsx';
export { buttonEmphases, buttonSizes, buttonTones } from './primitives/Button/shape.ts';
export type { ButtonEmphasis, ButtonSize, ButtonTone, ButtonWidth } from './primitives/Button/shape.ts';
export { Card, cardTones } from './primitives/Card/Card.tsx';
export type { CardProps, CardTone } from './primitives/Card/Card.tsx';
export { Checkbox } from './primitives/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, ChipLink, ChipRow } from './primitives/Chip/Chip.tsx';
export type { ChipLinkProps, ChipProps, ChipRowProps } from './primitives/Chip/Chip.tsx';
export { Collapsible } from './primitives/Collapsible/Collapsible.tsx';
export type { CollapsibleProps } from './primitives/Collapsible/Collapsible.tsx';
export { BottomSheet } from './primitives/Dialog/BottomSheet.tsx';
export type { BottomSheetProps } from './primitives/Dialog/BottomSheet.tsx';
export { Modal } from './primitives/Dialog/Modal.tsx';
export type { ModalProps } from './primitives/Dialog/Modal.tsx';
export { Divider } from './primitives/Divider/Divider.tsx';
export type { DividerProps } from './primitives/Divider/Divider.tsx';
export { EmptyState } from './primitives/EmptyState/EmptyState.tsx';
export type { EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { ErrorState } from './primitives/EmptyState/ErrorState.tsx';
export type { ErrorStateProps } from './primitives/EmptyState/ErrorState.tsx';
export { Field } from './primitives/Field/Field.tsx';
export type { FieldProps } from './primitives/Field/Field.tsx';
export { Icon, iconSizes } from './primitives/Icon/Icon.tsx';
export type { IconProps, IconSize } from './primitives/Icon/Icon.tsx';
export { icons } from './primitives/Icon/icons.ts';
export type { IconName } from './primitives/Icon/icons.ts';
export { IconButton } from './primitives/IconButton/IconButton.tsx';
export type { IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Input, inputTypes } from './primitives/Input/Input.tsx';
export type { InputProps } from './primitives/Input/Input.tsx';
export { PasswordInput } from './primitives/Input/PasswordInput.tsx';
export type { PasswordInputProps } from './primitives/Input/PasswordInput.tsx';
export { Link, linkTones } from './primitives/Link/Link.tsx';
export type { LinkProps, LinkTone } from './primitives/Link/Link.tsx';
export { Menu } from './primitives/Menu/Menu.tsx';
export type { MenuItem, MenuProps } from './primitives/Menu/Menu.tsx';
export { Notice, noticeTones } from './primitives/Notice/Notice.tsx';
export type { NoticeProps, NoticeTone } from './primitives/Notice/Notice.tsx';
export { Popover } from './primitives/Popover/Popover.tsx';
export type { PopoverProps } from './primitives/Popover/Popover.tsx';
export { Progress } from './primitives/Progress/Progress.tsx';
export type { ProgressProps } from './primitives/Progress/Progress.tsx';
export { RadioGroup } from './primitives/RadioGroup/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { SegmentedControl } from './primitives/SegmentedControl/SegmentedControl.tsx';
export type { SegmentedControlProps } from './primitives/SegmentedControl/SegmentedControl.tsx';
export { Select } from './primitives/Select/Select.tsx';
export type { SelectOption, SelectProps } from './primitives/Select/Select.tsx';
export { Skeleton } from './primitives/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { Spinner } from './primitives/Spinner/Spinner.tsx';
export { Grid, Inline, Stack } from './primitives/Stack/Stack.tsx';
export type { GridProps, InlineProps, StackProps } from './primitives/Stack/Stack.tsx';
export { Switch } from './primitives/Switch/Switch.tsx';
export type { SwitchProps } from './primitives/Switch/Switch.tsx';
export { Table } from './primitives/Table/Table.tsx';
export type { TableColumn, TableProps, TableRow } from './primitives/Table/Table.tsx';
export { TabLinks } from './primitives/Tabs/TabLinks.tsx';
export type { TabLinkItem, TabLinksProps } from './primitives/Tabs/TabLinks.tsx';
export { Tabs, tabsTones } from './primitives/Tabs/Tabs.tsx';
export type { TabItem, TabsProps, TabsTone } from './primitives/Tabs/Tabs.tsx';
export { Heading, Paragraph, Text } from './primitives/Text/Text.tsx';
export type { HeadingProps, ParagraphProps, TextProps } from './primitives/Text/Text.tsx';
export { ToastRegion, toastTones } from './primitives/Toast/ToastRegion.tsx';
export type { ToastItem, ToastRegionProps, ToastTone } from './primitives/Toast/ToastRegion.tsx';
export { Tooltip } from './primitives/Tooltip/Tooltip.tsx';
export type { TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export type { VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';

export * from './blocks/index.ts';

export { EmptyLayout } from './layouts/Empty/EmptyLayout.tsx';
export type { EmptyLayoutProps } from './layouts/Empty/EmptyLayout.tsx';
export { HeadlessLayout } from './layouts/Empty/HeadlessLayout.tsx';
export type { HeadlessLayoutProps } from './layouts/Empty/HeadlessLayout.tsx';
export { MainLayout } from './layouts/Main/MainLayout.tsx';
export type { MainLayoutProps } from './layouts/Main/MainLayout.tsx';
