// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

export interface paths {
    "/api/lookup/banks": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Banks a member can register with */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/deposit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Ways to deposit */
        get: operations["getDepositLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/conditions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Conditions of use, as HTML texts */
        get: operations["listConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/agreements": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Agreement texts, as HTML */
        get: operations["listAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/info": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Name and website of the service */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/notice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Notice shown with every bonus */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/contact": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** How to reach support */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Withdrawal limits */
        get: operations["getWithdrawLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/slip": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** What the deposit texts may state about slips */
        get: operations["getSlipLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/sources": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** How members heard of the service */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/active": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service is still there
         * @description A client on another origin sends the header with it once a session, to learn whether CORS lets it through.
         */
        get: operations["getActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/registerOTP": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether registration needs an OTP */
        get: operations["getRegisterOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/enableChatWidget": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether the chat widget is shown */
        get: operations["getEnableChatWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/validate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a registration before the bank step */
        post: operations["validateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Profile and bank account */
        get: operations["getProfile"];
        /** Change profile and bank account (no screen uses it, A-14) */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/bankAccountName": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write the bank account name in Latin letters */
        put: operations["updateBankAccountName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changepwd": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/otp/send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an OTP to a phone number */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/otp/verify": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check an OTP */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/config": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Prefix of the socket room name */
        get: operations["getChatConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/send-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a chat message
         * @description A text is trimmed, not empty and at most 2,000 characters.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chat history, newest page first */
        post: operations["listChatHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/upload-image": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for the chat
         * @description PNG, JPEG or GIF, at most 10 MB (10,485,760 bytes). The file name has an extension.
         */
        post: operations["uploadChatImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/upload-video": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video for the chat
         * @description MP4 or QuickTime, at most 20 MB (20,971,520 bytes). The file name has an extension.
         */
        post: operations["uploadChatVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/read-customer/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark support messages as read (the trailing slash belongs to the path, A-05) */
        put: operations["markChatRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Profile, balances and game accounts */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/refresh/slot": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Ask every game for its balance (once per home load or refresh, A-105) */
        get: operations["refreshSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/activate/{slotCode}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        /** Open a game account */
        get: operations["activateSlot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/account/{slotCode}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        /** Username and password of a game account */
        get: operations["getSlotAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/resetpassword/{slotCode}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        /** Give a game account a new password */
        get: operations["resetSlotPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/add": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add funds (no screen uses it, A-14) */
        post: operations["addFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/transfer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move money between the wallet and game accounts */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/transferAll": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move everything into one account */
        post: operations["transferAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdraw": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw (no screen uses it, A-62) */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdrawAll": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw; the call of the withdraw modal (A-62) */
        post: operations["withdrawAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/slip": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a bank slip
         * @description PNG, JPEG, GIF or WebP, at most 10 MB (10,485,760 bytes).
         */
        post: operations["uploadSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/truelink": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deposit by gift link */
        post: operations["submitTruelink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite bonuses received, by page */
        post: operations["listInvites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Receive the invite bonus */
        get: operations["receiveInviteBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/banners": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Invite banners */
        get: operations["listInviteBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refunds received, by page */
        post: operations["listRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/check": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether there is a refund to receive */
        get: operations["checkRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/receive": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Receive the refund */
        get: operations["receiveRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/addWallet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Add the refund to the wallet (no screen uses it, A-67) */
        get: operations["addRefundToWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/banners": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Refund banners */
        get: operations["listRefundBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/setup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The wheel and the coins left */
        get: operations["getSpinSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/spin": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spin the wheel for one coin */
        post: operations["spin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/coupon": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Coupons won */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/coupon/claim": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a coupon */
        post: operations["claimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/active": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether the wheel is offered */
        get: operations["getSpinActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qrcode/{codeOrId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Bank code when reading or creating, qrcodeId when deleting (A-03).
                 * @example WW
                 */
                codeOrId: string;
            };
            cookie?: never;
        };
        /** The open QR code of a provider */
        get: operations["getQrcode"];
        put?: never;
        /** Create a QR code */
        post: operations["createQrcode"];
        /** Cancel a QR code */
        delete: operations["deleteQrcode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autoLogin/{provider}/{username}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Auto-login provider.
                 * @example pgslot
                 */
                provider: components["schemas"]["AutoLoginProvider"];
                /**
                 * @description Game username.
                 * @example ngw81234567
                 */
                username: string;
            };
            cookie?: never;
        };
        /** Link that signs a member in at a game site */
        get: operations["autoLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autoLogin/{provider}/{username}/{password}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Auto-login provider.
                 * @example pgslot
                 */
                provider: components["schemas"]["AutoLoginProvider"];
                /**
                 * @description Game username.
                 * @example ngw81234567
                 */
                username: string;
                /**
                 * @description Game password, percent-encoded.
                 * @example Pg-52x9
                 */
                password: string;
            };
            cookie?: never;
        };
        /** The same, for games that need a password */
        get: operations["autoLoginWithPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Bonuses and what the member has received of them */
        get: operations["listBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/activate/{code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a bonus, percent-encoded.
                 * @example DAILY20
                 */
                code: string;
            };
            cookie?: never;
        };
        /** Receive a bonus */
        get: operations["activateBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/check/active": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether a bonus is active */
        get: operations["checkActiveBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/check/minimum": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Defined, not used (R-073) */
        get: operations["checkMinimumBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/clear": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Cancel the active bonus */
        get: operations["clearBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/current": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Defined, not used (R-075) */
        get: operations["getCurrentPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/find/{code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Promotion code in upper case, percent-encoded.
                 * @example NAGA2026
                 */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        /** Look up a promotion code */
        get: operations["findPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/activate/{code}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Promotion code in upper case, percent-encoded.
                 * @example NAGA2026
                 */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        /** Receive a promotion */
        get: operations["activatePromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Statement, by page */
        post: operations["listStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement/slip": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploaded slips, by page */
        post: operations["listSlips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement/slip/reference/{reference}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Reference of a slip.
                 * @example 2026112019051200871
                 */
                reference: string;
            };
            cookie?: never;
        };
        /** Address of a slip's evidence */
        get: operations["getSlipReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every refusal. `message` is one of the documented codes or, from a server that knows better, any other text; `gone` and `invalid-token` are the two words that end a session. Clients match on the code, never on a text. */
        ErrorBody: {
            message: components["schemas"]["ErrorCode"] | string;
        };
        /**
         * @description Every code the service answers with, in refusals and (the last of a group) in successes.
         * @enum {string}
         */
        ErrorCode: import("./error-codes.ts").ErrorCode;
        /**
         * @description Why a slip was refused. The spelling is the wire's.
         * @enum {string}
         */
        SlipReason: import("./error-codes.ts").SlipReason;
        /** @description A command was carried out. `message` is usually OK, SUCCESS or the success code of the operation; servers may leave it out. */
        Ack: {
            message?: string;
        };
        /** @description Money in the account's currency, at most two decimals; null when the server does not know it. Never sum as floating point. */
        Amount: number | null;
        /** @description A page of a list; the first page is 1 (A-09). */
        PageRequest: {
            page: number;
            limit: number;
        };
        AmountRequest: {
            amount: number;
        };
        FileUpload: {
            /** @description The bytes of the file; the part carries its file name and content type. */
            file: string;
        };
        BanksLookup: {
            banks: components["schemas"]["BankListItem"][];
        };
        BankListItem: {
            code: string;
            nameTH: string;
        };
        DepositLookup: {
            banks: components["schemas"]["DepositBank"][];
            wallets: components["schemas"]["DepositWallet"][];
            /** @description True when deposits are checked by hand, so that a slip has to be uploaded. */
            isManual: boolean;
        };
        DepositBank: {
            /** @description Known values SCB, KBANK, GSB, BCEL, WW, FP, PAYONEX; others are plain banks. */
            bankCode: string;
            /** @description PAYMENT for a payment gateway; anything else is a bank. */
            bankType: string;
            /** @description AUTO when the deposit is credited by itself; anything else is checked by an admin. */
            mode: string;
            nameTH: string;
            nameEN: string;
            bankAccountName: string;
            bankAccountNo: string;
            /** @description Known values BAHT and LAK; null means baht. */
            currency: string | null;
        };
        DepositWallet: {
            mode: string;
            walletAccountName: string;
        };
        ConditionsLookup: {
            /** @description HTML texts; clients show them through an allow-list. */
            conditions: string[];
        };
        AgreementsLookup: {
            /** @description HTML texts; clients show them through an allow-list. */
            agreements: string[];
        };
        Info: {
            /** @description Name of the service, shown in the top bar. */
            name: string;
            website: string;
        };
        NoticeLookup: {
            /** @description HTML text in which every %percentFail% stands for the bonus's percentFail. */
            notice: string;
        };
        Contact: {
            contactText: string;
            lineLink: string;
            lineName: string;
            /** @description Address of the QR picture. */
            lineQR: string;
        };
        WithdrawLimits: {
            withdrawMin: number;
            withdrawMax: number;
        };
        SlipLookup: {
            slip: components["schemas"]["SlipRules"];
        };
        /** @description What the deposit texts may state; every field is optional and clients word it neutrally without them (A-60). */
        SlipRules: {
            depositMin?: components["schemas"]["Amount"];
            uploadFrom?: string;
            uploadTo?: string;
        };
        SourcesLookup: {
            sources: components["schemas"]["SourceListItem"][];
        };
        SourceListItem: {
            code: string;
            description: string;
        };
        ActiveLookup: {
            /** @description The service is gone when this reads "gone"; any other value, null included, means it is active. */
            terminated: string | null;
        };
        RegisterOtpLookup: {
            registerOTP: boolean;
        };
        EnableChatWidgetLookup: {
            enableChatWidget: boolean;
        };
        LoginRequest: {
            /** @description The phone number. */
            username: string;
            password: string;
        };
        LoginResponse: {
            /** @description Goes into a header as it is, so it holds visible ASCII characters only. */
            token: string;
        };
        /** @description Body of registration and of its validation. Validation is asked before the bank step, with the bank fields present and empty (A-35). */
        Registration: {
            name: string;
            /** @description The phone number; exactly 10 characters outside Laos. */
            username: string;
            password: string;
            sourceCode: string;
            inviteCode: string;
            bankCode: string;
            /** @description First and last name joined with one space, upper case. */
            bankAccountName: string;
            bankAccountNo: string;
            currency?: components["schemas"]["Currency"];
        };
        /**
         * @description Laos build only.
         * @enum {string}
         */
        Currency: "LAK" | "BAHT";
        Profile: {
            _id: string;
            name: string;
            username: string;
            /** Format: date-time */
            createdAt: string;
            /** @description How many spins of the wheel the member has; null when the server does not know it. */
            coin: number | null;
        };
        BankAccount: {
            bank: components["schemas"]["BankNames"];
            bankCode: string;
            bankAccountName: string;
            bankAccountNo: string;
            /** @description Known values BAHT and LAK; absent means baht. */
            currency?: string;
        };
        BankNames: {
            nameTH: string;
            nameEN: string;
        };
        ProfileResponse: {
            profile: components["schemas"]["Profile"];
            bankAccount: components["schemas"]["BankAccount"];
        };
        UpdateProfileRequest: {
            name: string;
            bankCode: string;
            bankAccountName: string;
            bankAccountNo: string;
        };
        BankAccountNameRequest: {
            bankCode: string;
            bankAccountName: string;
        };
        ChangePasswordRequest: {
            oldPassword: string;
            newPassword: string;
        };
        OtpSendRequest: {
            phoneNumber: string;
        };
        OtpSendResponse: {
            /** @description The reference shown beside the code field and in the text message. */
            otpRef: string;
            otpToken: string;
            /** @description A status code such as SUCCESS, never the OTP itself; OTP_VERIFIED means the number needs none. Never shown, never logged. */
            code: string;
        };
        OtpVerifyRequest: {
            otpToken: string;
            otpCode: string;
        };
        /** @description Success unless `code` or `message` names a failure (A-34). */
        OtpVerifyResponse: {
            code?: string;
            message?: string;
        };
        ChatConfig: {
            /** @description First part of the socket room name, PREFIX-id. */
            PREFIX: string;
        };
        ChatMessage: {
            /** @description customer for the member or guest; anything else is support. */
            sender: string;
            /** Format: date-time */
            createdAt: string;
            session_id: string;
            message: components["schemas"]["ChatMessageBody"];
        };
        ChatMessageBody: {
            /** @description Known values text, buttons, media, quick_replies, generic, postback; any other is shown harmlessly. */
            message_type: string;
            payload: components["schemas"]["ChatPayload"];
        };
        /** @description Which fields are filled depends on the message type. */
        ChatPayload: {
            message?: string;
            buttons?: components["schemas"]["ChatButton"][];
            /** @description Known values image, video, file. */
            fileType?: string;
            filePath?: string;
            name?: string;
            url?: string;
            generic?: components["schemas"]["ChatCard"][];
        };
        ChatButton: {
            title: string;
            /** @description Known values web, call, postback; a button of any other type does nothing. */
            type: string;
            payload: string;
        };
        ChatCard: {
            image_url?: string;
            title: string;
            subtitle?: string;
            buttons?: components["schemas"]["ChatButton"][];
        };
        ConversationPackage: {
            /** @constant */
            sender: "customer";
            message: components["schemas"]["ChatMessageBody"];
            /** @description The member's id; empty for a guest. */
            userId: string;
            /** @description The guest's stored id; empty for a member. */
            guestId: string;
            username: string;
            name: string;
            /** @description Empty in the web app, which has no push (A-89). */
            deviceToken: string;
        };
        SentMessage: {
            /** Format: date-time */
            createdAt: string;
        };
        ChatHistoryRequest: {
            userId: string;
            guestId: string;
            limit: number;
            skip: number;
        };
        ChatHistory: {
            messages: components["schemas"]["ChatMessage"][];
        };
        UploadedFile: {
            path: string;
        };
        ChatReader: {
            userId: string;
            guestId: string;
        };
        WalletResponse: {
            profile: components["schemas"]["Profile"];
            bankAccount: components["schemas"]["BankAccount"];
            wallet: components["schemas"]["MainWallet"];
            invite: components["schemas"]["InviteBonus"];
            slots: components["schemas"]["GameAccount"][];
        };
        MainWallet: {
            amount: components["schemas"]["Amount"];
        };
        /** @description The invite bonus waiting to be received; success and fail are percentages shown as they are, null when the server does not know them. */
        InviteBonus: {
            amount: components["schemas"]["Amount"];
            success: number | null;
            fail: number | null;
        };
        GameAccount: {
            code: string;
            name: string;
            /** @enum {string} */
            category: "slot" | "sport" | "lotto";
            /** @description Whether the member has an account in the game; activateSlot opens one. */
            isActive: boolean;
            amount: components["schemas"]["Amount"];
            /** @description Multiplier from baht to the balance shown in the game's own currency. */
            ftWalletSlot: number | null;
            /** @description Address of the picture. */
            background: string;
            /** @description Address of the picture. */
            logo: string;
            /** @description Where a game without auto-login is entered; null for nowhere. */
            web: string | null;
            /** @description Address of its app; null for none. */
            android: string | null;
            /** @description Address of its app; null for none. */
            ios: string | null;
        };
        GameAccountDetail: {
            username: string;
            /** @description Empty when the game needs none. */
            password: string;
            /** @description Form-state fields to post with the login form of the game site. */
            event?: {
                [key: string]: string;
            };
        };
        TransferRequest: {
            /** @description WALLET or a game code. */
            from: string;
            /** @description WALLET or a game code. */
            to: string;
            amount: number;
        };
        TransferAllRequest: {
            /** @description WALLET or a game code; everything is moved there (A-65). */
            to: string;
        };
        TruelinkRequest: {
            /** @description The gift link, encrypted with the shared secret (OpenSSL salted AES, base64; A-19). */
            link: string;
        };
        InvitePage: {
            invites: components["schemas"]["Invite"][];
        };
        Invite: {
            from: components["schemas"]["InvitedFriend"];
            amount: components["schemas"]["Amount"];
            /** Format: date-time */
            createdAt: string;
        };
        InvitedFriend: {
            name: string;
        };
        BannersResponse: {
            banners: components["schemas"]["Banner"][];
        };
        Banner: {
            image: string;
            /** @description HTML text under the picture; clients show it through an allow-list. */
            html: string | null;
        };
        RefundPage: {
            refunds: components["schemas"]["Refund"][];
        };
        Refund: {
            refundAmount: components["schemas"]["Amount"];
            /** Format: date-time */
            createdAt: string;
        };
        RefundCheck: {
            /** @description Whether there is a refund to receive. */
            result: boolean;
            /** @description The bonus that is held, in any form; false, null or empty when none is (A-110). */
            bonus: boolean | string | Record<string, unknown> | null;
            info: string | null;
            refundAmount: components["schemas"]["Amount"];
            refundSuccess: number | null;
            refundFail: number | null;
        };
        SpinSetup: {
            result: components["schemas"]["SpinState"];
        };
        SpinState: {
            activeSpinwheel: components["schemas"]["SpinWheel"] | null;
            userCoin: number;
        };
        SpinWheel: {
            name: string;
            slices: components["schemas"]["SpinSlice"][];
        };
        SpinSlice: {
            code: string;
            label: string;
            bgColor: string;
            textColor: string;
            htmlDescription: string | null;
        };
        /** @description With success true the result names the prize. A refusal may come with status 200 and success false; error is then the code. */
        SpinResult: {
            success: boolean;
            error?: string | null;
            result?: components["schemas"]["SpinPrize"] | null;
        };
        SpinPrize: {
            code: string;
            label: string;
            remainingCoin: number;
        };
        CouponsResponse: {
            coupons: components["schemas"]["Coupon"][];
        };
        /** @description The id field is not documented by the service; a claim sends _id, else code, else the whole coupon (A-17). */
        Coupon: {
            _id?: string;
            code?: string;
            prize: components["schemas"]["CouponPrize"];
            amount: components["schemas"]["Amount"];
        };
        CouponPrize: {
            name: string;
            /** @description The slice itself or its code (A-18). */
            slice: components["schemas"]["SpinSlice"] | string;
        };
        ClaimCouponRequest: {
            coupon: string | components["schemas"]["Coupon"];
        };
        /** @description A refusal may come with status 200 and success false; error is then the code. */
        ClaimResult: {
            success: boolean;
            error?: string | null;
        };
        SpinActive: {
            isActive: boolean;
        };
        /** @description With hasQrcode false the other fields are null and message says why, where there is something to say. */
        Qrcode: {
            qrcodeId: string | null;
            hasQrcode: boolean;
            /** @description Markup of the code (SVG or an img element with a data address); clients show it through an allow-list. */
            qrcode: string | null;
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the code stops being valid; clients also accept seconds left and epoch numbers (A-20). They count what is left from the
             *     Date header of the same answer (A-120).
             */
            expireIn: string | null;
            message: string | null;
        };
        /** @enum {string} */
        AutoLoginProvider: "pg" | "betflix" | "askmebet" | "imi" | "usun" | "areaslot" | "circus" | "slotracha" | "pgslot" | "joker2" | "huayhd";
        AutoLoginResponse: {
            link: string;
        };
        BonusList: {
            bonuses: components["schemas"]["Bonus"][];
        };
        Bonus: {
            code: string;
            /** @description Known values limit, day, week. */
            type: string;
            /** @description How often it may be received; absent or null means without limit, 0 means not at all (A-72). */
            maxReceived?: number | null;
            percentFail: number | null;
            banners: components["schemas"]["Banner"][];
            userBonus: components["schemas"]["UserBonus"] | null;
        };
        UserBonus: {
            _id: string;
            isActive: boolean;
            received: components["schemas"]["BonusReceipt"][];
        };
        BonusReceipt: {
            /** Format: date-time */
            updatedAt: string;
        };
        ActivatedBonus: {
            userBonus: components["schemas"]["UserBonus"];
        };
        ActiveBonusCheck: {
            /** @description Whether a bonus is active. */
            status: boolean;
            type: string | null;
        };
        MinimumBonusCheck: {
            status: boolean;
        };
        ClearedBonus: {
            message: string;
        };
        CurrentPromotion: {
            promotion: components["schemas"]["Promotion"] | null;
        };
        PromotionCode: string;
        Promotion: {
            percentFail: number | null;
            description: string;
        };
        StatementPage: {
            total: number;
            statements: components["schemas"]["StatementEntry"][];
        };
        StatementEntry: {
            /** @description Known values deposit, bonus, finish_bonus, withdraw, transfer. */
            statementType: string;
            /** @description Known values SUCCESS and FAILED; any other is in progress. */
            status: string;
            from: string | null;
            to: string | null;
            amount: components["schemas"]["Amount"];
            /** Format: date-time */
            createdAt: string;
            bonus?: components["schemas"]["Described"];
            promotion?: components["schemas"]["Described"];
            invite?: components["schemas"]["Described"];
            refund?: components["schemas"]["Described"];
            luckydraw?: components["schemas"]["Described"];
        };
        Described: {
            description: string;
        } | null;
        SlipPage: {
            slips: components["schemas"]["Slip"][];
        };
        Slip: {
            /** Format: date-time */
            createdAt: string;
            amount: components["schemas"]["Amount"];
            /** @description Known values SUCCESS and FAILED; any other is in progress. */
            status: string;
            /** @description Why a slip failed; one of the documented reasons or any other text. */
            note: components["schemas"]["SlipReason"] | string | null;
            link: string | null;
            reference: string | null;
        };
        SlipReference: {
            url: string;
        };
        /** @description PREFIX of GET /api/chat/config, a hyphen, then the member's id or the guest id. */
        RoomName: string;
    };
    responses: {
        /** @description The token is missing, expired or does not identify a member */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is gone */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The system has a problem; a command may or may not have been carried out */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
         * @example wallet-user
         */
        Client: "wallet-user";
        /**
         * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
         * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The service's clock when it answered, as RFC 9110 has it (A-120). To an API on another origin it is readable only with
         *     `Access-Control-Expose-Headers: Date`.
         * @example Fri, 20 Nov 2026 13:01:40 GMT
         */
        Date: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBanks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanksLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getDepositLookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listConditions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAgreements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementsLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Info"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWithdrawLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawLimits"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSlipLookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlipLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getActive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRegisterOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterOtpLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnableChatWidget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnableChatWidgetLookup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    validateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateBankAccountName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountNameRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpSendRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSendResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerifyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpVerifyResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getChatConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatConfig"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationPackage"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listChatHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHistoryRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatHistory"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadChatImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadChatVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    markChatRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReader"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refreshSlots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activateSlot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSlotAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAccountDetail"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetSlotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Code of a game account.
                 * @example PGSLOT
                 */
                slotCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    transfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    transferAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferAllRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadSlip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    submitTruelink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TruelinkRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listInvites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitePage"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    receiveInviteBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listInviteBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannersResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRefunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPage"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundCheck"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    receiveRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addRefundToWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRefundBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannersResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpinSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpinSetup"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpinResult"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponsResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCouponRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResult"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpinActive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpinActive"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getQrcode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Bank code when reading or creating, qrcodeId when deleting (A-03).
                 * @example WW
                 */
                codeOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qrcode"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createQrcode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Bank code when reading or creating, qrcodeId when deleting (A-03).
                 * @example WW
                 */
                codeOrId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    Date: components["headers"]["Date"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qrcode"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteQrcode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Bank code when reading or creating, qrcodeId when deleting (A-03).
                 * @example WW
                 */
                codeOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    autoLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Auto-login provider.
                 * @example pgslot
                 */
                provider: components["schemas"]["AutoLoginProvider"];
                /**
                 * @description Game username.
                 * @example ngw81234567
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoLoginResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    autoLoginWithPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Auto-login provider.
                 * @example pgslot
                 */
                provider: components["schemas"]["AutoLoginProvider"];
                /**
                 * @description Game username.
                 * @example ngw81234567
                 */
                username: string;
                /**
                 * @description Game password, percent-encoded.
                 * @example Pg-52x9
                 */
                password: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoLoginResponse"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listBonuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusList"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activateBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Code of a bonus, percent-encoded.
                 * @example DAILY20
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivatedBonus"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkActiveBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveBonusCheck"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkMinimumBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinimumBonusCheck"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    clearBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearedBonus"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentPromotion"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Promotion code in upper case, percent-encoded.
                 * @example NAGA2026
                 */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    activatePromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
                /**
                 * @description One value per confirmation of the member; a service that honours it answers a repeated key with the first answer.
                 * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Promotion code in upper case, percent-encoded.
                 * @example NAGA2026
                 */
                code: components["schemas"]["PromotionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStatements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementPage"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listSlips: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlipPage"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSlipReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Marks the client. The wallet sends it with every request; a service does not refuse a request without it (A-02).
                 * @example wallet-user
                 */
                "X-Client"?: components["parameters"]["Client"];
            };
            path: {
                /**
                 * @description Reference of a slip.
                 * @example 2026112019051200871
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlipReference"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
