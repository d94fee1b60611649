// Generated from schemas/api/auth.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/api/v1/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks an email and a password, and sends a code.
         * @description An unknown email and a wrong password get the same reply. The fifth wrong try in a row locks the account for 15 minutes, and each lock after it for twice as long, up to a day, until a right try; the reply says until when (the times are assumed).
         */
        readonly post: operations["loginV1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v3/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Looks an identifier up, and sends a code.
         * @description An email (`t` E) gets the code by email. A mobile number (M) gets it itself. A national ID (I), whole or its last 4 characters, gets it at its one number; where several belong to it, nothing is sent yet and `mdn` lists them, masked: `loginV4` sends to the chosen one. An IMEI or serial number (I with `f`) gets it at the email of the device's plan, which `e` then shows by its first two characters. The last 4 characters count only where they fit a single customer. Whether an unknown identifier is told is the client's setting `revealsUnknownIdentifiers`; where it is false every well-formed identifier gets the same reply after the same work, and neither `mdn`, `e` nor `data` is ever there: the code goes to the first number.
         */
        readonly post: operations["loginV3"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v4/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a code to the chosen number.
         * @description Takes a key of `mdn` in the reply of `loginV3`, for 30 minutes (assumed); another choice ends the code before.
         */
        readonly post: operations["loginV4"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sends a code.
         * @description With `id`, a new code that replaces the one before: to the email (`type` E) or to a mobile number (M), `d` or the one that the sign-in is for. Without `id` (assumed), `t` M and `d` start a sign-in by that mobile number, as `loginV3` does.
         */
        readonly get: operations["sendCodeV1"];
        readonly put?: never;
        /**
         * Checks a code and signs in.
         * @description A code is good for 5 minutes and for one use. The fifth wrong try makes it useless (assumed): a new one is needed.
         */
        readonly post: operations["checkCodeV1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v4/auth/otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sends a new code (version 4).
         * @description As `sendCodeV1` with `id`, with everything in the body. `t` E sends to the email on file, also where the sign-in is by mobile number; `t` M sends to the number that the sign-in is for.
         */
        readonly post: operations["sendCodeV4"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v4/auth/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Checks a code and signs in (version 4).
         * @description As `checkCodeV1`; tells also what the account holds.
         */
        readonly post: operations["verifyCodeV4"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/password-reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mails a link to choose a new password.
         * @description The reply is not shown in the specification. Whether an unknown email is told is the client's setting `revealsUnknownIdentifiers`; where it is false the reply is always 200.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/send-inquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a name and a number to call back, where the client has no form for enquiries.
         * @description The reply is not shown in the specification.
         */
        readonly post: operations["sendInquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compares the end of the national ID before a new password.
         * @description After the fifth wrong try no further one is taken for 15 minutes (assumed).
         */
        readonly post: operations["verifyReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password.
         * @description Where a national ID is on file, only after it was compared (assumed). The link works once, and all of the customer's sign-ins end.
         */
        readonly post: operations["setPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sso/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens a sign-in with an account that the customer has elsewhere.
         * @description The specification shows the return only; how a sign-in begins is ours. `state` goes to the provider and comes back in the address; `id` stays with the browser that began, so that a return means nothing in another.
         */
        readonly post: operations["beginSocialSignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sso": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in with what the provider gave.
         * @description What `e` and `t` mean is not shown; here `e` is the code with which the provider sent the customer back, and `t` the state of the sign-in. A sign-in is good for ten minutes and for one answer, whatever that is. The email that the provider vouches for says who the customer is.
         */
        readonly post: operations["signInBySocialAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives new tokens for a code.
         * @description The customer's session lasts anew from now on. A code is good once; sent again under its key, the request gets the same tokens, as its reply may have been lost. The key and the reply are assumed.
         */
        readonly get: operations["redeemTokenCode"];
        readonly put?: never;
        /**
         * Gives a code with which a signed-in customer gets new tokens.
         * @description The exchange of single sign-on. `data` names the customer (assumed); the code is good for a minute and once, and a newer one of the sign-in replaces it (assumed).
         */
        readonly post: operations["requestTokenCode"];
        /**
         * Ends the sign-in that the tokens are of.
         * @description All tokens of the sign-in are refused from then on, those too that came for its codes, and so is a code that is not used yet. The specification shows no such operation.
         */
        readonly delete: operations["endSignIn"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A one-time code that was sent and waits for its digits.
         * @example {
         *       "id": "cs_8f14e45fceea",
         *       "key": "k_5rXq0b2tY8s",
         *       "m": "n_Zk3mW1pQ7a"
         *     }
         */
        readonly CodeSession: {
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description Its key (version 1).
             * @example k_5rXq0b2tY8s
             */
            readonly key?: string;
            /**
             * @description The nonce that goes back with the digits.
             * @example n_Zk3mW1pQ7a
             */
            readonly m?: string;
            /**
             * @description The server's nonce, as version 1 calls it.
             * @example n_Zk3mW1pQ7a
             */
            readonly t?: string;
            /**
             * @description Where the code went, masked; absent where the reply does not say.
             * @example w•••g@example.com
             */
            readonly destination?: string;
        };
        /**
         * @description Who signed in, and what the account holds.
         * @example {
         *       "userId": "us_10021",
         *       "accountExists": true,
         *       "agreementId": "900183726",
         *       "deviceRegistered": true,
         *       "fullName": "Tan Wei Ling"
         *     }
         */
        readonly SignedIn: {
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly userId: string;
            /**
             * @description Whether the customer has an account.
             * @example true
             */
            readonly accountExists?: boolean;
            /**
             * @description The agreement found for the customer.
             * @example 900183726
             */
            readonly agreementId?: string;
            /**
             * @description Whether a device is registered.
             * @example true
             */
            readonly deviceRegistered?: boolean;
            /**
             * @description The customer's full name.
             * @example Tan Wei Ling
             */
            readonly fullName?: string;
        };
        /**
         * @description An identifier and its password.
         * @example {
         *       "u": "weiling.tan@example.com",
         *       "t": "E",
         *       "p": "Kopi-peng-2026"
         *     }
         */
        readonly LoginRequest: {
            /**
             * @description The email, mobile number or national ID.
             * @example weiling.tan@example.com
             */
            readonly u: string;
            /**
             * @description The identifier's kind: E, an email; M, a mobile number; I, a national ID (the last two are assumed).
             * @example E
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /**
             * @description The password.
             * @example Kopi-peng-2026
             */
            readonly p: string;
        };
        /**
         * @description The code session that the password opened.
         * @example {
         *       "key": "k_5rXq0b2tY8s",
         *       "t": "n_Zk3mW1pQ7a",
         *       "otp": "sent",
         *       "id": "cs_8f14e45fceea"
         *     }
         */
        readonly LoginReply: {
            /**
             * @description The code session's key, sent back with the digits.
             * @example k_5rXq0b2tY8s
             */
            readonly key: string;
            /**
             * @description The server's nonce; goes back as the header `m`.
             * @example n_Zk3mW1pQ7a
             */
            readonly t: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @example sent
             * @constant
             */
            readonly otp: "sent";
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description A reference for look-ups.
             * @example ref_10021
             */
            readonly data?: string;
            /**
             * @description The email to which the code went, masked; there where the identifier is none.
             * @example w•••g@example.com
             */
            readonly e?: string;
        };
        /**
         * @description An identifier.
         * @example {
         *       "u": "S8812345D",
         *       "t": "I"
         *     }
         */
        readonly LoginV3Request: {
            /**
             * @description The email, mobile number, national ID, or IMEI or serial number.
             * @example S8812345D
             */
            readonly u: string;
            /**
             * @description Its kind: E, an email; M, a mobile number; I, a national ID.
             * @example I
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /**
             * @description Whether an I is the IMEI or serial number of a device instead of a national ID; its use is not shown.
             * @example true
             */
            readonly f?: boolean;
            /**
             * @description Whether the portal asks for a password where the account has one: then 409, and no code is sent.
             * @example true
             */
            readonly p?: boolean;
        };
        /**
         * @description The code session that the identifier opened.
         * @example {
         *       "key": "k_5rXq0b2tY8s",
         *       "t": "n_Zk3mW1pQ7a",
         *       "otp": "sent",
         *       "id": "cs_8f14e45fceea"
         *     }
         */
        readonly LoginV3Reply: {
            /**
             * @description The code session's key, sent back with the digits.
             * @example k_5rXq0b2tY8s
             */
            readonly key: string;
            /**
             * @description The server's nonce; goes back as `m`.
             * @example n_Zk3mW1pQ7a
             */
            readonly t: string;
            /**
             * @description Whether a code was sent, or a number must be chosen first. Never the digits.
             * @example sent
             * @enum {string}
             */
            readonly otp: "sent" | "choose";
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description A reference for look-ups.
             * @example ref_10021
             */
            readonly data?: string;
            /**
             * @description The numbers that belong to the identifier: an opaque key to the masked number, its last 4 digits in sight. There where the customer must choose; and alone, where a national ID does not say to which the code went.
             * @example {
             *       "m_2fYt81": "****4567",
             *       "m_c0Lq9a": "****1180"
             *     }
             */
            readonly mdn?: {
                readonly [key: string]: string;
            };
            /**
             * @description The email on file, masked; there where the code can be sent to it instead.
             * @example w•••g@example.com
             */
            readonly e?: string;
        };
        /**
         * @description The number chosen.
         * @example {
         *       "d": "m_c0Lq9a",
         *       "r": true
         *     }
         */
        readonly LoginV4Request: {
            /**
             * @description Its key in `mdn`.
             * @example m_c0Lq9a
             */
            readonly d: string;
            /**
             * @description Sent as the existing back ends expect it; its use is not shown.
             * @example true
             */
            readonly r: boolean;
        };
        /**
         * @description The code session with its code.
         * @example {
         *       "id": "cs_8f14e45fceea",
         *       "otp": "sent",
         *       "m": "n_Zk3mW1pQ7a"
         *     }
         */
        readonly LoginV4Reply: {
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @example sent
             * @constant
             */
            readonly otp: "sent";
            /**
             * @description The nonce that goes back with the digits.
             * @example n_Zk3mW1pQ7a
             */
            readonly m: string;
            /**
             * @description The email on file, masked; there where the code can be sent to it instead.
             * @example w•••g@example.com
             */
            readonly e?: string;
        };
        /**
         * @description The code session with its new code.
         * @example {
         *       "key": "k_5rXq0b2tY8s",
         *       "t": "n_Zk3mW1pQ7a",
         *       "otp": "sent",
         *       "id": "cs_8f14e45fceea"
         *     }
         */
        readonly CodeSentV1: {
            /**
             * @description The code session's key, sent back with the digits.
             * @example k_5rXq0b2tY8s
             */
            readonly key: string;
            /**
             * @description The server's nonce; goes back as the header `m`.
             * @example n_Zk3mW1pQ7a
             */
            readonly t: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @example sent
             * @constant
             */
            readonly otp: "sent";
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description The email to which a code can go instead, masked; only where this started the sign-in, one is on file, and the client tells who is known.
             * @example w•••g@example.com
             */
            readonly e?: string;
        };
        /**
         * @description The digits.
         * @example {
         *       "otp": "493027"
         *     }
         */
        readonly CheckCodeRequest: {
            /**
             * @description The six digits of the one-time code.
             * @example 493027
             */
            readonly otp: string;
        };
        /**
         * @description The customer's id and tokens.
         * @example {
         *       "id": "us_10021",
         *       "token": "t_Qw8sZ0",
         *       "authorization": "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x"
         *     }
         */
        readonly CheckCodeReply: {
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly id: string;
            /**
             * @description The access token.
             * @example t_Qw8sZ0
             */
            readonly token: string;
            /**
             * @description The value of the authorization header.
             * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.x
             */
            readonly authorization: string;
        };
        /**
         * @description Which code session, and where to.
         * @example {
         *       "id": "cs_8f14e45fceea",
         *       "t": "E",
         *       "r": true
         *     }
         */
        readonly SendCodeV4Request: {
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description Where to: E, the email; M, the mobile number.
             * @example E
             * @enum {string}
             */
            readonly t: "E" | "M";
            /**
             * @description Sent as the existing back ends expect it; its use is not shown.
             * @example true
             */
            readonly r: boolean;
        };
        /**
         * @description The code session with its new code.
         * @example {
         *       "id": "cs_8f14e45fceea",
         *       "otp": "sent",
         *       "m": "n_Zk3mW1pQ7a"
         *     }
         */
        readonly CodeSentV4: {
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @example sent
             * @constant
             */
            readonly otp: "sent";
            /**
             * @description The nonce that goes back with the digits.
             * @example n_Zk3mW1pQ7a
             */
            readonly m: string;
        };
        /**
         * @description The digits of a code session.
         * @example {
         *       "id": "cs_8f14e45fceea",
         *       "p": "493027",
         *       "m": "n_Zk3mW1pQ7a"
         *     }
         */
        readonly VerifyCodeV4Request: {
            /**
             * @description The code session's id.
             * @example cs_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description The six digits of the one-time code.
             * @example 493027
             */
            readonly p: string;
            /**
             * @description The nonce, from the reply that sent the code.
             * @example n_Zk3mW1pQ7a
             */
            readonly m: string;
        };
        /**
         * @description The customer's id, tokens and account.
         * @example {
         *       "id": "us_10021",
         *       "token": "t_Qw8sZ0",
         *       "authorization": "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x",
         *       "data": "ref_10021",
         *       "accountExist": true,
         *       "agreementId": "900183726",
         *       "deviceRegistered": true,
         *       "fullName": "Tan Wei Ling"
         *     }
         */
        readonly VerifyCodeV4Reply: {
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly id: string;
            /**
             * @description The access token.
             * @example t_Qw8sZ0
             */
            readonly token: string;
            /**
             * @description The value of the authorization header.
             * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.x
             */
            readonly authorization: string;
            /**
             * @description A reference for look-ups.
             * @example ref_10021
             */
            readonly data: string;
            /**
             * @description Whether the customer has an account.
             * @example true
             */
            readonly accountExist: boolean;
            /**
             * @description The first agreement; absent where there is none.
             * @example 900183726
             */
            readonly agreementId?: string;
            /**
             * @description Whether a device is registered.
             * @example true
             */
            readonly deviceRegistered: boolean;
            /**
             * @description The customer's full name.
             * @example Tan Wei Ling
             */
            readonly fullName: string;
        };
        /**
         * @description With whose account.
         * @example {
         *       "t": "google"
         *     }
         */
        readonly BeginSocialSignInRequest: {
            readonly t: components["schemas"]["SocialAccount"];
        };
        /**
         * @description Where the customer has an account.
         * @example google
         * @enum {string}
         */
        readonly SocialAccount: "google" | "facebook" | "apple";
        /**
         * @description A sign-in that waits for the customer to come back from the provider.
         * @example {
         *       "id": "so_8f14e45fceea",
         *       "state": "st_Zk3mW1pQ7a"
         *     }
         */
        readonly SocialSignInSession: {
            /**
             * @description Stays with the browser that began.
             * @example so_8f14e45fceea
             */
            readonly id: string;
            /**
             * @description Goes to the provider, and comes back in the address.
             * @example st_Zk3mW1pQ7a
             */
            readonly state: string;
        };
        /**
         * @description What came back from the provider.
         * @example {
         *       "e": "pc_1pQ7aZk3mW",
         *       "t": "st_Zk3mW1pQ7a"
         *     }
         */
        readonly SocialSignInRequest: {
            /**
             * @description The provider's code (assumed).
             * @example pc_1pQ7aZk3mW
             */
            readonly e: string;
            /**
             * @description The state (assumed).
             * @example st_Zk3mW1pQ7a
             */
            readonly t: string;
        };
        /**
         * @description Whose password.
         * @example {
         *       "d": "weiling.tan@example.com"
         *     }
         */
        readonly PasswordResetRequest: {
            /**
             * @description The email.
             * @example weiling.tan@example.com
             */
            readonly d: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly PasswordResetReply: Record<string, never>;
        /**
         * @description Whom to call back.
         * @example {
         *       "name": "陳怡君",
         *       "mdn": "0912345678"
         *     }
         */
        readonly CallBackRequest: {
            /**
             * @description Full name.
             * @example 陳怡君
             */
            readonly name: string;
            /**
             * @description The number to call back.
             * @example 0912345678
             */
            readonly mdn: string;
        };
        /**
         * @description Nothing is told.
         * @example {}
         */
        readonly CallBackReply: Record<string, never>;
        /**
         * @description The end of the national ID, and the reset it is for.
         * @example {
         *       "d": "345D",
         *       "id": "r_7bQ2mX0sLw"
         *     }
         */
        readonly VerifyResetRequest: {
            /**
             * @description The last 4 characters of the national ID.
             * @example 345D
             */
            readonly d: string;
            /**
             * @description The token of the link.
             * @example r_7bQ2mX0sLw
             */
            readonly id: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly VerifyResetReply: Record<string, never>;
        /**
         * @description The new password, and the reset it is for.
         * @example {
         *       "id": "r_7bQ2mX0sLw",
         *       "d": "Merlion-by-night-3"
         *     }
         */
        readonly SetPasswordRequest: {
            /**
             * @description The token of the link.
             * @example r_7bQ2mX0sLw
             */
            readonly id: string;
            /**
             * @description The new password.
             * @example Merlion-by-night-3
             */
            readonly d: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly SetPasswordReply: Record<string, never>;
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly EndSignInReply: Record<string, never>;
        /**
         * @description Whose tokens.
         * @example {
         *       "data": "us_10021"
         *     }
         */
        readonly TokenCodeRequest: {
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly data: string;
        };
        /**
         * @description A code for new tokens.
         * @example {
         *       "c": "tc_8nQ2vXs0Lw7e"
         *     }
         */
        readonly TokenCodeReply: {
            /**
             * @description The code.
             * @example tc_8nQ2vXs0Lw7e
             */
            readonly c: string;
        };
        /**
         * @description The customer's id and tokens.
         * @example {
         *       "id": "us_10021",
         *       "token": "t_Qw8sZ0",
         *       "authorization": "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x"
         *     }
         */
        readonly TokenReply: {
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly id: string;
            /**
             * @description The access token.
             * @example t_Qw8sZ0
             */
            readonly token: string;
            /**
             * @description The value of the authorization header.
             * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.x
             */
            readonly authorization: string;
        };
        /**
         * @description What went wrong, told to a program (`code`), to a person (`message`) and by place of the request (`fields`).
         * @example {
         *       "code": "WRONG_CODE",
         *       "message": "This code is not right."
         *     }
         */
        readonly Problem: {
            /**
             * @description A stable name of the problem.
             * @example WRONG_CODE
             */
            readonly code?: string;
            /**
             * @description One sentence about it; not shown to customers, except that `jwt expired` means an expired session.
             * @example This code is not right.
             */
            readonly message?: string;
            /**
             * @description What is wrong with each place of the request.
             * @example {
             *       "body.otp": "must be encrypted"
             *     }
             */
            readonly fields?: {
                readonly [key: string]: string;
            };
            /**
             * Format: date-time
             * @description From when on it can be tried again: the end of a lock, or of the wait for another code.
             * @example 2026-11-21T08:15:00.000Z
             */
            readonly retryAt?: string;
        };
    };
    responses: {
        /** @description The request is not signed or not by a signed-in customer. */
        readonly NotAuthorised: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A text of the request holds U+0000, half a surrogate pair, or percent-encoding that is not UTF-8. Every operation refuses it so, also one that has a 400 of its own. */
        readonly UnfitText: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks this contract. */
        readonly BreaksContract: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. */
        readonly ServerFailure: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is busy; `Retry-After` says when to try again. */
        readonly Unavailable: {
            headers: {
                /** @description Seconds until the next try. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many codes or links were sent, to this identifier, address or network: nothing was sent. The first three in a row go at once; then each wait is twice as long as the one before. */
        readonly TooSoon: {
            headers: {
                /** @description Seconds until the next one can be sent. */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly loginV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description The password is right; a code was sent to the email. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginReply"];
                };
            };
            /** @description The email or the password is wrong. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginV3: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginV3Request"];
            };
        };
        readonly responses: {
            /** @description Found. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginV3Reply"];
                };
            };
            /** @description Not an identifier of that kind: not an email, not as many digits as this client's mobile numbers have, not a national ID, not an IMEI or serial number; or a device whose plan has no email. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with this identifier. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has a password, which is asked for first; only where the request has `p`. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly loginV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginV4Request"];
            };
        };
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginV4Reply"];
                };
            };
            /** @description No number was offered under this key, or the sign-in is over. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendCodeV1: {
        readonly parameters: {
            readonly query?: {
                /** @description M: the code goes to the mobile number `d`. */
                readonly t?: "M";
                /** @description The mobile number; of the customer's own. */
                readonly d?: string;
            };
            readonly header: {
                /** @description The code session's id; without it a sign-in starts. */
                readonly id?: string;
                /** @description Where to: E, the email; M, the mobile number. */
                readonly type: "E" | "M";
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSentV1"];
                };
            };
            /** @description There is no such code session, or nowhere to send to. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with this identifier. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly checkCodeV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The code session's id. */
                readonly id: string;
                /** @description Its key, from the reply that sent the code. */
                readonly key: string;
                /** @description The nonce, `t` of the reply that sent the code. */
                readonly m: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckCodeRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckCodeReply"];
                };
            };
            /** @description The code is wrong, used or expired. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked, or this code took five wrong tries and a new one is needed. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendCodeV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCodeV4Request"];
            };
        };
        readonly responses: {
            /** @description A code was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeSentV4"];
                };
            };
            /** @description There is no such code session, or nowhere to send to. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly verifyCodeV4: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyCodeV4Request"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyCodeV4Reply"];
                };
            };
            /** @description The code is wrong, used or expired. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked, or this code took five wrong tries and a new one is needed. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        readonly responses: {
            /** @description If the account exists, a mail was sent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PasswordResetReply"];
                };
            };
            /** @description No account has this email. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 429: components["responses"]["TooSoon"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example contact-us/contact-us~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallBackRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallBackReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly verifyReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyResetRequest"];
            };
        };
        readonly responses: {
            /** @description It is the customer's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyResetReply"];
                };
            };
            /** @description It is not the customer's, or the link no longer works. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description Too many wrong tries. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example reset-password/reset-password~4f8a1c22d0-5
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SetPasswordRequest"];
            };
        };
        readonly responses: {
            /** @description The password is the new one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SetPasswordReply"];
                };
            };
            /** @description The password is refused, or the link no longer works. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly beginSocialSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BeginSocialSignInRequest"];
            };
        };
        readonly responses: {
            /** @description The sign-in is open. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SocialSignInSession"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signInBySocialAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The sign-in's id, which never was in an address. */
                readonly id: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SocialSignInRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyCodeV4Reply"];
                };
            };
            /** @description The code or the state is not good: invented, of another sign-in, used before, or too old. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account is locked. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody is registered with the email of that account. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly redeemTokenCode: {
        readonly parameters: {
            readonly query: {
                /** @description The code. */
                readonly c: string;
            };
            readonly header?: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before. Without it, nothing is answered again.
                 * @example sign-in/sign-in~4f8a1c22d0-3
                 */
                readonly "idempotency-key"?: string;
                /**
                 * @description The application's key at this back end; one of the headers that the client's document sets (`backEnd.headers`). The name is ours.
                 * @example care-portal
                 */
                readonly "x-api-key"?: string;
                /**
                 * @description The client's country, ISO 3166; one of the headers that the client's document sets (`backEnd.headers`). The name is ours.
                 * @example SG
                 */
                readonly "x-country-code"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The customer's id and tokens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenReply"];
                };
            };
            /** @description The code is not known, older than a minute, used, or replaced by a newer one, or its sign-in has ended. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The key was used for another request. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly requestTokenCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TokenCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenCodeReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endSignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sign-in has ended. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EndSignInReply"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
