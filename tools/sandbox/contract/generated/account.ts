// Generated from schemas/api/account.openapi.json by `npm run generate`. Change the contract instead.

export interface paths {
    readonly "/api/v1/account/getemail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the email of a device's plan.
         * @description The specification has the whole email here; whoever reads an IMEI off a box would learn it, so it comes masked: its first two characters are shown. Nothing is sent. Where the client's setting `revealsUnknownIdentifiers` is false, every well-formed number gets the same reply, without an email.
         */
        readonly get: operations["getEmailByImei"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Begins a registration.
         * @description Finds the plan's holder by mobile number or email: by an email where it is one. The reply is not shown in the specification. Where the client's setting `revealsUnknownIdentifiers` is false, a well-formed identifier gets the same reply whether or not somebody has it. Where the client signs in without a code, somebody who has an account is not refused: what was begun is a sign-in too.
         */
        readonly get: operations["checkRegistration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Compares the end of the holder's national ID; with `f`, signs in.
         * @description After the fifth wrong try no further one is taken for 15 minutes (assumed). With `f` the answer signs a customer in without a code, at clients that do so; `id` is then a sign-in that `checkRegistration` began, and is good for one.
         */
        readonly post: operations["verifyHolder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/link-email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says which email the account will have.
         * @description Only for a holder whose national ID was right.
         */
        readonly post: operations["linkEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sends a code to the holder of a registration.
         * @description To the email that the plan is linked to; with a new email, to the plan's mobile number, as a new email proves nothing (assumed). A new code replaces the one before.
         */
        readonly get: operations["sendRegistrationCode"];
        readonly put?: never;
        /**
         * Checks the code of a registration.
         * @description A code is good for 5 minutes and for one use. The fifth wrong try makes it useless (assumed).
         */
        readonly post: operations["checkRegistrationCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes the account.
         * @description Only after a right code. It gives no tokens: the customer signs in with what they just chose.
         */
        readonly post: operations["createAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the customer's profile.
         * @description Members that the customer has not given are absent.
         */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the customer's devices.
         * @description The reply comes in an envelope: an inner status other than 200 is a failure with that status; an inner 405 whose `agreementStatus` is TRMNTD counts as 406. The devices' members are assumed.
         */
        readonly get: operations["listDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/createinquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes an enquiry of somebody who cannot sign in.
         * @description `upload_id` names a file that was put at the address from `uploadInquiryFile`. The reply is not shown in the specification.
         */
        readonly post: operations["createInquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes the customer's profile.
         * @description All of it is given: without `email`, none is on file any more. The last name is sent and stays as it is on file.
         */
        readonly put: operations["updateProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/link-devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the devices that the customer has linked to the account.
         * @description The reply is assumed.
         */
        readonly get: operations["listLinkedDevices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/link-devices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Links devices to the customer's account.
         * @description A device that is linked already stays so. One that is another customer's is refused; one that no agreement covers is whose account it is linked to first. The reply comes in an envelope: an inner 405 whose `agreementStatus` is TRMNTD counts as 406, and then none is linked. Request and reply are assumed.
         */
        readonly post: operations["linkDevices"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/uploadinquiryfile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives an address to which one file of an enquiry can be put.
         * @description The address is good for one file and ten minutes.
         */
        readonly post: operations["uploadInquiryFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/{address}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Puts a file at the address that `uploadInquiryFile` or `uploadFileV3` gave.
         * @description The path stands for the whole address, which may be another host's; the base says where it must be. The address is the permission: no header says who asks. The same file may be put again, as after a lost reply; another may not.
         */
        readonly put: operations["putInquiryFile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Finds the order of a device by its id and the day of purchase.
         * @description The specification does not show the path. Wrong tries are counted by the order's id, at all operations that take it and the day together.
         */
        readonly get: operations["findOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/registerdevice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Registers the device of an order. */
        readonly post: operations["registerOrderedDevice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/account/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keeps what somebody agreed to when they registered the device of an order.
         * @description `purchaseDate` is ours: without it, consents would be taken for the order of somebody else.
         */
        readonly post: operations["recordConsents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Gives the customer's profile from the region's own host.
         * @description For clients whose profiles are kept in their region: `regional` is the address of that host. Path and reply are assumed.
         */
        readonly get: operations["getRegionalProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account/tnc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Keeps that the customer accepts the terms.
         * @description Once for each version of the terms; again changes nothing. Nothing that the customer does waits for it, and a failure is only logged.
         */
        readonly post: operations["acceptTerms"];
        readonly delete?: never;
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
         * @description The customer's profile.
         * @example {
         *       "profileId": "pr_10021",
         *       "userId": "us_10021",
         *       "firstName": "Wei Ling",
         *       "lastName": "Tan",
         *       "fullName": "Tan Wei Ling",
         *       "gender": "female",
         *       "email": "weiling.tan@example.com",
         *       "enrolledMdn": "91234567",
         *       "agreementId": "900183726"
         *     }
         */
        readonly Profile: {
            /**
             * @description The profile's id.
             * @example pr_10021
             */
            readonly profileId: string;
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly userId: string;
            /**
             * @description First name.
             * @example Wei Ling
             */
            readonly firstName: string;
            /**
             * @description Last name.
             * @example Tan
             */
            readonly lastName: string;
            /**
             * @description Full name, in the customer's own order.
             * @example Tan Wei Ling
             */
            readonly fullName: string;
            /**
             * @description Gender.
             * @example female
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where none is on file.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
            /**
             * @description The mobile number that was enrolled.
             * @example 91234567
             */
            readonly enrolledMdn: string;
            /**
             * @description The first agreement; absent where there is none.
             * @example 900183726
             */
            readonly agreementId?: string;
        };
        /**
         * @description A device that an agreement covers.
         * @example {
         *       "id": "710044",
         *       "agreementId": "900183726",
         *       "name": "Apple iPhone 16 Pro",
         *       "make": "Apple",
         *       "model": "iPhone 16 Pro",
         *       "imei": "356938035643809",
         *       "category": "phone",
         *       "colour": "Desert Titanium",
         *       "capacity": "256 GB",
         *       "status": "ENROLLED"
         *     }
         */
        readonly Device: {
            /**
             * @description The device's id (asset id).
             * @example 710044
             */
            readonly id: string;
            /**
             * @description The agreement that covers it.
             * @example 900183726
             */
            readonly agreementId: string;
            /**
             * @description What to call it.
             * @example Apple iPhone 16 Pro
             */
            readonly name: string;
            /**
             * @description Who makes it.
             * @example Apple
             */
            readonly make: string;
            /**
             * @description The model; device images go by it.
             * @example iPhone 16 Pro
             */
            readonly model: string;
            /**
             * @description IMEI (15 digits), or the serial number where it has none.
             * @example 356938035643809
             */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @example phone
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /**
             * @description Its colour.
             * @example Desert Titanium
             */
            readonly colour?: string;
            /**
             * @description Its storage.
             * @example 256 GB
             */
            readonly capacity?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @example ENROLLED
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description That its details were changed and somebody is looking at the change; absent where nobody is.
             * @example under-review
             * @enum {string}
             */
            readonly update?: "under-review";
        };
        /**
         * @description The devices in the account service's envelope.
         * @example {
         *       "status": 200,
         *       "data": [
         *         {
         *           "id": "710044",
         *           "agreementId": "900183726",
         *           "name": "Apple iPhone 16 Pro",
         *           "make": "Apple",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "category": "phone",
         *           "colour": "Desert Titanium",
         *           "capacity": "256 GB",
         *           "status": "ENROLLED"
         *         }
         *       ]
         *     }
         */
        readonly DevicesEnvelope: {
            /**
             * @description The inner status, as an HTTP status.
             * @example 200
             */
            readonly status: number;
            /**
             * @description The devices; empty where the inner status is not 200.
             * @example [
             *       {
             *         "id": "710044",
             *         "agreementId": "900183726",
             *         "name": "Apple iPhone 16 Pro",
             *         "make": "Apple",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "category": "phone",
             *         "colour": "Desert Titanium",
             *         "capacity": "256 GB",
             *         "status": "ENROLLED"
             *       }
             *     ]
             */
            readonly data: readonly components["schemas"]["Device"][];
            /**
             * @description Why there are none: the agreement's status.
             * @example TRMNTD
             */
            readonly agreementStatus?: string;
            /**
             * @description Why there are none, in a sentence.
             * @example The agreement has ended.
             */
            readonly message?: string;
        };
        /**
         * @description The email to which a code of a device goes.
         * @example {
         *       "GetEmailByImeiResponse": {
         *         "Email": "ol•••@example.com"
         *       }
         *     }
         */
        readonly EmailOfDevice: {
            /**
             * @description As the existing back ends wrap it.
             * @example {
             *       "Email": "ol•••@example.com"
             *     }
             */
            readonly GetEmailByImeiResponse: {
                /**
                 * @description The email, masked; absent where the client does not tell who is known.
                 * @example ol•••@example.com
                 */
                readonly Email?: string;
            };
        };
        /**
         * @description A registration that was begun.
         * @example {
         *       "id": "rg_4f1c9b27d0aa"
         *     }
         */
        readonly RegistrationOpened: {
            /**
             * @description The registration's id; it lasts 30 minutes.
             * @example rg_4f1c9b27d0aa
             */
            readonly id: string;
        };
        /**
         * @description The end of the national ID.
         * @example {
         *       "d": "345D",
         *       "id": "rg_4f1c9b27d0aa"
         *     }
         */
        readonly VerifyHolderRequest: {
            /**
             * @description The last 4 characters of the national ID.
             * @example 345D
             */
            readonly d: string;
            /**
             * @description The registration's id.
             * @example rg_4f1c9b27d0aa
             */
            readonly id: string;
            /**
             * @description Signs in where it is right; refused at clients that send a code. That this is its use is assumed.
             * @example true
             */
            readonly f?: boolean;
        };
        /**
         * @description Whom the national ID confirmed.
         * @example {
         *       "email": "w•••g@example.com"
         *     }
         */
        readonly PlanHolder: {
            /**
             * @description The email that the plan is linked to, masked; absent where there is none.
             * @example w•••g@example.com
             */
            readonly email?: string;
        };
        /**
         * @description The email for the account.
         * @example {
         *       "email": "weiling.tan@example.com",
         *       "id": "rg_4f1c9b27d0aa"
         *     }
         */
        readonly LinkEmailRequest: {
            /**
             * @description The new email; without it (assumed), the account uses the one that the plan is linked to.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
            /**
             * @description The registration's id.
             * @example rg_4f1c9b27d0aa
             */
            readonly id: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly EmailLinked: Record<string, never>;
        /**
         * @description The code that was sent, and where to.
         * @example {
         *       "t": "n_Zk3mW1pQ7a",
         *       "type": "E",
         *       "d": "w•••g@example.com",
         *       "otp": "sent"
         *     }
         */
        readonly RegistrationCodeSent: {
            /**
             * @description The server's nonce; goes back with the digits as the header `m`.
             * @example n_Zk3mW1pQ7a
             */
            readonly t: string;
            /**
             * @description Where the code went: E, the email; M, the mobile number.
             * @example E
             * @enum {string}
             */
            readonly type: "E" | "M";
            /**
             * @description The email or number it went to, masked.
             * @example w•••g@example.com
             */
            readonly d: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @example sent
             * @constant
             */
            readonly otp: "sent";
        };
        /**
         * @description The digits.
         * @example {
         *       "otp": "493027"
         *     }
         */
        readonly CheckRegistrationCodeRequest: {
            /**
             * @description The six digits of the one-time code.
             * @example 493027
             */
            readonly otp: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly RegistrationCodeRight: Record<string, never>;
        /**
         * @description The password of the new account.
         * @example {
         *       "id": "rg_4f1c9b27d0aa",
         *       "p": "Merlion-by-night-3"
         *     }
         */
        readonly CreateAccountRequest: {
            /**
             * @description The registration's id.
             * @example rg_4f1c9b27d0aa
             */
            readonly id: string;
            /**
             * @description The password.
             * @example Merlion-by-night-3
             */
            readonly p: string;
        };
        /**
         * @description Nothing more is told.
         * @example {}
         */
        readonly AccountCreated: Record<string, never>;
        /**
         * @description A code that was sent to whoever makes an account, and waits for its digits.
         * @example {
         *       "m": "n_Zk3mW1pQ7a",
         *       "channel": "email",
         *       "destination": "w•••g@example.com"
         *     }
         */
        readonly RegistrationCode: {
            /**
             * @description The nonce that goes back with the digits.
             * @example n_Zk3mW1pQ7a
             */
            readonly m: string;
            /**
             * @description Where it went.
             * @example email
             * @enum {string}
             */
            readonly channel: "email" | "mobile";
            /**
             * @description The email or number it went to, masked.
             * @example w•••g@example.com
             */
            readonly destination: string;
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
        /**
         * @description An enquiry, in the names of the existing back ends.
         * @example {
         *       "Partner": "retailer",
         *       "InquiryChannel": "DP_CONTACTUS",
         *       "InquiryDescription": "I changed my number and cannot sign in.",
         *       "Source": "WEB",
         *       "version": "2.27.19",
         *       "TradeDetails": {
         *         "mobile_device_number": "0412345678",
         *         "customer_name": "Ida Berg",
         *         "email": "ida@example.com",
         *         "contact_number": "0412345678",
         *         "imei": "356938035643809",
         *         "inquiry_type": "Login Issue"
         *       },
         *       "upload_id": "up_3c1f0a7b2d"
         *     }
         */
        readonly Inquiry: {
            /**
             * @description The partner's code.
             * @example retailer
             */
            readonly Partner: string;
            /**
             * @description Where it was asked.
             * @example DP_CONTACTUS
             */
            readonly InquiryChannel: string;
            /**
             * @description What the customer wrote.
             * @example I changed my number and cannot sign in.
             */
            readonly InquiryDescription?: string;
            /**
             * @description What sent it.
             * @example WEB
             */
            readonly Source: string;
            /**
             * @description The application's version.
             * @example 2.27.19
             */
            readonly version: string;
            readonly TradeDetails: components["schemas"]["TradeDetails"];
            /**
             * @description The file that belongs to it.
             * @example up_3c1f0a7b2d
             */
            readonly upload_id?: string;
        };
        /**
         * @description Whom and what an enquiry is about.
         * @example {
         *       "mobile_device_number": "0412345678",
         *       "customer_name": "Ida Berg",
         *       "email": "ida@example.com",
         *       "contact_number": "0412345678",
         *       "imei": "356938035643809",
         *       "inquiry_type": "Login Issue"
         *     }
         */
        readonly TradeDetails: {
            /**
             * @description The number of the device.
             * @example 0412345678
             */
            readonly mobile_device_number?: string;
            /**
             * @description Full name.
             * @example Ida Berg
             */
            readonly customer_name: string;
            /**
             * Format: email
             * @description Where it is answered.
             * @example ida@example.com
             */
            readonly email: string;
            /**
             * @description The number to call back.
             * @example 0412345678
             */
            readonly contact_number: string;
            /**
             * @description IMEI or serial number.
             * @example 356938035643809
             */
            readonly imei?: string;
            /**
             * @description What it is about.
             * @example Login Issue
             */
            readonly inquiry_type: string;
            /**
             * @description More closely.
             * @example Number changed
             */
            readonly inquiry_subtype?: string;
        };
        /**
         * @description What is said of an enquiry that was taken.
         * @example {
         *       "inquiryId": "INQ-100045"
         *     }
         */
        readonly InquiryReply: {
            /**
             * @description The number by which it is known.
             * @example INQ-100045
             */
            readonly inquiryId: string;
        };
        /**
         * @description The profile as the customer wants it.
         * @example {
         *       "profileId": "pr_10021",
         *       "firstName": "Wei Ling",
         *       "lastName": "Tan",
         *       "gender": "female",
         *       "email": "weiling.tan@example.com"
         *     }
         */
        readonly UpdateProfileRequest: {
            /**
             * @description Which profile.
             * @example pr_10021
             */
            readonly profileId: string;
            /**
             * @description First name.
             * @example Wei Ling
             */
            readonly firstName: string;
            /**
             * @description Last name, as it is on file.
             * @example Tan
             */
            readonly lastName?: string;
            /**
             * @description Gender.
             * @example female
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where there is to be none.
             * @example weiling.tan@example.com
             */
            readonly email?: string;
        };
        /**
         * @description A device that was saved on a browser before its customer signed in.
         * @example {
         *       "plan": "Basic",
         *       "callingCode": "65",
         *       "mdn": "91234567",
         *       "model": "iPhone 16 Pro",
         *       "imei": "356938035643809",
         *       "assetId": "710044"
         *     }
         */
        readonly SavedDevice: {
            /**
             * @description The plan that covers it, by its name.
             * @example Basic
             */
            readonly plan: string;
            /**
             * @description International calling code, without plus.
             * @example 65
             */
            readonly callingCode: string;
            /**
             * @description The mobile number in it.
             * @example 91234567
             */
            readonly mdn: string;
            /**
             * @description The model.
             * @example iPhone 16 Pro
             */
            readonly model: string;
            /**
             * @description IMEI or serial number.
             * @example 356938035643809
             */
            readonly imei: string;
            /**
             * @description The asset's id.
             * @example 710044
             */
            readonly assetId: string;
        };
        /**
         * @description Devices that are linked to an account.
         * @example {
         *       "devices": [
         *         {
         *           "plan": "Basic",
         *           "callingCode": "65",
         *           "mdn": "91234567",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "assetId": "710044"
         *         }
         *       ]
         *     }
         */
        readonly LinkedDevices: {
            /**
             * @description The devices.
             * @example [
             *       {
             *         "plan": "Basic",
             *         "callingCode": "65",
             *         "mdn": "91234567",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "assetId": "710044"
             *       }
             *     ]
             */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /**
         * @description Devices to link.
         * @example {
         *       "devices": [
         *         {
         *           "plan": "Basic",
         *           "callingCode": "65",
         *           "mdn": "91234567",
         *           "model": "iPhone 16 Pro",
         *           "imei": "356938035643809",
         *           "assetId": "710044"
         *         }
         *       ]
         *     }
         */
        readonly LinkDevicesRequest: {
            /**
             * @description The devices.
             * @example [
             *       {
             *         "plan": "Basic",
             *         "callingCode": "65",
             *         "mdn": "91234567",
             *         "model": "iPhone 16 Pro",
             *         "imei": "356938035643809",
             *         "assetId": "710044"
             *       }
             *     ]
             */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /**
         * @description What is linked, in the account service's envelope.
         * @example {
         *       "status": 200,
         *       "data": {
         *         "devices": [
         *           {
         *             "plan": "Basic",
         *             "callingCode": "65",
         *             "mdn": "91234567",
         *             "model": "iPhone 16 Pro",
         *             "imei": "356938035643809",
         *             "assetId": "710044"
         *           }
         *         ]
         *       }
         *     }
         */
        readonly LinkDevicesEnvelope: {
            /**
             * @description The inner status, as an HTTP status.
             * @example 200
             */
            readonly status: number;
            readonly data: components["schemas"]["LinkedDevices"];
            /**
             * @description Why not: the agreement's status.
             * @example TRMNTD
             */
            readonly agreementStatus?: string;
            /**
             * @description Why not, in a sentence.
             * @example The agreement has ended.
             */
            readonly message?: string;
        };
        /**
         * @description A file that is going to be put.
         * @example {
         *       "FileName": "receipt.jpg",
         *       "FolderName": "inquiries",
         *       "ClientName": "techcare"
         *     }
         */
        readonly InquiryFile: {
            /**
             * @description Its name.
             * @example receipt.jpg
             */
            readonly FileName: string;
            /**
             * @description Where it is kept.
             * @example inquiries
             */
            readonly FolderName: string;
            /**
             * @description The client's code.
             * @example techcare
             */
            readonly ClientName: string;
            /**
             * @description The agreement, where it is known.
             * @example 900183726
             */
            readonly AgreementId?: string;
            /**
             * @description Its id, where it takes another's place.
             * @example up_3c1f0a7b2d
             */
            readonly inquiryUploadId?: string;
        };
        /**
         * @description Where to put a file.
         * @example {
         *       "inquiryUploadId": "up_3c1f0a7b2d",
         *       "url": "/services/uploads/f_9b1d42c7"
         *     }
         */
        readonly UploadPlace: {
            /**
             * @description The file's id, by which the enquiry names it.
             * @example up_3c1f0a7b2d
             */
            readonly inquiryUploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. Whoever has it can put the file.
             * @example /services/uploads/f_9b1d42c7
             */
            readonly url: string;
        };
        /**
         * @description An order whose device can be registered.
         * @example {
         *       "orderId": "HM-20261112_7",
         *       "purchaseDate": "2026-11-12",
         *       "retailerName": "Home 線上門市",
         *       "deviceName": "Roborock S8 MaxV Ultra"
         *     }
         */
        readonly Order: {
            /**
             * @description The order's id.
             * @example HM-20261112_7
             */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             * @example 2026-11-12
             */
            readonly purchaseDate: string;
            /**
             * @description Who sold it.
             * @example Home 線上門市
             */
            readonly retailerName: string;
            /**
             * @description Make and model.
             * @example Roborock S8 MaxV Ultra
             */
            readonly deviceName: string;
        };
        /**
         * @description The order of a device to register.
         * @example {
         *       "orderId": "HM-20261112_7",
         *       "purchaseDate": "2026-11-12",
         *       "retailerName": "Home 線上門市"
         *     }
         */
        readonly OrderedDevice: {
            /**
             * @description The order's id.
             * @example HM-20261112_7
             */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             * @example 2026-11-12
             */
            readonly purchaseDate: string;
            /**
             * @description Who sold it.
             * @example Home 線上門市
             */
            readonly retailerName?: string;
        };
        /**
         * @description What is said of a registration.
         * @example {
         *       "registrationId": "REG-200045"
         *     }
         */
        readonly DeviceRegistration: {
            /**
             * @description Its number.
             * @example REG-200045
             */
            readonly registrationId: string;
        };
        /**
         * @description What somebody agreed to.
         * @example {
         *       "orderId": "HM-20261112_7",
         *       "purchaseDate": "2026-11-12",
         *       "authorisePurchaserCheck": true,
         *       "termsCheck": true
         *     }
         */
        readonly Consents: {
            /**
             * @description The order's id.
             * @example HM-20261112_7
             */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             * @example 2026-11-12
             */
            readonly purchaseDate: string;
            /**
             * @description They bought the device, or act for who did.
             * @example true
             * @constant
             */
            readonly authorisePurchaserCheck: true;
            /**
             * @description They agree to the terms of the registration.
             * @example true
             * @constant
             */
            readonly termsCheck: true;
        };
        /**
         * @description Nothing is told.
         * @example {}
         */
        readonly ConsentsReply: Record<string, never>;
        /**
         * @description Which terms, and who accepts them; what the two members hold is assumed.
         * @example {
         *       "d": "2026-01-01",
         *       "i": "us_10021"
         *     }
         */
        readonly AcceptTermsRequest: {
            /**
             * Format: date
             * @description The version of the terms, by the day from which they are in force.
             * @example 2026-01-01
             */
            readonly d: string;
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly i: string;
        };
        /**
         * @description Since when the customer accepts them.
         * @example {
         *       "acceptedAt": "2026-11-22T09:30:00.000Z"
         *     }
         */
        readonly TermsAccepted: {
            /**
             * Format: date-time
             * @description When they were accepted first.
             * @example 2026-11-22T09:30:00.000Z
             */
            readonly acceptedAt: string;
        };
        /**
         * @description The email that the plan is linked to; after a sign-in, the tokens and what the account holds.
         * @example {
         *       "email": "w•••g@example.com"
         *     }
         */
        readonly VerifyHolderReply: {
            /**
             * @description The email that the plan is linked to, masked; absent where there is none.
             * @example w•••g@example.com
             */
            readonly email?: string;
            /**
             * @description The customer's id.
             * @example us_10021
             */
            readonly id?: string;
            /**
             * @description The access token.
             * @example t_Qw8sZ0
             */
            readonly token?: string;
            /**
             * @description The value of the authorization header.
             * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.x
             */
            readonly authorization?: string;
            /**
             * @description A reference for look-ups.
             * @example ref_10021
             */
            readonly data?: string;
            /**
             * @description Whether the customer has an account.
             * @example true
             */
            readonly accountExist?: boolean;
            /**
             * @description The first agreement; absent where there is none.
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
    readonly getEmailByImei: {
        readonly parameters: {
            readonly query: {
                /** @description The IMEI, or the serial number where the device has none. */
                readonly imei: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The device is covered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailOfDevice"];
                };
            };
            /** @description Neither an IMEI nor a serial number; or the device's plan has no email. */
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
            /** @description No plan covers a device with this number. */
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
    readonly checkRegistration: {
        readonly parameters: {
            readonly query: {
                /** @description The mobile number or the email. */
                readonly d: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The registration began. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationOpened"];
                };
            };
            /** @description It is neither an email nor a mobile number of this client. */
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
            /** @description No plan has this number or email. */
            readonly 406: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The holder has an account already. */
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
    readonly verifyHolder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerifyHolderRequest"];
            };
        };
        readonly responses: {
            /** @description It is the holder's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VerifyHolderReply"];
                };
            };
            /** @description It is not the holder's, there is no such registration, or this client signs in with a code. */
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
    readonly linkEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkEmailRequest"];
            };
        };
        readonly responses: {
            /** @description The account will have it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmailLinked"];
                };
            };
            /** @description The email belongs to somebody else, or there is no such registration. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendRegistrationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The registration's id. */
                readonly id: string;
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
                    readonly "application/json": components["schemas"]["RegistrationCodeSent"];
                };
            };
            /** @description There is no such registration, or its holder is not known yet. */
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
    readonly checkRegistrationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The registration's id. */
                readonly id: string;
                /** @description The nonce, `t` of the reply that sent the code. */
                readonly m: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckRegistrationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is right. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegistrationCodeRight"];
                };
            };
            /** @description The code is wrong, used or expired, or there is no such registration. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description This code took five wrong tries. */
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
    readonly createAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example registration/registration~4f8a1c22d0-9
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateAccountRequest"];
            };
        };
        readonly responses: {
            /** @description The account is there. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountCreated"];
                };
            };
            /** @description The password is refused, or there is no such registration. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The account, or one with this email, was made meanwhile. */
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
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The envelope with the devices, or with the reason why there are none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DevicesEnvelope"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createInquiry: {
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
                readonly "application/json": components["schemas"]["Inquiry"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InquiryReply"];
                };
            };
            /** @description There is no such file. */
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
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example user-information/user-information~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        readonly responses: {
            /** @description The profile as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The profile cannot be changed so: it is not the customer's, the email is somebody else's, or the customer signs in by an email that would be gone. */
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
    readonly listLinkedDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The linked devices, the first linked first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkedDevices"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly linkDevices: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example user-information/user-information~4f8a1c22d0-3
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkDevicesRequest"];
            };
        };
        readonly responses: {
            /** @description The envelope with what is linked now, or with the reason why not. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkDevicesEnvelope"];
                };
            };
            /** @description A device is another customer's; none is linked. */
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
    readonly uploadInquiryFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InquiryFile"];
            };
        };
        readonly responses: {
            /** @description Where to put it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadPlace"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly putInquiryFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The address that a reply gave.
                 * @example /services/uploads/f_9b1d42c7
                 */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The file has arrived. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The address is not good any more, or never was. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is larger than what it is for allows: 3,072 KB for an enquiry, 10 MB for an update of a device. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The file is none of the kinds that are taken. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findOrder: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The order's id.
                 * @example HM-20261112_7
                 */
                readonly orderId: string;
                /**
                 * @description The day of purchase.
                 * @example 2026-11-12
                 */
                readonly purchaseDate: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Order"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
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
    readonly registerOrderedDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example device-registration/device-registration~4f8a1c22d0-3-device
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderedDevice"];
            };
        };
        readonly responses: {
            /** @description It is registered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceRegistration"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
            readonly 405: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The device of this order is registered already, or the key was used for another request. */
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
    readonly recordConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example device-registration/device-registration~4f8a1c22d0-3-device
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Consents"];
            };
        };
        readonly responses: {
            /** @description They are kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsentsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description No such order, or another purchase date. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many wrong tries at this order. */
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
    readonly getRegionalProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly acceptTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Names the request: sent again under the same key it is done once, and answered as before.
                 * @example device-registration/device-registration~4f8a1c22d0-3-device
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptTermsRequest"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TermsAccepted"];
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
}
