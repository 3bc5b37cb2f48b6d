// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import { errorCodes, slipReasons } from './error-codes.ts';
import * as z from 'zod/mini';

const dateTime = /*#__PURE__*/ z.stringFormat('datetime', new RegExp(/*#__PURE__*/ z.regexes.datetime({ offset: true }).source, 'i'));

/**
 * The body of every refusal. `message` is one of the documented codes or any other text. `gone` ends the visit and `invalid-token` ends the session. Clients match on the code, never on a text.
 */
export const ErrorBody = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.string()
});

/**
 * Every code the service answers with, in refusals and (the last of a group) in successes.
 */
export const ErrorCode = /*#__PURE__*/ z.enum(errorCodes);

/**
 * Why a slip was refused. The spelling is the wire's.
 */
export const SlipReason = /*#__PURE__*/ z.enum(slipReasons);

/**
 * A command was carried out. `message` is OK, SUCCESS or the success code of the operation; servers may leave it out. An answer confirms a money command only with such a code, or if it is empty, `{}` or `true`, or has `success`, `ok` or `status` with true, OK or SUCCESS. Free text in `message` confirms nothing, in any language.
 */
export const Ack = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * Money in the account's currency, at most two decimals; null when the server does not know it. Never sum as floating point.
 */
export const Amount = /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(-90071992547409.9), /*#__PURE__*/ z.lte(90071992547409.9)));

/**
 * A page of a list; the first page is 1.
 */
export const PageRequest = /*#__PURE__*/ z.strictObject({
    page: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1)),
    limit: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(100))
});

/**
 * An amount of money to be moved.
 */
export const AmountRequest = /*#__PURE__*/ z.strictObject({
    amount: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gt(0), /*#__PURE__*/ z.lte(90071992547409.9))
});

/**
 * A form with one file.
 */
export const FileUpload = /*#__PURE__*/ z.strictObject({
    file: /*#__PURE__*/ z.string()
});

/**
 * A bank to choose.
 */
export const BankListItem = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    nameTH: /*#__PURE__*/ z.string()
});

/**
 * The banks that a member can register with.
 */
export const BanksLookup = /*#__PURE__*/ z.looseObject({
    banks: /*#__PURE__*/ z.array(BankListItem)
});

/**
 * The banks and gateways that the specification names. Minimum and quick amounts of a QR deposit depend on it.
 */
export const DepositBankCode = /*#__PURE__*/ z.enum([
    'SCB',
    'KBANK',
    'GSB',
    'BCEL',
    'WW',
    'FP',
    'PAYONEX'
]);

/**
 * `PAYMENT` is a payment gateway, which takes QR deposits.
 */
export const BankType = /*#__PURE__*/ z.enum(['PAYMENT']);

/**
 * `AUTO`: the deposit is credited without an admin.
 */
export const DepositMode = /*#__PURE__*/ z.enum(['AUTO']);

/**
 * A bank account or payment gateway of the service.
 */
export const DepositBank = /*#__PURE__*/ z.looseObject({
    bankCode: /*#__PURE__*/ z.string(),
    bankType: /*#__PURE__*/ z.string(),
    mode: /*#__PURE__*/ z.string(),
    nameTH: /*#__PURE__*/ z.string(),
    nameEN: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A mobile wallet of the service, for gift links.
 */
export const DepositWallet = /*#__PURE__*/ z.looseObject({
    mode: /*#__PURE__*/ z.string(),
    walletAccountName: /*#__PURE__*/ z.string()
});

/**
 * Where a member can send a deposit.
 */
export const DepositLookup = /*#__PURE__*/ z.looseObject({
    banks: /*#__PURE__*/ z.array(DepositBank),
    wallets: /*#__PURE__*/ z.array(DepositWallet),
    isManual: /*#__PURE__*/ z.boolean()
});

/**
 * The conditions of use.
 */
export const ConditionsLookup = /*#__PURE__*/ z.looseObject({
    conditions: /*#__PURE__*/ z.array(/*#__PURE__*/ z.string())
});

/**
 * What a member agrees to.
 */
export const AgreementsLookup = /*#__PURE__*/ z.looseObject({
    agreements: /*#__PURE__*/ z.array(/*#__PURE__*/ z.string())
});

/**
 * What the service is called.
 */
export const Info = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    website: /*#__PURE__*/ z.string()
});

