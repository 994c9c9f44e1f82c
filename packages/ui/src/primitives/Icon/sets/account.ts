// Wildcard modules can only be declared in a non-module file, which can't be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../theme/tabler.d.ts" />
import Trash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import UserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import Wallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import Coin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import ShieldHalf from '@tabler/icons-react/dist/esm/icons/IconShieldHalf.mjs';
import Gift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import Bell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import Users from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import Affiliate from '@tabler/icons-react/dist/esm/icons/IconAffiliate.mjs';
import UserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import CreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import BuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import CurrencyBitcoin from '@tabler/icons-react/dist/esm/icons/IconCurrencyBitcoin.mjs';
import Cash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import Coins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import ArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import Receipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import ReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import ShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import ShieldExclamation from '@tabler/icons-react/dist/esm/icons/IconShieldExclamation.mjs';
import Key from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import Password from '@tabler/icons-react/dist/esm/icons/IconPassword.mjs';
import Fingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import Qrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import Phone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import DeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import DeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import Id from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import MapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import Camera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import Upload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import Download from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import FileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import Paperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import Signature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import Percentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import Discount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import Award from '@tabler/icons-react/dist/esm/icons/IconAward.mjs';
import Message from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import Send from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import Headset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import BellOff from '@tabler/icons-react/dist/esm/icons/IconBellOff.mjs';
import Printer from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import Edit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import { Deposit, Withdraw } from '../drawings/account.ts';
import Mail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import Login from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import Logout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';

/** Icons of the account: profile, money, messages. */
export const account = {
  trash: Trash,
  register: UserPlus,
  logout: Logout,
  login: Login,
  mail: Mail,
  wallet: Wallet,
  coin: Coin,
  shield: ShieldHalf,
  gift: Gift,
  bell: Bell,
  users: Users,
  referral: Affiliate,
  verified: UserCheck,
  card: CreditCard,
  bank: BuildingBank,
  crypto: CurrencyBitcoin,
  cash: Cash,
  coins: Coins,
  deposit: Deposit,
  withdraw: Withdraw,
  transfer: ArrowsExchange,
  receipt: Receipt,
  refund: ReceiptRefund,
  'shield-check': ShieldCheck,
  'shield-alert': ShieldExclamation,
  key: Key,
  password: Password,
  fingerprint: Fingerprint,
  'qr-code': Qrcode,
  phone: Phone,
  device: DeviceMobile,
  computer: DeviceDesktop,
  at: At,
  'id-card': Id,
  address: MapPin,
  camera: Camera,
  upload: Upload,
  download: Download,
  file: FileText,
  paperclip: Paperclip,
  signature: Signature,
  percent: Percentage,
  promo: Discount,
  level: Award,
  message: Message,
  send: Send,
  support: Headset,
  'bell-off': BellOff,
  printer: Printer,
  edit: Edit,
} as const;
