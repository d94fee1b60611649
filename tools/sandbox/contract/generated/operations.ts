// Generated from schemas/api by `npm run generate`. Change the contract instead.

export interface components {
    schemas: {
        /** @description The customer's profile. */
        readonly Profile: {
            /** @description The profile's id. */
            readonly profileId: string;
            /** @description The customer's id. */
            readonly userId: string;
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name. */
            readonly lastName: string;
            /** @description Full name, in the customer's own order. */
            readonly fullName: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where none is on file.
             */
            readonly email?: string;
            /** @description The mobile number that was enrolled. */
            readonly enrolledMdn: string;
            /** @description The first agreement; absent where there is none. */
            readonly agreementId?: string;
        };
        /** @description A device that an agreement covers. */
        readonly Device: {
            /** @description The device's id (asset id). */
            readonly id: string;
            /** @description The agreement that covers it. */
            readonly agreementId: string;
            /** @description What to call it. */
            readonly name: string;
            /** @description Who makes it. */
            readonly make: string;
            /** @description The model; device images go by it. */
            readonly model: string;
            /** @description IMEI (15 digits), or the serial number where it has none. */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description Its colour. */
            readonly colour?: string;
            /** @description Its storage. */
            readonly capacity?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * @description That its details were changed and somebody is looking at the change; absent where nobody is.
             * @enum {string}
             */
            readonly update?: "under-review";
        };
        /** @description The devices in the account service's envelope. */
        readonly DevicesEnvelope: {
            /** @description The inner status, as an HTTP status. */
            readonly status: number;
            /** @description The devices; empty where the inner status is not 200. */
            readonly data: readonly components["schemas"]["Device"][];
            /** @description Why there are none: the agreement's status. */
            readonly agreementStatus?: string;
            /** @description Why there are none, in a sentence. */
            readonly message?: string;
        };
        /** @description The email to which a code of a device goes. */
        readonly EmailOfDevice: {
            /** @description As the existing back ends wrap it. */
            readonly GetEmailByImeiResponse: {
                /** @description The email, masked; absent where the client does not tell who is known. */
                readonly Email?: string;
            };
        };
        /** @description A registration that was begun. */
        readonly RegistrationOpened: {
            /** @description The registration's id; it lasts 30 minutes. */
            readonly id: string;
        };
        /** @description The end of the national ID. */
        readonly VerifyHolderRequest: {
            /** @description The last 4 characters of the national ID. */
            readonly d: string;
            /** @description The registration's id. */
            readonly id: string;
            /** @description Signs in where it is right; refused at clients that send a code. That this is its use is assumed. */
            readonly f?: boolean;
        };
        /** @description Whom the national ID confirmed. */
        readonly PlanHolder: {
            /** @description The email that the plan is linked to, masked; absent where there is none. */
            readonly email?: string;
        };
        /** @description The email for the account. */
        readonly LinkEmailRequest: {
            /** @description The new email; without it (assumed), the account uses the one that the plan is linked to. */
            readonly email?: string;
            /** @description The registration's id. */
            readonly id: string;
        };
        /** @description Nothing more is told. */
        readonly EmailLinked: Record<string, never>;
        /** @description The code that was sent, and where to. */
        readonly RegistrationCodeSent: {
            /** @description The server's nonce; goes back with the digits as the header `m`. */
            readonly t: string;
            /**
             * @description Where the code went: E, the email; M, the mobile number.
             * @enum {string}
             */
            readonly type: "E" | "M";
            /** @description The email or number it went to, masked. */
            readonly d: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @constant
             */
            readonly otp: "sent";
        };
        /** @description The digits. */
        readonly CheckRegistrationCodeRequest: {
            /** @description The six digits of the one-time code. */
            readonly otp: string;
        };
        /** @description Nothing more is told. */
        readonly RegistrationCodeRight: Record<string, never>;
        /** @description The password of the new account. */
        readonly CreateAccountRequest: {
            /** @description The registration's id. */
            readonly id: string;
            /** @description The password. */
            readonly p: string;
        };
        /** @description Nothing more is told. */
        readonly AccountCreated: Record<string, never>;
        /** @description A code that was sent to whoever makes an account, and waits for its digits. */
        readonly RegistrationCode: {
            /** @description The nonce that goes back with the digits. */
            readonly m: string;
            /**
             * @description Where it went.
             * @enum {string}
             */
            readonly channel: "email" | "mobile";
            /** @description The email or number it went to, masked. */
            readonly destination: string;
        };
        /** @description What went wrong, told to a program (`code`), to a person (`message`) and by place of the request (`fields`). */
        readonly Problem: {
            /** @description A stable name of the problem. */
            readonly code?: string;
            /** @description One sentence about it; not shown to customers, except that `jwt expired` means an expired session. */
            readonly message?: string;
            /** @description What is wrong with each place of the request. */
            readonly fields?: {
                readonly [key: string]: string;
            };
            /**
             * Format: date-time
             * @description From when on it can be tried again: the end of a lock, or of the wait for another code.
             */
            readonly retryAt?: string;
        };
        /** @description An enquiry, in the names of the existing back ends. */
        readonly Inquiry: {
            /** @description The partner's code. */
            readonly Partner: string;
            /** @description Where it was asked. */
            readonly InquiryChannel: string;
            /** @description What the customer wrote. */
            readonly InquiryDescription?: string;
            /** @description What sent it. */
            readonly Source: string;
            /** @description The application's version. */
            readonly version: string;
            readonly TradeDetails: components["schemas"]["TradeDetails"];
            /** @description The file that belongs to it. */
            readonly upload_id?: string;
        };
        /** @description Whom and what an enquiry is about. */
        readonly TradeDetails: {
            /** @description The number of the device. */
            readonly mobile_device_number?: string;
            /** @description Full name. */
            readonly customer_name: string;
            /**
             * Format: email
             * @description Where it is answered.
             */
            readonly email: string;
            /** @description The number to call back. */
            readonly contact_number: string;
            /** @description IMEI or serial number. */
            readonly imei?: string;
            /** @description What it is about. */
            readonly inquiry_type: string;
            /** @description More closely. */
            readonly inquiry_subtype?: string;
        };
        /** @description What is said of an enquiry that was taken. */
        readonly InquiryReply: {
            /** @description The number by which it is known. */
            readonly inquiryId: string;
        };
        /** @description The profile as the customer wants it. */
        readonly UpdateProfileRequest: {
            /** @description Which profile. */
            readonly profileId: string;
            /** @description First name. */
            readonly firstName: string;
            /** @description Last name, as it is on file. */
            readonly lastName?: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly gender: "female" | "male";
            /**
             * Format: email
             * @description Email; absent where there is to be none.
             */
            readonly email?: string;
        };
        /** @description A device that was saved on a browser before its customer signed in. */
        readonly SavedDevice: {
            /** @description The plan that covers it, by its name. */
            readonly plan: string;
            /** @description International calling code, without plus. */
            readonly callingCode: string;
            /** @description The mobile number in it. */
            readonly mdn: string;
            /** @description The model. */
            readonly model: string;
            /** @description IMEI or serial number. */
            readonly imei: string;
            /** @description The asset's id. */
            readonly assetId: string;
        };
        /** @description Devices that are linked to an account. */
        readonly LinkedDevices: {
            /** @description The devices. */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /** @description Devices to link. */
        readonly LinkDevicesRequest: {
            /** @description The devices. */
            readonly devices: readonly components["schemas"]["SavedDevice"][];
        };
        /** @description What is linked, in the account service's envelope. */
        readonly LinkDevicesEnvelope: {
            /** @description The inner status, as an HTTP status. */
            readonly status: number;
            readonly data: components["schemas"]["LinkedDevices"];
            /** @description Why not: the agreement's status. */
            readonly agreementStatus?: string;
            /** @description Why not, in a sentence. */
            readonly message?: string;
        };
        /** @description A file that is going to be put. */
        readonly InquiryFile: {
            /** @description Its name. */
            readonly FileName: string;
            /** @description Where it is kept. */
            readonly FolderName: string;
            /** @description The client's code. */
            readonly ClientName: string;
            /** @description The agreement, where it is known. */
            readonly AgreementId?: string;
            /** @description Its id, where it takes another's place. */
            readonly inquiryUploadId?: string;
        };
        /** @description Where to put a file. */
        readonly UploadPlace: {
            /** @description The file's id, by which the enquiry names it. */
            readonly inquiryUploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. Whoever has it can put the file.
             */
            readonly url: string;
        };
        /** @description An order whose device can be registered. */
        readonly Order: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /** @description Who sold it. */
            readonly retailerName: string;
            /** @description Make and model. */
            readonly deviceName: string;
        };
        /** @description The order of a device to register. */
        readonly OrderedDevice: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /** @description Who sold it. */
            readonly retailerName?: string;
        };
        /** @description What is said of a registration. */
        readonly DeviceRegistration: {
            /** @description Its number. */
            readonly registrationId: string;
        };
        /** @description What somebody agreed to. */
        readonly Consents: {
            /** @description The order's id. */
            readonly orderId: string;
            /**
             * Format: date
             * @description The day of purchase.
             */
            readonly purchaseDate: string;
            /**
             * @description They bought the device, or act for who did.
             * @constant
             */
            readonly authorisePurchaserCheck: true;
            /**
             * @description They agree to the terms of the registration.
             * @constant
             */
            readonly termsCheck: true;
        };
        /** @description Nothing is told. */
        readonly ConsentsReply: Record<string, never>;
        /** @description Which terms, and who accepts them; what the two members hold is assumed. */
        readonly AcceptTermsRequest: {
            /**
             * Format: date
             * @description The version of the terms, by the day from which they are in force.
             */
            readonly d: string;
            /** @description The customer's id. */
            readonly i: string;
        };
        /** @description Since when the customer accepts them. */
        readonly TermsAccepted: {
            /**
             * Format: date-time
             * @description When they were accepted first.
             */
            readonly acceptedAt: string;
        };
        /** @description The email that the plan is linked to; after a sign-in, the tokens and what the account holds. */
        readonly VerifyHolderReply: {
            /** @description The email that the plan is linked to, masked; absent where there is none. */
            readonly email?: string;
            /** @description The customer's id. */
            readonly id?: string;
            /** @description The access token. */
            readonly token?: string;
            /** @description The value of the authorization header. */
            readonly authorization?: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description Whether the customer has an account. */
            readonly accountExist?: boolean;
            /** @description The first agreement; absent where there is none. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered?: boolean;
            /** @description The customer's full name. */
            readonly fullName?: string;
        };
        /** @description A one-time code that was sent and waits for its digits. */
        readonly CodeSession: {
            /** @description The code session's id. */
            readonly id: string;
            /** @description Its key (version 1). */
            readonly key?: string;
            /** @description The nonce that goes back with the digits. */
            readonly m?: string;
            /** @description The server's nonce, as version 1 calls it. */
            readonly t?: string;
            /** @description Where the code went, masked; absent where the reply does not say. */
            readonly destination?: string;
        };
        /** @description Who signed in, and what the account holds. */
        readonly SignedIn: {
            /** @description The customer's id. */
            readonly userId: string;
            /** @description Whether the customer has an account. */
            readonly accountExists?: boolean;
            /** @description The agreement found for the customer. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered?: boolean;
            /** @description The customer's full name. */
            readonly fullName?: string;
        };
        /** @description An identifier and its password. */
        readonly LoginRequest: {
            /** @description The email, mobile number or national ID. */
            readonly u: string;
            /**
             * @description The identifier's kind: E, an email; M, a mobile number; I, a national ID (the last two are assumed).
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /** @description The password. */
            readonly p: string;
        };
        /** @description The code session that the password opened. */
        readonly LoginReply: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce; goes back as the header `m`. */
            readonly t: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The code session's id. */
            readonly id: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description The email to which the code went, masked; there where the identifier is none. */
            readonly e?: string;
        };
        /** @description An identifier. */
        readonly LoginV3Request: {
            /** @description The email, mobile number, national ID, or IMEI or serial number. */
            readonly u: string;
            /**
             * @description Its kind: E, an email; M, a mobile number; I, a national ID.
             * @enum {string}
             */
            readonly t: "E" | "M" | "I";
            /** @description Whether an I is the IMEI or serial number of a device instead of a national ID; its use is not shown. */
            readonly f?: boolean;
            /** @description Whether the portal asks for a password where the account has one: then 409, and no code is sent. */
            readonly p?: boolean;
        };
        /** @description The code session that the identifier opened. */
        readonly LoginV3Reply: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce; goes back as `m`. */
            readonly t: string;
            /**
             * @description Whether a code was sent, or a number must be chosen first. Never the digits.
             * @enum {string}
             */
            readonly otp: "sent" | "choose";
            /** @description The code session's id. */
            readonly id: string;
            /** @description A reference for look-ups. */
            readonly data?: string;
            /** @description The numbers that belong to the identifier: an opaque key to the masked number, its last 4 digits in sight. There where the customer must choose; and alone, where a national ID does not say to which the code went. */
            readonly mdn?: {
                readonly [key: string]: string;
            };
            /** @description The email on file, masked; there where the code can be sent to it instead. */
            readonly e?: string;
        };
        /** @description The number chosen. */
        readonly LoginV4Request: {
            /** @description Its key in `mdn`. */
            readonly d: string;
            /** @description Sent as the existing back ends expect it; its use is not shown. */
            readonly r: boolean;
        };
        /** @description The code session with its code. */
        readonly LoginV4Reply: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The nonce that goes back with the digits. */
            readonly m: string;
            /** @description The email on file, masked; there where the code can be sent to it instead. */
            readonly e?: string;
        };
        /** @description The code session with its new code. */
        readonly CodeSentV1: {
            /** @description The code session's key, sent back with the digits. */
            readonly key: string;
            /** @description The server's nonce; goes back as the header `m`. */
            readonly t: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The code session's id. */
            readonly id: string;
            /** @description The email to which a code can go instead, masked; only where this started the sign-in, one is on file, and the client tells who is known. */
            readonly e?: string;
        };
        /** @description The digits. */
        readonly CheckCodeRequest: {
            /** @description The six digits of the one-time code. */
            readonly otp: string;
        };
        /** @description The customer's id and tokens. */
        readonly CheckCodeReply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
        };
        /** @description Which code session, and where to. */
        readonly SendCodeV4Request: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description Where to: E, the email; M, the mobile number.
             * @enum {string}
             */
            readonly t: "E" | "M";
            /** @description Sent as the existing back ends expect it; its use is not shown. */
            readonly r: boolean;
        };
        /** @description The code session with its new code. */
        readonly CodeSentV4: {
            /** @description The code session's id. */
            readonly id: string;
            /**
             * @description Says that a code was sent. Never its digits.
             * @constant
             */
            readonly otp: "sent";
            /** @description The nonce that goes back with the digits. */
            readonly m: string;
        };
        /** @description The digits of a code session. */
        readonly VerifyCodeV4Request: {
            /** @description The code session's id. */
            readonly id: string;
            /** @description The six digits of the one-time code. */
            readonly p: string;
            /** @description The nonce, from the reply that sent the code. */
            readonly m: string;
        };
        /** @description The customer's id, tokens and account. */
        readonly VerifyCodeV4Reply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
            /** @description A reference for look-ups. */
            readonly data: string;
            /** @description Whether the customer has an account. */
            readonly accountExist: boolean;
            /** @description The first agreement; absent where there is none. */
            readonly agreementId?: string;
            /** @description Whether a device is registered. */
            readonly deviceRegistered: boolean;
            /** @description The customer's full name. */
            readonly fullName: string;
        };
        /** @description With whose account. */
        readonly BeginSocialSignInRequest: {
            readonly t: components["schemas"]["SocialAccount"];
        };
        /**
         * @description Where the customer has an account.
         * @enum {string}
         */
        readonly SocialAccount: "google" | "facebook" | "apple";
        /** @description A sign-in that waits for the customer to come back from the provider. */
        readonly SocialSignInSession: {
            /** @description Stays with the browser that began. */
            readonly id: string;
            /** @description Goes to the provider, and comes back in the address. */
            readonly state: string;
        };
        /** @description What came back from the provider. */
        readonly SocialSignInRequest: {
            /** @description The provider's code (assumed). */
            readonly e: string;
            /** @description The state (assumed). */
            readonly t: string;
        };
        /** @description Whose password. */
        readonly PasswordResetRequest: {
            /** @description The email. */
            readonly d: string;
        };
        /** @description Nothing more is told. */
        readonly PasswordResetReply: Record<string, never>;
        /** @description Whom to call back. */
        readonly CallBackRequest: {
            /** @description Full name. */
            readonly name: string;
            /** @description The number to call back. */
            readonly mdn: string;
        };
        /** @description Nothing is told. */
        readonly CallBackReply: Record<string, never>;
        /** @description The end of the national ID, and the reset it is for. */
        readonly VerifyResetRequest: {
            /** @description The last 4 characters of the national ID. */
            readonly d: string;
            /** @description The token of the link. */
            readonly id: string;
        };
        /** @description Nothing more is told. */
        readonly VerifyResetReply: Record<string, never>;
        /** @description The new password, and the reset it is for. */
        readonly SetPasswordRequest: {
            /** @description The token of the link. */
            readonly id: string;
            /** @description The new password. */
            readonly d: string;
        };
        /** @description Nothing more is told. */
        readonly SetPasswordReply: Record<string, never>;
        /** @description Nothing more is told. */
        readonly EndSignInReply: Record<string, never>;
        /** @description Whose tokens. */
        readonly TokenCodeRequest: {
            /** @description The customer's id. */
            readonly data: string;
        };
        /** @description A code for new tokens. */
        readonly TokenCodeReply: {
            /** @description The code. */
            readonly c: string;
        };
        /** @description The customer's id and tokens. */
        readonly TokenReply: {
            /** @description The customer's id. */
            readonly id: string;
            /** @description The access token. */
            readonly token: string;
            /** @description The value of the authorization header. */
            readonly authorization: string;
        };
        /** @description An address to come to, in the names of the existing back ends. */
        readonly RequestAddress: {
            /** @description Block and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description Building. */
            readonly Address3?: string;
            /** @description City. */
            readonly City: string;
            /** @description State or province. */
            readonly StateProvinceCode?: string;
            /** @description ISO 3166. */
            readonly CountryCode: string;
            /** @description Postal code. */
            readonly PostalCode: string;
        };
        /** @description A kind of appliance that is cleaned at home. */
        readonly CleaningDeviceRecord: {
            /** @description What it is, by its code. */
            readonly CategoryCode: string;
            /** @description Its id. */
            readonly ModelId: string;
            /** @description What it is called in English. */
            readonly ModelName: string;
            /** @description What it is called in the language of the country. */
            readonly ModelNameTL: string;
            /** @description What has to be known of it beside its brand, age and number. */
            readonly DetailsAsked: readonly "FLOOR"[];
            /** @description How many are cleaned in one visit, at most. */
            readonly MaxUnits: number;
            /** @description What one of them costs a holder of the plan, in minor units of the client's currency. */
            readonly TotalAmount: number;
        };
        /** @description What can be cleaned. */
        readonly CleaningDeviceListReply: {
            /** @description The kinds of appliances; none where nobody comes. */
            readonly CleaningServiceDevices: readonly components["schemas"]["CleaningDeviceRecord"][];
        };
        /** @description A kind of appliance that is cleaned, in the portal's words. */
        readonly CleaningModel: {
            /** @description Its id. */
            readonly id: string;
            /** @description What it is, by its code. */
            readonly category: string;
            /** @description What it is called in English. */
            readonly name: string;
            /** @description What it is called in the language of the country. */
            readonly localName: string;
            /** @description What has to be known of it beside its brand, age and number. */
            readonly asks: readonly string[];
            /** @description How many are cleaned in one visit, at most. */
            readonly most: number;
            /** @description What one of them costs, in minor units of the client's currency. */
            readonly amount: number;
        };
        /** @description Where somebody is to come. */
        readonly ScheduledAvailabilityRequest: {
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            readonly ServiceAddress: components["schemas"]["RequestAddress"];
            /** @description For how many days. */
            readonly AlternateDays: number;
        };
        /** @description When somebody can come. */
        readonly ScheduledAvailabilityReply: {
            /** @description The next days, from the first on which a team can be there. */
            readonly ScheduledAvailability: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /** @description A window of a day. */
        readonly SlotRecord: {
            /** @description The window, by its name on the wire. */
            readonly SlotCode: string;
            /** @description Its start, in the client's zone. */
            readonly StartTime: string;
            /** @description Its end. */
            readonly EndTime: string;
            /** @description How many are free. */
            readonly Available: number;
            /** @description What it costs at night, in minor units of the client's currency; absent by day. */
            readonly NightDeliveryFee?: number;
        };
        /** @description A day and its windows. */
        readonly DeliverySlotDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly Date: string;
            /** @description Its windows; none on a day without service. */
            readonly Slots: readonly components["schemas"]["SlotRecord"][];
        };
        /** @description What is cleaned. */
        readonly CleaningDetails: {
            /** @description The kind of appliance. */
            readonly ModelId: string;
            /** @description Its maker, as the customer wrote it. */
            readonly Brand: string;
            /** @description How many. */
            readonly Units: string;
            /**
             * @description How old the oldest is, in years.
             * @enum {string}
             */
            readonly AgeRange: "UNDER_3" | "3_TO_8" | "OVER_8";
            /** @description On which floor the outdoor unit hangs. */
            readonly FloorNumber?: string;
        };
        /** @description When somebody comes. */
        readonly CleaningAppointment: {
            /**
             * Format: date
             * @description The day.
             */
            readonly Date: string;
            /** @description The window, by its name on the wire. */
            readonly SlotCode: string;
        };
        /** @description What is known of a cleaning so far. */
        readonly UpdateCleaningRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The cleaning, where one was opened. */
            readonly ServiceRequestId?: string;
            readonly Device: components["schemas"]["CleaningDetails"];
            readonly Appointment?: components["schemas"]["CleaningAppointment"];
            readonly ServiceAddress?: components["schemas"]["RequestAddress"];
        };
        /** @description A cleaning. */
        readonly CleaningRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /** @description What is due in all, in minor units of the client's currency. */
            readonly TotalAmount: number;
        };
        /** @description A cleaning. */
        readonly CleaningReply: {
            readonly CleaningService: components["schemas"]["CleaningRecord"];
        };
        /** @description A cleaning, in the portal's words. */
        readonly Cleaning: {
            /** @description Its id. */
            readonly id: string;
            /** @description What is due in all, in minor units of the client's currency. */
            readonly amount: number;
        };
        /** @description Where the electronic invoice is kept. */
        readonly InvoiceCarrier: {
            /**
             * @description The kind of carrier.
             * @enum {string}
             */
            readonly InvoiceType: "EC_PAY" | "MOBILE_BARCODE" | "CITIZEN_DIGITAL";
            /** @description Its number, where the kind has one: `/` and 7 characters, or 2 letters and 14 digits. */
            readonly CarrierNumber?: string;
        };
        /** @description A cleaning whose terms the customer has accepted. */
        readonly SubmitCleaningRequest: {
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description That the customer accepts the terms.
             * @constant
             */
            readonly IsTermsAccepted: true;
            readonly Invoice: components["schemas"]["InvoiceCarrier"];
        };
        /** @description A cleaning that was ordered. */
        readonly SubmittedCleaning: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description How its visit stands.
             * @constant
             */
            readonly ServiceOrderStatus: "PENDING SCHEDULE CONFIRMATION";
        };
        /** @description Which cleaning is cancelled. The specification shows the agreement only. */
        readonly CancelCleaningServiceRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The cleaning. */
            readonly ServiceRequestId: string;
            /** @description Why. */
            readonly Reason: string;
        };
        /** @description It is cancelled. */
        readonly CancelledRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @constant
             */
            readonly ServiceRequestStatus: "CNCLCUS";
        };
        /** @description A make, as the existing back ends name it. */
        readonly MakeRecord: {
            /** @description Its id. */
            readonly MakeId: string;
            /** @description Its name. */
            readonly MakeName: string;
        };
        /** @description A model, as the existing back ends name it. */
        readonly ModelRecord: {
            /** @description Its name. */
            readonly ModelName: string;
            /** @description The sizes of storage that there are; none where it has no choice. */
            readonly Capacities: readonly string[];
            /** @description The colours that there are; none where it has no choice. */
            readonly Colors: readonly string[];
        };
        /** @description Makes, or the models of one. */
        readonly MakeModelReply: {
            /** @description The makes; none where models were asked for. */
            readonly Makes: readonly components["schemas"]["MakeRecord"][];
            /** @description The models; none where makes were asked for. */
            readonly Models: readonly components["schemas"]["ModelRecord"][];
        };
        /** @description A make, in the portal's words. */
        readonly DeviceMake: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
        };
        /** @description A model, in the portal's words. */
        readonly DeviceModel: {
            /** @description Its name. */
            readonly name: string;
            /** @description The sizes of storage to choose from. */
            readonly capacities: readonly string[];
            /** @description The colours to choose from. */
            readonly colours: readonly string[];
        };
        /** @description A file that is going to be put. */
        readonly NewFile: {
            /** @description Its name. */
            readonly FileName: string;
            /**
             * @description What it is for; it says which kinds are taken and how large.
             * @enum {string}
             */
            readonly FolderName: "device-updates";
            /** @description The agreement. */
            readonly AgreementId: string;
        };
        /** @description Where to put a file. */
        readonly FilePlace: {
            /** @description The file's id. */
            readonly UploadId: string;
            /**
             * Format: uri-reference
             * @description The address, absolute or on the same host. Whoever has it can put the file.
             */
            readonly Url: string;
        };
        /** @description Files that belong to something. */
        readonly ReferenceDocuments: {
            /**
             * @description What they belong to.
             * @enum {string}
             */
            readonly ReferenceType: "DEVICE_UPDATE";
            /** @description Its id: the device's. */
            readonly ReferenceId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The files. */
            readonly Documents: readonly components["schemas"]["ReferenceDocument"][];
        };
        /** @description A file that was put. */
        readonly ReferenceDocument: {
            /** @description Its id. */
            readonly UploadId: string;
            /** @description Its name. */
            readonly FileName: string;
        };
        /** @description How many files belong to it now. */
        readonly KeptDocuments: {
            /** @description The number of files. */
            readonly Documents: number;
        };
        /** @description A number that is to be put right. */
        readonly ImeiInquiry: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The device. */
            readonly AssetId: string;
            /** @description Its IMEI, or its serial number where it has none. */
            readonly Imei: string;
            /** @description The session's line. */
            readonly InteractionLineId: string;
        };
        /** @description An update that somebody looks at. */
        readonly SentUpdate: {
            /** @description By which it is known. */
            readonly UpdateId: string;
        };
        /** @description Who enrols, and where they live. */
        readonly EnrolmentRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            readonly CustomerDetails: components["schemas"]["CustomerDetails"];
            readonly Address: components["schemas"]["EnrolmentAddress"];
        };
        /** @description Who enrols. */
        readonly CustomerDetails: {
            /** @description Family name and given name, as they are written together. */
            readonly FullName: string;
            /** @description Family name. */
            readonly LastName: string;
            /** @description Given name. */
            readonly FirstName: string;
            /**
             * @description Gender.
             * @enum {string}
             */
            readonly Gender: "female" | "male";
            /** @description Mobile number. */
            readonly MobileNbr: string;
            /**
             * Format: email
             * @description Email.
             */
            readonly EmailAddress: string;
        };
        /** @description Where the customer lives. */
        readonly EnrolmentAddress: {
            /** @description Street and number. */
            readonly AddressLine1: string;
            /** @description Floor or room. */
            readonly AddressLine2?: string;
            /** @description Building. */
            readonly AddressLine3?: string;
            /** @description City or county. */
            readonly City: string;
            /** @description District. */
            readonly StateProvinceCode: string;
            /** @description Postcode. */
            readonly PostalCode: string;
            /** @description ISO 3166-1 alpha-2. */
            readonly CountryCode: string;
        };
        /** @description That the enrolment was taken. */
        readonly EnrolmentReply: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description How it stands now.
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
        };
        /** @description Which agreement. */
        readonly AgreementDetailsRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
        };
        /** @description How an agreement stands. */
        readonly AgreementDetails: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly EnrolmentStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description The offer's name on the wire. */
            readonly ClientOfferName: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly StartDate: string;
        };
        /** @description A device to register. */
        readonly AnchorDevice: {
            /** @description The agreement that is to cover it. */
            readonly AgreementId: string;
            /** @description The enrolled device that this is now; absent for a new one. */
            readonly AssetId?: string;
            /**
             * @description The kind of device, as the existing back ends spell it.
             * @enum {string}
             */
            readonly AssetCategory: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
            /** @description Who makes it. */
            readonly Brand: string;
            /** @description The model. */
            readonly Model: string;
            /** @description Its colour. */
            readonly Color?: string;
            /** @description Its storage. */
            readonly Capacity?: string;
            /** @description Its memory. */
            readonly RAM?: string;
            /** @description The kind of storage. */
            readonly StorageType?: string;
            /** @description Its processor. */
            readonly Processor?: string;
            /** @description How it connects. */
            readonly Connectivity?: string;
            /** @description The size of its face. */
            readonly FaceSize?: string;
            /** @description What its case is of. */
            readonly CaseType?: string;
            /** @description The maker's number of the model. */
            readonly ModelNumber?: string;
            /** @description IMEI or serial number. */
            readonly SerialNumber?: string;
            /** @description The recommended retail price, in whole units of the client's currency. */
            readonly RRP?: string;
        };
        /** @description That a device is registered. */
        readonly RegisteredDevice: {
            /** @description The asset's id. */
            readonly AssetId: string;
            /** @description By which the update of an enrolled device is known. */
            readonly UpdateId?: string;
        };
        /** @description Cities, or districts. */
        readonly CityStateReply: {
            /** @description Cities, or the districts of one. */
            readonly GetCityStatebyZipCodeResponse: readonly components["schemas"]["CityState"][];
        };
        /** @description A city, or one of its districts. */
        readonly CityState: {
            /** @description City or county. */
            readonly City: string;
            /** @description District, in its own language; absent where cities are listed. */
            readonly StateTL?: string;
            /** @description The district's postcode. */
            readonly PostalCode?: string;
        };
        /** @description A district of a city, as the portal's forms read it. */
        readonly District: {
            /** @description Its name. */
            readonly name: string;
            /** @description Its postcode. */
            readonly postalCode: string;
        };
        /** @description How an agreement stands, as the portal's flows read it. */
        readonly EnrolledAgreement: {
            /** @description The agreement. */
            readonly id: string;
            /**
             * @description Its enrolment status.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly startsOn: string;
        };
        /** @description Which plan's renewal is to be priced. */
        readonly QuoteRequest: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description The interaction that the session began. */
            readonly InteractionLineId?: string;
            /**
             * @description What is priced.
             * @constant
             */
            readonly QuoteType: "RENEWAL";
        };
        /** @description A discount on the price of a whole term. */
        readonly QuoteDiscount: {
            /**
             * @description Why it is given: for the term, or for years with us.
             * @enum {string}
             */
            readonly Code: "TERM" | "LOYALTY";
            /** @description How much less, in per cent. */
            readonly Percent: number;
        };
        /** @description What the plan costs from its next renewal on. */
        readonly QuoteRecord: {
            /** @description Names the quote when a renewal is saved. */
            readonly QuoteId: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description A month's price, with its tax, in minor units of the client's currency. */
            readonly MonthlyAmount: number;
            /** @description How many months a term has. */
            readonly TermMonths: number;
            /** @description What is taken off the price of a term; of all together no more than the programme allows. */
            readonly Discounts: readonly components["schemas"]["QuoteDiscount"][];
            /**
             * Format: date
             * @description The day it renews.
             */
            readonly RenewsOn: string;
            /**
             * Format: date-time
             * @description Until when the prices hold.
             */
            readonly ValidUntil: string;
            /**
             * @description What the customer chose before, if anything.
             * @enum {string}
             */
            readonly Chosen?: "MONTHLY" | "TERM" | "NONE";
        };
        /** @description The prices. */
        readonly QuoteReply: {
            readonly GetQuoteResponse: components["schemas"]["QuoteRecord"];
        };
        /** @description How a plan is to go on. */
        readonly RenewalDetailsRequest: {
            /** @description The agreement, as in the path. */
            readonly AgreementId: string;
            /** @description The interaction that the session began. */
            readonly InteractionLineId?: string;
            /** @description The quote whose prices the customer saw. */
            readonly QuoteId: string;
            /**
             * @description By the month, for a term, or not at all.
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
        };
        /** @description What is kept. */
        readonly RenewalDetailsReply: {
            /** @description The agreement. */
            readonly AgreementId: string;
            /**
             * @description What was chosen.
             * @enum {string}
             */
            readonly RenewalType: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day on which it renews, or ends.
             */
            readonly EffectiveOn: string;
            /** @description What is charged on that day, in minor units of the client's currency. */
            readonly Amount: number;
        };
        /** @description An amount of money, in the portal's words. */
        readonly PlanMoney: {
            /** @description In minor units. */
            readonly amount: number;
            /** @description ISO 4217. */
            readonly currency: string;
        };
        /** @description What a plan costs from its next renewal on, in the portal's words. */
        readonly RenewalQuote: {
            /** @description Names the quote. */
            readonly id: string;
            readonly monthly: components["schemas"]["PlanMoney"];
            /** @description How many months a term has. */
            readonly months: number;
            /** @description What is taken off the price of a term, each in per cent. */
            readonly discounts: readonly number[];
            /**
             * Format: date
             * @description The day it renews.
             */
            readonly renewsOn: string;
            /**
             * @description What was chosen before.
             * @enum {string}
             */
            readonly chosen?: "MONTHLY" | "TERM" | "NONE";
        };
        /** @description How a plan goes on, in the portal's words. */
        readonly PlanRenewal: {
            /**
             * @description By the month, for a term, or not at all.
             * @enum {string}
             */
            readonly choice: "MONTHLY" | "TERM" | "NONE";
            /**
             * Format: date
             * @description The day on which it renews, or ends.
             */
            readonly on: string;
            readonly charged: components["schemas"]["PlanMoney"];
        };
        /** @description What an incident costs. */
        readonly FeeRecord: {
            /** @description The incident, by its name on the wire. */
            readonly IncidentType: string;
            /** @description The amount. */
            readonly Fees: {
                /** @description In minor units of the client's currency. */
                readonly TotalAmount: number;
            };
        };
        /** @description The fees of a device. */
        readonly ServiceFeesReply: {
            /** @description A line for each incident that has a fee. */
            readonly ServiceFee: readonly components["schemas"]["FeeRecord"][];
        };
        /** @description What an incident costs, in the portal's words. */
        readonly ServiceFee: {
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description In minor units of the client's currency. */
            readonly amount: number;
        };
        /** @description CreateServiceRequestParams. */
        readonly StartRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The customer's agreement. */
            readonly AgreementId: string;
        };
        /** @description Whether a request is allowed. */
        readonly EligibilityRecord: {
            /**
             * @description APPROVED lets the request go on; the others are assumed.
             * @enum {string}
             */
            readonly EligibilityOutcome: "APPROVED" | "IN_PROGRESS" | "LIMIT_EXCEEDED";
            /**
             * @description The warranty that stands for the device; absent where there is none.
             * @enum {string}
             */
            readonly WarrantyType?: "IW" | "IW-OEM" | "HI";
            /**
             * Format: date
             * @description From when on a used-up entitlement is there again.
             */
            readonly ResetDate?: string;
        };
        /** @description A service request. */
        readonly ServiceRequestRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /** @description The incident; absent until it is told. */
            readonly IncidentType?: string;
            /** @description Whether it is allowed; there once the incident is told. */
            readonly Eligibility?: readonly components["schemas"]["EligibilityRecord"][];
        };
        /** @description A customer's case. */
        readonly CustomerCase: {
            /** @description Its number. */
            readonly CustomerCaseNumber: string;
            /** @description Its status. */
            readonly CustomerCaseStatus: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its requests. */
            readonly ServiceRequests: readonly components["schemas"]["ServiceRequestRecord"][];
        };
        /** @description The case. */
        readonly CustomerCaseReply: {
            readonly CustomerCase: components["schemas"]["CustomerCase"];
        };
        /** @description What happened to which device. */
        readonly ProcessIncidentRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description What happened. */
            readonly Incident: {
                /** @description The agreement. */
                readonly AgreementId: string;
                /** @description The incident, by its name on the wire. */
                readonly IncidentType: string;
                /**
                 * Format: date
                 * @description The day on which it was told.
                 */
                readonly IncidentDate: string;
                /** @description The customer's own words. */
                readonly FailureDescriptiveText?: string;
                /** @description The answers to the questions. */
                readonly Triage?: readonly {
                    /** @description The question. */
                    readonly QuestionId: string;
                    /** @description What was answered. */
                    readonly Answer: string;
                }[];
            };
            /** @description The device. */
            readonly AssetDetails: {
                /** @description Its id. */
                readonly AssetId: string;
            };
        };
        /** @description A way to hand the device over. */
        readonly FulfillmentOptionRecord: {
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /** @description What it costs, in minor units of the client's currency. */
            readonly TotalAmount: number;
            /**
             * Format: date
             * @description The first day that has a free slot; absent where none has.
             */
            readonly EarliestDate?: string;
        };
        /** @description The ways that there are. */
        readonly FulfillmentOptionsReply: {
            /** @description The ways. */
            readonly FulfillmentOptionResults: {
                /** @description The ways. */
                readonly FulfillmentOptions: readonly components["schemas"]["FulfillmentOptionRecord"][];
            };
        };
        /** @description The way that was chosen. */
        readonly FulfillmentChoice: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /** @description What was taken. */
        readonly FulfillmentChosen: {
            /**
             * @description Its key.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
        };
        /** @description A way to hand the device over, in the portal's words. */
        readonly FulfilmentOption: {
            /**
             * @description Its name in programmes.
             * @enum {string}
             */
            readonly option: "delivery" | "pickUpAndReturn" | "walkIn";
            /** @description What it costs, in minor units of the client's currency. */
            readonly amount: number;
            /**
             * Format: date
             * @description The first day that has a free slot.
             */
            readonly earliest?: string;
        };
        /** @description A repair centre. */
        readonly AspStoreRecord: {
            /** @description Its id. */
            readonly StoreId: string;
            /** @description Its name. */
            readonly StoreName: string;
            /** @description Block and street. */
            readonly Address1: string;
            /** @description Unit. */
            readonly Address2?: string;
            /** @description City. */
            readonly City: string;
            /** @description Postal code. */
            readonly PostalCode: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent where the next days have none.
             */
            readonly EarliestDate?: string;
            /** @description How far it is from the customer, in kilometres, to a tenth; absent where that is not known. */
            readonly DistanceKm?: number;
        };
        /** @description The repair centres. */
        readonly AspStoreListReply: {
            /** @description The centres. */
            readonly AspStoreList: readonly components["schemas"]["AspStoreRecord"][];
        };
        /** @description A repair centre, in the portal's words. */
        readonly ServiceCentre: {
            /** @description Its id. */
            readonly id: string;
            /** @description Its name. */
            readonly name: string;
            /** @description Where it is, in one line. */
            readonly address: string;
            /**
             * Format: date
             * @description The first day with a free appointment; absent where the next days have none.
             */
            readonly earliest?: string;
            /** @description How far it is from the customer, to a tenth; absent where that is not known. */
            readonly kilometres?: number;
        };
        /** @description Where a courier comes, and which way. */
        readonly ShippingMethodsV2Request: {
            readonly ReceiverAddress: components["schemas"]["RequestAddress"];
            /**
             * @description Whether the device is collected or brought.
             * @enum {string}
             */
            readonly Mode: "pickup" | "delivery";
            /** @description Whether slots are asked for. */
            readonly getDeliverySlots: boolean;
        };
        /** @description A day on which a courier comes. */
        readonly PickUpDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly pickUpDate: string;
            /** @description Its windows; none on a day without service. */
            readonly pickUpSlot: readonly components["schemas"]["SlotRecord"][];
        };
        /** @description The days of the courier. */
        readonly ShippingMethodsV2Reply: {
            /** @description The next days. */
            readonly ShippingMethodResults: readonly components["schemas"]["PickUpDay"][];
        };
        /** @description What a simulated look-up is told. */
        readonly ShippingMethodsRequest: {
            /** @description The look-up. */
            readonly LookupShippingMethodsParameters: {
                /** @description The request. */
                readonly ServiceRequestId: string;
                /** @description The interaction line. */
                readonly InteractionLineId: string;
                readonly ReceiverAddress: components["schemas"]["RequestAddress"];
                /** @description The kind of address. */
                readonly LocationType?: string;
                /** @description The kind of customer. */
                readonly CustomerType: string;
                /** @description The warehouse that sends and receives. */
                readonly Warehouse?: string;
                /** @description Nothing is reserved. */
                readonly Simulation: boolean;
                /** @description Whether slots are asked for. */
                readonly getDeliverySlots: boolean;
                /** @description For how many days. */
                readonly AlternateDays: number;
            };
        };
        /** @description The days of the courier. */
        readonly ShippingMethodsReply: {
            /** @description The courier. */
            readonly ShippingMethod: {
                /**
                 * Format: date
                 * @description The first day that has a free slot; absent where none has.
                 */
                readonly EstimatedDeliveryDate?: string;
                /** @description The next days. */
                readonly DeliverySlots: readonly components["schemas"]["DeliverySlotDay"][];
            };
        };
        /** @description At which centre. */
        readonly AppointmentSlotsRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The centre. */
            readonly StoreId: string;
            /** @description For how many days. */
            readonly AlternateDays: number;
        };
        /** @description The days of the centre. */
        readonly AppointmentSlotsReply: {
            /** @description The next days. */
            readonly AppointmentSlots: readonly components["schemas"]["DeliverySlotDay"][];
        };
        /** @description A window of a day, in the portal's words. */
        readonly Slot: {
            /** @description The window, by its name on the wire. */
            readonly code: string;
            /** @description Its start, in the client's zone. */
            readonly from: string;
            /** @description Its end. */
            readonly until: string;
            /** @description How many are free. */
            readonly free: number;
            /** @description What it costs at night, in minor units of the client's currency; absent by day. */
            readonly nightFee?: number;
        };
        /** @description A day and its windows, in the portal's words. */
        readonly SlotDay: {
            /**
             * Format: date
             * @description The day.
             */
            readonly day: string;
            /** @description Its windows; none on a day without service. */
            readonly slots: readonly components["schemas"]["Slot"][];
        };
        /** @description CreateServiceOrderParameters: how, where and when the device is handed over. */
        readonly ServiceOrderRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * @description The way.
             * @enum {string}
             */
            readonly FulfillmentOption: "Delivery" | "PUR" | "WALKIN";
            /**
             * Format: date
             * @description The day.
             */
            readonly CollectionDate: string;
            /** @description The window, by its name on the wire. */
            readonly CollectionSlot: string;
            /** @description The centre, where the customer comes. */
            readonly StoreId?: string;
            readonly ReceiverAddress?: components["schemas"]["RequestAddress"];
            /** @description Another number for the day. */
            readonly AlternateContactNumber?: string;
            /** @description Who hands the device over, where it is not the customer. */
            readonly Proxy?: {
                /** @description The customer allows it. */
                readonly IsAuthorised: boolean;
                /** @description Their number. */
                readonly ContactNumber: string;
                /** @description The last 4 of their ID. */
                readonly IdLast4: string;
            };
        };
        /** @description A service order. */
        readonly ServiceOrderRecord: {
            /** @description Its id. */
            readonly ServiceOrderId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            readonly ServiceOrderStatus: "OPEN" | "SUBMITTED" | "APPROVED" | "RECEIVED" | "REPAIRED" | "DELIVERED" | "PENDING SCHEDULE CONFIRMATION" | "SCHEDULE CONFIRMED" | "CLEANED" | "CNCLCUS";
            /** @description What is due in all, in minor units of the client's currency. */
            readonly TotalAmount: number;
        };
        /** @description The order. */
        readonly ServiceOrderReply: {
            readonly ServiceOrder: components["schemas"]["ServiceOrderRecord"];
        };
        /** @description A service order, in the portal's words. */
        readonly ServiceOrder: {
            /** @description Its id. */
            readonly id: string;
            /** @description What is due in all, in minor units of the client's currency. */
            readonly amount: number;
        };
        /** @description SubmitServiceOrderParameters. */
        readonly SubmitOrderRequest: {
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /**
             * @description How what is due is paid; absent where nothing is.
             * @enum {string}
             */
            readonly PaymentMethod?: "COD";
        };
        /** @description An order that was submitted. */
        readonly SubmittedOrder: {
            /** @description Its id. */
            readonly ServiceOrderId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            readonly ServiceOrderStatus: "SUBMITTED";
            /** @description The request. */
            readonly ServiceRequestId: string;
        };
        /** @description The device that a request is of. */
        readonly RequestedDevice: {
            /** @description Its id. */
            readonly AssetId: string;
            /** @description Its maker. */
            readonly Make: string;
            /** @description Its model. */
            readonly Model: string;
            /** @description Its number. */
            readonly MDN?: string;
        };
        /** @description A request as a list tells of it. */
        readonly ListedRequestRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /** @description The incident. */
            readonly IncidentType: string;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            readonly CreatedOn: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            readonly CancelledOn?: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
        };
        /** @description A case with its requests. */
        readonly ListedCase: {
            /** @description Its number. */
            readonly CustomerCaseNumber: string;
            /** @description Its status. Where it is `reopen`, the second of its requests is the one that counts. */
            readonly CustomerCaseStatus: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its requests. */
            readonly ServiceRequests: readonly components["schemas"]["ListedRequestRecord"][];
        };
        /** @description All cases, the newest first. */
        readonly CustomerCasesReply: {
            /** @description The cases. */
            readonly CustomerCases: readonly components["schemas"]["ListedCase"][];
        };
        /** @description Something that happened to a request. */
        readonly RequestEvent: {
            /**
             * @description What it became.
             * @enum {string}
             */
            readonly Status: "OPEN" | "SUBMITTED" | "APPROVED" | "RECEIVED" | "REPAIRED" | "DELIVERED" | "PENDING SCHEDULE CONFIRMATION" | "SCHEDULE CONFIRMED" | "CLEANED" | "CNCLCUS";
            /**
             * Format: date-time
             * @description When.
             */
            readonly OccurredOn: string;
        };
        /** @description The window of a hand-over. */
        readonly CollectionSlot: {
            /** @description Its name on the wire. */
            readonly SlotCode: string;
            /** @description When it begins. */
            readonly StartTime: string;
            /** @description When it ends. */
            readonly EndTime: string;
        };
        /** @description All that is known of a request. */
        readonly RequestDetailsRecord: {
            /** @description Its id. */
            readonly ServiceRequestId: string;
            /**
             * @description Its raw status.
             * @enum {string}
             */
            readonly ServiceRequestStatus: "NEW" | "WORKING" | "CMPLTD" | "CNCLCUS";
            /** @description The incident. */
            readonly IncidentType: string;
            /** @description The agreement. */
            readonly AgreementId: string;
            /** @description Its case. */
            readonly CustomerCaseNumber: string;
            readonly EnrolledDevice: components["schemas"]["RequestedDevice"];
            /** @description What happened to it, the oldest first. */
            readonly History: readonly components["schemas"]["RequestEvent"][];
            readonly ServiceOrder?: components["schemas"]["ServiceOrderRecord"];
            /**
             * @description How the device is handed over.
             * @enum {string}
             */
            readonly FulfillmentOption?: "Delivery" | "PUR" | "WALKIN" | "ONSITE";
            /**
             * Format: date
             * @description On which day.
             */
            readonly CollectionDate?: string;
            readonly CollectionSlot?: components["schemas"]["CollectionSlot"];
            readonly CollectionAddress?: components["schemas"]["RequestAddress"];
            readonly RepairCentre?: components["schemas"]["AspStoreRecord"];
            /** @description How it is paid. */
            readonly PaymentMethod?: string;
            readonly Rating?: components["schemas"]["RatingRecord"];
        };
        /** @description The request. */
        readonly RequestDetailsReply: {
            readonly ClaimDetails: components["schemas"]["RequestDetailsRecord"];
        };
        /** @description CancelServiceRequestParams: which request, and why. */
        readonly CancelServiceRequestParams: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The interaction line. */
            readonly InteractionLineId: string;
            /** @description What is noted with it. */
            readonly NoteText: string;
            /**
             * @description What is done.
             * @constant
             */
            readonly Operation: "Cancel";
            /** @description The chosen reasons, joined; `Customer Requested` where none is asked for. */
            readonly Reason: string;
            /** @description A reason in more detail. */
            readonly SubReason?: string;
            /**
             * @description What is cancelled.
             * @constant
             */
            readonly CancelEntities: "ALL";
            /**
             * @description Who asks for it.
             * @constant
             */
            readonly RequestedBy: "Customer";
            /** @description What is to come back. */
            readonly ReturnEntity?: string;
            /** @description The agreement, for some clients. */
            readonly AgreementId?: string;
            /** @description The case, for some clients. */
            readonly CustomerCaseNumber?: string;
            /** @description The number of the device, for some clients. */
            readonly MobileDeviceNumber?: string;
        };
        /** @description What a customer says of a request that is completed. */
        readonly RequestFeedback: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /** @description The session's line. */
            readonly InteractionLineId: string;
            /** @description How likely one is to recommend it: 0 is not at all, 10 is very. */
            readonly NpsScore: number;
            /** @description What the score rests on. */
            readonly NpsReasons: readonly ("speed" | "quality" | "staff" | "updates" | "price")[];
            /** @description How satisfied one is: 1 is not at all, 5 is very. */
            readonly CsatScore: number;
            /** @description In the customer's own words. */
            readonly Comment?: string;
        };
        /** @description A request that was rated. */
        readonly RatedRequest: {
            /** @description The request. */
            readonly ServiceRequestId: string;
            /**
             * Format: date-time
             * @description When.
             */
            readonly RatedOn: string;
        };
        /** @description How a request was rated. */
        readonly RatingRecord: {
            /** @description The score. */
            readonly NpsScore: number;
            /**
             * Format: date-time
             * @description When.
             */
            readonly RatedOn: string;
        };
        /** @description A request of a list, in the portal's words. */
        readonly FollowedRequest: {
            /** @description Its id. */
            readonly id: string;
            /** @description The agreement. */
            readonly agreement: string;
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description Its raw status. */
            readonly status: string;
            /** @description The raw status of its order; absent while it is a draft. */
            readonly order?: string;
            /** @description The device, by maker and model. */
            readonly device: string;
            /**
             * Format: date-time
             * @description When it was begun.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            readonly cancelledAt?: string;
        };
        /** @description All that is known of a request, in the portal's words. */
        readonly RequestDetails: {
            /** @description Its id. */
            readonly id: string;
            /** @description The agreement. */
            readonly agreement: string;
            /** @description The incident, by its name on the wire. */
            readonly incident: string;
            /** @description Its raw status. */
            readonly status: string;
            /** @description The raw status of its order; absent while it is a draft. */
            readonly order?: string;
            /** @description The device, by maker and model. */
            readonly device: string;
            /** @description Its case. */
            readonly case: string;
            /** @description The number of the device. */
            readonly number?: string;
            /** @description What happened to it, the oldest first. */
            readonly history: readonly {
                /** @description What it became. */
                readonly status: string;
                /**
                 * Format: date-time
                 * @description When.
                 */
                readonly at: string;
            }[];
            /**
             * @description How the device is handed over.
             * @enum {string}
             */
            readonly option?: "delivery" | "pickUpAndReturn" | "walkIn" | "onSite";
            /**
             * Format: date
             * @description On which day.
             */
            readonly day?: string;
            /** @description When the window begins. */
            readonly from?: string;
            /** @description When the window ends. */
            readonly until?: string;
            readonly address?: components["schemas"]["RequestAddress"];
            readonly centre?: components["schemas"]["ServiceCentre"];
            /** @description What it costs, in minor units of the client's currency. */
            readonly amount?: number;
            /** @description How it is paid, by its name on the wire. */
            readonly payment?: string;
            /** @description How likely its customer said to be to recommend it; absent until it is rated. */
            readonly score?: number;
            /**
             * Format: date-time
             * @description When it was rated.
             */
            readonly ratedAt?: string;
        };
        /** @description A plan that the customer holds. */
        readonly Agreement: {
            /** @description The agreement's id. */
            readonly id: string;
            /** @description The offer's name on the wire; a programme is found by it. */
            readonly offerName: string;
            /** @description The stock-keeping number; the second key of a programme. */
            readonly sku: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description Whose agreement it is. */
            readonly customerName: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly startsOn: string;
            /**
             * Format: date
             * @description The day it renews; absent once it has ended.
             */
            readonly renewsOn?: string;
            /** @description The devices it covers. */
            readonly devices?: readonly components["schemas"]["CoveredDevice"][];
            /** @description Where the customer lives, in the names of the existing back ends. */
            readonly address?: {
                /** @description Block and street. */
                readonly Address1: string;
                /** @description Unit. */
                readonly Address2?: string;
                /** @description Building. */
                readonly Address3?: string;
                /** @description City. */
                readonly City: string;
                /** @description State or province. */
                readonly StateProvinceCode?: string;
                /** @description ISO 3166. */
                readonly CountryCode: string;
                /** @description Postal code. */
                readonly PostalCode: string;
            };
        };
        /** @description A device that the agreement covers. */
        readonly CoveredDevice: {
            /** @description The device's id (asset id). */
            readonly id: string;
            /** @description What to call it. */
            readonly name?: string;
            /** @description Who makes it. */
            readonly make: string;
            /** @description The model; device images go by it. */
            readonly model: string;
            /** @description IMEI (15 digits), or the serial number where it has none. */
            readonly imei: string;
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly category: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description Its colour. */
            readonly colour?: string;
            /** @description Its storage. */
            readonly capacity?: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly status: "ENROLLED" | "REPLACED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
        };
        /** @description The picture of a device model. */
        readonly DeviceImage: {
            /** @description The model. */
            readonly model: string;
            /** @description Where the picture is. */
            readonly url: string;
        };
        /** @description The pictures. */
        readonly DeviceImages: {
            /** @description One for each model. */
            readonly items: readonly components["schemas"]["DeviceImage"][];
        };
        /** @description The client's facts. */
        readonly InitializeResponse: {
            /** @description The client's id. */
            readonly ClientId: string;
            /** @description The client's name. */
            readonly ClientName: string;
            /** @description ISO 4217. */
            readonly CurrencyCode: string;
            /** @description IANA name. */
            readonly TimeZone: string;
            /** @description The payment gateway. */
            readonly isBraintree: {
                /** @description The gateway's method; the values are assumed. */
                readonly method: string;
            };
        };
        /** @description The interaction that later calls name. */
        readonly Interaction: {
            /** @description Its line. */
            readonly InteractionLine: {
                /** @description The line's id. */
                readonly InteractionLineId: string;
            };
        };
        /** @description The opened session. */
        readonly InitializeReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
        };
        /** @description The session with its agreements. */
        readonly SessionReply: {
            readonly InitializeResponse: components["schemas"]["InitializeResponse"];
            readonly Interaction: components["schemas"]["Interaction"];
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
        };
        /** @description What to look by; every field is optional. */
        readonly FindAgreementRequest: {
            /** @description A mobile number. */
            readonly mdn?: string;
            /** @description An email. */
            readonly email?: string;
            /** @description The reference that signing in gave. */
            readonly data?: string;
            /** @description An IMEI or serial number. */
            readonly imei?: string;
            /** @description Which agreement of several, counted from 0; the use is assumed. */
            readonly idx?: number;
            /** @description A device's id. */
            readonly assetId?: string;
            /** @description Whether to give `deviceData` too. */
            readonly isDeviceData?: boolean;
        };
        /** @description The agreements found. */
        readonly FindAgreementReply: {
            readonly FindAgreementsResults: components["schemas"]["FindAgreementsResults"];
            /** @description The enrolled devices' contacts; empty unless asked for. */
            readonly deviceData: readonly components["schemas"]["EnrolledContact"][];
            /** @description The reference for further look-ups. */
            readonly data: string;
        };
        /** @description The agreements in the existing back ends' nesting. */
        readonly FindAgreementsResults: {
            /** @description The list's holder. */
            readonly Agreements: {
                /** @description The agreements. */
                readonly Agreement: readonly components["schemas"]["AgreementRecord"][];
            };
        };
        /** @description Contact of an enrolled device. */
        readonly EnrolledContact: {
            /** @description Mobile number. */
            readonly mdn: string;
            /** @description Email; absent where none is on file. */
            readonly emailAddress?: string;
        };
        /** @description An agreement as the existing back ends spell it. */
        readonly AgreementRecord: {
            /** @description The agreement's id. */
            readonly AgreementId: string;
            /**
             * @description Its enrolment status, as the existing back ends spell it.
             * @enum {string}
             */
            readonly AgreementStatus: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
            /** @description The offer. */
            readonly ClientOffer: {
                /** @description Its name; a programme is found by it. */
                readonly ClientOfferName: string;
            };
            /** @description The stock-keeping number. */
            readonly ClientProductSkuNbr: string;
            /**
             * Format: date
             * @description The first day of cover.
             */
            readonly StartDate: string;
            /**
             * Format: date
             * @description The day it renews; absent once it has ended.
             */
            readonly RenewalDate?: string;
            /**
             * @description Y where the customer must give an IMEI.
             * @enum {string}
             */
            readonly IsImeiRequired: "Y" | "N";
            /** @description The customers' holder. */
            readonly Customers: {
                /** @description The customers. */
                readonly Customer: readonly {
                    /** @description Full name. */
                    readonly FullName: string;
                    /** @description First name. */
                    readonly FirstName: string;
                }[];
            };
            /** @description The contact points' holder. */
            readonly ContactPoints: {
                /** @description The contact points. */
                readonly ContactPoint: readonly {
                    /**
                     * @description MOBILE or EMAIL.
                     * @enum {string}
                     */
                    readonly ContactPointType: "MOBILE" | "EMAIL";
                    /** @description The number. */
                    readonly PhoneNumber?: string;
                    /** @description The email. */
                    readonly EmailAddress?: string;
                }[];
            };
            /** @description Where the customer lives. */
            readonly Address: {
                /** @description Block and street. */
                readonly Address1: string;
                /** @description Unit. */
                readonly Address2?: string;
                /** @description Building. */
                readonly Address3?: string;
                /** @description City. */
                readonly City: string;
                /** @description State or province. */
                readonly StateProvinceCode?: string;
                /** @description ISO 3166. */
                readonly CountryCode: string;
                /** @description Postal code. */
                readonly PostalCode: string;
            };
            /** @description The devices' holder. */
            readonly Assets: {
                /** @description The devices. */
                readonly Asset: readonly components["schemas"]["AssetRecord"][];
            };
        };
        /** @description A device as the existing back ends spell it; names beyond AssetInstance, MobileDeviceNumber and IMEI are assumed. */
        readonly AssetRecord: {
            /** @description The device's id. */
            readonly AssetId: string;
            /**
             * @description ENROLLED is preferred where a device was replaced.
             * @enum {string}
             */
            readonly AssetInstance: "ENROLLED" | "REPLACED";
            /**
             * @description The kind of device.
             * @enum {string}
             */
            readonly AssetCategory: "phone" | "tablet" | "laptop" | "headphones" | "earphones" | "smartwatches" | "game-consoles" | "televisions" | "refrigerators" | "washing-machines" | "air-conditioners" | "air-purifiers" | "robot-vacuums";
            /** @description Who makes it. */
            readonly Make: string;
            /** @description The model. */
            readonly Model: string;
            /** @description IMEI, or the serial number where it has none. */
            readonly IMEI: string;
            /** @description Its colour. */
            readonly Color?: string;
            /** @description Its storage. */
            readonly Capacity?: string;
            /** @description The mobile number in it; absent where it takes none. */
            readonly MobileDeviceNumber?: string;
        };
        /** @description A failure for the log. */
        readonly LogEntry: {
            /** @description What failed. */
            readonly message: string;
            /**
             * @description How bad.
             * @enum {string}
             */
            readonly level: "info" | "warn" | "error";
            /** @description Which log. */
            readonly category: string;
            /** @description The agreement in hand. */
            readonly agreementId?: string;
            /** @description The address that failed, without secrets. */
            readonly url?: string;
            /** @description The HTTP status, 0 where there was none. */
            readonly statusCode?: number;
            /** @description What the server said. */
            readonly errorMessage?: string;
            /** @description The customer's name; left out by this portal. */
            readonly customerName?: string;
            /** @description The client's id. */
            readonly clientId?: string;
            /** @description The client's name. */
            readonly clientName?: string;
        };
        /** @description Nothing more is told. */
        readonly LogReply: Record<string, never>;
        /** @description Whose claims; every field is optional and must be the signed-in customer's own. */
        readonly ClaimDetailsRequest: {
            /** @description A mobile number. */
            readonly mdn?: string;
            /** @description An email. */
            readonly email?: string;
            /** @description The reference that signing in gave. */
            readonly data?: string;
        };
        /** @description The claims area's door. */
        readonly ClaimDetailsReply: {
            /** @description The holder. */
            readonly CustomerCaseResults: {
                /** @description The claim token; absent where no plan is in force (assumed). */
                readonly token?: string;
            };
        };
        /** @description Lets the customer use the device scan. */
        readonly SmartscanToken: {
            /** @description The token. */
            readonly token: string;
        };
        /** @description For which device. */
        readonly SecurityAdvisorRequest: {
            /** @description The mobile number in it. */
            readonly mdn: string;
        };
        /** @description Lets the customer use the security advisor. */
        readonly SecurityAdvisorToken: {
            /** @description The token. */
            readonly token: string;
        };
        /** @description Something to read. */
        readonly Article: {
            /** @description The article's id. */
            readonly id: string;
            /** @description Its title. */
            readonly title: string;
            /** @description What it says, in a sentence. */
            readonly summary: string;
            /**
             * Format: date
             * @description The day it was published.
             */
            readonly publishedOn: string;
            /**
             * Format: uri
             * @description Where to read on; absent where the summary is all.
             */
            readonly url?: string;
        };
        /** @description Articles, newest first. */
        readonly ArticleList: {
            /** @description The articles. */
            readonly items: readonly components["schemas"]["Article"][];
        };
        /** @description What the partner says of its portal's looks; absent members leave the portal's own. */
        readonly ThemeConfiguration: {
            /** @description The page's title. */
            readonly title?: string;
            /**
             * Format: uri-reference
             * @description Where the icon is.
             */
            readonly favicon?: string;
        };
        /** @description What an entry says. */
        readonly ContentFields: {
            /** @description Its title. */
            readonly title: string;
            /** @description Its text, plain. */
            readonly body: string;
            /** @description The kind of device it is about. */
            readonly category?: string;
        };
        /** @description An entry that another includes. */
        readonly ContentSection: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description Its type. */
            readonly contentType: string;
            readonly fields: components["schemas"]["ContentFields"];
        };
        /** @description An entry with what it includes. */
        readonly ContentEntry: {
            /** @description The entry's id. */
            readonly id: string;
            /** @description Its type. */
            readonly contentType: string;
            /** @description What it says. */
            readonly fields: {
                /** @description Its title. */
                readonly title: string;
                /** @description Its text, plain. */
                readonly body: string;
                /** @description The kind of device it is about. */
                readonly category?: string;
                /** @description Who makes the model; of entries of models. */
                readonly brandName?: string;
                /** @description The sizes of storage that the model has; of entries of models. */
                readonly capacities?: readonly string[];
                /** @description The colours that the model has; of entries of models. */
                readonly colours?: readonly string[];
                /** @description The entries it includes, in order. */
                readonly sections: readonly components["schemas"]["ContentSection"][];
            };
        };
        /** @description Entries found. */
        readonly ContentEntries: {
            /** @description The entries. */
            readonly items: readonly components["schemas"]["ContentEntry"][];
        };
        /** @description A document as the existing back ends spell it; its names are assumed. */
        readonly DocumentRecord: {
            /** @description The document's id. */
            readonly DocumentId: string;
            /** @description What it is called. */
            readonly DocumentName: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            readonly DocumentType: "CERTIFICATE" | "TERMS";
            /**
             * Format: uri-reference
             * @description Where it is; the address is its key.
             */
            readonly DocumentUrl: string;
            /**
             * Format: date
             * @description The day it was made.
             */
            readonly CreatedDate: string;
        };
        /** @description The documents of an agreement. */
        readonly DocumentsReply: {
            /** @description The holder. */
            readonly GetTaskDetailResponse: {
                /** @description The documents; none where the agreement is not the customer's. */
                readonly Documents: readonly components["schemas"]["DocumentRecord"][];
            };
        };
        /** @description A document of a plan. */
        readonly Document: {
            /** @description The document's id. */
            readonly id: string;
            /** @description What it is called. */
            readonly name: string;
            /**
             * @description Its kind.
             * @enum {string}
             */
            readonly kind: "CERTIFICATE" | "TERMS";
            /**
             * Format: uri-reference
             * @description Where it is; the address is its key.
             */
            readonly url: string;
            /**
             * Format: date
             * @description The day it was made.
             */
            readonly createdOn: string;
        };
        /** @description Where an address is. */
        readonly Place: {
            /** @description The address as the map has it. */
            readonly address: string;
            /** @description Degrees north. */
            readonly latitude: number;
            /** @description Degrees east. */
            readonly longitude: number;
            /**
             * @description ROOFTOP: the building; APPROXIMATE: its street.
             * @enum {string}
             */
            readonly precision: "ROOFTOP" | "APPROXIMATE";
            /** @description ISO 3166-1 alpha-3. */
            readonly region: string;
        };
        /** @description Places found, the best first. */
        readonly Places: {
            /** @description The places; none where the map knows no such address. */
            readonly results: readonly components["schemas"]["Place"][];
        };
        /** @description Something that a customer is told, as the existing back ends spell it. */
        readonly NotificationRecord: {
            /**
             * Format: date
             * @description The day on which the customer was told.
             */
            readonly NotificationDate: string;
            /**
             * Format: date
             * @description The day on which it happened.
             */
            readonly EventDate: string;
            /** @description The plan that it is about. */
            readonly AgreementId: string;
            /**
             * @description Whether nothing is left to be done: Y or N.
             * @enum {string}
             */
            readonly IsResolved: "Y" | "N";
            /** @description What happened. */
            readonly ServiceRequestEventDesc: string;
            /** @description The same in Thai; absent where nobody wrote it. */
            readonly ServiceRequestEventDescTl?: string;
            /** @description What it means for the customer. */
            readonly NotificationBody: string;
            /** @description The same in Thai; absent where nobody wrote it. */
            readonly NotificationBodyTL?: string;
        };
        /** @description What the customer was told. */
        readonly NotificationsReply: {
            /** @description In no order. */
            readonly Notifications: readonly components["schemas"]["NotificationRecord"][];
        };
        /** @description Something that a customer is told. */
        readonly Notification: {
            /**
             * Format: date
             * @description The day on which the customer was told.
             */
            readonly notifiedOn: string;
            /**
             * Format: date
             * @description The day on which it happened.
             */
            readonly happenedOn: string;
            /** @description The plan that it is about. */
            readonly agreementId: string;
            /** @description Whether nothing is left to be done. */
            readonly isResolved: boolean;
            /** @description What happened. */
            readonly title: string;
            /** @description The same in Thai. */
            readonly titleThai?: string;
            /** @description What it means for the customer. */
            readonly text: string;
            /** @description The same in Thai. */
            readonly textThai?: string;
        };
        /** @description By what to look; one of the two. */
        readonly RawFindAgreementRequest: {
            /** @description An email. */
            readonly email: string;
        } | {
            /** @description A mobile number. */
            readonly mdn: string;
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description The address that a reply gave. */
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
                /** @description The order's id. */
                readonly orderId: string;
                /** @description The day of purchase. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
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
                /** @description Names the request: sent again under the same key it is done once, and answered as before. Without it, nothing is answered again. */
                readonly "idempotency-key"?: string;
                /** @description The application's key at this back end; one of the headers that the client's document sets (`backEnd.headers`). The name is ours. */
                readonly "x-api-key"?: string;
                /** @description The client's country, ISO 3166; one of the headers that the client's document sets (`backEnd.headers`). The name is ours. */
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
    readonly getCleaningServiceDeviceList: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The interaction line. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningDeviceListReply"];
                };
            };
            /** @description There is no such agreement of this customer. */
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
    readonly getScheduledAvailability: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScheduledAvailabilityRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScheduledAvailabilityReply"];
                };
            };
            /** @description There is no such cleaning of this customer. */
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
    readonly updateCleaningServiceDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateCleaningRequest"];
            };
        };
        readonly responses: {
            /** @description It is noted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CleaningReply"];
                };
            };
            /** @description There is no such agreement of this customer, or nothing of the kind is cleaned. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The slot is taken, the cleaning was ordered before, or the key was used for another request. */
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
    readonly submitCleaningService: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitCleaningRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedCleaning"];
                };
            };
            /** @description There is no such cleaning of this customer, it has no appointment, or the carrier's number is not right. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, or the key was used for another request. */
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
    readonly cancelCleaningService: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelCleaningServiceRequest"];
            };
        };
        readonly responses: {
            /** @description It is cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelledRequest"];
                };
            };
            /** @description There is no such cleaning of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, or the key was used for another request. */
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
    readonly getMakeModel: {
        readonly parameters: {
            readonly query?: {
                /** @description The make whose models are asked for. */
                readonly makeid?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The kind of device. */
                readonly category: "PHONE" | "TABLET" | "LAPTOP" | "EARPHONES" | "HEADPHONES" | "SMARTWATCHES" | "GAMECONSOLES";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MakeModelReply"];
                };
            };
            /** @description There is no such make. */
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
    readonly uploadFileV3: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewFile"];
            };
        };
        readonly responses: {
            /** @description Where to put it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilePlace"];
                };
            };
            /** @description The agreement is none of the customer's. */
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
    readonly updateReferenceDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key the files are added once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferenceDocuments"];
            };
        };
        readonly responses: {
            /** @description They belong to it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeptDocuments"];
                };
            };
            /** @description The device is not the customer's, or a file is not there. */
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
    readonly updateImeiInquiry: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is asked once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImeiInquiry"];
            };
        };
        readonly responses: {
            /** @description Somebody looks at it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SentUpdate"];
                };
            };
            /** @description The device is not the customer's, or the number is no good. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description An update of the device is being looked at, or the key was used for another request. */
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
    readonly enrol: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        readonly responses: {
            /** @description The enrolment was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EnrolmentReply"];
                };
            };
            /** @description The agreement is not the customer's or is enrolled already, or the postcode is not of that district. */
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
    readonly getAgreementDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AgreementDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description How it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AgreementDetails"];
                };
            };
            /** @description The customer has no such agreement. */
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
    readonly getCityStateByZipCode: {
        readonly parameters: {
            readonly query?: {
                /** @description The city whose districts are asked for. */
                readonly city?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Cities or districts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CityStateReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateDevice: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnchorDevice"];
            };
        };
        readonly responses: {
            /** @description The device is registered. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RegisteredDevice"];
                };
            };
            /** @description The agreement or the device is not the customer's, or the serial number is no good or registered already. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description An update of the device is being looked at, or the key was used for another request. */
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
    readonly getQuote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        readonly responses: {
            /** @description The prices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuoteReply"];
                };
            };
            /** @description There is no such plan of this customer, or it has ended. */
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
    readonly saveRenewalDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the choice: sent again under the same key it is kept once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The agreement. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenewalDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RenewalDetailsReply"];
                };
            };
            /** @description There is no such plan of this customer, or it has ended. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The quote is over, or the key was used for another request. */
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
    readonly getServiceFees: {
        readonly parameters: {
            readonly query: {
                /** @description The agreement. */
                readonly agreementId: string;
                /** @description The device. */
                readonly assetId: string;
                /** @description A line for each incident. */
                readonly multiplefees: "true";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceFeesReply"];
                };
            };
            /** @description The customer has no such device. */
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
    readonly startServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCaseReply"];
                };
            };
            /** @description The customer has no such agreement, or it is not enrolled. */
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
    readonly processIncident: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProcessIncidentRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCaseReply"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, or the key was used for another request. */
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
    readonly getFulfillmentOptions: {
        readonly parameters: {
            readonly query: {
                /** @description The request. */
                readonly servicerequestid: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FulfillmentOptionsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly setFulfillmentOption: {
        readonly parameters: {
            readonly query: {
                /** @description The request. */
                readonly servicerequestid: string;
            };
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FulfillmentChoice"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FulfillmentChosen"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, or the key was used for another request. */
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
    readonly getAspStoreList: {
        readonly parameters: {
            readonly query: {
                /** @description The request. */
                readonly servicerequestid: string;
                /** @description The incident, by its name on the wire. */
                readonly incidenttype: string;
                /** @description Where the customer is, in degrees north: the nearest centre comes first. */
                readonly latitude?: number;
                /** @description Where the customer is, in degrees east. */
                readonly longitude?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AspStoreListReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getShippingMethodsV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodsV2Request"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsV2Reply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getShippingMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShippingMethodsRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ShippingMethodsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly getAppointmentSlots: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentSlotsRequest"];
            };
        };
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppointmentSlotsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly createServiceOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ServiceOrderRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceOrderReply"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description The window is taken, it was ordered before, or the key was used for another request. */
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
    readonly submitServiceOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The order. */
                readonly serviceOrderId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitOrderRequest"];
            };
        };
        readonly responses: {
            /** @description It was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubmittedOrder"];
                };
            };
            /** @description There is no such order of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It was ordered before, or the key was used for another request. */
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
    readonly listCustomerCases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerCasesReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getServiceRequestDetails: {
        readonly parameters: {
            readonly query?: {
                /** @description The agreement; left out where an address leads straight to the request. */
                readonly agreementId?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description The request. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What there is. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RequestDetailsReply"];
                };
            };
            /** @description There is no such request of this customer. */
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
    readonly cancelServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelServiceRequestParams"];
            };
        };
        readonly responses: {
            /** @description It is cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelledRequest"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, or the key was used for another request. */
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
    readonly cancelServiceRequestV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the request: sent again under the same key it is done once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CancelServiceRequestParams"];
            };
        };
        readonly responses: {
            /** @description It is cancelled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CancelledRequest"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too late, it was cancelled before, or the key was used for another request. */
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
    readonly rateServiceRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the rating: sent again under the same key it is kept once, and answered as before. */
                readonly "idempotency-key": string;
            };
            readonly path: {
                /** @description The request. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestFeedback"];
            };
        };
        readonly responses: {
            /** @description It is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RatedRequest"];
                };
            };
            /** @description There is no such request of this customer. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            readonly 401: components["responses"]["NotAuthorised"];
            /** @description It is too early, it was rated before, or the key was used for another request. */
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
    readonly initialize: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session's facts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InitializeReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findAgreement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly findAgreementV2: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The client's country, ISO 3166; one of the headers that the client's document sets (`backEnd.headers`). The name is ours. */
                readonly "x-country-code"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SessionReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getClaimDetails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimDetailsRequest"];
            };
        };
        readonly responses: {
            /** @description Opened. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimDetailsReply"];
                };
            };
            /** @description What was sent is not the signed-in customer's. */
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
    readonly listDocuments: {
        readonly parameters: {
            readonly query: {
                /** @description The programme's name on the wire; its use is assumed. */
                readonly p: string;
                /** @description The agreement's id. */
                readonly aid: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notifications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotificationsReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSmartscanToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SmartscanToken"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSecurityAdvisorToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityAdvisorRequest"];
            };
        };
        readonly responses: {
            /** @description The token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityAdvisorToken"];
                };
            };
            /** @description None of the customer's devices has this number. */
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
    readonly listArticles: {
        readonly parameters: {
            readonly query: {
                /** @description In which language. */
                readonly language: "en-US" | "ms-MY" | "th-TH" | "zh-Hant-TW";
                /** @description At most so many. */
                readonly items?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The articles, newest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ArticleList"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getThemeConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ThemeConfiguration"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listContentEntries: {
        readonly parameters: {
            readonly query: {
                /** @description Which portal's entries. */
                readonly portalType: "device_protection" | "repair";
                /** @description Which type of entries. */
                readonly contentType: "deviceDetailPage" | "deviceModel";
                /** @description What they must be about: a kind of device, or words of the title. */
                readonly query?: string;
                /** @description How deep included entries are given. */
                readonly include?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContentEntries"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDeviceImages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One picture for each model. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeviceImages"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly geocodeAddress: {
        readonly parameters: {
            readonly query: {
                /** @description The address in one line. */
                readonly address: string;
                /** @description The language of the names. */
                readonly language: "en" | "zh-Hant";
                /** @description ISO 3166-1 alpha-3. */
                readonly region: string;
                /** @description ROOFTOP: only buildings. */
                readonly precision?: "ROOFTOP" | "APPROXIMATE";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Places"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly writeLog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogEntry"];
            };
        };
        readonly responses: {
            /** @description Written. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rawFindAgreement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RawFindAgreementRequest"];
            };
        };
        readonly responses: {
            /** @description The agreements; an empty list where there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FindAgreementReply"];
                };
            };
            readonly 400: components["responses"]["UnfitText"];
            readonly 401: components["responses"]["NotAuthorised"];
            readonly 422: components["responses"]["BreaksContract"];
            readonly 500: components["responses"]["ServerFailure"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