/**
 * The notice shown with every bonus.
 */
export const NoticeLookup = /*#__PURE__*/ z.looseObject({
    notice: /*#__PURE__*/ z.string()
});

/**
 * How to reach support.
 */
export const Contact = /*#__PURE__*/ z.looseObject({
    contactText: /*#__PURE__*/ z.string(),
    lineLink: /*#__PURE__*/ z.string(),
    lineName: /*#__PURE__*/ z.string(),
    lineQR: /*#__PURE__*/ z.string()
});

/**
 * The least and the most that can be withdrawn at once.
 */
export const WithdrawLimits = /*#__PURE__*/ z.looseObject({
    withdrawMin: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(0)),
    withdrawMax: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(0))
});

/**
 * What the deposit texts may state; every field is optional and clients word it neutrally without them.
 */
export const SlipRules = /*#__PURE__*/ z.looseObject({
    depositMin: /*#__PURE__*/ z.exactOptional(Amount),
    uploadFrom: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))),
    uploadTo: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)))
});

/**
 * What the service says about slips.
 */
export const SlipLookup = /*#__PURE__*/ z.looseObject({
    slip: SlipRules
});

/**
 * A source to choose.
 */
export const SourceListItem = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    description: /*#__PURE__*/ z.string()
});

/**
 * How members heard of the service.
 */
export const SourcesLookup = /*#__PURE__*/ z.looseObject({
    sources: /*#__PURE__*/ z.array(SourceListItem)
});

/**
 * Whether the service is still there.
 */
