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
        /**
         * Banks a member can register with
         * @description The member chooses the bank of a new account.
         */
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
        /**
         * Ways to deposit
         * @description The member chooses how to deposit.
         */
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
        /**
         * Conditions of use, as HTML texts
         * @description The member reads the conditions in a modal.
         */
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
        /**
         * Agreement texts, as HTML
         * @description The member reads the agreements and accepts them.
         */
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
        /**
         * Name and website of the service
         * @description The member sees the name of the service in the top bar.
         */
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
        /**
         * Notice shown with every bonus
         * @description The member reads what happens to the balance with a bonus.
         */
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
        /**
         * How to reach support
         * @description The member opens LINE, or reads how to reach support.
         */
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
        /**
         * Withdrawal limits
         * @description The member sees the limits while typing an amount to withdraw.
         */
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
        /**
         * What the deposit texts may state about slips
         * @description The member reads the minimum deposit and when a slip can be uploaded.
         */
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
        /**
         * How members heard of the service
         * @description The member says in the registration how the service was found.
         */
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
        /**
         * Whether registration needs an OTP
         * @description The member types an OTP in the registration, or goes on without one.
         */
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
        /**
         * Whether the chat widget is shown
         * @description The member sees the chat button, or not.
         */
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
        /**
         * Log in
         * @description The member signs in with phone number and password.
         */
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
        /**
         * Check a registration before the bank step
         * @description The member leaves the profile step of the registration.
         */
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
        /**
         * Register
         * @description The member sends the registration.
         */
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
        /**
         * Profile and bank account
         * @description The member looks at the profile page.
         */
        get: operations["getProfile"];
        /**
         * Change profile and bank account (no screen uses it, A-14)
         * @description The member could change name and bank account.
         */
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
        /**
         * Write the bank account name in Latin letters
         * @description The member corrects the account name where the bank needs Latin letters.
         */
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
        /**
         * Change the password
         * @description The member chooses a new password in the profile. The session may end with it or continue; clients handle both.
         */
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
        /**
         * Send an OTP to a phone number
         * @description The member asks for a code by text message.
         */
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
        /**
         * Check an OTP
         * @description The member types the code of the text message.
         */
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
        /**
         * Prefix of the socket room name
         * @description The member opens the chat and joins a room.
         */
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
        /**
         * Chat history, newest page first
         * @description The member or guest reads earlier messages, more of them at the top of the list.
         */
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
        /**
         * Mark support messages as read (the trailing slash belongs to the path, A-05)
         * @description The member or guest has looked at the messages of support.
         */
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
        /**
         * Profile, balances and game accounts
         * @description The member sees the balances on the home page.
         */
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
        /**
         * Ask every game for its balance (once per home load or refresh, A-105)
         * @description The member refreshes the balances of the games.
         */
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
        /**
         * Open a game account
         * @description The member opens an account in a game.
         */
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
        /**
         * Username and password of a game account
         * @description The member looks up how to sign in at a game.
         */
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
        /**
         * Give a game account a new password
         * @description The member asks for a new password of a game.
         */
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
        /**
         * Add funds (no screen uses it, A-14)
         * @description The member could add money to the wallet.
         */
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
        /**
         * Move money between the wallet and game accounts
         * @description The member moves an amount between the wallet and a game.
         */
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
        /**
         * Move everything into one account
         * @description The member moves all money into the wallet or into one game.
         */
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
        /**
         * Withdraw (no screen uses it, A-62)
         * @description The member could withdraw an amount to the bank account.
         */
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
        /**
         * Withdraw; the call of the withdraw modal (A-62)
         * @description The member withdraws an amount to the bank account.
         */
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
        /**
         * Deposit by gift link
         * @description The member deposits with a gift link of a mobile wallet.
         */
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
        /**
         * Invite bonuses received, by page
         * @description The member reads which friends brought a bonus.
         */
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
        /**
         * Receive the invite bonus
         * @description The member takes the invite bonus into the wallet.
         */
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
        /**
         * Invite banners
         * @description The member looks at the pictures of the invite bonus.
         */
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
        /**
         * Refunds received, by page
         * @description The member reads which refunds were received.
         */
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
        /**
         * Whether there is a refund to receive
         * @description The member sees whether a refund is waiting.
         */
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
        /**
         * Receive the refund
         * @description The member takes the refund as a bonus.
         */
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
        /**
         * Add the refund to the wallet (no screen uses it, A-67)
         * @description The member could take the refund into the wallet.
         */
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
        /**
         * Refund banners
         * @description The member looks at the pictures of the refund.
         */
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
        /**
         * The wheel and the coins left
         * @description The member looks at the wheel and at the coins left.
         */
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
        /**
         * Spin the wheel for one coin
         * @description The member spends a coin and wins a prize.
         */
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
        /**
         * Coupons won
         * @description The member looks at the prizes that can be claimed.
         */
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
        /**
         * Claim a coupon
         * @description The member claims a prize.
         */
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
        /**
         * Whether the wheel is offered
         * @description The member sees the tile of the wheel, or not.
         */
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
        /**
         * The open QR code of a provider
         * @description The member returns to a QR code that is still open.
         */
        get: operations["getQrcode"];
        put?: never;
        /**
         * Create a QR code
         * @description The member asks for a QR code to deposit an amount.
         */
        post: operations["createQrcode"];
        /**
         * Cancel a QR code
         * @description The member gives up a QR code.
         */
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
        /**
         * Link that signs a member in at a game site
         * @description The member enters a game without typing a password.
         */
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
        /**
         * The same, for games that need a password
         * @description The member enters a game that also needs the password of the game account.
         */
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
        /**
         * Bonuses and what the member has received of them
         * @description The member chooses a bonus.
         */
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
        /**
         * Receive a bonus
         * @description The member takes a bonus.
         */
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
        /**
         * Whether a bonus is active
         * @description The member sees which bonus is held.
         */
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
        /**
         * Defined, not used (R-073)
         * @description The member could see whether a minimum is met.
         */
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
        /**
         * Cancel the active bonus
         * @description The member cancels the bonus that is held.
         */
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
        /**
         * Defined, not used (R-075)
         * @description The member could see the promotion that is held.
         */
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
        /**
         * Look up a promotion code
         * @description The member looks up what a promotion code gives.
         */
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
        /**
         * Receive a promotion
         * @description The member takes the promotion of a code.
         */
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
        /**
         * Statement, by page
         * @description The member reads what happened to the money.
         */
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
        /**
         * Uploaded slips, by page
         * @description The member reads whether uploaded slips were accepted.
         */
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
        /**
         * Address of a slip's evidence
         * @description The member opens the proof of a slip.
         */
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
        /** @description The body of every refusal. `message` is one of the documented codes or any other text. `gone` ends the visit and `invalid-token` ends the session. Clients match on the code, never on a text. */
        ErrorBody: {
            /** @description The code of the refusal, or any other text. A client shows a text without a code as it is. */
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
        /** @description A command was carried out. `message` is OK, SUCCESS or the success code of the operation; servers may leave it out. An answer confirms a money command only with such a code, or if it is empty, `{}` or `true`, or has `success`, `ok` or `status` with true, OK or SUCCESS (A-118). Free text in `message` confirms nothing, in any language. */
        Ack: {
            /** @description OK, SUCCESS or the success code of the operation. Absent means done too. */
            message?: string;
        };
        /** @description Money in the account's currency, at most two decimals; null when the server does not know it. Never sum as floating point. */
        Amount: number | null;
        /** @description A page of a list; the first page is 1 (A-09). */
        PageRequest: {
            /** @description The number of the page; the first is 1. */
            page: number;
            /** @description The most entries of a page. */
            limit: number;
        };
        /** @description An amount of money to be moved. */
        AmountRequest: {
            /** @description In the currency of the member's account, above 0. The service sets the least and the most. */
            amount: number;
        };
        /** @description A form with one file. */
        FileUpload: {
            /** @description The bytes of the file; the part carries its file name and content type. */
            file: string;
        };
        /** @description The banks that a member can register with. */
        BanksLookup: {
            /** @description In the order in which they are shown. */
            banks: components["schemas"]["BankListItem"][];
        };
        /** @description A bank to choose. */
        BankListItem: {
            /** @description The code that a registration sends as bankCode. */
            code: string;
            /** @description The Thai name of the bank; of a Lao bank the Lao one. */
            nameTH: string;
        };
        /** @description Where a member can send a deposit. */
        DepositLookup: {
            /** @description Bank accounts and payment gateways, in the order in which they are shown. */
            banks: components["schemas"]["DepositBank"][];
            /** @description Mobile wallets for gift links. Without one, gift links are not offered. */
            wallets: components["schemas"]["DepositWallet"][];
            /** @description True when deposits are checked by hand, so that a slip has to be uploaded. */
            isManual: boolean;
        };
        /**
         * @description The banks and gateways that the specification names. Minimum and quick amounts of a QR deposit depend on it.
         * @enum {string}
         */
        DepositBankCode: "SCB" | "KBANK" | "GSB" | "BCEL" | "WW" | "FP" | "PAYONEX";
        /**
         * @description `PAYMENT` is a payment gateway, which takes QR deposits.
         * @enum {string}
         */
        BankType: "PAYMENT";
        /**
         * @description `AUTO`: the deposit is credited without an admin.
         * @enum {string}
         */
        DepositMode: "AUTO";
        /** @description A bank account or payment gateway of the service. */
        DepositBank: {
            /** @description The code of the bank or gateway. Any other code is a plain bank. */
            bankCode: components["schemas"]["DepositBankCode"] | string;
            /** @description Whether this is a bank or a payment gateway. Any other text is a bank. */
            bankType: components["schemas"]["BankType"] | string;
            /** @description How a deposit is credited. With any other text an admin checks it. */
            mode: components["schemas"]["DepositMode"] | string;
            /** @description The name shown in Thai and Lao. */
            nameTH: string;
            /** @description The name shown in English. */
            nameEN: string;
            /** @description The holder of the account that the member transfers to. */
            bankAccountName: string;
            /** @description The number of the account that the member transfers to; without one the bank takes no transfer. */
            bankAccountNo: string;
            /** @description The currency of deposits here; null means that of the member's account. Any other text counts as BAHT. */
            currency: components["schemas"]["Currency"] | string | null;
        };
        /** @description A mobile wallet of the service, for gift links. */
        DepositWallet: {
            /** @description How a deposit is credited. With any other text an admin checks it. */
            mode: components["schemas"]["DepositMode"] | string;
            /** @description The holder of the mobile wallet. */
            walletAccountName: string;
        };
        /** @description The conditions of use. */
        ConditionsLookup: {
            /** @description HTML texts; clients show them through an allow-list. */
            conditions: string[];
        };
        /** @description What a member agrees to. */
        AgreementsLookup: {
            /** @description HTML texts; clients show them through an allow-list. */
            agreements: string[];
        };
        /** @description What the service is called. */
        Info: {
            /** @description Name of the service, shown in the top bar. */
            name: string;
            /** @description The address of the service's own site. */
            website: string;
        };
        /** @description The notice shown with every bonus. */
        NoticeLookup: {
            /** @description HTML text in which every %percentFail% stands for the bonus's percentFail. */
            notice: string;
        };
        /** @description How to reach support. */
        Contact: {
            /** @description Plain text about how to reach support. */
            contactText: string;
            /** @description The address that opens the LINE account of support. */
            lineLink: string;
            /** @description The name of the LINE account, as it is shown. */
            lineName: string;
            /** @description Address of the QR picture. */
            lineQR: string;
        };
        /** @description The least and the most that can be withdrawn at once. */
        WithdrawLimits: {
            /** @description In the currency of the member's account. Set by the service. */
            withdrawMin: number;
            /** @description In the currency of the member's account. Set by the service. */
            withdrawMax: number;
        };
        /** @description What the service says about slips. */
        SlipLookup: {
            /** @description What the deposit texts may state. */
            slip: components["schemas"]["SlipRules"];
        };
        /** @description What the deposit texts may state; every field is optional and clients word it neutrally without them (A-60). */
        SlipRules: {
            /** @description The least deposit, in the currency of the member's account. Absent or null means that no amount is stated. */
            depositMin?: components["schemas"]["Amount"];
            /** @description When slips may be uploaded each day, HH:mm in Bangkok. Absent means that no time is stated. */
            uploadFrom?: string;
            /** @description Until when slips may be uploaded each day, HH:mm in Bangkok. Absent means that no time is stated. */
            uploadTo?: string;
        };
        /** @description How members heard of the service. */
        SourcesLookup: {
            /** @description In the order in which they are shown. */
            sources: components["schemas"]["SourceListItem"][];
        };
        /** @description A source to choose. */
        SourceListItem: {
            /** @description The code that a registration sends as sourceCode. */
            code: string;
            /** @description The text of the choice, as the service words it. */
            description: string;
        };
        /** @description Whether the service is still there. */
        ActiveLookup: {
            /** @description The service is gone when this reads "gone"; any other value, null included, means it is active. */
            terminated: string | null;
        };
        /** @description Whether registration needs an OTP. */
        RegisterOtpLookup: {
            /** @description True when a registration has an OTP step. */
            registerOTP: boolean;
        };
        /** @description Whether the chat widget is shown. */
        EnableChatWidgetLookup: {
            /** @description True when the chat is shown. */
            enableChatWidget: boolean;
        };
        /** @description The credentials of a sign-in. */
        LoginRequest: {
            /** @description The phone number in the form of its country, without spaces. The Laos build sends the text as typed after NO_USER. */
            username: string;
            /** @description As the member typed it. */
            password: string;
        };
        /** @description The token for further requests. */
        LoginResponse: {
            /** @description Sent unchanged in a header, so it contains visible ASCII characters only. */
            token: string;
        };
        /** @description Body of registration and of its validation. Validation is asked before the bank step, with the bank fields present and empty (A-35). */
        Registration: {
            /** @description The member's name, as typed. */
            name: string;
            /** @description The phone number in the form of its country, without spaces; exactly 10 characters outside Laos. What is no phone number is sent as typed. */
            username: string;
            /** @description As the member typed it. */
            password: string;
            /** @description The code of a source of the lookup; how the member heard of the service. */
            sourceCode: string;
            /** @description The code of the member who invited this one; empty without an invitation. */
            inviteCode: string;
            /** @description The code of a bank of the lookup; empty in a validation before the bank step. */
            bankCode: string;
            /** @description First and last name joined with one space, upper case. */
            bankAccountName: string;
            /** @description As the member typed it; empty in a validation before the bank step. */
            bankAccountNo: string;
            /** @description The member's choice in the Laos build; BAHT in the Thai build. */
            currency?: components["schemas"]["Currency"];
        };
        /**
         * @description BAHT is Thai baht, LAK is Lao kip.
         * @enum {string}
         */
        Currency: "LAK" | "BAHT";
        /** @description A member. */
        Profile: {
            /** @description The member's id. The service sets it and never changes it; the chat calls it userId. */
            _id: string;
            /** @description The member's name; the member may change it. */
            name: string;
            /** @description The phone number that the member signs in with. */
            username: string;
            /**
             * Format: date-time
             * @description When the account was registered. The service sets it.
             */
            createdAt: string;
            /** @description How many spins of the wheel the member has; null when the server does not know it. */
            coin: number | null;
            /** @description The code of the member's invitations, as `inviteCode` of a registration. Absent if the member has none; the wallet then shows no invite link. */
            inviteCode?: string;
        };
        /** @description The bank account that withdrawals are paid to. */
        BankAccount: {
            /** @description The name of the bank. */
            bank: components["schemas"]["BankNames"];
            /** @description The code of the bank, as in the lookup of banks. */
            bankCode: string;
            /** @description The holder of the account. */
            bankAccountName: string;
            /** @description The number of the account. */
            bankAccountNo: string;
            /** @description The currency of the account. Absent means that of the deposit banks if all agree, else that of the build. Any other text counts as BAHT. */
            currency?: components["schemas"]["Currency"] | string;
        };
        /** @description The name of a bank. */
        BankNames: {
            /** @description The name shown in Thai and Lao. */
            nameTH: string;
            /** @description The name shown in English. */
            nameEN: string;
        };
        /** @description A member and the bank account. */
        ProfileResponse: {
            /** @description The member. */
            profile: components["schemas"]["Profile"];
            /** @description The bank account that withdrawals are paid to. */
            bankAccount: components["schemas"]["BankAccount"];
        };
        /** @description The complete new name and bank account. */
        UpdateProfileRequest: {
            /** @description The member's name, also if it does not change. */
            name: string;
            /** @description The code of the bank, also if it does not change. */
            bankCode: string;
            /** @description The holder of the account, also if it does not change. */
            bankAccountName: string;
            /** @description The number of the account, also if it does not change. */
            bankAccountNo: string;
        };
        /** @description The bank account name in Latin letters. */
        BankAccountNameRequest: {
            /** @description The code of the member's bank. */
            bankCode: string;
            /** @description The holder of the account, in Latin letters and spaces, upper case. */
            bankAccountName: string;
        };
        /** @description The old and the new password. */
        ChangePasswordRequest: {
            /** @description The present password, as typed. */
            oldPassword: string;
            /** @description The new password, as typed. */
            newPassword: string;
        };
        /** @description The phone number for the OTP. */
        OtpSendRequest: {
            /** @description The number that receives the text message, in the form of a registration's username. */
            phoneNumber: string;
        };
        /** @description The data for checking the OTP. */
        OtpSendResponse: {
            /** @description The reference shown beside the code field and in the text message. */
            otpRef: string;
            /** @description Names this request for an OTP; the verification sends it back. */
            otpToken: string;
            /** @description A status code such as SUCCESS, never the OTP itself; OTP_VERIFIED means the number needs none. Never shown, never logged. */
            code: string;
        };
        /** @description The OTP that was typed, and the request that it belongs to. */
        OtpVerifyRequest: {
            /** @description The otpToken of the answer to the request for an OTP. */
            otpToken: string;
            /** @description The OTP, as typed. */
            otpCode: string;
        };
        /** @description Success unless `code` or `message` names a failure (A-34). */
        OtpVerifyResponse: {
            /** @description A status code; absent, OK, SUCCESS, OTP_VERIFIED and OTP_CODE_VALID mean success. */
            code?: string;
            /** @description A status code too; read like code. */
            message?: string;
        };
        /** @description The settings of the chat socket. */
        ChatConfig: {
            /** @description First part of the socket room name, PREFIX-id. */
            PREFIX: string;
        };
        /**
         * @description `customer` is the member or guest.
         * @enum {string}
         */
        ChatSender: "customer";
        /** @description A message in the history and on the socket. */
        ChatMessage: {
            /** @description Who wrote the message. Any other text is support. */
            sender: components["schemas"]["ChatSender"] | string;
            /**
             * Format: date-time
             * @description When the service took the message. The service sets it; messages are in this order.
             */
            createdAt: string;
            /** @description An id that the service gives the message. Clients only compare it. */
            session_id: string;
            message: components["schemas"]["ChatMessageBody"];
        };
        /**
         * @description The types of a message in the history.
         * @enum {string}
         */
        ChatMessageType: "text" | "buttons" | "media" | "quick_replies" | "generic" | "postback";
        /** @description What a message says, by its type. */
        ChatMessageBody: {
            /** @description Which fields of the payload are filled. Of any other type the text is shown. */
            message_type: components["schemas"]["ChatMessageType"] | string;
            payload: components["schemas"]["ChatPayload"];
        };
        /**
         * @description The kinds of a file in a message.
         * @enum {string}
         */
        ChatFileType: "image" | "video" | "file";
        /** @description Which fields are filled depends on the message type. */
        ChatPayload: {
            /** @description A text. Of a postback, the payload of the button that was tapped. */
            message?: string;
            /** @description The buttons of the types buttons and quick_replies. */
            buttons?: components["schemas"]["ChatButton"][];
            /** @description What the file of a message of type media is. Any other text counts as file. */
            fileType?: components["schemas"]["ChatFileType"] | string;
            /** @description The address of a file, as the upload returned it; read where url is absent. */
            filePath?: string;
            /** @description The name of a file, as it is shown. */
            name?: string;
            /** @description The address of a file. */
            url?: string;
            /** @description The cards of the type generic. */
            generic?: components["schemas"]["ChatCard"][];
        };
        /**
         * @description `web` opens an address, `call` a phone number; `postback` sends the payload as a message.
         * @enum {string}
         */
        ChatButtonType: "web" | "call" | "postback";
        /** @description A button below a message. */
        ChatButton: {
            /** @description The text on the button. */
            title: string;
            /** @description What the button does. A button of any other type does nothing. */
            type: components["schemas"]["ChatButtonType"] | string;
            /** @description An address, a phone number, or the message to send, by the type of the button. */
            payload: string;
        };
        /** @description A card of a message of type generic. */
        ChatCard: {
            /** @description The address of the picture; absent for none. */
            image_url?: string;
            /** @description The heading of the card. */
            title: string;
            /** @description The text below the heading; absent for none. */
            subtitle?: string;
            /** @description The buttons of the card; absent for none. */
            buttons?: components["schemas"]["ChatButton"][];
        };
        /** @description A message that a member or guest sends, with who sends it. */
        ConversationPackage: {
            /**
             * @description Always customer; only the service writes as another sender.
             * @constant
             */
            sender: "customer";
            /** @description What the message says. */
            message: components["schemas"]["OutgoingMessageBody"];
            /** @description The member's id; empty for a guest. */
            userId: string;
            /** @description The guest's stored id; empty for a member. */
            guestId: string;
            /** @description The member's phone number; empty for a guest. */
            username: string;
            /** @description The member's name; empty for a guest. */
            name: string;
            /** @description Empty in the web app, which has no push (A-89). */
            deviceToken: string;
        };
        /**
         * @description The types of a message that a member or guest sends.
         * @enum {string}
         */
        OutgoingMessageType: "text" | "media" | "postback";
        /** @description What a member or guest says, by its type. */
        OutgoingMessageBody: {
            /** @description Which fields of the payload are filled. */
            message_type: components["schemas"]["OutgoingMessageType"] | string;
            /** @description The fields that the type fills. */
            payload: components["schemas"]["OutgoingPayload"];
        };
        /** @description Which fields are filled depends on the message type. */
        OutgoingPayload: {
            /** @description What is said; a text is trimmed and not empty. */
            message?: string;
            /** @description What the file of a message of type media is. */
            fileType?: components["schemas"]["ChatFileType"] | string;
            /** @description The path that the upload of the file returned. */
            filePath?: string;
            /** @description The name of the file on the sender's device. */
            name?: string;
            /** @description The same path as filePath. */
            url?: string;
        };
        /** @description When the service took the message. */
        SentMessage: {
            /**
             * Format: date-time
             * @description The time of the message, as the history and the socket have it. The service sets it.
             */
            createdAt: string;
        };
        /** @description Whose history, and which part of it. A conversation is named by userId (member) or guestId (guest). */
        ChatHistoryRequest: {
            /** @description The member's id; empty for a guest. */
            userId: string;
            /** @description The guest's stored id; empty for a member. */
            guestId: string;
            /** @description The most messages of the answer. */
            limit: number;
            /** @description How many of the newest messages are left out, because the client has them. */
            skip: number;
        };
        /** @description A part of a conversation. */
        ChatHistory: {
            /** @description The newest messages that were not left out, oldest first. */
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description Where the uploaded file is. It is sent with a Content-Security-Policy that runs no script, and with nosniff (A-115). */
        UploadedFile: {
            /** @description The address of the file at the service; a message names it. */
            path: string;
        };
        /** @description Whose messages have been read. */
        ChatReader: {
            /** @description The member's id; empty for a guest. */
            userId: string;
            /** @description The guest's stored id; empty for a member. */
            guestId: string;
        };
        /** @description Everything that the home screen shows. */
        WalletResponse: {
            /** @description The member. */
            profile: components["schemas"]["Profile"];
            /** @description The bank account that withdrawals are paid to. */
            bankAccount: components["schemas"]["BankAccount"];
            /** @description The main wallet. */
            wallet: components["schemas"]["MainWallet"];
            /** @description The invite bonus that waits to be received. */
            invite: components["schemas"]["InviteBonus"];
            /** @description All games, with the accounts of the member, in the order in which they are shown. */
            slots: components["schemas"]["GameAccount"][];
        };
        /** @description The main wallet. */
        MainWallet: {
            /** @description The balance, in the currency of the member's account. */
            amount: components["schemas"]["Amount"];
        };
        /** @description The invite bonus waiting to be received; success and fail are percentages shown as they are, null when the server does not know them. */
        InviteBonus: {
            /** @description What can be received, in the currency of the member's account. */
            amount: components["schemas"]["Amount"];
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            success: number | null;
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            fail: number | null;
        };
        /** @description A game, and the account of the member in it. */
        GameAccount: {
            /** @description The code of the game; transfers and sign-ins name it. */
            code: string;
            /** @description The name of the game, as it is shown. */
            name: string;
            /**
             * @description The group in which the game is shown.
             * @enum {string}
             */
            category: "slot" | "sport" | "lotto";
            /** @description Whether the member has an account in the game; activateSlot opens one. */
            isActive: boolean;
            /** @description The balance in the game, in the currency of the member's account. */
            amount: components["schemas"]["Amount"];
            /** @description Multiplier from baht to the balance shown in the game's own currency. */
            ftWalletSlot: number | null;
            /** @description Address of the picture. */
            background: string;
            /** @description Address of the picture. */
            logo: string;
            /** @description The address of a game without auto-login. It is null for other games. */
            web: string | null;
            /** @description Address of its app; null for none. */
            android: string | null;
            /** @description Address of its app; null for none. */
            ios: string | null;
        };
        /** @description How to sign in at the game. */
        GameAccountDetail: {
            /** @description The name that the member signs in with at the game. The service sets it. */
            username: string;
            /** @description Empty when the game needs none. */
            password: string;
            /** @description Form-state fields to post with the login form of the game site. */
            event?: {
                [key: string]: string;
            };
        };
        /** @description The amount of a transfer, its source and its destination. */
        TransferRequest: {
            /** @description WALLET or a game code. */
            from: string;
            /** @description WALLET or a game code. */
            to: string;
            /** @description In the currency of the member's account, at least 1. */
            amount: number;
        };
        /** @description The account that receives all money. */
        TransferAllRequest: {
            /** @description WALLET or a game code; everything is moved there (A-65). */
            to: string;
        };
        /** @description A gift link of a mobile wallet. */
        TruelinkRequest: {
            /** @description The gift link, encrypted with the shared secret (OpenSSL salted AES, base64; A-19). */
            link: string;
        };
        /** @description A page of invited friends. */
        InvitePage: {
            /** @description The bonuses from friends, newest first. */
            invites: components["schemas"]["Invite"][];
        };
        /** @description An invited friend and the bonus from this friend. */
        Invite: {
            /** @description The friend. */
            from: components["schemas"]["InvitedFriend"];
            /** @description The bonus from this friend, in the currency of the member's account. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the bonus was collected. The service sets it.
             */
            createdAt: string;
        };
        /** @description The friend who was invited. */
        InvitedFriend: {
            /** @description The friend's name, as the service shows it to the member. */
            name: string;
        };
        /** @description The banners of a feature. */
        BannersResponse: {
            /** @description In the order in which they are shown. */
            banners: components["schemas"]["Banner"][];
        };
        /** @description A picture with a text. */
        Banner: {
            /** @description The address of the picture. */
            image: string;
            /** @description HTML text under the picture; clients show it through an allow-list. */
            html: string | null;
        };
        /** @description A page of refunds that were received. */
        RefundPage: {
            /** @description Newest first. */
            refunds: components["schemas"]["Refund"][];
        };
        /** @description A refund that was received. */
        Refund: {
            /** @description What was paid, in the currency of the member's account. */
            refundAmount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When it was paid. The service sets it.
             */
            createdAt: string;
        };
        /** @description Whether a refund can be received, and on which terms. */
        RefundCheck: {
            /** @description Whether there is a refund to receive. */
            result: boolean;
            /** @description The bonus that is held, in any form; false, null or empty when none is (A-110). */
            bonus: boolean | string | {
                /** @description The code of the bonus, in any form. Not read. */
                code?: unknown;
            } | null;
            /** @description A text of the service about this refund; null when there is none. */
            info: string | null;
            /** @description What can be received now, in the currency of the member's account; 0 or less when nothing can. */
            refundAmount: components["schemas"]["Amount"];
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            refundSuccess: number | null;
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            refundFail: number | null;
        };
        /** @description The wheel as it is now. */
        SpinSetup: {
            /** @description The wheel and the coins. */
            result: components["schemas"]["SpinState"];
        };
        /** @description The wheel and the coins of the member. */
        SpinState: {
            /** @description The wheel that can be spun; null when none is active. */
            activeSpinwheel: components["schemas"]["SpinWheel"] | null;
            /** @description How many spins the member has; 0 or less blocks the wheel. */
            userCoin: number;
        };
        /** @description A wheel of prizes. */
        SpinWheel: {
            /** @description The name of the wheel, as it is shown. */
            name: string;
            /** @description The slices in the order of the wheel. */
            slices: components["schemas"]["SpinSlice"][];
        };
        /** @description A slice of the wheel. */
        SpinSlice: {
            /** @description The code of the slice; the result of a spin names it. */
            code: string;
            /** @description The text on the slice. */
            label: string;
            /** @description The colour of the slice, as in CSS. */
            bgColor: string;
            /** @description The colour of the text, as in CSS. */
            textColor: string;
            /** @description HTML text about the prize; clients show it through an allow-list. Null for none. */
            htmlDescription: string | null;
        };
        /** @description With success true the result names the prize. A refusal may come with status 200 and success false; error is then the code. */
        SpinOutcome: {
            /** @description Whether the spin was carried out. */
            success: boolean;
            /** @description The code of the refusal; absent or null after a success. */
            error?: string | null;
            /** @description The prize; absent or null after a refusal. */
            result?: components["schemas"]["SpinPrize"] | null;
        };
        /** @description The prize of a spin. */
        SpinPrize: {
            /** @description The code of the slice that won. */
            code: string;
            /** @description The text of the prize. */
            label: string;
            /** @description How many spins the member has left. */
            remainingCoin: number;
        };
        /** @description The coupons that the member has not claimed yet. */
        CouponsResponse: {
            /** @description In the order in which they are shown. */
            coupons: components["schemas"]["Coupon"][];
        };
        /** @description The id field is not documented by the service; a claim sends _id, else code, else the whole coupon (A-17). */
        Coupon: {
            /** @description The id of the coupon. The service sets it; a claim sends it first of all. */
            _id?: string;
            /** @description The code of the coupon; a claim sends it where there is no _id. */
            code?: string;
            /** @description What the coupon is for. */
            prize: components["schemas"]["CouponPrize"];
            /** @description What a claim pays, in the currency of the member's account. */
            amount: components["schemas"]["Amount"];
        };
        /** @description What a coupon is for. */
        CouponPrize: {
            /** @description The name of the prize, as it is shown. */
            name: string;
            /** @description The slice itself or its code (A-18). */
            slice: components["schemas"]["SpinSlice"] | string;
        };
        /** @description Which coupon is claimed: its id, its code, or the whole of it. */
        ClaimCouponRequest: {
            /** @description The _id of the coupon, else its code, else the coupon as it was received. */
            coupon: string | components["schemas"]["Coupon"];
        };
        /** @description A refusal may come with status 200 and success false; error is then the code. */
        ClaimResult: {
            /** @description Whether the coupon was claimed. */
            success: boolean;
            /** @description The code of the refusal; absent or null after a success. */
            error?: string | null;
        };
        /** @description Whether the wheel is offered. */
        SpinActive: {
            /** @description True when the wheel is offered to this member. */
            isActive: boolean;
        };
        /** @description With hasQrcode false the other fields are null and message says why, where there is something to say. */
        Qrcode: {
            /** @description The id of the code, which cancels it. The service sets it; null without a code. */
            qrcodeId: string | null;
            /** @description Whether a code of this provider is open. */
            hasQrcode: boolean;
            /** @description Markup of the code (SVG or an img element with a data address); clients show it through an allow-list. */
            qrcode: string | null;
            /** @description The amount to pay, in the currency of the member's account; null without a code. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the code stops being valid; clients also accept seconds left and epoch numbers (A-20). They count what is left from the
             *     Date header of the same answer (A-120).
             */
            expireIn: string | null;
            /** @description A text of the service, such as why there is no code; null when there is none. */
            message: string | null;
        };
        /**
         * @description A game site with sign-in by a link.
         * @enum {string}
         */
        AutoLoginProvider: "pg" | "betflix" | "askmebet" | "imi" | "usun" | "areaslot" | "circus" | "slotracha" | "pgslot" | "joker2" | "huayhd";
        /** @description The address that the browser opens. */
        AutoLoginResponse: {
            /** @description The address that signs the member in at the game site. */
            link: string;
        };
        /** @description The bonuses that are offered. */
        BonusList: {
            /** @description All bonuses of the member, in the order in which they are shown. */
            bonuses: components["schemas"]["Bonus"][];
        };
        /**
         * @description How maxReceived counts: `limit` all receipts, `day` those of today and `week` those of this week, in Bangkok.
         * @enum {string}
         */
        BonusType: "limit" | "day" | "week";
        /** @description A bonus, and how often the member has received it. */
        Bonus: {
            /** @description The code of the bonus; the activation names it. */
            code: string;
            /** @description The period that maxReceived counts in. Any other text is shown as it is. */
            type: components["schemas"]["BonusType"] | string;
            /** @description How often it may be received; absent or null means without limit, 0 means not at all (A-72). */
            maxReceived?: number | null;
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            percentFail: number | null;
            /** @description The pictures of the bonus; the first is the background of its card. */
            banners: components["schemas"]["Banner"][];
            /** @description The member's receipts; null when there are none. */
            userBonus: components["schemas"]["UserBonus"] | null;
        };
        /** @description The member's receipts of a bonus. */
        UserBonus: {
            /** @description The id of the member's record of this bonus. The service sets it. */
            _id: string;
            /** @description Whether the member holds this bonus now. */
            isActive: boolean;
            /** @description One entry for each receipt. */
            received: components["schemas"]["BonusReceipt"][];
        };
        /** @description One receipt of a bonus. */
        BonusReceipt: {
            /**
             * Format: date-time
             * @description When the bonus was received. The service sets it; the day and week of BonusType are those of this time in Bangkok.
             */
            updatedAt: string;
        };
        /** @description The bonus after it was activated. */
        ActivatedBonus: {
            /** @description The member's receipts, with the new one. */
            userBonus: components["schemas"]["UserBonus"];
        };
        /** @description Whether the member holds a bonus, and of which type. */
        ActiveBonusCheck: {
            /** @description Whether a bonus is active. */
            status: boolean;
            /** @description The type of the bonus that is held, as in Bonus; null when none is held. */
            type: components["schemas"]["BonusType"] | string | null;
        };
        /** @description Whether a minimum for a bonus is met. No screen uses it (R-073). */
        MinimumBonusCheck: {
            /** @description Whether the minimum is met. */
            status: boolean;
        };
        /** @description A bonus was cancelled. */
        ClearedBonus: {
            /** @description BONUS_CLEAR, OK or SUCCESS. */
            message: string;
        };
        /** @description The promotion that is held. No screen uses it (R-075). */
        CurrentPromotion: {
            /** @description The promotion; null when none is held. */
            promotion: components["schemas"]["Promotion"] | null;
        };
        /** @description A promotion code as the member typed it, in upper case. */
        PromotionCode: string;
        /** @description A promotion. */
        Promotion: {
            /** @description Percent, shown as it is. Of which amount is not defined; null when the service does not know it. */
            percentFail: number | null;
            /** @description What the promotion gives, as the service words it. */
            description: string;
        };
        /** @description A page of the statement, newest first. */
        StatementPage: {
            /** @description The number of all entries, on all pages. */
            total: number;
            /** @description The entries of this page, newest first. */
            statements: components["schemas"]["StatementEntry"][];
        };
        /**
         * @description The types of a movement.
         * @enum {string}
         */
        StatementType: "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";
        /**
         * @description The final statuses of a movement or slip.
         * @enum {string}
         */
        MoneyStatus: "SUCCESS" | "FAILED";
        /** @description A movement of money. At most one of bonus, promotion, invite, refund and luckydraw says more about it. */
        StatementEntry: {
            /** @description What moved the money. Any other text is shown as it is. */
            statementType: components["schemas"]["StatementType"] | string;
            /** @description SUCCESS and FAILED are final; any other text means in progress. */
            status: components["schemas"]["MoneyStatus"] | string;
            /** @description Where the money came from, WALLET, a game code, or the name of a bank or channel; null when there is no such place. */
            from: string | null;
            /** @description Where the money went, like from; null when there is no such place. */
            to: string | null;
            /** @description In the currency of the member's account, without a sign; statementType says the direction. */
            amount: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When the movement began. The service sets it.
             */
            createdAt: string;
            /** @description The bonus that this entry is about; absent or null for other entries. */
            bonus?: components["schemas"]["Described"];
            /** @description The promotion that this entry is about; absent or null for other entries. */
            promotion?: components["schemas"]["Described"];
            /** @description The invite bonus that this entry is about; absent or null for other entries. */
            invite?: components["schemas"]["Described"];
            /** @description The refund that this entry is about; absent or null for other entries. */
            refund?: components["schemas"]["Described"];
            /** @description The prize of the wheel that this entry is about; absent or null for other entries. */
            luckydraw?: components["schemas"]["Described"];
        };
        /** @description What an entry of the statement is about; null where there is nothing to say. */
        Described: {
            /** @description A text of the service, as it is shown. */
            description: string;
        } | null;
        /** @description A page of uploaded slips, newest first. */
        SlipPage: {
            /** @description The slips of this page, newest first. */
            slips: components["schemas"]["Slip"][];
        };
        /** @description An uploaded slip. */
        Slip: {
            /**
             * Format: date-time
             * @description When the slip was uploaded. The service sets it.
             */
            createdAt: string;
            /** @description What the slip was read as, in the currency of the member's account; null until it is known. */
            amount: components["schemas"]["Amount"];
            /** @description SUCCESS and FAILED are final; any other text means in progress. */
            status: components["schemas"]["MoneyStatus"] | string;
            /** @description Why a slip failed; one of the documented reasons or any other text. */
            note: components["schemas"]["SlipReason"] | string | null;
            /** @description Where the slip can be seen. A file that a member uploaded is sent with a Content-Security-Policy that runs no script, and with nosniff (A-115). */
            link: string | null;
            /** @description The number on the slip, by which its picture can be asked for; null when there is none. */
            reference: string | null;
        };
        /** @description Where the slip can be seen. A file that a member uploaded is sent with a Content-Security-Policy that runs no script, and with nosniff (A-115). */
        SlipReference: {
            /** @description The address of the picture of the slip. */
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
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description The lookup is refused */
        PublicLookupRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The lookup is refused */
        LookupRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The login is refused */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The registration would be refused */
        ValidationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The registration is refused */
        RegistrationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No OTP is sent */
        OtpSendRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The OTP is refused */
        OtpCheckRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no profile */
        ProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The profile is not changed */
        ProfileUpdateRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The bank account name is not changed */
        BankAccountNameRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The password is not changed */
        PasswordChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is refused */
        RequestRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no wallet */
        WalletRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The game account is not opened */
        GameActivationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The game account is not shown */
        GameAccountRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The game password is not changed */
        GamePasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No money is moved */
        TransferRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The withdrawal is refused */
        WithdrawalRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The slip is not taken */
        SlipRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The gift link is refused */
        GiftLinkRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The invite bonus is not received */
        InviteBonusRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The refund is not received */
        RefundRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The wheel does not turn */
        SpinRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The coupon is not claimed */
        CouponClaimRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request for a QR code is refused */
        QrcodeRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no link to the game site */
        AutoLoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The bonus is not activated */
        BonusActivationRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The bonus is not cancelled */
        BonusClearRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The promotion is not found */
        PromotionSearchRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The promotion is not activated */
        PromotionActivationRefused: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such slip */
        SlipReferenceRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The file is larger than the operation allows. A proxy in front of the service may say so instead of the service. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is no form, or its file is of a type that the operation does not take */
        UnsupportedMediaType: {
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
         * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
         *     key in the header of the same name.
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
        /**
         * @description The key of a money command. It promises that a request with this key is never carried out again and gets the same answer.
         *     Only a service that keeps the promise sends it (docs/backend.md). A page of another origin reads it only with
         *     `Access-Control-Expose-Headers: Idempotency-Key`.
         * @example 5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f
         */
        IdempotencyKey: string;
        /**
         * @description Seconds until the request is worth repeating (RFC 9110, without its dates). A service may leave it out.
         * @example 60
         */
        RetryAfter: number;
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["LookupRefused"];
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
            400: components["responses"]["PublicLookupRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["PublicLookupRefused"];
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
            400: components["responses"]["LoginRefused"];
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
            400: components["responses"]["ValidationRefused"];
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
            400: components["responses"]["RegistrationRefused"];
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
            400: components["responses"]["ProfileRefused"];
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
            400: components["responses"]["ProfileUpdateRefused"];
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
            400: components["responses"]["BankAccountNameRefused"];
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
            400: components["responses"]["PasswordChangeRefused"];
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
            400: components["responses"]["OtpSendRefused"];
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
            400: components["responses"]["OtpCheckRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["RequestRefused"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["WalletRefused"];
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
            400: components["responses"]["WalletRefused"];
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
            400: components["responses"]["GameActivationRefused"];
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
            400: components["responses"]["GameAccountRefused"];
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
            400: components["responses"]["GamePasswordRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["WalletRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["TransferRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["TransferRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["WithdrawalRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["WithdrawalRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["SlipRefused"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["GiftLinkRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["InviteBonusRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["RefundRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["RefundRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpinOutcome"];
                };
            };
            400: components["responses"]["SpinRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResult"];
                };
            };
            400: components["responses"]["CouponClaimRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["QrcodeRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qrcode"];
                };
            };
            400: components["responses"]["QrcodeRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["QrcodeRefused"];
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
            400: components["responses"]["AutoLoginRefused"];
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
            400: components["responses"]["AutoLoginRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivatedBonus"];
                };
            };
            400: components["responses"]["BonusActivationRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearedBonus"];
                };
            };
            400: components["responses"]["BonusClearRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["PromotionSearchRefused"];
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
                 * @description One value per confirmation of the member. A service that honours it answers a repeated key with the first answer, and returns the
                 *     key in the header of the same name.
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
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            400: components["responses"]["PromotionActivationRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["RequestRefused"];
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
            400: components["responses"]["SlipReferenceRefused"];
            401: components["responses"]["Unauthorized"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