export const ActiveLookup = /*#__PURE__*/ z.looseObject({
    terminated: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Whether registration needs an OTP.
 */
export const RegisterOtpLookup = /*#__PURE__*/ z.looseObject({
    registerOTP: /*#__PURE__*/ z.boolean()
});

/**
 * Whether the chat widget is shown.
 */
export const EnableChatWidgetLookup = /*#__PURE__*/ z.looseObject({
    enableChatWidget: /*#__PURE__*/ z.boolean()
});

/**
 * The credentials of a sign-in.
 */
export const LoginRequest = /*#__PURE__*/ z.strictObject({
    username: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    password: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The token for further requests.
 */
export const LoginResponse = /*#__PURE__*/ z.looseObject({
    token: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[!-~]+$/))
});

/**
 * BAHT is Thai baht, LAK is Lao kip.
 */
export const Currency = /*#__PURE__*/ z.enum(['LAK', 'BAHT']);

/**
 * Body of registration and of its validation. Validation is asked before the bank step, with the bank fields present and empty.
 */
export const Registration = /*#__PURE__*/ z.strictObject({
    name: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    username: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    password: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    sourceCode: /*#__PURE__*/ z.string(),
    inviteCode: /*#__PURE__*/ z.string(),
    bankCode: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.exactOptional(Currency)
});

/**
 * A member.
 */
export const Profile = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.string(),
    name: /*#__PURE__*/ z.string(),
    username: /*#__PURE__*/ z.string(),
    createdAt: dateTime,
    coin: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.int()),
    inviteCode: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * The name of a bank.
 */
export const BankNames = /*#__PURE__*/ z.looseObject({
    nameTH: /*#__PURE__*/ z.string(),
    nameEN: /*#__PURE__*/ z.string()
});

/**
 * The bank account that withdrawals are paid to.
 */
export const BankAccount = /*#__PURE__*/ z.looseObject({
    bank: BankNames,
    bankCode: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * A member and the bank account.
 */
export const ProfileResponse = /*#__PURE__*/ z.looseObject({
    profile: Profile,
    bankAccount: BankAccount
});

/**
 * The complete new name and bank account.
 */
export const UpdateProfileRequest = /*#__PURE__*/ z.strictObject({
    name: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountName: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountNo: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The bank account name in Latin letters.
 */
export const BankAccountNameRequest = /*#__PURE__*/ z.strictObject({
    bankCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountName: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[A-Za-z ]+$/))
});

/**
 * The old and the new password.
 */
export const ChangePasswordRequest = /*#__PURE__*/ z.strictObject({
    oldPassword: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    newPassword: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The phone number for the OTP.
 */
export const OtpSendRequest = /*#__PURE__*/ z.strictObject({
    phoneNumber: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The data for checking the OTP.
 */
export const OtpSendResponse = /*#__PURE__*/ z.looseObject({
    otpRef: /*#__PURE__*/ z.string(),
    otpToken: /*#__PURE__*/ z.string(),
    code: /*#__PURE__*/ z.string()
});

/**
 * The OTP that was typed, and the request that it belongs to.
 */
export const OtpVerifyRequest = /*#__PURE__*/ z.strictObject({
    otpToken: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    otpCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * Success unless `code` or `message` names a failure.
 */
export const OtpVerifyResponse = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * The settings of the chat socket.
 */
export const ChatConfig = /*#__PURE__*/ z.looseObject({
    PREFIX: /*#__PURE__*/ z.string()
});

/**
 * `customer` is the member or guest.
 */
export const ChatSender = /*#__PURE__*/ z.enum(['customer']);

/**
 * The types of a message in the history.
 */
export const ChatMessageType = /*#__PURE__*/ z.enum([
    'text',
    'buttons',
    'media',
    'quick_replies',
    'generic',
    'postback'
]);

/**
 * The kinds of a file in a message.
 */
export const ChatFileType = /*#__PURE__*/ z.enum([
    'image',
    'video',
    'file'
]);

/**
 * `web` opens an address, `call` a phone number; `postback` sends the payload as a message.
 */
export const ChatButtonType = /*#__PURE__*/ z.enum([
    'web',
    'call',
    'postback'
]);

/**
 * A button below a message.
 */
export const ChatButton = /*#__PURE__*/ z.looseObject({
    title: /*#__PURE__*/ z.string(),
    type: /*#__PURE__*/ z.string(),
    payload: /*#__PURE__*/ z.string()
});

/**
 * A card of a message of type generic.
 */
export const ChatCard = /*#__PURE__*/ z.looseObject({
    image_url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    title: /*#__PURE__*/ z.string(),
    subtitle: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    buttons: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatButton))
});

/**
 * Which fields are filled depends on the message type.
 */
export const ChatPayload = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    buttons: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatButton)),
    fileType: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    filePath: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    name: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    generic: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.array(ChatCard))
});

/**
 * What a message says, by its type.
 */
export const ChatMessageBody = /*#__PURE__*/ z.looseObject({
    message_type: /*#__PURE__*/ z.string(),
    payload: ChatPayload
});

/**
 * A message in the history and on the socket.
 */
export const ChatMessage = /*#__PURE__*/ z.looseObject({
    sender: /*#__PURE__*/ z.string(),
    createdAt: dateTime,
    session_id: /*#__PURE__*/ z.string(),
    message: ChatMessageBody
});

/**
 * The types of a message that a member or guest sends.
 */
export const OutgoingMessageType = /*#__PURE__*/ z.enum([
    'text',
    'media',
    'postback'
]);

/**
 * Which fields are filled depends on the message type.
 */
export const OutgoingPayload = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[\s\S]{0,2000}$/u))),
    fileType: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    filePath: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    name: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    url: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});

/**
 * What a member or guest says, by its type.
 */
export const OutgoingMessageBody = /*#__PURE__*/ z.looseObject({
    message_type: /*#__PURE__*/ z.string(),
    payload: OutgoingPayload
});

/**
 * A message that a member or guest sends, with who sends it.
 */
export const ConversationPackage = /*#__PURE__*/ z.strictObject({
    sender: /*#__PURE__*/ z.literal('customer'),
    message: OutgoingMessageBody,
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string(),
    username: /*#__PURE__*/ z.string(),
    name: /*#__PURE__*/ z.string(),
    deviceToken: /*#__PURE__*/ z.string()
});

/**
 * When the service took the message.
 */
export const SentMessage = /*#__PURE__*/ z.looseObject({
    createdAt: dateTime
});

/**
 * Whose history, and which part of it. A conversation is named by userId (member) or guestId (guest).
 */
export const ChatHistoryRequest = /*#__PURE__*/ z.strictObject({
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string(),
    limit: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(100)),
    skip: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(0))
});

/**
 * A part of a conversation.
 */
export const ChatHistory = /*#__PURE__*/ z.looseObject({
    messages: /*#__PURE__*/ z.array(ChatMessage)
});

/**
 * Where the uploaded file is. It is sent with a Content-Security-Policy that runs no script, and with nosniff.
 */
export const UploadedFile = /*#__PURE__*/ z.looseObject({
    path: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * Whose messages have been read.
 */
export const ChatReader = /*#__PURE__*/ z.strictObject({
    userId: /*#__PURE__*/ z.string(),
    guestId: /*#__PURE__*/ z.string()
});

/**
 * The main wallet.
 */
export const MainWallet = /*#__PURE__*/ z.looseObject({
    amount: Amount
});

/**
 * The invite bonus waiting to be received; success and fail are percentages shown as they are, null when the server does not know them.
 */
export const InviteBonus = /*#__PURE__*/ z.looseObject({
    amount: Amount,
    success: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    fail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number())
});

/**
 * A game, and the account of the member in it.
 */
export const GameAccount = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    name: /*#__PURE__*/ z.string(),
    category: /*#__PURE__*/ z.enum([
        'slot',
        'sport',
        'lotto'
    ]),
    isActive: /*#__PURE__*/ z.boolean(),
    amount: Amount,
    ftWalletSlot: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    background: /*#__PURE__*/ z.string(),
    logo: /*#__PURE__*/ z.string(),
    web: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    android: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    ios: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Everything that the home screen shows.
 */
export const WalletResponse = /*#__PURE__*/ z.looseObject({
    profile: Profile,
    bankAccount: BankAccount,
    wallet: MainWallet,
    invite: InviteBonus,
    slots: /*#__PURE__*/ z.array(GameAccount)
});

/**
 * How to sign in at the game.
 */
export const GameAccountDetail = /*#__PURE__*/ z.looseObject({
    username: /*#__PURE__*/ z.string(),
    password: /*#__PURE__*/ z.string(),
    event: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.record(/*#__PURE__*/ z.string(), /*#__PURE__*/ z.string()))
});

/**
 * The amount of a transfer, its source and its destination.
 */
export const TransferRequest = /*#__PURE__*/ z.strictObject({
    from: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    to: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    amount: /*#__PURE__*/ z.number().check(/*#__PURE__*/ z.gte(1), /*#__PURE__*/ z.lte(90071992547409.9))
});

/**
 * The account that receives all money.
 */
export const TransferAllRequest = /*#__PURE__*/ z.strictObject({
    to: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * A gift link of a mobile wallet.
 */
export const TruelinkRequest = /*#__PURE__*/ z.strictObject({
    link: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The friend who was invited.
 */
export const InvitedFriend = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string()
});

/**
 * An invited friend and the bonus from this friend.
 */
export const Invite = /*#__PURE__*/ z.looseObject({
    from: InvitedFriend,
    amount: Amount,
    createdAt: dateTime
});

/**
 * A page of invited friends.
 */
export const InvitePage = /*#__PURE__*/ z.looseObject({
    invites: /*#__PURE__*/ z.array(Invite)
});

/**
 * A picture with a text.
 */
export const Banner = /*#__PURE__*/ z.looseObject({
    image: /*#__PURE__*/ z.string(),
    html: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * The banners of a feature.
 */
export const BannersResponse = /*#__PURE__*/ z.looseObject({
    banners: /*#__PURE__*/ z.array(Banner)
});

/**
 * A refund that was received.
 */
export const Refund = /*#__PURE__*/ z.looseObject({
    refundAmount: Amount,
    createdAt: dateTime
});

/**
 * A page of refunds that were received.
 */
export const RefundPage = /*#__PURE__*/ z.looseObject({
    refunds: /*#__PURE__*/ z.array(Refund)
});

/**
 * Whether a refund can be received, and on which terms.
 */
export const RefundCheck = /*#__PURE__*/ z.looseObject({
    result: /*#__PURE__*/ z.boolean(),
    bonus: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.union([
        /*#__PURE__*/ z.boolean(),
        /*#__PURE__*/ z.string(),
        /*#__PURE__*/ z.looseObject({
            code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.unknown())
        })
    ])),
    info: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    refundAmount: Amount,
    refundSuccess: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    refundFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number())
});

/**
 * A slice of the wheel.
 */
export const SpinSlice = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    label: /*#__PURE__*/ z.string(),
    bgColor: /*#__PURE__*/ z.string(),
    textColor: /*#__PURE__*/ z.string(),
    htmlDescription: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A wheel of prizes.
 */
export const SpinWheel = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    slices: /*#__PURE__*/ z.array(SpinSlice)
});

/**
 * The wheel and the coins of the member.
 */
export const SpinState = /*#__PURE__*/ z.looseObject({
    activeSpinwheel: /*#__PURE__*/ z.nullable(SpinWheel),
    userCoin: /*#__PURE__*/ z.int()
});

/**
 * The wheel as it is now.
 */
export const SpinSetup = /*#__PURE__*/ z.looseObject({
    result: SpinState
});

/**
 * The prize of a spin.
 */
export const SpinPrize = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string(),
    label: /*#__PURE__*/ z.string(),
    remainingCoin: /*#__PURE__*/ z.int()
});

/**
 * With success true the result names the prize. A refusal may come with status 200 and success false; error is then the code.
 */
export const SpinOutcome = /*#__PURE__*/ z.looseObject({
    success: /*#__PURE__*/ z.boolean(),
    error: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())),
    result: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(SpinPrize))
});

/**
 * What a coupon is for.
 */
export const CouponPrize = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string(),
    slice: /*#__PURE__*/ z.union([
        SpinSlice,
        /*#__PURE__*/ z.string()
    ])
});

/**
 * The id field is not documented by the service; a claim sends _id, else code, else the whole coupon.
 */
export const Coupon = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    prize: CouponPrize,
    amount: Amount
});

/**
 * The coupons that the member has not claimed yet.
 */
export const CouponsResponse = /*#__PURE__*/ z.looseObject({
    coupons: /*#__PURE__*/ z.array(Coupon)
});

/**
 * Which coupon is claimed: its id, its code, or the whole of it.
 */
export const ClaimCouponRequest = /*#__PURE__*/ z.strictObject({
    coupon: /*#__PURE__*/ z.union([
        /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
        Coupon
    ])
});

/**
 * A refusal may come with status 200 and success false; error is then the code.
 */
export const ClaimResult = /*#__PURE__*/ z.looseObject({
    success: /*#__PURE__*/ z.boolean(),
    error: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()))
});

/**
 * Whether the wheel is offered.
 */
export const SpinActive = /*#__PURE__*/ z.looseObject({
    isActive: /*#__PURE__*/ z.boolean()
});

/**
 * With hasQrcode false the other fields are null and message says why, where there is something to say.
 */
export const Qrcode = /*#__PURE__*/ z.looseObject({
    qrcodeId: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    hasQrcode: /*#__PURE__*/ z.boolean(),
    qrcode: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    amount: Amount,
    expireIn: /*#__PURE__*/ z.nullable(dateTime),
    message: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A game site with sign-in by a link.
 */
export const AutoLoginProvider = /*#__PURE__*/ z.enum([
    'pg',
    'betflix',
    'askmebet',
    'imi',
    'usun',
    'areaslot',
    'circus',
    'slotracha',
    'pgslot',
    'joker2',
    'huayhd'
]);

/**
 * The address that the browser opens.
 */
export const AutoLoginResponse = /*#__PURE__*/ z.looseObject({
    link: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * How maxReceived counts: `limit` all receipts, `day` those of today and `week` those of this week, in Bangkok.
 */
export const BonusType = /*#__PURE__*/ z.enum([
    'limit',
    'day',
    'week'
]);

/**
 * One receipt of a bonus.
 */
export const BonusReceipt = /*#__PURE__*/ z.looseObject({
    updatedAt: dateTime
});

/**
 * The member's receipts of a bonus.
 */
export const UserBonus = /*#__PURE__*/ z.looseObject({
    _id: /*#__PURE__*/ z.string(),
    isActive: /*#__PURE__*/ z.boolean(),
    received: /*#__PURE__*/ z.array(BonusReceipt)
});

/**
 * A bonus, and how often the member has received it.
 */
export const Bonus = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    type: /*#__PURE__*/ z.string(),
    maxReceived: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.nullable(/*#__PURE__*/ z.int())),
    percentFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    banners: /*#__PURE__*/ z.array(Banner),
    userBonus: /*#__PURE__*/ z.nullable(UserBonus)
});

/**
 * The bonuses that are offered.
 */
export const BonusList = /*#__PURE__*/ z.looseObject({
    bonuses: /*#__PURE__*/ z.array(Bonus)
});

/**
 * The bonus after it was activated.
 */
export const ActivatedBonus = /*#__PURE__*/ z.looseObject({
    userBonus: UserBonus
});

/**
 * Whether the member holds a bonus, and of which type.
 */
export const ActiveBonusCheck = /*#__PURE__*/ z.looseObject({
    status: /*#__PURE__*/ z.boolean(),
    type: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * Whether a minimum for a bonus is met. No screen uses it.
 */
export const MinimumBonusCheck = /*#__PURE__*/ z.looseObject({
    status: /*#__PURE__*/ z.boolean()
});

/**
 * A bonus was cancelled.
 */
export const ClearedBonus = /*#__PURE__*/ z.looseObject({
    message: /*#__PURE__*/ z.string()
});

/**
 * A promotion code as the member typed it, in upper case.
 */
export const PromotionCode = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1));

/**
 * A promotion.
 */
export const Promotion = /*#__PURE__*/ z.looseObject({
    percentFail: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.number()),
    description: /*#__PURE__*/ z.string()
});

/**
 * The promotion that is held. No screen uses it.
 */
export const CurrentPromotion = /*#__PURE__*/ z.looseObject({
    promotion: /*#__PURE__*/ z.nullable(Promotion)
});

/**
 * The types of a movement.
 */
export const StatementType = /*#__PURE__*/ z.enum([
    'deposit',
    'bonus',
    'finish_bonus',
    'withdraw',
    'transfer'
]);

/**
 * The final statuses of a movement or slip.
 */
export const MoneyStatus = /*#__PURE__*/ z.enum(['SUCCESS', 'FAILED']);

/**
 * What an entry of the statement is about; null where there is nothing to say.
 */
export const Described = /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.looseObject({
    description: /*#__PURE__*/ z.string()
}));

/**
 * A movement of money. At most one of bonus, promotion, invite, refund and luckydraw says more about it.
 */
export const StatementEntry = /*#__PURE__*/ z.looseObject({
    statementType: /*#__PURE__*/ z.string(),
    status: /*#__PURE__*/ z.string(),
    from: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    to: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    amount: Amount,
    createdAt: dateTime,
    bonus: /*#__PURE__*/ z.exactOptional(Described),
    promotion: /*#__PURE__*/ z.exactOptional(Described),
    invite: /*#__PURE__*/ z.exactOptional(Described),
    refund: /*#__PURE__*/ z.exactOptional(Described),
    luckydraw: /*#__PURE__*/ z.exactOptional(Described)
});

/**
 * A page of the statement, newest first.
 */
export const StatementPage = /*#__PURE__*/ z.looseObject({
    total: /*#__PURE__*/ z.int().check(/*#__PURE__*/ z.gte(0)),
    statements: /*#__PURE__*/ z.array(StatementEntry)
});

/**
 * An uploaded slip.
 */
export const Slip = /*#__PURE__*/ z.looseObject({
    createdAt: dateTime,
    amount: Amount,
    status: /*#__PURE__*/ z.string(),
    note: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    link: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string()),
    reference: /*#__PURE__*/ z.nullable(/*#__PURE__*/ z.string())
});

/**
 * A page of uploaded slips, newest first.
 */
export const SlipPage = /*#__PURE__*/ z.looseObject({
    slips: /*#__PURE__*/ z.array(Slip)
});

/**
 * Where the slip can be seen. A file that a member uploaded is sent with a Content-Security-Policy that runs no script, and with nosniff.
 */
export const SlipReference = /*#__PURE__*/ z.looseObject({
    url: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * PREFIX of GET /api/chat/config, a hyphen, then the member's id or the guest id.
 */
export const RoomName = /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^.+-.+$/));
